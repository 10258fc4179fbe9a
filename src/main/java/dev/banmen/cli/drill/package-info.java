/** Prints exercises: as JSON, and as a handout. May use {@code cli.options}. */
package dev.banmen.cli.drill;
