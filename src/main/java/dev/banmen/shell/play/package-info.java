/** A game in play, in line mode. */
package dev.banmen.shell.play;
