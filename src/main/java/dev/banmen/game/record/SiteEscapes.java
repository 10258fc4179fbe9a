package dev.banmen.game.record;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes and reads places that a game has no name for, such as those off its board: {@code
 * @row,column} on its lattice, from 0, and below 0 too.
 */
public final class SiteEscapes {
  private static final Pattern PAIR = Pattern.compile("@(-?\\d{1,10}),(-?\\d{1,10})");

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
    Matcher pair = PAIR.matcher(word);
    if (!pair.matches()) {
      return Optional.empty();
    }
    long row = Long.parseLong(pair.group(1));
    long col = Long.parseLong(pair.group(2));
    boolean isSite = row == (int) row && col == (int) col;
    return isSite ? Optional.of(new Site((int) row, (int) col)) : Optional.empty();
  }
}
