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

  /** Paints them in the middle of their pieces; small pieces have room for two digits. */
  static void paint(BoardPainter painter, int last) {
    Position position = painter.scene().position();
    int room = painter.isLarge() ? 3 : 2;
    numbers(position, last)
        .forEach(
            (site, number) -> {
              boolean isShort = room < 3 && number >= HUNDRED;
              String digits = isShort ? lastTwo(number) : Integer.toString(number);
              boolean isBlack = position.at(site) == Mark.BLACK;
              Role role = isBlack ? Role.ON_BLACK : Role.ON_WHITE;
              for (int i = 0; i < digits.length(); i++) {
                painter.write(site, i - digits.length() / 2, digits.charAt(i), role);
              }
            });
  }

  private static String lastTwo(int number) {
    int rest = number % HUNDRED;
    return (rest < 10 ? "0" : "") + rest;
  }
}
