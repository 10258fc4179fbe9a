package dev.banmen.survey;

import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** The winner of a recorded game. */
enum Winner {
  BLACK,
  WHITE,
  DRAW,
  UNKNOWN;

  /**
   * Returns the winner by the record, as SGF writes it: {@code B+3.5}, {@code W+R}, {@code 0}; if
   * it says nothing, by the rules.
   *
   * @param ruled asked then; empty if the game isn't over
   */
  static Winner of(String written, Supplier<Optional<Outcome>> ruled) {
    String text = written.strip().toUpperCase(Locale.ROOT);
    if (text.startsWith("B+")) {
      return BLACK;
    } else if (text.startsWith("W+")) {
      return WHITE;
    } else if (text.equals("0") || text.equals("DRAW") || text.equals("JIGO")) {
      return DRAW;
    }
    Optional<Outcome> outcome = text.isEmpty() ? ruled.get() : Optional.empty();
    return outcome.map(over -> over.winner().map(Winner::of).orElse(DRAW)).orElse(UNKNOWN);
  }

  private static Winner of(Side winner) {
    return winner == Side.BLACK ? BLACK : WHITE;
  }
}
