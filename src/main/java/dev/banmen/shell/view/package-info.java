/** A recorded game, or a table that is led, in line mode: stepped through, edited, guessed. */
package dev.banmen.shell.view;
