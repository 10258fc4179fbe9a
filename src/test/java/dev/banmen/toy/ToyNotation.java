package dev.banmen.toy;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;

/**
 * Squares as {@code b3}: a letter for the column from the left, a number for the row from the top.
 */
final class ToyNotation implements Notation {
  @Override
  public String name(Site site) {
    return column(site.col()) + row(site.row());
  }

  @Override
  public Optional<Site> parse(String name) {
    if (name.length() < 2 || name.length() > 3) {
      return Optional.empty();
    }
    int letter = name.charAt(0) | 0x20;
    int row = 0;
    for (int i = 1; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return Optional.empty();
      }
      row = row * 10 + digit;
    }
    return letter >= 'a' && letter <= 'z' && row > 0
        ? Optional.of(new Site(row - 1, letter - 'a'))
        : Optional.empty();
  }

  @Override
  public String row(int row) {
    return Integer.toString(row + 1);
  }

  @Override
  public String column(int col) {
    return Character.toString((char) ('a' + col));
  }
}
