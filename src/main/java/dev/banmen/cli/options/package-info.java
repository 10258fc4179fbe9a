/** The options and arguments that commands share. */
package dev.banmen.cli.options;
