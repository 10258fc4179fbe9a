/** The commands that check, convert and count many files. */
package dev.banmen.cli.files;
