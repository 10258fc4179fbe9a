package dev.banmen.games.gomoku.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.proof.Repeats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the computer sees of fours and threes. */
class GomokuBotTest {
  private static final Family GOMOKU = Catalog.ALL.find("gomoku").orElseThrow();
  private static final Bots BOTS = ((HasBots) GOMOKU).bots();
  private static final int PLIES = 20;

  private static Game game(String size, String rules) {
    return GOMOKU.game(Map.of("size", size, "rules", rules));
  }

  private static Position after(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  private static Position after(Game game, String moves) {
    Position position = Position.start(game);
    for (String name : moves.split(" ")) {
      Side side = position.toMove().orElseThrow();
      position = after(position, new Place(side, game.notation().parse(name).orElseThrow()));
    }
    return position;
  }

  private static Move move(Position position, int level, long seed) {
    return BOTS.bot(position.game(), level)
        .decide(position, position.toMove().orElseThrow(), limit(seed))
        .move()
        .orElseThrow();
  }

  private static SearchLimit limit(long seed) {
    return SearchLimit.within(3_600_000, seed);
  }

  private static String name(Position position, Move move) {
    return position.game().notation().name(move);
  }

  /** A position of moves by chance in the middle, in which nobody has won. */
  private static Position made(Game game, SplittableRandom random) {
    Lattice lattice = game.lattice();
    int size = Math.min(9, Math.min(lattice.rows(), lattice.cols()));
    Position position = Position.start(game);
    int stones = 12 + random.nextInt(24);
    for (int tries = 0; position.ply() < stones && tries < 1000; tries++) {
      int row = (lattice.rows() - size) / 2 + random.nextInt(size);
      int col = (lattice.cols() - size) / 2 + random.nextInt(size);
      Side side = position.toMove().orElseThrow();
      Place move = new Place(side, lattice.site(row * lattice.cols() + col));
      if (position.miss(move).isEmpty() && !after(position, move).isOver()) {
        position = after(position, move);
      }
    }
    return position;
  }

  private static int site(Position position, Move move) {
    return position.lattice().index(((Place) move).site());
  }

  @ParameterizedTest
  @CsvSource({"15, freestyle", "15, exact", "6x9, exact", "19x5, freestyle"})
  void aBoardKeptUpToDateIsTheSameAsANewOne(String size, String rules) {
    Game game = game(size, rules);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 20; i++) {
      Position position = made(game, random);
      ShapeBoard board = new ShapeBoard(position, rules.equals("exact"));
      List<Integer> played = new ArrayList<>();
      for (int point : board.points) {
        if (board.isEmpty(point) && random.nextInt(4) == 0) {
          board.play(random.nextInt(2), point);
          played.add(point);
        }
      }
      played.forEach(point -> board.undo());
      ShapeBoard again = new ShapeBoard(position, rules.equals("exact"));
      assertThat(board.hash()).isEqualTo(again.hash());
      for (int side = 0; side < 2; side++) {
        assertThat(board.total(side)).isEqualTo(again.total(side));
        assertThat(board.fours(side)).isEqualTo(again.fours(side));
        for (int point : board.points) {
          if (board.isEmpty(point)) {
            assertThat(board.kind(side, point)).isEqualTo(again.kind(side, point));
            Mark mark = Side.values()[side].mark();
            assertThat(board.kind(side, point) == ShapeBoard.FIVE)
                .as("%s", position)
                .isEqualTo(isFive(position, board.index(point), mark, rules.equals("exact")));
          }
        }
      }
    }
  }

  /** Whether a stone makes five, counted out on the board. */
  private static boolean isFive(Position position, int site, Mark mark, boolean isExact) {
    Lattice lattice = position.lattice();
    for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
      int length = 1;
      for (int sign : new int[] {1, -1}) {
        int row = site / lattice.cols() + sign * way[0];
        int col = site % lattice.cols() + sign * way[1];
        while (row >= 0
            && row < lattice.rows()
            && col >= 0
            && col < lattice.cols()
            && position.at(row * lattice.cols() + col) == mark) {
          length++;
          row += sign * way[0];
          col += sign * way[1];
        }
      }
      if (isExact ? length == 5 : length >= 5) {
        return true;
      }
    }
    return false;
  }

  @Test
  void theHighestLevelFindsEveryWinByFours() {
    findsWins(40, 1);
  }

  @Test
  @Tag("long")
  void itFindsThemInManyPositions() {
    findsWins(Repeats.ofLong(300, 1000), 2);
  }

  private static void findsWins(int positions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int wins = 0;
    for (int i = 0; i < positions; i++) {
      String rules = i % 2 == 0 ? "freestyle" : "exact";
      Position position = made(game(List.of("15", "19", "9").get(i % 3), rules), random);
      Side side = position.toMove().orElseThrow();
      PlainFours plain = new PlainFours(position, rules.equals("exact"));
      if (plain.win(side, PLIES).isPresent()) {
        wins++;
        Position next = after(position, move(position, 10, i));
        boolean wins1 = next.isOver() || keepsWin(next, side, rules.equals("exact"));
        assertThat(wins1).as("%d: %s", i, position).isTrue();
      }
    }
    assertThat(wins).isGreaterThan(positions / 10);
  }

  /** Whether a side that has just made a four still wins by fours, whatever the answer. */
  private static boolean keepsWin(Position position, Side side, boolean isExact) {
    Side other = side.opponent();
    PlainFours plain = new PlainFours(position, isExact);
    if (plain.win(other, 1).isPresent() || plain.win(side, 1).isEmpty()) {
      return false;
    }
    int answer = plain.win(side, 1).get();
    plain.put(other, answer);
    return plain.win(side, PLIES - 2).isPresent();
  }

  @Test
  void theHighestLevelParriesWhatCanBeParried() {
    parries(4, 3);
  }

  @Test
  @Tag("long")
  void itParriesInManyPositions() {
    parries(Repeats.ofLong(12, 300), 4);
  }

  /** In positions where the other side would win by fours, and one move prevents that. */
  private static void parries(int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int found = 0; found < count; ) {
      Position position = made(game("15", "freestyle"), random);
      Side side = position.toMove().orElseThrow();
      Side other = side.opponent();
      PlainFours plain = new PlainFours(position, false);
      boolean isThreatened =
          plain.win(other, PLIES).isPresent() && plain.win(side, PLIES).isEmpty();
      if (isThreatened && canParry(plain, side)) {
        found++;
        Move move = move(position, 10, found);
        plain.put(side, site(position, move));
        assertThat(plain.win(other, PLIES)).as("%s %s", name(position, move), position).isEmpty();
      }
    }
  }

  private static boolean canParry(PlainFours plain, Side side) {
    for (int site = 0; site < 225; site++) {
      if (plain.isEmpty(site)) {
        plain.put(side, site);
        Optional<Integer> win = plain.win(side.opponent(), PLIES);
        plain.take(site);
        if (win.isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /** An open three, one with a gap, and one beside the edge. */
  @ParameterizedTest
  @CsvSource({
    "H8 C3 H9 C5 H10, H11 H7 H6 H12",
    "H8 C3 H9 C5 H11, H10 H7 H12",
    "H2 C13 H3 C11 H4, H5 H1 H6",
  })
  void fromTheThirdLevelOnAnOpenThreeIsAnswered(String moves, String right) {
    openThreeIsAnswered(moves, right, 2);
  }

  @ParameterizedTest
  @CsvSource({
    "H8 C3 H9 C5 H10, H11 H7 H6 H12",
    "H8 C3 H9 C5 H11, H10 H7 H12",
    "H2 C13 H3 C11 H4, H5 H1 H6",
  })
  @Tag("long")
  void anOpenThreeIsAnsweredWhateverTheSeed(String moves, String right) {
    openThreeIsAnswered(moves, right, Repeats.ofLong(3, 10));
  }

  private static void openThreeIsAnswered(String moves, String right, int seeds) {
    Position position = after(game("15", "freestyle"), moves);
    for (int level = 3; level <= BOTS.levels(position.game()); level++) {
      for (long seed = 1; seed <= seeds; seed++) {
        assertThat(right.split(" "))
            .as("level %d", level)
            .contains(name(position, move(position, level, seed)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "H8 A2 I9 J10 G7 A1 F6, E5", // a four that is open at one end
    "H8 C3 H9 C4 A15 C5 O1 C6 A1, C7 C2", // an open four of its own
  })
  void itStopsAFourAndWinsFirst(String moves, String right) {
    Position position = after(game("15", "freestyle"), moves);
    for (int level = 3; level <= BOTS.levels(position.game()); level++) {
      assertThat(right.split(" ")).contains(name(position, move(position, level, 1)));
    }
  }

  /** Six in a row win by one rule only, so that four with a fifth beyond a gap is none. */
  @ParameterizedTest
  @CsvSource({"freestyle, true", "exact, false"})
  void aRowOfSixIsAWinWhereTheRulesSaySo(String rules, boolean isWon) {
    Position position = after(game("15", rules), "H4 A1 H5 A3 H6 C1 H8 C3 H9 O15");
    assertThat(name(position, move(position, 10, 1)).equals("H7")).isEqualTo(isWon);
  }

  @ParameterizedTest
  @CsvSource({
    "H8 A2 I9 J10 G7 A1 F6 C4, E5, 1", // it makes five
    "H8 C3 H9 C4 H10 A15, H11 H7, 5", // an open four
  })
  void aWinIsKnownForSureWithItsMoves(String moves, String right, int plies) {
    Position position = after(game("15", "freestyle"), moves);
    Candidate best =
        BOTS.bot(position.game(), 8)
            .analyze(position, position.toMove().orElseThrow(), limit(1))
            .get(0);
    assertThat(right.split(" ")).contains(name(position, best.move()));
    assertThat(best.value()).isEqualTo(1);
    assertThat(best.line()).hasSizeLessThanOrEqualTo(plies);
  }

  @ParameterizedTest
  @ValueSource(strings = {"15", "19", "20", "5x7", "8"})
  void theFirstStoneIsPlacedInTheMiddle(String size) {
    Position empty = Position.start(game(size, "freestyle"));
    Lattice lattice = empty.lattice();
    for (int level = 1; level <= BOTS.levels(empty.game()); level++) {
      int site = site(empty, move(empty, level, level));
      assertThat(site / lattice.cols()).isBetween(lattice.rows() / 2 - 1, lattice.rows() / 2 + 1);
      assertThat(site % lattice.cols()).isBetween(lattice.cols() / 2 - 1, lattice.cols() / 2 + 1);
    }
  }

  private static List<Candidate> analysis(Position position, int level, long seed) {
    return BOTS.bot(position.game(), level)
        .analyze(position, position.toMove().orElseThrow(), limit(seed));
  }

  /** Either end of an open three wins, and nothing else so soon. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void allMovesThatWinAreSaidTo(int level) {
    Position position = after(game("15", "freestyle"), "G8 A15 H8 O1 I8 A1");
    List<Candidate> moves = analysis(position, level, 1);
    assertThat(moves.subList(0, 2))
        .allMatch(move -> move.value() == 1)
        .extracting(move -> name(position, move.move()))
        .containsExactlyInAnyOrder("F8", "J8");
    assertThat(moves).hasSizeGreaterThan(2);
    assertThat(moves.subList(2, moves.size()))
        .allMatch(move -> move.value() > 0.5 && move.value() < 1);
  }

  @Test
  void allPointsThatMakeFiveAreSaidToWin() {
    Position position = after(game("15", "freestyle"), "G8 A15 H8 O1 I8 A1 J8 C3");
    assertThat(analysis(position, 8, 1).subList(0, 2))
        .allMatch(move -> move.value() == 1 && move.line().size() == 1)
        .extracting(move -> name(position, move.move()))
        .containsExactlyInAnyOrder("F8", "K8");
  }

  @Test
  @Tag("long")
  void everyMoveSaidToWinOrLoseDoes() {
    int positions = Repeats.ofLong(25, 100);
    SplittableRandom random = new SplittableRandom(5);
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < positions; i++) {
      Position position = made(game("15", "freestyle"), random);
      List<Candidate> moves = analysis(position, 8, i);
      assertThat(moves)
          .isNotEmpty()
          .isSortedAccordingTo(Comparator.comparingDouble(Candidate::value).reversed());
      for (Candidate move : moves) {
        Position next = after(position, move.move());
        if (move.value() == 1 && !next.isOver()) {
          wins++;
          assertThat(analysis(next, 10, i).get(0).value()).as("%s", next).isZero();
        } else if (move.value() == 0) {
          losses++;
          assertThat(analysis(next, 10, i).get(0).value()).as("%s", next).isEqualTo(1);
        }
      }
    }
    assertThat(wins).isGreaterThan(10);
    assertThat(losses).isGreaterThan(10);
  }

  /** White can't stop both open threes; only those moves have a value that were looked at. */
  @Test
  void aLostPositionIsSortedWhereverTheWorkEnds() {
    Position position = after(game("15", "freestyle"), "H8 A15 H9 O1 H10 A1 D4 O15 D5 A8 D6");
    int ended = 0;
    for (int boards = 0; boards < 4_000; boards += 40) {
      GomokuSearch search =
          new GomokuSearch(
              new ShapeBoard(position, false),
              Side.WHITE.ordinal(),
              GomokuLevel.of(8),
              new SearchWork(limit(1), boards),
              1);
      List<Integer> values = new ArrayList<>();
      search.run(6).forEach(move -> values.add(move.value));
      assertThat(values).isSortedAccordingTo(Comparator.reverseOrder());
      assertThat(values.get(0)).isGreaterThan(GomokuSearch.UNKNOWN);
      if (values.get(0) <= -GomokuSearch.WINS) {
        ended++;
        assertThat(values).allMatch(value -> value <= -GomokuSearch.WINS);
      }
    }
    assertThat(ended).isGreaterThan(10);
  }

  @Test
  @Tag("long")
  void theSeedDecidesBetweenMovesOfAlmostTheSameValue() {
    Position position = after(game("15", "freestyle"), "H8");
    Set<Move> moves = new HashSet<>();
    for (long seed = 1; seed <= 5; seed++) {
      Move move = move(position, 10, seed);
      assertThat(move(position, 10, seed)).isEqualTo(move);
      moves.add(move);
    }
    assertThat(moves).hasSizeGreaterThan(1);
    assertThat(analysis(position, 8, 1))
        .isEqualTo(analysis(position, 8, 1))
        .isNotEqualTo(analysis(position, 8, 2));
  }
}
