package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Captures, kos, scores and set-ups on 9x9: the board tests of sgfmill. */
class SgfmillCasesTest {
  private static final String CASES = "go/sgfmill_board_test_data.json";
  private static final String ANY_ORDER = "size=9 rules=exercise suicide=allowed";

  private static JsonArray cases(String kind) throws IOException {
    return Outside.json(CASES).getAsJsonObject().getAsJsonArray(kind);
  }

  /**
   * The marks of a diagram with row numbers and column letters, {@code #} Black, {@code o} White.
   */
  private static List<Mark> marks(String diagram) {
    return diagram
        .lines()
        .limit(9)
        .flatMap(line -> line.substring(1).replace(" ", "").chars().mapToObj(c -> mark((char) c)))
        .toList();
  }

  private static Mark mark(char drawn) {
    return switch (drawn) {
      case '#' -> Mark.BLACK;
      case 'o' -> Mark.WHITE;
      default -> Mark.EMPTY;
    };
  }

  private static Site site(Game game, String name) {
    return game.notation().parse(name).orElseThrow();
  }

  @Test
  void playedMovesLeadToTheDiagramAndItsScore() throws IOException {
    Game game = Outside.game("go", ANY_ORDER + " ko=none");
    for (JsonElement one : cases("play_tests")) {
      Board board = played(game, one.getAsJsonArray());
      String name = one.getAsJsonArray().get(0).getAsString();
      assertThat(Snapshot.marks(board, 81))
          .as(name)
          .isEqualTo(marks(one.getAsJsonArray().get(2).getAsString()));
      assertThat(board.score().margin())
          .as(name)
          .isEqualTo(one.getAsJsonArray().get(4).getAsDouble());
    }
  }

  private static Board played(Game game, JsonArray one) {
    Board board = game.newBoard(Setup.EMPTY);
    for (JsonElement move : one.get(1).getAsJsonArray()) {
      String[] words = move.getAsString().split(" ");
      Side side = words[0].equals("B") ? Side.BLACK : Side.WHITE;
      int miss = board.play(side, game.lattice().index(site(game, words[1])));
      assertThat(miss).as("%s in %s", move, one.get(0)).isZero();
    }
    return board;
  }

  @Test
  void theSimpleKoPointIsTheOnlyOneRefusedToTheOpponent() throws IOException {
    Game game = Outside.game("go", ANY_ORDER + " ko=simple");
    for (JsonElement one : cases("play_tests")) {
      JsonElement ko = one.getAsJsonArray().get(3);
      Board board = played(game, one.getAsJsonArray());
      TreeSet<Site> refused = new TreeSet<>();
      for (int site = 0; board.ply() > 0 && site < 81; site++) {
        if (board.check(board.lastSide().opponent(), site) == 3) {
          refused.add(game.lattice().site(site));
        }
      }
      assertThat(refused)
          .as(one.getAsJsonArray().get(0).getAsString())
          .isEqualTo(ko.isJsonNull() ? new TreeSet<Site>() : only(site(game, ko.getAsString())));
    }
  }

  private static TreeSet<Site> only(Site site) {
    return new TreeSet<>(List.of(site));
  }

  @Test
  void aDrawnBoardHasItsScore() throws IOException {
    Game game = Outside.game("go", ANY_ORDER);
    for (JsonElement one : cases("score_tests")) {
      Map<Site, Mark> marks = new HashMap<>();
      List<Mark> drawn = marks(one.getAsJsonArray().get(1).getAsString());
      drawn.forEach(mark -> marks.put(game.lattice().site(marks.size()), mark));
      Board board = game.newBoard(new Setup(marks, Optional.empty()));
      assertThat(board.score().margin())
          .as(one.getAsJsonArray().get(0).getAsString())
          .isEqualTo(one.getAsJsonArray().get(2).getAsDouble());
    }
  }

  @Test
  void aSetUpIsAcceptedUnlessAGroupHasNoLiberty() throws IOException {
    Game game = Outside.game("go", ANY_ORDER);
    for (JsonElement one : cases("setup_tests")) {
      JsonArray parts = one.getAsJsonArray();
      Map<Site, Mark> marks = new HashMap<>();
      parts.get(1).getAsJsonArray().forEach(p -> put(game, marks, p, Mark.BLACK));
      parts.get(2).getAsJsonArray().forEach(p -> put(game, marks, p, Mark.WHITE));
      Setup setup = new Setup(marks, Optional.empty());
      boolean legal = parts.get(5).getAsBoolean();
      assertThat(game.faults(setup).isEmpty()).as("%s", parts.get(0)).isEqualTo(legal);
      if (legal) {
        assertThat(Snapshot.marks(game.newBoard(setup), 81))
            .isEqualTo(marks(parts.get(4).getAsString()));
      }
    }
  }

  private static void put(Game game, Map<Site, Mark> marks, JsonElement point, Mark mark) {
    marks.put(site(game, point.getAsString()), mark);
  }
}
