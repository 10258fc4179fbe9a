package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.facet.HasCoach;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the coach says that all moves are the same, and that they are. */
class OthelloCoachTest {
  private static Position start(String size) {
    Game game = new OthelloFamily().game(Map.of("size", size));
    return Position.start(game);
  }

  private static Optional<String> reason(Position position, Move move) {
    return HasCoach.of(position.game()).orElseThrow().reason(position, move);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "6", "8", "10"})
  void theFirstMovesAreTheSame(String size) {
    Position start = start(size);
    for (Move move : start.legalMoves()) {
      assertThat(reason(start, move))
          .contains(
              "Every move is the same here: turn or mirror the board, and one becomes another.");
    }
  }

  @Test
  void theSecondOnesAreNot() {
    Position second = after(start("8"), start("8").legalMoves().get(0));
    assertThat(second.legalMoves()).hasSize(3);
    second.legalMoves().forEach(move -> assertThat(reason(second, move)).isEmpty());
  }

  /** In games by chance: where it is said, the boards after all moves are turns of one another. */
  @Test
  void whereItIsSaidTheBoardsAfterwardsAreTurnsOfOneAnother() {
    SplittableRandom random = new SplittableRandom(4);
    int said = 0;
    for (int game = 0; game < 20; game++) {
      Position position = start("4");
      while (!position.movers().isEmpty()) {
        Set<String> boards = new TreeSet<>();
        for (Move move : position.legalMoves()) {
          boards.add(leastTurn(after(position, move)));
        }
        Move move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
        boolean isSaid = reason(position, move).isPresent();
        said += isSaid ? 1 : 0;
        assertThat(isSaid && boards.size() > 1).as("%s", boards).isFalse();
        position = after(position, move);
      }
    }
    assertThat(said).isGreaterThanOrEqualTo(20);
  }

  private static Position after(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  /** The first in the alphabet of the eight ways to read a square board. */
  private static String leastTurn(Position position) {
    int size = position.lattice().rows();
    Set<String> all = new TreeSet<>();
    for (int way = 0; way < 8; way++) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < size * size; i++) {
        int row = way % 2 == 0 ? i / size : size - 1 - i / size;
        int col = way / 2 % 2 == 0 ? i % size : size - 1 - i % size;
        Mark mark = position.at(way < 4 ? row * size + col : col * size + row);
        text.append(mark == Mark.EMPTY ? '.' : mark == Mark.BLACK ? 'X' : 'O');
      }
      all.add(text.toString());
    }
    return all.iterator().next();
  }
}
