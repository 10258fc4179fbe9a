package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.Recordable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A superko rule refuses only moves that repeat an earlier board: compared with a list of all
 * boards, while moves are played, forced, passed and undone.
 */
class RepetitionTest {
  private static final int STEPS = 150;

  @Test
  void whatIsRefusedIsWhatStoodBefore() {
    int repetitions = 0;
    for (String ko : List.of("positional", "situational")) {
      for (String suicide : List.of("allowed", "forbidden")) {
        for (String size : List.of("1x4", "2", "2x3", "3")) {
          for (long seed = 0; seed < 12; seed++) {
            repetitions += new Run(size, ko, suicide, new Random(seed)).repetitions();
          }
        }
      }
    }
    assertThat(repetitions).as("there are some to be found").isGreaterThan(1000);
  }

  /** One random game on two boards: one that knows the rule, and one that knows no ko. */
  private static final class Run {
    private final Board board;
    private final Board plain;
    private final boolean isSituational;
    private final int sites;
    private final Random random;
    private final List<String> stood = new ArrayList<>();

    Run(String size, String ko, String suicide, Random random) {
      Game game = game(size, ko, suicide);
      board = game.newBoard(Setup.EMPTY);
      plain = game(size, "none", suicide).newBoard(Setup.EMPTY);
      isSituational = ko.equals("situational");
      sites = game.lattice().size();
      this.random = random;
      stood.add(shown(plain, Side.BLACK));
    }

    private static Game game(String size, String ko, String suicide) {
      return Recordable.free(
          new GoFamily().game(Map.of("size", size, "ko", ko, "suicide", suicide)));
    }

    int repetitions() {
      int found = 0;
      for (int i = 0; i < STEPS; i++) {
        // Some boards are asked often and some seldom: the history is filled when it is needed.
        for (int site = 0; site < sites && i % 7 < 3; site++) {
          Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
          int expected = expected(side, site);
          assertThat(board.check(side, site))
              .as("%s at %s after %s", side, site, stood)
              .isEqualTo(expected);
          found += expected == GoMiss.REPETITION.number() ? 1 : 0;
        }
        step();
      }
      return found;
    }

    private int expected(Side side, int site) {
      int miss = plain.play(side, site);
      if (miss != 0) {
        return miss;
      }
      String after = shown(plain, side.opponent());
      plain.undo();
      return stood.contains(after) ? GoMiss.REPETITION.number() : 0;
    }

    private void step() {
      if (random.nextInt(5) == 0 && board.ply() > 0) {
        board.undo();
        plain.undo();
        stood.remove(stood.size() - 1);
        return;
      }
      Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
      int site = random.nextInt(sites + 1) - 1;
      int miss = board.play(side, site);
      boolean isForced = miss != 0 && random.nextInt(3) == 0 && board.force(side, site);
      if (miss == 0 || isForced) {
        if (plain.play(side, site) != 0) {
          plain.force(side, site);
        }
        stood.add(shown(plain, side.opponent()));
      }
    }

    /** The board as text, and who is next if that counts. */
    private String shown(Board of, Side next) {
      StringBuilder shown = new StringBuilder();
      for (int site = 0; site < sites; site++) {
        shown.append(of.at(site).name().charAt(0));
      }
      return isSituational ? shown.append(next).toString() : shown.toString();
    }
  }
}
