/**
 * The command line: reads the arguments, wires the packages together, gives the exit code. The only
 * package that sees the catalog and everything else; nothing may import it.
 */
package dev.banmen.cli;
