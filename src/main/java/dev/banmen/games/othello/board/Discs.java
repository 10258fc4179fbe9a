package dev.banmen.games.othello.board;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Makes set-ups from two words of discs, bit {@code row * 8 + col}. */
public final class Discs {
  private Discs() {}

  public static Setup setup(long black, long white, Side toMove) {
    Map<Site, Mark> marks = new HashMap<>();
    put(marks, black, Mark.BLACK);
    put(marks, white, Mark.WHITE);
    return new Setup(marks, Optional.of(toMove));
  }

  private static void put(Map<Site, Mark> marks, long discs, Mark mark) {
    for (long rest = discs; rest != 0; rest &= rest - 1) {
      marks.put(site(Long.numberOfTrailingZeros(rest)), mark);
    }
  }

  public static Site site(int square) {
    return new Site(square >> 3, square & 7);
  }
}
