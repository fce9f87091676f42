/**
 * The web server where people play: participants of a study, and designers in the studio. Requests come in; every move and
 * answer is checked here and handed to {@code survey} before it is acknowledged.
 */
package rulesmith.playtest;
