package dev.banmen.session;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Optional;

/**
 * Moves and sites as a text keeps them: {@code B D4}, {@code W pass}, and for the places whose name
 * a game cannot read back {@code @row,col} on its lattice, from 0.
 */
final class MoveText {
  private static final int MOST_DIGITS = 10;

  private MoveText() {}

  static String of(Game game, Move move) {
    return letter(move.side())
        + " "
        + (move instanceof Place place ? site(game, place.site()) : "pass");
  }

  static char letter(Side side) {
    return side == Side.BLACK ? 'B' : 'W';
  }

  static String site(Game game, Site site) {
    String name = game.notation().name(site);
    if (game.lattice().isOpen(site)) {
      return name;
    }
    Optional<Site> read = game.notation().parse(name);
    boolean isSame = name.indexOf(' ') < 0 && read.isPresent() && read.get().equals(site);
    return isSame ? name : "@" + site.row() + "," + site.col();
  }

  /** The site that a word names; empty if none. */
  static Optional<Site> site(Game game, String word) {
    if (word.isEmpty() || word.charAt(0) != '@') {
      return game.notation().parse(word);
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
