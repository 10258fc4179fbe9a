package dev.banmen.game;

import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;

/**
 * A reason to refuse a move. Each game has one enum of these; numbers never change once published,
 * the sentences are in the game's {@link Words} under {@code explain.} and the title, the cause in
 * {@code docs/misses.md}.
 */
public interface Miss {
  /** The number of "there is no such site", in every game that has it. */
  int OFF_BOARD = 4;

  /** The number of "the other side is to move", in every game that has it. */
  int NOT_YOUR_TURN = 5;

  /** The number of "the game is over", in every game. */
  int GAME_OVER = 6;

  /** The code shown to the player, 1 or more, unique in its game. */
  int number();

  /**
   * Returns the reasons to name after the first: all the others, or none once the game is over,
   * which is reason enough.
   *
   * @param reasons all that hold, at least one, in the order of the checks
   */
  static <M extends Miss> List<M> others(List<M> reasons) {
    boolean isOver = reasons.get(0).number() == GAME_OVER;
    return isOver ? List.of() : reasons.subList(1, reasons.size());
  }

  /**
   * Returns the reason with a number.
   *
   * @throws IllegalArgumentException if there is none
   */
  static <M extends Miss> M of(List<M> all, int number) {
    for (M miss : all) {
      if (miss.number() == number) {
        return miss;
      }
    }
    throw new IllegalArgumentException("no miss " + number);
  }

  /** The enum constant's name. */
  String name();

  /** The name for people and scripts: lower case, words joined by hyphens. */
  default String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
