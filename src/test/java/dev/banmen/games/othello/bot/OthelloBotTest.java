package dev.banmen.games.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.OthelloGame;
import dev.banmen.games.othello.board.Bits;
import dev.banmen.games.othello.board.Discs;
import dev.banmen.proof.Repeats;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The computer players of Othello keep the rules, their seeds and their work, and solve exactly.
 */
class OthelloBotTest {
  private static final int HOUR = 3_600_000;
  private static final OthelloGame GAME = new OthelloGame(8);
  private static final OthelloBots BOTS = new OthelloBots();

  private static SearchLimit thought(long seed) {
    return SearchLimit.within(HOUR, seed);
  }

  /** Plays random moves from the start until so few squares are empty, or the game is over. */
  private static Position random(OthelloGame game, long seed, int empty) {
    SplittableRandom random = new SplittableRandom(seed);
    Position at = Position.start(game);
    while (!at.movers().isEmpty() && empty(at) > empty) {
      List<Move> moves = at.legalMoves();
      at = ((Played) at.play(moves.get(random.nextInt(moves.size())))).after();
    }
    return at;
  }

  private static int empty(Position at) {
    return at.lattice().size() - (int) (at.score().black() + at.score().white());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16})
  void everyMoveOfEveryLevelIsLegal(int size) {
    OthelloGame game = new OthelloGame(size);
    for (int level = 1; level <= BOTS.levels(game) && level <= 9; level++) {
      Bot bot = BOTS.bot(game, level);
      for (int seed = 0; seed < 3; seed++) {
        Position at = random(game, seed, size * size / (seed + 1) - 5);
        for (int plies = 0; plies < 6 && !at.movers().isEmpty(); plies++) {
          Side side = at.toMove().orElseThrow();
          SearchLimit thought = SearchLimit.within(20, seed);
          Move move = bot.decide(at, side, thought).move().orElseThrow();
          assertThat(at.legalMoves()).contains(move);
          at = ((Played) at.play(move)).after();
        }
      }
    }
  }

  @Test
  void aSeedRepeatsAGameAndAnotherSeedMayNot() {
    assertThat(game(3, 7)).isEqualTo(game(3, 7)).isNotEqualTo(game(3, 8));
    assertThat(game(8, 7)).isEqualTo(game(8, 7));
  }

  private static List<Move> game(int level, long seed) {
    Bot bot = BOTS.bot(GAME, level);
    List<Move> moves = new ArrayList<>();
    Position at = Position.start(GAME);
    while (!at.movers().isEmpty()) {
      Side side = at.toMove().orElseThrow();
      moves.add(bot.decide(at, side, thought(seed + at.ply())).move().orElseThrow());
      at = ((Played) at.play(moves.get(moves.size() - 1))).after();
    }
    return moves;
  }

  @Test
  void noMoreBoardsAreLookedAtThanAllowed() {
    Position at = random(GAME, 1, 30);
    long black = discs(at, Side.BLACK);
    long white = discs(at, Side.WHITE);
    for (long limit : new long[] {0, 10, 5_000}) {
      SearchWork work = new SearchWork(thought(1), limit);
      DiscSearch search =
          new DiscSearch(new KnownBoards(12), new DiscEvaluation(PatternWeights.own(), 0));
      OthelloLevel level = new OthelloLevel(0, 60, 26, limit, 0, 0);
      assertThat(new RootSearch(search, work, black, white, 1).run(level)).isNotEmpty();
      assertThat(work.nodes()).isEqualTo(limit + 1); // the one that went too far
    }
  }

  private static long discs(Position at, Side side) {
    long discs = 0;
    for (int i = 0; i < 64; i++) {
      discs |= at.at(i) == side.mark() ? 1L << i : 0;
    }
    return discs;
  }

  @Test
  void aSideWithoutAMovePasses() {
    // Black's only disc is a1, b1 is white: Black moves on c1, White nowhere.
    Position at = Position.of(GAME, Discs.setup(1, 2, Side.WHITE));
    for (int level = 1; level <= BOTS.levels(GAME); level++) {
      Bot bot = BOTS.bot(GAME, level);
      assertThat(bot.decide(at, Side.WHITE, thought(1)).move()).contains(new Pass(Side.WHITE));
    }
    Candidate pass = solver().analyze(at, Side.WHITE, thought(1)).get(0);
    assertThat(pass.isExact()).isTrue();
    assertThat(pass.value()).isEqualTo(-64); // White's last disc is flipped
    assertThat(pass.line()).hasSize(2);
  }

  private static Bot solver() {
    return BOTS.solver(GAME).orElseThrow();
  }

  @Test
  void theSolverFindsWhatPlayingEveryGameFinds() {
    int compared = 0;
    Bot solver = solver();
    for (int seed = 0; compared < 50; seed++) {
      Position at = random(GAME, seed, 4 + seed % 6);
      if (!at.movers().isEmpty()) {
        Side side = at.toMove().orElseThrow();
        List<Candidate> moves = solver.analyze(at, side, thought(seed));
        assertThat(moves).hasSameSizeAs(at.legalMoves());
        for (Candidate move : moves) {
          Position after = ((Played) at.play(move.move())).after();
          assertThat(move.isExact()).isTrue();
          assertThat(move.value()).isEqualTo(brute(after.board(), side));
          assertThat(lastOf(at, move.line()).outcome().orElseThrow().margin())
              .isEqualTo(Math.abs(move.value()));
        }
        compared++;
      }
    }
  }

  private static Position lastOf(Position from, List<Move> line) {
    Position at = from;
    for (Move move : line) {
      at = ((Played) at.play(move)).after();
    }
    return at;
  }

  /** By how much a side wins when all play their best. */
  private static int brute(Board board, Side side) {
    if (board.movers().isEmpty()) {
      int black = (int) board.score().black();
      int white = (int) board.score().white();
      int lead = black - white;
      int margin = lead + Integer.signum(lead) * (64 - black - white);
      return side == Side.BLACK ? margin : -margin;
    }
    Side turn = board.movers().iterator().next();
    int[] sites = new int[64];
    int count = board.legal(turn, sites);
    if (count == 0) {
      sites[count++] = Board.PASS;
    }
    int best = -65;
    for (int i = 0; i < count; i++) {
      board.play(turn, sites[i]);
      best = Math.max(best, brute(board, turn));
      board.undo();
    }
    return turn == side ? best : -best;
  }

  @Test
  @Tag("long")
  void theSolverSolvesEndgamesOfTheSuite() throws IOException {
    Bot solver = solver();
    for (String[] cells : endgames(0, 16)) {
      List<Candidate> moves = solver.analyze(endgame(cells), toMove(cells), thought(1));
      assertThat(moves.get(0).value()).as(cells[0]).isEqualTo(Integer.parseInt(cells[4]));
      List<String> found = new ArrayList<>();
      for (Candidate move : moves) {
        found.add(String.format("%s:%+d", name(move.move()), (int) move.value()));
      }
      assertThat(found).containsExactlyInAnyOrder(cells[6].split(" "));
    }
  }

  @Test
  @Tag("long")
  void allMovesAreValuedAlikeAndInOrderWhereverTheWorkEnds() {
    int positions = Repeats.ofLong(3, 20);
    for (int seed = 0; seed < 20; seed += 20 / positions) {
      Position at = random(GAME, seed, 20 + seed);
      if (!at.movers().isEmpty()) {
        Side side = at.toMove().orElseThrow();
        List<Candidate> moves = BOTS.bot(GAME, 10).analyze(at, side, thought(seed));
        assertThat(moves).hasSameSizeAs(at.legalMoves());
        assertThat(moves)
            .isSortedAccordingTo(Comparator.comparingDouble(Candidate::value).reversed());
        assertThat(moves).allMatch(one -> one.isExact() == moves.get(0).isExact());
      }
    }
  }

  @Test
  @Tag("long")
  void theHighestLevelPlaysPerfectlyFromTwentyEmptySquaresOn() throws IOException {
    for (int empty = 18; empty <= 20; empty++) {
      playsPerfectly(endgames(empty, empty));
    }
  }

  private static void playsPerfectly(List<String[]> endgames) {
    int most = Math.min(Repeats.ofLong(2, 20), endgames.size());
    for (String[] cells : endgames.subList(0, most)) {
      Bot highest = new OthelloBots().bot(GAME, OthelloLevel.count());
      Decision decision = highest.decide(endgame(cells), toMove(cells), thought(1));
      String chosen = name(decision.move().orElseThrow());
      String best = String.format("%s:%+d", chosen, Integer.parseInt(cells[4]));
      assertThat(cells[6].split(" ")).as(cells[0]).contains(best);
    }
  }

  /** Returns the endgames of the suite with so many empty squares, by their cells. */
  private static List<String[]> endgames(int least, int most) throws IOException {
    List<String[]> found = new ArrayList<>();
    for (String line : SharedData.lines("othello/ffo_1_49.tsv")) {
      String[] cells = line.split("\t");
      boolean isEndgame = !line.startsWith("#");
      int empty = isEndgame ? Integer.parseInt(cells[3]) : -1;
      if (empty >= least && empty <= most) {
        found.add(cells);
      }
    }
    return found;
  }

  private static Side toMove(String[] cells) {
    return cells[2].equals("X") ? Side.BLACK : Side.WHITE;
  }

  private static Position endgame(String[] cells) {
    return Position.of(GAME, Discs.setup(bits(cells[1], 'X'), bits(cells[1], 'O'), toMove(cells)));
  }

  private static String name(Move move) {
    return GAME.notation().name(((Place) move).site());
  }

  private static long bits(String board, char disc) {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= board.charAt(i) == disc ? 1L << i : 0;
    }
    return bits;
  }

  @Test
  void aClearedTableKnowsNothingAndLearnsAgain() {
    KnownBoards known = new KnownBoards(4);
    for (int i = 0; i < 70_000; i++) { // past the last era
      known.put(i, ~(long) i, 3, 50, -7, 9, 12);
      long word = known.find(i, ~(long) i);
      assertThat(KnownBoards.lower(word)).isEqualTo(-7);
      assertThat(KnownBoards.upper(word)).isEqualTo(9);
      known.clear();
      assertThat(known.find(i, ~(long) i)).isZero();
    }
  }

  @Test
  void nothingIsSaidToBeExactWhenTheTimeIsOver() {
    Position start = Position.start(GAME);
    SearchLimit over = SearchLimit.within(HOUR, 1);
    over.cancel();
    assertThat(solver().analyze(start, Side.BLACK, over)).isEmpty();
    assertThat(BOTS.bot(GAME, 10).decide(start, Side.BLACK, over).move()).isPresent();
    assertThat(BOTS.bot(GAME, 10).decide(start, Side.BLACK, over).isCut()).isTrue();
  }

  /** In games by chance, where some moves let the last disc be flipped at once, and some don't. */
  @Test
  @Tag("long")
  void noLevelLetsItsLastDiscGo() {
    int found = 0;
    for (int seed = 0; found < 5; seed++) {
      Position at = random(GAME, seed, 50 + seed % 6);
      List<Move> moves = at.legalMoves();
      List<Move> losing = moves.stream().filter(move -> isLastDiscFlippedAfter(at, move)).toList();
      if (!losing.isEmpty() && losing.size() < moves.size()) {
        found++;
        Side side = at.toMove().orElseThrow();
        for (int level = 1; level <= 7; level++) {
          Move chosen = BOTS.bot(GAME, level).decide(at, side, thought(seed)).move().orElseThrow();
          assertThat(losing).as("level %d: %s", level, at).doesNotContain(chosen);
        }
      }
    }
  }

  private static boolean isLastDiscFlippedAfter(Position at, Move move) {
    Position next = ((Played) at.play(move)).after();
    return next.legalMoves().stream()
        .map(answer -> ((Played) next.play(answer)).after().score())
        .anyMatch(score -> (move.side() == Side.BLACK ? score.black() : score.white()) == 0);
  }

  /** White's b1, between Black's a1 and an empty c1, is the last disc, or one of two. */
  @Test
  void aLastDiscIsSeenToGoAndNoOther() {
    assertThat(WipeOut.canForce(1L, 2L, 1)).isTrue();
    assertThat(WipeOut.canForce(1L, 2L | 1L << 63, 1)).isFalse();
  }

  /** Whatever is played, with so few discs that all of it is looked at. */
  @Test
  void twoMovesThatTakeAllDiscsAreFound() {
    SplittableRandom random = new SplittableRandom(1);
    int answered = 0;
    int passed = 0;
    for (int i = 0; i < 20_000; i++) {
      long own = random.nextLong() & random.nextLong();
      long other = 0;
      for (int disc = 0; disc < 3; disc++) {
        other |= 1L << random.nextInt(64) & ~own;
      }
      if (other != 0 && own != 0) {
        Position at = Position.of(GAME, Discs.setup(own, other, Side.BLACK));
        boolean isForced = Bits.moves(own, other) != 0 && isWipedOut(at, 2);
        assertThat(WipeOut.canForce(own, other, 2)).as("%s", at).isEqualTo(isForced);
        if (isForced && !WipeOut.canForce(own, other, 1)) {
          passed += at.legalMoves().stream().anyMatch(move -> isPassedAfter(at, move)) ? 1 : 0;
          answered += at.legalMoves().stream().noneMatch(move -> isPassedAfter(at, move)) ? 1 : 0;
        }
      }
    }
    assertThat(passed).isGreaterThan(10);
    assertThat(answered).isGreaterThan(10);
  }

  private static boolean isPassedAfter(Position at, Move move) {
    Position next = ((Played) at.play(move)).after();
    return next.legalMoves().stream().anyMatch(Pass.class::isInstance);
  }

  /** Whether Black, who is to move, can take White's last disc with so many moves. */
  private static boolean isWipedOut(Position at, int moves) {
    for (Move move : at.legalMoves()) {
      Position next = ((Played) at.play(move)).after();
      if (next.score().white() == 0) {
        return true;
      } else if (moves > 1 && !next.isOver()) {
        boolean isForced =
            next.legalMoves().stream()
                .map(answer -> ((Played) next.play(answer)).after())
                .allMatch(after -> !after.isOver() && isWipedOut(after, moves - 1));
        if (isForced) {
          return true;
        }
      }
    }
    return false;
  }

  /** One move takes seven discs around d1, another all around c8 or d8; White has no answer. */
  @Test
  void aLookAheadEndsWhereMoreThanSixDiscsAreLeft() {
    long seven = discs("b1 c1 e1 f1 g1 c2 b3");
    long own = discs("a1 h1 a4 a8 h8");
    assertThat(WipeOut.canForce(own | discs("a6"), seven | discs("b8 d8 e8 f8 g8 b7"), 2)).isTrue();
    long sevenMore = discs("b8 c8 e8 f8 g8 c7 b6");
    assertThat(WipeOut.canForce(own | discs("a5"), seven | sevenMore, 2)).isFalse();
    assertThat(WipeOut.canForce(own | discs("a5 d1") | seven, sevenMore, 1)).isTrue();
  }

  private static long discs(String names) {
    long discs = 0;
    for (String name : names.split(" ")) {
      discs |= 1L << (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a';
    }
    return discs;
  }
}
