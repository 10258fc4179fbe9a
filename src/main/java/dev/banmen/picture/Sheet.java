package dev.banmen.picture;

import java.util.Arrays;

/** A rectangle of characters, each in a tint. Mutable, one thread. */
final class Sheet {
  private final char[][] characters;
  private final Tint[][] tints;

  Sheet(int rows, int cols) {
    characters = new char[rows][cols];
    tints = new Tint[rows][cols];
    for (int row = 0; row < rows; row++) {
      Arrays.fill(characters[row], ' ');
      Arrays.fill(tints[row], Tint.TEXT);
    }
  }

  /** Puts a character; ignores places off the sheet. */
  void put(int row, int col, char c, Tint tint) {
    if (row >= 0 && row < characters.length && col >= 0 && col < characters[row].length) {
      characters[row][col] = c;
      tints[row][col] = tint;
    }
  }

  void text(int row, int col, String text, Tint tint) {
    for (int i = 0; i < text.length(); i++) {
      put(row, col + i, text.charAt(i), tint);
    }
  }

  /** Appends all rows as lines, without plain blanks at line ends. */
  void writeTo(StringBuilder out, Colours colours) {
    for (int row = 0; row < characters.length; row++) {
      line(row, out, colours);
      out.append('\n');
    }
  }

  private void line(int row, StringBuilder out, Colours colours) {
    int end = characters[row].length;
    while (end > 0
        && characters[row][end - 1] == ' '
        && colours.begin(tints[row][end - 1]).isEmpty()) {
      end--;
    }
    String begun = "";
    for (int col = 0; col < end; col++) {
      String wanted = colours.begin(tints[row][col]);
      if (!wanted.equals(begun)) {
        out.append(begun.isEmpty() ? "" : Colours.PLAIN).append(wanted);
        begun = wanted;
      }
      out.append(characters[row][col]);
    }
    out.append(begun.isEmpty() ? "" : Colours.PLAIN);
  }
}
