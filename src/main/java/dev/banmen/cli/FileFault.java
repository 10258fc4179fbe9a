package dev.banmen.cli;

import dev.banmen.game.InputFault;

/** A file is not what it should be: its message is one line, {@code NAME:LINE:COL: text}. */
final class FileFault extends Exception {
  private static final long serialVersionUID = 1L;

  FileFault(String name, String text) {
    super(name + ":1: " + text, null, false, false);
  }

  FileFault(String name, InputFault fault) {
    super(line(name, fault.line(), fault.column(), fault.getMessage()), null, false, false);
  }

  /**
   * One line on something in a file.
   *
   * @param column 0 where it is the whole line
   */
  static String line(String name, long line, long column, String text) {
    return name + ":" + line + (column > 0 ? ":" + column : "") + ": " + text;
  }
}
