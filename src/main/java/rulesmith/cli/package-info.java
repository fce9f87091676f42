/**
 * The commands: the only place that wires the parts together. In come arguments and standard input, out go text or JSON
 * on the injected writers and a named exit code. Nobody imports this package.
 */
package rulesmith.cli;
