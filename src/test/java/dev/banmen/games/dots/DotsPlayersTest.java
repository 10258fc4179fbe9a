package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the computer players of Dots and Boxes do. */
class DotsPlayersTest {
  private static final long LONG_MILLIS = 600_000;

  /** Positions with more lines take longer to solve; {@code src/bench/run dots} does them all. */
  private static final int MOST_LINES = 17;

  private final DotsFamily family = new DotsFamily();
  private final Bots bots = family.bots();

  private Game game(String size) {
    return family.game(Map.of("size", size));
  }

  private static SearchLimit thought(long seed) {
    return SearchLimit.within(LONG_MILLIS, seed);
  }

  private static Position position(Game game, Board board) {
    return Position.on(game, game.start(), board, IntUnaryOperator.identity());
  }

  private static Side toMove(Board board) {
    return board.movers().iterator().next();
  }

  @Test
  @Tag("long")
  void solverGivesPublishedValuesAndAllBestLines() throws IOException {
    int positions = 0;
    for (String row : SharedData.lines("dots/solved_positions.txt")) {
      String[] fields = row.split(" ");
      boolean isPosition = !row.startsWith("#");
      if (isPosition && fields[2].chars().filter(c -> c == '0').count() <= MOST_LINES) {
        check(fields);
        positions++;
      }
    }
    assertThat(positions).isGreaterThan(2500);
  }

  private void check(String[] fields) {
    Edges edges = new Edges(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]));
    Game game = game(edges.rows() + 1 + "x" + (edges.cols() + 1));
    Board board = game.newBoard(game.start());
    List<Integer> open = new ArrayList<>();
    for (int edge = 0; edge < edges.count(); edge++) {
      if (fields[2].charAt(edge) == '1') {
        board.play(toMove(board), edges.site(edge));
      } else {
        open.add(edge);
      }
    }
    List<Candidate> found = analyze(game, board);
    assertThat(found).as(fields[2]).hasSameSizeAs(open);
    assertThat(found.get(0).value()).as(fields[2]).isEqualTo(Integer.parseInt(fields[3]));
    TreeSet<Integer> best = new TreeSet<>();
    for (Candidate one : found) {
      if (one.value() == found.get(0).value()) {
        best.add(game.lattice().index(one.move()));
      }
    }
    TreeSet<Integer> published = new TreeSet<>();
    for (String edge : List.of(fields).subList(4, fields.length)) {
      published.add(edges.site(Integer.parseInt(edge)));
    }
    assertThat(best).as(fields[2]).isEqualTo(published);
  }

  private List<Candidate> analyze(Game game, Board board) {
    Bot solver = bots.solver(game).orElseThrow();
    return solver.analyze(position(game, board), toMove(board), thought(1));
  }

  @Test
  void onASmallBoardThePlayerKnowsWhatEveryLineIsWorth() {
    Game game = game("3x4");
    Board board = game.newBoard(game.start());
    Bot player = bots.strongest(game);
    List<Candidate> found = player.analyze(position(game, board), Side.BLACK, thought(1));
    assertThat(found).hasSize(17).allMatch(Candidate::isExact);
    Map<Move, Double> solved = new HashMap<>();
    analyze(game, board).forEach(one -> solved.put(one.move(), one.value()));
    assertThat(found).allMatch(one -> one.value() == solved.get(one.move()));
    assertThat(found).allMatch(one -> one.line().size() == 17);
  }

  @Test
  void onALargeBoardThePlayerSaysHowLikelyEachLineWinsAndWhatFollows() {
    Game game = game("6");
    Board board = game.newBoard(game.start());
    Site above = new Site(0, 1);
    Site left = new Site(1, 0);
    board.play(Side.BLACK, game.lattice().index(above));
    board.play(Side.WHITE, game.lattice().index(left));
    Bot player = bots.strongest(game);
    List<Candidate> found = player.analyze(position(game, board), Side.BLACK, thought(1));
    assertThat(found).hasSizeGreaterThan(20).noneMatch(Candidate::isExact);
    assertThat(found.get(0).line()).hasSizeGreaterThan(1);
    assertThat(found).allMatch(one -> one.value() > 0 && one.value() < 1);
    assertThat(found).isSortedAccordingTo((a, b) -> Double.compare(b.value(), a.value()));
    Move gift = new Place(Side.BLACK, new Site(1, 2)); // the third line of the box in the corner
    Candidate given = found.stream().filter(one -> one.move().equals(gift)).findAny().orElseThrow();
    assertThat(given.value()).isLessThan(found.get(0).value() - 0.03);
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 60", "2, 3, 60", "1, 5, 30", "1, 1, 3"})
  void solverAgreesWithTryingEverything(int rows, int cols, int rounds) {
    Edges edges = new Edges(rows, cols);
    Solver everything = new Solver(edges);
    Random random = new Random(18);
    for (int round = 0; round < rounds; round++) {
      Game game = game(rows + 1 + "x" + (cols + 1));
      Board board = game.newBoard(game.start());
      long drawn = 0;
      int lines = random.nextInt(edges.count());
      while (Long.bitCount(drawn) < lines) {
        int edge = random.nextInt(edges.count());
        if ((drawn >> edge & 1) == 0) {
          board.play(toMove(board), edges.site(edge));
          everything.draw(edge);
          drawn |= 1L << edge;
        }
      }
      Map<Site, Double> values = new HashMap<>();
      for (Candidate one : analyze(game, board)) {
        values.put(((Place) one.move()).site(), one.value());
      }
      for (int edge = 0; edge < edges.count(); edge++) {
        Double value = values.get(game.lattice().site(edges.site(edge)));
        if ((drawn >> edge & 1) == 0) {
          assertThat(value).isEqualTo(everything.after(drawn, edge));
        } else {
          assertThat(value).isNull();
        }
      }
      for (int i = 0; i < lines; i++) {
        everything.undo();
      }
    }
  }

  @Test
  void solversLinesLeadToTheirValues() {
    Game game = game("4");
    Board start = game.newBoard(game.start());
    for (int site : new int[] {1, 9, 17, 23, 31, 39}) {
      assertThat(start.play(toMove(start), site)).isZero();
    }
    for (Candidate one : analyze(game, start)) {
      assertThat(one.line().get(0)).isEqualTo(one.move());
      Board board = start.copy();
      Side side = toMove(board);
      for (Move move : one.line()) {
        assertThat(board.play(move.side(), game.lattice().index(move))).isZero();
      }
      assertThat(board.movers()).isEmpty();
      double ahead = board.score().of(side) - board.score().of(side.opponent());
      assertThat(ahead).isEqualTo(one.value());
      assertThat(one.isExact()).isTrue();
    }
  }

  @Test
  void solverListsNothingThatItCouldNotFinish() {
    Game game = game("6");
    Position start = Position.start(game);
    Bot solver = bots.solver(game).orElseThrow();
    assertThat(solver.analyze(start, Side.BLACK, SearchLimit.within(0, 1))).isEmpty();
    assertThat(solver.decide(start, Side.BLACK, SearchLimit.within(0, 1)).isCut()).isTrue();
  }

  private static final String LONG_CHAINS =
      """
      +-+-+-+-+
      |A|A|
      +-+-+-+-+

      +=+=+=+=+

      +=+=+=+=+
      """;

  private static final String NOTHING_ELSE =
      """
      +-+-+-+-+
      |A|A|
      +-+-+-+-+
      !B!B!B!B!
      +=+=+=+=+
      !B!B!B!B!
      +=+=+=+=+
      """;

  private static final Site TAKES = new Site(1, 6);
  private static final Site DEALS = new Site(1, 8);
  private static final Set<Site> NOW_AND_THEN = Set.of(TAKES, DEALS);

  /** Two boxes are left: whoever has to give one of the long chains away loses four for them. */
  @Test
  void betterLevelsDoubleDeal() {
    int highest = bots.levels(game("4x5"));
    for (int level = 1; level <= highest; level++) {
      Set<Site> expected =
          level < 4 ? Set.of(TAKES) : level == highest ? Set.of(DEALS) : NOW_AND_THEN;
      assertThat(choices(LONG_CHAINS, level)).isEqualTo(expected);
      assertThat(choices(NOTHING_ELSE, level)).containsExactly(TAKES);
    }
  }

  /** Returns what a level chooses in twenty games. */
  private Set<Site> choices(String drawing, int level) {
    DotsGame game = DotsDrawing.game(drawing);
    Position position = Position.of(game, DotsDrawing.setup(drawing, Side.BLACK));
    Bot bot = bots.bot(game, level);
    Set<Site> sites = new HashSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      Decision decision = bot.decide(position, Side.BLACK, thought(seed));
      sites.add(((Place) decision.move().orElseThrow()).site());
    }
    return sites;
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2x4, 2", "3, 4", "3x4, 4", "3x5, 7", "4, 7", "4x5, 7", "4x6, 7", "5, 10"})
  void smallBoardsHaveFewerLevels(String size, int levels) {
    assertThat(bots.levels(game(size))).isEqualTo(levels);
  }

  @ParameterizedTest
  @CsvSource({"9x8", "30"})
  @Tag("long")
  void allLevelsPlayToTheEndOfALargeBoard(String size) {
    allLevelsPlayToTheEnd(size);
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "2x9", "1x6", "4", "5x3"})
  void allLevelsPlayToTheEnd(String size) {
    Game game = game(size);
    for (int level = 1; level <= bots.levels(game); level++) {
      if (game.lattice().size() < 1000 || level < 6) {
        assertThat(play(game, level, 5).movers()).isEmpty();
      }
    }
  }

  /** Plays a game of a level against itself, with little time, as a slow machine would have. */
  private Board play(Game game, int level, long seed) {
    Bot bot = bots.bot(game, level);
    Board board = game.newBoard(game.start());
    while (!board.movers().isEmpty()) {
      SearchLimit thought = SearchLimit.within(20, seed + board.ply());
      Move move = bot.decide(position(game, board), toMove(board), thought).move().orElseThrow();
      assertThat(board.play(move.side(), game.lattice().index(move))).isZero();
    }
    return board;
  }

  @Test
  void seedRepeatsAGame() {
    Game game = game("5");
    int level = 6;
    List<Site> one = moves(game, level, 3);
    assertThat(moves(game, level, 3)).isEqualTo(one);
    assertThat(moves(game, level, 4)).isNotEqualTo(one);
  }

  private List<Site> moves(Game game, int level, long seed) {
    Bot bot = bots.bot(game, level);
    Board board = game.newBoard(game.start());
    List<Site> sites = new ArrayList<>();
    while (!board.movers().isEmpty()) {
      Decision decision =
          bot.decide(position(game, board), toMove(board), thought(seed + board.ply()));
      assertThat(decision.isCut()).isFalse();
      Move move = decision.move().orElseThrow();
      board.play(move.side(), game.lattice().index(move));
      sites.add(((Place) move).site());
    }
    return sites;
  }

  @Test
  void aThoughtThatIsOverStillFindsAMove() {
    Game game = game("8");
    for (int level = 1; level <= bots.levels(game); level++) {
      SearchLimit cancelled = thought(1);
      cancelled.cancel();
      Decision decision = bots.bot(game, level).decide(Position.start(game), Side.BLACK, cancelled);
      assertThat(decision.move()).isPresent();
    }
  }

  /** The second player wins a tie where the rules say so, and the solver knows. */
  @Test
  void tiesCountAsTheRulesSay() {
    for (String ties : List.of("draw", "second")) {
      Game game = family.game(Map.of("size", "2x3", "ties", ties)); // 1x2 boxes are a tie
      Bot solver = bots.solver(game).orElseThrow();
      Position start = Position.start(game);
      Candidate best = solver.analyze(start, Side.BLACK, thought(1)).get(0);
      assertThat(bots.share(start, best)).isEqualTo(ties.equals("draw") ? 0.5 : 0);
    }
  }
}
