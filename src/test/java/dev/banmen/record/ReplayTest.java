package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Property;
import dev.banmen.game.RecordTree;
import dev.banmen.game.Recording;
import dev.banmen.game.Recording.Footing;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A board goes about in a recording and comes back as it was. */
class ReplayTest {
  private static RecordTree line(String... moves) {
    RecordTree tree = RecordTree.of(List.of());
    int node = RecordTree.ROOT;
    for (String move : moves) {
      tree = tree.grown(node, List.of(Property.of(move.substring(0, 1), move.substring(1))));
      node = tree.size() - 1;
    }
    return tree;
  }

  private static Replay othello(Footing footing, String... moves) {
    Recording recording =
        new Recording(
            "othello",
            Map.of(),
            Catalog.ALL.find("othello").orElseThrow().game(Map.of()).start(),
            footing,
            line(moves));
    return Replay.of(recording, Catalog.ALL);
  }

  @Test
  void aRefusedStepStaysWhereItWasMadeAndLeavesTheBoard() {
    Replay replay = othello(Footing.TRIED, "Bd3", "Wd3", "Wc3");
    replay.goTo(2);
    assertThat(replay.miss().orElseThrow().title()).isEqualTo("occupied");
    assertThat(replay.changes()).isEmpty();
    replay.goTo(3);
    assertThat(replay.miss()).isEmpty();
    assertThat(replay.changes()).hasSize(2);
  }

  @Test
  void goingBackGivesTheBoardThatWasThere() {
    Replay replay = othello(Footing.TRIED, "Bd3", "Wc3", "Bb3");
    long start = replay.board().hash();
    replay.goTo(3);
    assertThat(replay.board().ply()).isEqualTo(3);
    replay.goTo(0);
    assertThat(replay.board().hash()).isEqualTo(start);
  }

  @Test
  void whatIsSetUpInMidGameIsTakenOffGoingBack() {
    RecordTree tree = line("Bd3");
    tree = tree.grown(1, List.of(new Property("AW", List.of("a1:c1")), Property.of("AE", "d3")));
    Recording recording =
        new Recording("othello", Map.of(), Setup.EMPTY, Footing.NOTED, tree)
            .with(Map.of("size", "8"));
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(2);
    assertThat(replay.position().at(new Site(0, 1))).isEqualTo(Mark.WHITE);
    replay.goTo(0);
    assertThat(replay.position().at(new Site(0, 1))).isEqualTo(Mark.EMPTY);
  }

  /** Ten thousand such nodes would otherwise be ten thousand boards, each with its history lost. */
  @Test
  void aStoneOnAnotherIsPlacedByTheSameBoard() {
    String[] moves = new String[500];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = (i % 2 == 0 ? "B" : "W") + (i % 5 == 0 ? "ab" : "aa");
    }
    for (String game : List.of("go", "capture")) {
      Replay replay =
          Replay.of(
              new Recording(game, Map.of(), Setup.EMPTY, Footing.PLACED, line(moves)), Catalog.ALL);
      Board board = replay.board();
      while (replay.next()) {
        assertThat(replay.board()).isSameAs(board);
        assertThat(board.ply()).isEqualTo(replay.node());
      }
      replay.goTo(1);
      assertThat(replay.board()).isSameAs(board);
      assertThat(board.ply()).isEqualTo(1);
    }
  }

  @Test
  void nodesThatHoldAMoveAreCounted() {
    RecordTree tree = line("Bd3", "Wc3").grown(1, List.of(Property.of("C", "no move")));
    assertThat(MoveNumbers.of(tree, 2)).isEqualTo(2);
    assertThat(MoveNumbers.of(tree, 3)).isEqualTo(1);
    assertThat(MoveNumbers.node(tree, 2, 1)).isEqualTo(1);
    assertThat(MoveNumbers.node(tree, 3, 1)).isEqualTo(3);
  }

  @Test
  void aPassOfTheSideWhoseTurnItIsNotIsExplained() {
    Recording recording =
        new Recording("capture", Map.of(), Setup.EMPTY, Footing.NOTED, line("Bcc", "B"));
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(2);
    assertThat(replay.miss().orElseThrow().title()).isEqualTo("must-play");
    assertThat(replay.explanation().orElseThrow().overlay().hints()).hasSize(99);
  }

  @Test
  void playsAreKnownByTheNumbersOfTheirMovesRefusedOnesCountedToo() {
    RecordTree tree = line("Baa", "Baa", "Wbb", "Waa");
    Recording tried = new Recording("go", Map.of(), Setup.EMPTY, Footing.TRIED, tree);
    assertThat(told(tried, 4)).startsWith("It is Black's turn.");
    Recording again =
        new Recording("go", Map.of(), Setup.EMPTY, Footing.TRIED, line("Baa", "Waa", "Wbb", "Bbb"));
    assertThat(told(again, 4)).isEqualTo("B18 is occupied: White played there at move 3.");
  }

  @Test
  void whatWasSetUpInMidGameIsNotSaidToHaveStoodThereFromTheStart() {
    RecordTree tree = line("Baa", "Wbb");
    tree = tree.grown(2, List.of(Property.of("AB", "cc")));
    tree = tree.grown(3, List.of(Property.of("B", "dd")));
    tree = tree.grown(4, List.of(Property.of("W", "dd")));
    tree = tree.grown(4, List.of(Property.of("W", "cc")));
    Recording noted = new Recording("go", Map.of(), Setup.EMPTY, Footing.NOTED, tree);
    assertThat(told(noted, 5)).isEqualTo("D16 is occupied: Black played there at move 3.");
    assertThat(told(noted, 6)).isEqualTo("C17 is occupied: a stone of Black stands there.");
  }

  private static String told(Recording recording, int node) {
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(node);
    return replay.explanation().orElseThrow().sentence();
  }
}
