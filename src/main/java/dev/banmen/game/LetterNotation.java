package dev.banmen.game;

import java.util.Arrays;
import java.util.Optional;

/**
 * Sites as a column's letter and a row's number, such as {@code D4}; a place off every board, which
 * has no such name, by row and column from 1. Immutable.
 */
public final class LetterNotation implements Notation {
  private static final int LARGEST_NUMBER = 9999;
  private static final int MOST_DIGITS = 4;

  private final String letters;
  private final int mostLetters;
  private final int rows;
  private final byte[] columnOf = new byte[26]; // by letter; -1 for one that no column has

  /**
   * Creates the notation of boards of this height.
   *
   * @param letters the columns' letters, ASCII and in one case; names are read in either
   * @param mostLetters 2 if two letters, {@code AA}, {@code AB}, ..., come after the last, else 1
   * @param rows number of rows if they count from the bottom, 0 if they count from the top
   */
  public LetterNotation(String letters, int mostLetters, int rows) {
    this.letters = letters;
    this.mostLetters = mostLetters;
    this.rows = rows;
    Arrays.fill(columnOf, (byte) -1);
    for (int col = 0; col < letters.length(); col++) {
      columnOf[(letters.charAt(col) | 0x20) - 'a'] = (byte) col;
    }
  }

  /** Whether rows count from the top. */
  public boolean isFromTop() {
    return rows == 0;
  }

  @Override
  public String name(Site site) {
    String column = column(site.col());
    long number = rows == 0 ? site.row() + 1L : (long) rows - site.row();
    return column.isEmpty() || number < 0 || number > LARGEST_NUMBER
        ? "(" + (site.row() + 1L) + "," + (site.col() + 1L) + ")"
        : column + number;
  }

  @Override
  public Optional<Site> parse(String name) {
    int count = letters(name);
    int number = number(name, count);
    return number < 0 ? Optional.empty() : Optional.of(new Site(rowOf(number), col(name, count)));
  }

  @Override
  public int index(String name, Lattice lattice) {
    int count = letters(name);
    int number = number(name, count);
    if (number < 0) {
      return UNREADABLE;
    }
    int row = rowOf(number);
    int col = col(name, count);
    return row >= 0 && row < lattice.rows() && col < lattice.cols()
        ? row * lattice.cols() + col
        : Board.OFF;
  }

  /** How many letters a name starts with. */
  private int letters(String name) {
    int count = 0;
    while (count < name.length() && col(name.charAt(count)) >= 0) {
      count++;
    }
    return count;
  }

  private int col(char letter) {
    int place = (letter | 0x20) - 'a';
    return letter < 0x80 && place >= 0 && place < columnOf.length ? columnOf[place] : -1;
  }

  private int col(String name, int count) {
    int last = col(name.charAt(count - 1));
    return count == 1 ? last : (col(name.charAt(0)) + 1) * letters.length() + last;
  }

  /** Reads the number after the letters; -1 if the text names no site. */
  private int number(String name, int count) {
    int digits = name.length() - count;
    if (count < 1 || count > mostLetters || digits < 1 || digits > MOST_DIGITS) {
      return -1;
    }
    int number = 0;
    for (int i = count; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private int rowOf(int number) {
    return rows == 0 ? number - 1 : rows - number;
  }

  @Override
  public String row(int row) {
    return Integer.toString(rows == 0 ? row + 1 : rows - row);
  }

  @Override
  public String column(int col) {
    int count = letters.length();
    if (col < 0 || col >= (mostLetters == 1 ? count : count + count * count)) {
      return "";
    }
    String last = letters.substring(col % count, col % count + 1);
    return col < count ? last : letters.charAt(col / count - 1) + last;
  }
}
