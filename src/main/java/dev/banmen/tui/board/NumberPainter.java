package dev.banmen.tui.board;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.tui.theme.Role;
import java.util.HashMap;
import java.util.Map;

/** Paints the numbers of moves on their pieces. Stateless. */
final class NumberPainter {
  private static final int HUNDRED = 100;
  private static final int THOUSAND = 1000;

  private NumberPainter() {}

  /** Returns the numbers of the last moves whose pieces still stand, by site. */
  static Map<Site, Integer> numbers(Position position, int last) {
    Map<Site, Integer> numbers = new HashMap<>();
    int ply = position.ply();
    for (Move move : position.lastMoves(last)) {
      if (move instanceof Place place && position.at(place.site()) != Mark.EMPTY) {
        numbers.putIfAbsent(place.site(), position.number(ply));
      }
      ply--;
    }
    return numbers;
  }

  /**
   * Paints them in the middle of their pieces, as many of their last digits as have room: three, or
   * two on small pieces. A number that would look like a later one is left out.
   */
  static void paint(BoardPainter painter, int last) {
    Position position = painter.scene().position();
    int all = painter.isLarge() ? THOUSAND : HUNDRED;
    int latest = position.number(position.ply());
    numbers(position, last)
        .forEach(
            (site, number) -> {
              if (latest - number < all) {
                boolean isBlack = position.at(site) == Mark.BLACK;
                write(painter, site, digits(number, all), isBlack ? Role.ON_BLACK : Role.ON_WHITE);
              }
            });
  }

  private static void write(BoardPainter painter, Site site, String digits, Role role) {
    int start = painter.start(digits.length());
    for (int i = 0; i < digits.length(); i++) {
      painter.write(site, start + i, digits.charAt(i), role);
    }
  }

  /** Returns a number's last digits, with zeros in front if others were left out. */
  static String digits(int number, int all) {
    return number < all
        ? Integer.toString(number)
        : Integer.toString(all + number % all).substring(1);
  }
}
