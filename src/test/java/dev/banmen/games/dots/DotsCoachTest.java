package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the coach gives as a reason for a line. */
class DotsCoachTest {
  private static final Game GAME = new DotsFamily().game(Map.of("size", "2x4"));

  /** A chain of two boxes on the left, a single one on the right, and no safe line. */
  private static Position noSafeLine() {
    Position position = Position.start(GAME);
    for (int[] site : new int[][] {{0, 1}, {2, 1}, {0, 3}, {1, 4}, {0, 5}}) {
      position = after(position, site[0], site[1]);
    }
    return position;
  }

  private static Position after(Position position, int row, int col) {
    Move move = place(position, row, col);
    return ((Played) position.play(move)).after();
  }

  private static Move place(Position position, int row, int col) {
    Side side = position.toMove().orElseThrow();
    return new Place(side, new Site(row, col));
  }

  private static Optional<String> reason(Position position, int row, int col) {
    return HasCoach.of(GAME).orElseThrow().reason(position, place(position, row, col));
  }

  @Test
  void theFewestBoxesAreGivenWhereNoLineIsSafe() {
    Position position = noSafeLine();
    assertThat(reason(position, 1, 6))
        .contains("Every line gives boxes away now, and none gives fewer.");
    assertThat(reason(position, 1, 0)).as("two boxes").isEmpty();
    assertThat(reason(position, 0, 1)).as("drawn already").isEmpty();
  }

  @Test
  void nothingIsForcedWhileALineIsSafeOrABoxIsReady() {
    assertThat(reason(after(noSafeLine(), 1, 6), 2, 5)).as("it takes a box").isEmpty();
  }

  /** Every line that gives no box a third side is counted, on a board of its own. */
  @Test
  void theSafeLinesThatAreLeftAreCounted() {
    SplittableRandom random = new SplittableRandom(1);
    Game game = new DotsFamily().game(Map.of("size", "4"));
    Set<String> said = new TreeSet<>();
    for (int i = 0; i < 20; i++) {
      Position position = Position.start(game);
      while (safe(position) > 0) {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        Position after = ((Played) position.play(move)).after();
        String reason = HasCoach.of(game).orElseThrow().reason(position, move).orElse("");
        if (ready(after) > 0) {
          assertThat(reason).isEmpty();
          continue; // with a safe line
        } else if (safe(after) == 0) {
          assertThat(reason).startsWith("It is the last safe line:");
          said.add("last");
        } else {
          assertThat(reason)
              .contains(safe(after) == 1 ? "1 safe line;" : safe(after) + " safe lines;");
          said.add("left");
        }
        position = after;
      }
    }
    assertThat(said).containsExactly("last", "left");
  }

  private static long safe(Position position) {
    return position.legalMoves().stream()
        .filter(next -> ready(((Played) position.play(next)).after()) == 0)
        .count();
  }

  private static long ready(Position position) {
    return FreeBoxes.ready((DotsBoard) position.board()).size();
  }

  /**
   * Two rows of boxes, open at both ends and between them: a chain is opened and taken up to two.
   */
  private static Position twoLeft(String size, int boxes) {
    Position position = Position.start(new DotsFamily().game(Map.of("size", size)));
    for (int row = 0; row < position.lattice().rows(); row += 2) {
      for (int col = 1; col < 2 * boxes; col += 2) {
        position = after(position, row, col);
      }
    }
    position = after(position, 1, 0);
    for (int col = 2; col < 2 * boxes - 2; col += 2) {
      position = after(position, 1, col);
    }
    return position;
  }

  private static Optional<String> dealt(String size, int boxes) {
    Position position = twoLeft(size, boxes);
    Move deal = place(position, 1, 2 * boxes);
    return HasCoach.of(position.game()).orElseThrow().reason(position, deal);
  }

  @Test
  void boxesLeftOnPurposeBringMoreThanTheyCost() {
    assertThat(dealt("3x4", 3).orElse(""))
        .matches(
            "It leaves . 2 boxes on purpose: once these are taken, . has to give away 3 or"
                + " more\\.");
    assertThat(dealt("3x3", 2)).as("two for two").isEmpty();
    assertThat(dealt("2x4", 3)).as("nothing is left to give").isEmpty();
    Position taken = twoLeft("3x4", 3);
    Move all = place(taken, 1, 4);
    assertThat(HasCoach.of(taken.game()).orElseThrow().reason(taken, all)).isEmpty();
  }

  /** In games by chance, whoever takes what was left gives as many boxes as is said, or more. */
  @Test
  void whatIsSaidOfBoxesLeftOnPurposeIsSo() {
    SplittableRandom random = new SplittableRandom(3);
    Game game = new DotsFamily().game(Map.of("size", "4"));
    Pattern words =
        Pattern.compile("It leaves . (\\d+) boxes on purpose: .* give away (\\d+) or more\\.");
    int said = 0;
    for (int i = 0; i < 60; i++) {
      Position position = Position.start(game);
      while (!position.movers().isEmpty()) {
        for (Move move : position.legalMoves()) {
          String reason = HasCoach.of(game).orElseThrow().reason(position, move).orElse("");
          Matcher dealt = words.matcher(reason);
          if (dealt.matches()) {
            said++;
            Position left = ((Played) position.play(move)).after();
            assertThat(left.movers()).doesNotContain(move.side());
            Position taken = allTaken(left);
            assertThat(owned(taken) - owned(left)).isEqualTo(Integer.parseInt(dealt.group(1)));
            int least = Integer.MAX_VALUE;
            for (Move given : taken.legalMoves()) {
              Position next = ((Played) taken.play(given)).after();
              least = Math.min(least, owned(allTaken(next)) - owned(next));
            }
            assertThat(least).isEqualTo(Integer.parseInt(dealt.group(2)));
          }
        }
        List<Move> moves = new ArrayList<>(position.legalMoves());
        Position now = position;
        moves.removeIf(move -> safe(now) > 0 && ready(((Played) now.play(move)).after()) > 0);
        position = ((Played) position.play(moves.get(random.nextInt(moves.size())))).after();
      }
    }
    assertThat(said).isGreaterThan(5);
  }

  /** The board once the side to move has drawn every line that completes a box. */
  private static Position allTaken(Position position) {
    for (Move move : position.legalMoves()) {
      Position next = ((Played) position.play(move)).after();
      if (owned(next) > owned(position)) {
        return allTaken(next);
      }
    }
    return position;
  }

  private static int owned(Position position) {
    return (int) (position.score().black() + position.score().white());
  }
}
