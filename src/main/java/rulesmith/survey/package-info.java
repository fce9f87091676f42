/**
 * What people are asked about games and what they answer: the design of a study, its database, and the statistics of its
 * answers. Rule sets come in; tables, tests and intervals go out. It is the only writer of {@code surveys/}.
 */
package rulesmith.survey;
