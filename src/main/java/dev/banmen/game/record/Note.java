package dev.banmen.game.record;

import java.util.function.Consumer;

/**
 * A reader's note about a file. Immutable.
 *
 * @param line from 1, or 0 where lines mean nothing
 * @param column in bytes from 1, or 0 where it is the whole line
 * @param text what was found and how it was read, in one line without control characters
 * @param isUnusual whether nothing had to be repaired, but hardly anybody means it so
 * @param kind what notes of one kind have in common, such as the key of their text
 */
public record Note(long line, long column, String text, boolean isUnusual, String kind) {
  /** The kind of a remark about a value with another meaning than it seems, which is written. */
  public static final String READ_AS = "note.read-as";

  /** What a record says nothing of, so that a reader has to assume it: it is common. */
  public static final String ASSUMED = "note.assumed";

  public static final Consumer<Note> UNHEARD = note -> {};

  /** Creates a note of something that had to be repaired, or was left out; of a kind of its own. */
  public Note(long line, long column, String text) {
    this(line, column, text, false, text);
  }
}
