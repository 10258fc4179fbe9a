package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board visits nodes of a recording and comes back unchanged. */
class RecordReplayTest {
  private static RecordTree line(String... moves) {
    RecordTree tree = RecordTree.of(List.of());
    int node = RecordTree.ROOT;
    for (String move : moves) {
      tree = tree.grown(node, List.of(Property.of(move.substring(0, 1), move.substring(1))));
      node = tree.size() - 1;
    }
    return tree;
  }

  private static Replay othello(Recording.RefusalPolicy refusalPolicy, String... moves) {
    Recording recording =
        new Recording(
            "othello",
            Map.of(),
            Catalog.ALL.find("othello").orElseThrow().game(Map.of()).start(),
            refusalPolicy,
            line(moves));
    return Replay.of(recording, Catalog.ALL);
  }

  @Test
  void aRefusedStepStaysWhereItWasMadeAndLeavesTheBoard() {
    Replay replay = othello(Recording.RefusalPolicy.TRIED, "Bd3", "Wd3", "Wc3");
    replay.goTo(2);
    assertThat(replay.miss().orElseThrow().title()).isEqualTo("occupied");
    assertThat(replay.changes()).isEmpty();
    replay.goTo(3);
    assertThat(replay.miss()).isEmpty();
    assertThat(replay.changes()).hasSize(2);
  }

  /** SGF forbids a move in the root, and files have them. */
  @Test
  void aMoveInTheRootIsExplainedToo() {
    RecordTree tree = RecordTree.of(List.of(Property.of("B", "a1")));
    Setup start = Catalog.ALL.find("othello").orElseThrow().game(Map.of()).start();
    Recording recording =
        new Recording("othello", Map.of(), start, Recording.RefusalPolicy.TRIED, tree);
    Replay replay = Replay.of(recording, Catalog.ALL);
    assertThat(replay.miss()).isPresent();
    assertThat(replay.explanation()).isPresent();
  }

  @Test
  void goingBackGivesTheBoardThatWasThere() {
    Replay replay = othello(Recording.RefusalPolicy.TRIED, "Bd3", "Wc3", "Bb3");
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
        new Recording(
            "othello", Map.of("size", "8"), Setup.EMPTY, Recording.RefusalPolicy.NOTED, tree);
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
              new Recording(
                  game, Map.of(), Setup.EMPTY, Recording.RefusalPolicy.PLACED, line(moves)),
              Catalog.ALL);
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
        new Recording(
            "capture", Map.of(), Setup.EMPTY, Recording.RefusalPolicy.NOTED, line("Bcc", "B"));
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(2);
    assertThat(replay.miss().orElseThrow().title()).isEqualTo("must-play");
    assertThat(replay.explanation().orElseThrow().overlay().hints()).hasSize(99);
  }

  @Test
  void playsAreKnownByTheNumbersOfTheirMovesRefusedOnesCountedToo() {
    RecordTree tree = line("Baa", "Baa", "Wbb", "Waa");
    Recording tried =
        new Recording("go", Map.of(), Setup.EMPTY, Recording.RefusalPolicy.TRIED, tree);
    assertThat(told(tried, 4)).startsWith("It is Black's turn.");
    Recording again =
        new Recording(
            "go",
            Map.of(),
            Setup.EMPTY,
            Recording.RefusalPolicy.TRIED,
            line("Baa", "Waa", "Wbb", "Bbb"));
    assertThat(told(again, 4)).isEqualTo("B18 is occupied: White played there on move 3.");
  }

  @Test
  void whatWasSetUpInMidGameIsNotSaidToHaveStoodThereFromTheStart() {
    RecordTree tree = line("Baa", "Wbb");
    tree = tree.grown(2, List.of(Property.of("AB", "cc")));
    tree = tree.grown(3, List.of(Property.of("B", "dd")));
    tree = tree.grown(4, List.of(Property.of("W", "dd")));
    tree = tree.grown(4, List.of(Property.of("W", "cc")));
    Recording noted =
        new Recording("go", Map.of(), Setup.EMPTY, Recording.RefusalPolicy.NOTED, tree);
    assertThat(told(noted, 5)).isEqualTo("D16 is occupied: Black played there on move 3.");
    assertThat(told(noted, 6)).isEqualTo("C17 is occupied: Black has a stone there.");
  }

  /** The numbers by their meaning: of the last node up to which a board has so many plays. */
  private static void assertNumbers(Replay replay, RecordTree tree) {
    Position position = replay.position();
    int last = MoveNumbers.of(tree, replay.node());
    assertThat(position.number(position.ply() + 3)).isEqualTo(last + 3);
    int[] path = tree.path(replay.node());
    Replay again = Replay.of(replay.recording(), replay.game());
    Map<Integer, Integer> numbers = new HashMap<>();
    Board board = again.board();
    int plies = 0;
    for (int node : path) {
      again.goTo(node);
      boolean isFresh = again.board() != board;
      board = again.board();
      int from = isFresh || node == RecordTree.ROOT ? 0 : plies + 1;
      plies = board.ply();
      for (int ply = from; ply <= plies; ply++) {
        boolean isBefore = ply == 0 && plies > 0 && node != RecordTree.ROOT;
        int number =
            isBefore ? MoveNumbers.of(tree, tree.parent(node)) : MoveNumbers.of(tree, node);
        numbers.put(ply, ply == 0 && plies > 0 && node == RecordTree.ROOT ? 0 : number);
      }
    }
    for (int ply = 0; ply <= position.ply(); ply++) {
      assertThat(position.number(ply)).as("ply %d", ply).isEqualTo(numbers.get(ply));
    }
  }

  @Test
  void numbersAreTheSameWhicheverWayOneCame() {
    Random random = new Random(14);
    for (int i = 0; i < 20; i++) {
      RecordTree tree = RecordTree.of(List.of());
      while (tree.size() < 60) {
        String id = List.of("B", "W", "B", "W", "AB", "AE", "C").get(random.nextInt(7));
        String point = "" + (char) ('a' + random.nextInt(3)) + (char) ('a' + random.nextInt(3));
        int near = Math.max(0, tree.size() - 1 - random.nextInt(4));
        tree = tree.grown(near, List.of(Property.of(id, point)));
      }
      Recording.RefusalPolicy refusalPolicy =
          random.nextBoolean() ? Recording.RefusalPolicy.PLACED : Recording.RefusalPolicy.NOTED;
      Replay replay =
          Replay.of(new Recording("go", Map.of(), Setup.EMPTY, refusalPolicy, tree), Catalog.ALL);
      for (int k = 0; k < 40; k++) {
        replay.goTo(random.nextInt(tree.size()));
        if (replay.miss().isPresent()) {
          replay.explanation();
        }
        assertNumbers(replay, tree);
      }
    }
  }

  /** A node's properties, with a count of how often they are read. */
  private static final class CountedReads extends AbstractList<Property> {
    private static long looks;
    private final Property property;

    CountedReads(Property property) {
      this.property = property;
    }

    @Override
    public Property get(int index) {
      looks++;
      return property;
    }

    @Override
    public int size() {
      return 1;
    }
  }

  /** The time for 80,000 of them grew with the square of their number: over half a minute. */
  @ParameterizedTest
  @CsvSource({"go, zz, 4000", "go, aa, 4000", "othello, a1, 4000", "capture, zz, 4000"})
  void explainingEachRefusedMoveLooksAtEachNodeAFewTimes(String game, String place, int nodes) {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int node = tree.add(RecordTree.NONE, List.of(), 1, 1);
    for (int i = 0; i < nodes; i++) {
      Property move = Property.of(i % 2 == 0 ? "B" : "W", place);
      node = tree.add(node, new CountedReads(move), 1, 1);
    }
    Recording recording =
        new Recording(game, Map.of(), Setup.EMPTY, Recording.RefusalPolicy.PLACED, tree.tree());
    Replay replay = Replay.of(recording, Catalog.ALL);
    CountedReads.looks = 0;
    AtomicInteger misses = new AtomicInteger();
    long bytes =
        Allocated.by(
            () -> {
              while (replay.next()) {
                if (replay.missNumber() != 0) {
                  replay.explanation();
                  misses.incrementAndGet();
                }
              }
            });
    assertThat(misses.get()).isGreaterThan(nodes - 10);
    assertThat(CountedReads.looks).isLessThan(30L * nodes);
    assertThat(bytes).as("no copy of the board for each").isLessThan(12_000L * nodes);
  }

  /** Each has a board of its own: 100,000 of them are more than memory holds. */
  @Test
  void ofManySetUpsOnlyTheLastBoardsAreHeld() {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int node = tree.add(RecordTree.NONE, List.of(Property.of("AB", "aa")), 1, 1);
    int all = 2 * Replay.MOST_BOARDS + 100;
    for (int i = 1; i < all; i++) {
      node = tree.add(node, List.of(Property.of("A" + "BWE".charAt(i % 3), "ab")), 1, 1);
    }
    int branch = tree.add(all / 2, List.of(Property.of("AB", "ba")), 1, 1);
    Recording recording =
        new Recording(
            "go", Map.of("size", "5"), Setup.EMPTY, Recording.RefusalPolicy.PLACED, tree.tree());
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(all - 1);
    assertThat(replay.boards()).isEqualTo(Replay.MOST_BOARDS);
    List<Mark> marks = List.of(Mark.BLACK, Mark.WHITE, Mark.EMPTY); // by what the node sets up
    for (int at = all - 1; at > 0; at--) {
      replay.goTo(at);
      assertThat(replay.node()).isEqualTo(at);
      assertThat(replay.position().at(new Site(1, 0)))
          .as("node %d", at)
          .isEqualTo(marks.get(at % 3));
      assertThat(replay.boards()).isLessThanOrEqualTo(Replay.MOST_BOARDS);
    }
    replay.goTo(RecordTree.ROOT);
    assertThat(replay.position().at(new Site(1, 0))).isEqualTo(Mark.EMPTY);
    replay.goTo(all - 1);
    replay.goTo(branch);
    assertThat(replay.changes()).hasSize(1);
    assertThat(replay.position().at(new Site(0, 1))).isEqualTo(Mark.BLACK);
  }

  private static String told(Recording recording, int node) {
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(node);
    return replay.explanation().orElseThrow().sentence();
  }
}
