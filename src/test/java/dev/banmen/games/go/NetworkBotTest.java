package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.Recordable;
import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.InfluenceNetwork;
import dev.banmen.games.go.net.RandomNetwork;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Players that ask a network; one of random weights where only the rules around it matter, else one
 * that knows little more than who has more stones.
 */
class NetworkBotTest {
  private final GoFamily family = family(RandomNetwork.any());
  private final Bots bots = family.bots();
  private final GoFamily counter = family(InfluenceNetwork.file());

  private static GoFamily family(byte[] network) {
    return (GoFamily) new GoFamily().withNetwork(new CountedNetwork(network));
  }

  private static SearchLimit thought() {
    return SearchLimit.untilDone(1, () -> false);
  }

  private Game game(int size) {
    return family.game(Map.of("size", Integer.toString(size)));
  }

  private Move move(Position position, Side side) {
    return bots.bot(position.game(), 1).decide(position, side, thought()).move().orElseThrow();
  }

  private static Position set(Game game, String diagram, Side toMove) {
    return Position.of(game, GoDiagram.of(diagram, toMove).setup());
  }

  @Test
  void itPlaysAWholeGameByTheRules() {
    Position position = Position.of(game(5), Setup.EMPTY);
    Side side = Side.BLACK;
    while (position.outcome().isEmpty()) {
      position = ((Played) position.play(move(position, side))).after();
      side = side.opponent();
      assertThat(position.ply()).as("%s", position).isLessThan(200);
    }
    assertThat(position.ply()).isGreaterThan(2);
  }

  /** A clock that goes on by a millisecond each time somebody looks at it. */
  private static SearchLimit looks(int count) {
    AtomicLong nanos = new AtomicLong();
    return SearchLimit.within(count, 1, () -> nanos.addAndGet(1_000_000));
  }

  @Test
  void ownersAreThoseOfAllThatItLookedAtForTheMoves() {
    Position position = Position.of(game(9), Setup.EMPTY);
    Bot bot = bots.bot(position.game(), 1);
    Bot.Opinion cut = bot.opinion(position, Side.BLACK, looks(20));
    assertThat(cut.owners().orElseThrow())
        .isEqualTo(bot.ownership(position, looks(20)).orElseThrow())
        .isNotEqualTo(bot.ownership(position, looks(1)).orElseThrow());
    assertThat(cut.candidates()).isEqualTo(bot.analyze(position, Side.BLACK, looks(20)));
  }

  /** Moves that it would not think of are likely and good enough once they are the only ones. */
  @Test
  void ofTheMovesThatAreWantedEachIsLookedAtAndNoOther() {
    Position position = Position.of(counter.game(Map.of("size", "9")), Setup.EMPTY);
    Bot bot = counter.bots().bot(position.game(), 1);
    Set<Move> wanted = new HashSet<>();
    for (int col : List.of(0, 4, 8)) {
      wanted.add(new Place(Side.BLACK, new Site(0, col)));
    }
    Bot.Opinion opinion = bot.opinion(position, Side.BLACK, thought(), wanted);
    assertThat(opinion.candidates())
        .extracting(Candidate::move)
        .containsExactlyInAnyOrderElementsOf(wanted);
    assertThat(opinion.candidates().stream().mapToDouble(Candidate::prior).sum())
        .isCloseTo(1, within(0.01));
    assertThat(opinion.candidates().stream().mapToInt(Candidate::visits).sum()).isEqualTo(31);
    assertThat(opinion.owners()).isPresent();
    Bot.Opinion cut = bot.opinion(position, Side.BLACK, looks(1), wanted);
    assertThat(cut.candidates()).hasSize(1).allMatch(one -> wanted.contains(one.move()));
  }

  private static final String EYES =
      """
      . X . X .
      X X X X X
      X X X X X
      . X . X .
      X X X X X
      """;

  @Test
  void itFillsNoEyesOfItsOwn() {
    assertThat(move(set(game(5), EYES, Side.BLACK), Side.BLACK)).isEqualTo(new Pass(Side.BLACK));
  }

  /** Plays the moves that one player of a level finds for both sides, at most so many. */
  private static List<Move> game(GoFamily family, int size, int level, int seed, int most) {
    Position position = Position.start(family.game(Map.of("size", Integer.toString(size))));
    Bot bot = family.bots().bot(position.game(), level);
    while (position.outcome().isEmpty() && position.ply() < most) {
      Side side = position.toMove().orElseThrow();
      SearchLimit thought = SearchLimit.untilDone(seed + position.ply(), () -> false);
      Move move = bot.decide(position, side, thought).move().orElse(new Pass(side));
      position = ((Played) position.play(move)).after();
    }
    return position.moves();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6, 12})
  void theSameSeedGivesTheSameGame(int level) {
    List<Move> game = game(family, 7, level, 100, 30);
    assertThat(game(family, 7, level, 100, 30)).isEqualTo(game);
    assertThat(game(family, 7, level, 200, 30)).isNotEqualTo(game);
  }

  @Test
  @Tag("long")
  void noLevelPlaysOnTheEdgeEarlyWithoutContact() {
    for (int level = 1; level <= bots.levels(game(9)); level++) {
      GoBoard board = (GoBoard) Position.start(game(9)).board();
      for (Move move : game(family, 9, level, level, 30)) {
        int site =
            board.ply() < 30 && move instanceof Place p ? p.site().row() * 9 + p.site().col() : -1;
        boolean isAtEdge = site >= 0 && (site / 9 % 8 == 0 || site % 9 % 8 == 0);
        assertThat(isAtEdge && hasNoContact(board, site))
            .as("%s of level %s", move, level)
            .isFalse();
        assertThat(board.play(move.side(), site)).isZero();
      }
    }
  }

  private static boolean hasNoContact(GoBoard board, int site) {
    Stones stones = board.stones();
    int point = stones.grid.pointOf[site];
    return Arrays.stream(stones.grid.steps)
        .mapToObj(step -> stones.colour[point + step])
        .allMatch(colour -> colour == Stones.EMPTY || colour == Stones.EDGE);
  }

  private static final String SPLIT =
      """
      . X . O .
      . X . O .
      . X . O .
      . X . O .
      . X . O .
      """;

  private Position afterPass(String komi, Side passed) {
    Game game = counter.game(Map.of("size", "5", "komi", komi));
    return ((Played) set(game, SPLIT, passed).play(new Pass(passed))).after();
  }

  @Test
  void itPassesAfterAPassWhereItWinsByMoreThanWhatIsOpen() {
    for (int level : List.of(1, 10, 13)) {
      assertThat(answer("5.5", Side.BLACK, level)).isEqualTo(new Pass(Side.WHITE));
      assertThat(answer("4.5", Side.BLACK, level)).as("5 are open").isInstanceOf(Place.class);
      assertThat(answer("5.5", Side.WHITE, level)).isInstanceOf(Place.class);
      assertThat(answer("-5.5", Side.WHITE, level)).isEqualTo(new Pass(Side.BLACK));
    }
  }

  private Move answer(String komi, Side passed, int level) {
    Bot bot = counter.bots().bot(counter.game(Map.of("size", "5")), level);
    return bot.decide(afterPass(komi, passed), passed.opponent(), thought()).move().orElseThrow();
  }

  @Test
  void noLevelPassesAfterAPassOnAnOpenBoard() {
    Game game = counter.game(Map.of("size", "9"));
    Position passed = ((Played) Position.start(game).play(new Pass(Side.BLACK))).after();
    for (int level : List.of(1, 6, 13)) {
      Decision white = counter.bots().bot(game, level).decide(passed, Side.WHITE, thought());
      assertThat(white.move().orElseThrow()).as("level %d", level).isInstanceOf(Place.class);
    }
  }

  @Test
  void anEndIsWorthWhatItCountsWithoutDeadStones() {
    String diagram =
        """
        . . X O .
        . O X O .
        . . X O .
        . . X O .
        . . X O .
        """;
    Position position = set(counter.game(Map.of("size", "5", "komi", "0")), diagram, Side.BLACK);
    GoBoard board = (GoBoard) position.board();
    float[] owners = new float[25];
    for (int site = 0; site < 25; site++) {
      owners[site] = site % 5 < 3 ? 0.7f : -1;
    }
    Look look = new Look(new int[0], new float[0], 0.5, 0, owners);
    assertThat(look.counted(board, Bot.DEAD, Bot.DEAD)).isEqualTo(5);
    assertThat(look.counted(board, 0.8, 0.8)).isEqualTo(5 - 10 - 1 + 0);
  }

  @Test
  void itResignsInItsThirdHopelessTurn() {
    Game game = counter.game(Map.of("size", "9"));
    Position position = Position.start(game);
    int[] black = {20, 22, 24, 38, 40, 42, 56, 58, 60, 30, 32, 48};
    int[] white = {0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 16, 15};
    for (int i = 0; i < black.length; i++) {
      position =
          ((Played) position.play(new Place(Side.BLACK, game.lattice().site(black[i])))).after();
      position =
          ((Played) position.play(new Place(Side.WHITE, game.lattice().site(white[i])))).after();
    }
    position = ((Played) position.play(new Place(Side.BLACK, game.lattice().site(66)))).after();
    Bot bot = counter.bots().bot(game, 11);
    List<Position> turns = new ArrayList<>(List.of(position));
    for (int turn = 1; turn < 4; turn++) {
      Position answered = ((Played) position.play(new Pass(Side.WHITE))).after();
      position = ((Played) answered.play(move(game, Side.BLACK, 66 + turn))).after();
      turns.add(position);
    }
    for (int again = 0; again < 4; again++) {
      assertThat(answer(bot, turns.get(0))).as("the same turn once more").isPresent();
    }
    assertThat(answer(bot, turns.get(1))).isPresent();
    assertThat(answer(bot, turns.get(0))).as("after an undo").isPresent();
    assertThat(answer(bot, turns.get(1))).isPresent();
    assertThat(answer(bot, turns.get(2))).isEmpty();
    assertThat(answer(bot, turns.get(3))).isEmpty();
    Bot wild = counter.bots().bot(game, 10);
    Bot early = counter.bots().bot(game, 11);
    for (Position turn : turns) {
      assertThat(answer(wild, turn)).isPresent();
      assertThat(early.decide(Position.start(game), Side.BLACK, thought()).move()).isPresent();
      assertThat(answer(early, turn)).as("alone").isPresent();
    }
  }

  private static Move move(Game game, Side side, int site) {
    return new Place(side, game.lattice().site(site));
  }

  private static Optional<Move> answer(Bot bot, Position position) {
    return bot.decide(position, Side.WHITE, thought()).move();
  }

  private static final String DIVIDED =
      """
      . . . . X O . . .
      . . . . X O . . .
      . . X . X O . O .
      . . . . X O . . .
      . . . . X O . . .
      . . . . X O . . .
      . . X . X O . O .
      . . . . X O . . .
      . . . . X O . . .
      """;

  @Test
  void twoPassesEndALineAlsoWhereAnySideMayPlayOn() {
    GoFamily own = new GoFamily();
    Game game = Recordable.free(own.game(Map.of("size", "9", "rules", "japanese")));
    Position position = set(game, DIVIDED, Side.BLACK);
    Bot bot = own.bots().bot(game, 13);
    List<Candidate> moves = bot.analyze(position, Side.BLACK, thought());
    assertThat(moves).anyMatch(one -> one.line().size() > 1);
    for (Candidate one : moves) {
      List<Boolean> passes = one.line().stream().map(Pass.class::isInstance).toList();
      int ended = Collections.indexOfSubList(passes, List.of(true, true));
      assertThat(ended).as("%s", one.line()).isIn(-1, passes.size() - 2);
    }
    Position over = position;
    for (Side side : Side.values()) {
      over = ((Played) over.play(new Pass(side))).after();
    }
    assertThat(bot.analyze(over, Side.BLACK, thought())).as("may go on").isNotEmpty();
  }

  @Test
  void whereAPointCostsOneNobodyFillsWhatIsSettled() {
    float[] policy = new float[26];
    policy[7] = 0.9f;
    policy[25] = 0.1f;
    float[] owners = new float[25];
    Arrays.fill(owners, 1);
    Evaluation said = new Evaluation(policy, 1, 0, 20, owners);
    assertThat(likeliest("japanese", Board.PASS, said)).isEqualTo(Board.PASS);
    assertThat(likeliest("chinese", Board.PASS, said)).isEqualTo(7);
    assertThat(likeliest("japanese", 1, said)).as("an answer").isEqualTo(7);
    owners[7] = 0.9f;
    assertThat(likeliest("japanese", Board.PASS, said)).as("unsure").isEqualTo(7);
  }

  private int likeliest(String rules, int last, Evaluation said) {
    GoBoard board =
        (GoBoard) Position.start(family.game(Map.of("size", "5", "rules", rules))).board();
    assertThat(board.play(Side.BLACK, 12)).isZero();
    assertThat(board.play(Side.WHITE, last)).isZero();
    return Look.of(board, Side.BLACK, said).sites()[0];
  }

  /** A clock that is a millisecond later whenever it is read. */
  private static final class Readings implements LongSupplier {
    private long count;

    @Override
    public long getAsLong() {
      return 1_000_000 * count++;
    }
  }

  @Test
  void itStartsNoLookThatWouldEndTooLate() {
    Position position = Position.start(game(9));
    Bot bot = bots.strongest(position.game());
    for (long millis : List.of(20, 100, 101, 102, 103)) {
      Readings clock = new Readings();
      SearchLimit thought = SearchLimit.within(millis, 1, clock);
      assertThat(bot.decide(position, Side.BLACK, thought).isCut()).isTrue();
      assertThat(clock.count).isBetween(millis - 6, millis);
    }
    assertThat(bot.decide(position, Side.BLACK, SearchLimit.within(0, 1)).move()).isPresent();
    assertThat(bot.analyze(position, Side.BLACK, SearchLimit.within(0, 1))).hasSize(1);
  }

  @Test
  @Tag("long")
  void whatWasFoundWhileTheOtherSideThoughtIsKept() {
    Position position = Position.start(game(7));
    Bot bot = bots.strongest(position.game());
    Move first = bot.decide(position, Side.BLACK, thought()).move().orElseThrow();
    Position after = ((Played) position.play(first)).after();
    bot.ponder(after, Side.WHITE, thought());
    Move answer = bots.strongest(position.game()).decide(after, Side.WHITE, thought()).move().get();
    Position next = ((Played) after.play(answer)).after();
    assertThat(readings(bot, next)).isLessThan(readings(bots.strongest(position.game()), next));
  }

  private static long readings(Bot bot, Position position) {
    Readings clock = new Readings();
    bot.decide(position, Side.BLACK, SearchLimit.within(1_000_000, 1, clock));
    return clock.count;
  }

  @Test
  void movesAreListedByTheirChances() {
    Position position = Position.start(game(7));
    Bot bot = bots.bot(position.game(), 13);
    List<Candidate> candidates = bot.analyze(position, Side.BLACK, thought());
    assertThat(candidates).hasSizeGreaterThan(5);
    assertThat(candidates.get(0).move())
        .isEqualTo(bot.decide(position, Side.BLACK, thought()).move().get());
    assertThat(candidates.stream().map(c -> -c.value())).isSorted();
    assertThat(candidates.stream().map(c -> -c.visits())).isSorted();
    assertThat(candidates).allMatch(c -> c.value() >= 0 && c.value() <= 1);
    assertThat(candidates).allMatch(c -> c.line().get(0).equals(c.move()));
    assertThat(candidates.get(0).line()).hasSizeGreaterThan(1);
  }

  @Test
  void aMoveSaysByHowMuchItLeads() {
    Position position = Position.of(game(7), Setup.EMPTY);
    List<Candidate> candidates =
        bots.bot(position.game(), 1).analyze(position, Side.BLACK, thought());
    assertThat(candidates).allMatch(c -> c.lead().isPresent() && c.visits() > 0);
    assertThat(candidates.stream().mapToDouble(Candidate::prior).sum()).isBetween(0.1, 1.001);
  }

  @Test
  void ownersAreNamedForBothSidesAlike() {
    String diagram =
        """
        . X . . .
        . . O . .
        . X O . O
        . X . . .
        . . . O .
        """;
    String swapped = diagram.replace('X', '?').replace('O', 'X').replace('?', 'O');
    Game even = family.game(Map.of("size", "5", "komi", "0"));
    double[] owners = owners(set(even, diagram, Side.BLACK));
    double[] others = owners(set(even, swapped, Side.WHITE));
    assertThat(owners).hasSize(25);
    for (int site = 0; site < owners.length; site++) {
      assertThat(owners[site]).isBetween(-1.0, 1.0).isNotZero().isEqualTo(-others[site]);
    }
    double lead = lead(set(even, diagram, Side.BLACK));
    assertThat(lead).isNotZero().isEqualTo(-lead(set(even, swapped, Side.WHITE)));
  }

  private double lead(Position position) {
    return bots.bot(position.game(), 7).lead(position, oneLook()).orElseThrow();
  }

  private double[] owners(Position position) {
    return bots.bot(position.game(), 1).ownership(position, oneLook()).orElseThrow();
  }

  /** Two moves that seem alike may not be tried in the same order for both sides. */
  private static SearchLimit oneLook() {
    return SearchLimit.untilDone(1, () -> true);
  }

  /** On an empty board one look says that White is ahead by four, others that Black is. */
  @ParameterizedTest
  @ValueSource(ints = {9, 13})
  @Tag("long")
  void theLeadIsThatOfTheMovesAndNotOfASingleLook(int size) {
    GoFamily own = new GoFamily();
    Position position = Position.start(own.game(Map.of("size", Integer.toString(size))));
    Bot bot = own.bots().bot(position.game(), 1);
    double best = bot.analyze(position, Side.BLACK, thought()).get(0).lead().orElseThrow();
    assertThat(bot.lead(position, thought()).orElseThrow()).isCloseTo(best, within(2.5));
  }

  @Test
  void onOtherBoardsItPlaysWithoutANetwork() {
    assertThat(bots.bot(game(4), 3)).isNotInstanceOf(NetworkBot.class);
    assertThat(bots.bot(game(20), 3)).isNotInstanceOf(NetworkBot.class);
    assertThat(bots.bot(game(5), 3)).isInstanceOf(NetworkBot.class);
    assertThat(bots.strongest(game(19))).isInstanceOf(NetworkBot.class);
    assertThat(bots.reviewer(game(19), 1)).isInstanceOf(NetworkBot.class);
  }

  @Test
  void aReviewOfALargeBoardListsWhatCostsFourPoints() {
    assertThat(bots.leastPoints(game(9))).isEqualTo(3);
    assertThat(bots.leastPoints(game(10))).isEqualTo(4);
    assertThat(bots.leastPoints(game(19))).isEqualTo(4);
    assertThat(bots.leastPoints(game(20))).as("without a network").isEqualTo(3);
  }

  @Test
  void theNetworkStaysInAnotherLanguage() {
    GoFamily chinese = (GoFamily) family.in(Language.of(Locale.CHINESE));
    assertThat(chinese.bots().bot(game(9), 1)).isInstanceOf(NetworkBot.class);
  }
}
