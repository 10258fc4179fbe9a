package dev.banmen.app.local.host;

import dev.banmen.game.record.Fault;
import dev.banmen.game.record.InputFault;

/**
 * A fault in a file. The message is one line, {@code NAME:LINE:COL: text}, or {@code NAME: text}
 * where the whole file is meant or has no lines.
 */
public final class FileFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final String name;
  private final String why;

  public FileFault(String name, String text) {
    this(name, name + ": " + text, text);
  }

  public FileFault(String name, InputFault fault) {
    this(name, line(name, fault.line(), fault.column(), fault.getMessage()), fault.getMessage());
  }

  private FileFault(String name, String line, String why) {
    super(line, null, false, false);
    this.name = name;
    this.why = why;
  }

  /** The same fault of a file that is known by another name. */
  public FileFault named(String other) {
    return new FileFault(other, other + getMessage().substring(name.length()), why);
  }

  /** The text alone, without where it is. */
  public String why() {
    return why;
  }

  /**
   * One line about something in a file.
   *
   * @param line 0 where it is the whole file, or lines mean nothing in it
   * @param column 0 where it is the whole line
   */
  public static String line(String name, long line, long column, String text) {
    String place = Fault.place(line, column);
    return name + (place.isEmpty() ? "" : ":" + place) + ": " + text;
  }
}
