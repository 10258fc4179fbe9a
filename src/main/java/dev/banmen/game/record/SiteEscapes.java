package dev.banmen.game.record;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;

/**
 * Writes and reads places that a game has no name for, such as those off its board: {@code
 * @row,column} on its lattice, from 0, and below 0 too.
 */
public final class SiteEscapes {
  private static final int MOST_DIGITS = 10;

  private SiteEscapes() {}

  /** Returns the text for a site: its name, unless that would be read as something else. */
  public static String of(Notation notation, Lattice lattice, Site site) {
    String name = notation.name(site);
    if (lattice.isOpen(site)) {
      return name;
    }
    Optional<Site> read = notation.parse(name);
    boolean isSame = name.indexOf(' ') < 0 && read.isPresent() && read.get().equals(site);
    return isSame ? name : "@" + site.row() + "," + site.col();
  }

  /** Returns the site that a word names, either way; empty if none. */
  public static Optional<Site> site(Notation notation, String word) {
    if (word.isEmpty() || word.charAt(0) != '@') {
      return notation.parse(word);
    }
    int comma = word.indexOf(',');
    if (comma < 0) {
      return Optional.empty();
    }
    Optional<Integer> row = number(word.substring(1, comma));
    Optional<Integer> col = number(word.substring(comma + 1));
    return row.isPresent() && col.isPresent()
        ? Optional.of(new Site(row.get(), col.get()))
        : Optional.empty();
  }

  private static Optional<Integer> number(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    int digits = text.length() - from;
    if (digits < 1 || digits > MOST_DIGITS) {
      return Optional.empty();
    }
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return Optional.empty();
      }
    }
    long number = Long.parseLong(text);
    return number == (int) number ? Optional.of((int) number) : Optional.empty();
  }
}
