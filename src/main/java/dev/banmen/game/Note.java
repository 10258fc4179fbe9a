package dev.banmen.game;

import java.util.function.Consumer;

/**
 * Something about a file that its reader had to put right, or passed over. Immutable.
 *
 * @param line from 1
 * @param column in bytes from 1, or 0 where it is the whole line
 * @param text what was found and what was made of it, in one line without control characters
 */
public record Note(long line, long column, String text) {
  /** Whoever does not want to hear of them. */
  public static final Consumer<Note> UNHEARD = note -> {};
}
