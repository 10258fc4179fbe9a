package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the computer players of every game, and for those that know no game. */
class ComputerPlayerLawsTest {
  private static final long HOUR = 3_600_000;

  record Players(String id, Game game, Bots bots) {
    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Players> players() {
    List<Players> players = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      Game game = small(family);
      players.add(new Players(family.id(), game, ComputerPlayers.of(family)));
      players.add(new Players(family.id() + " by its rules alone", game, new TreeSearchBots()));
    }
    return players.stream();
  }

  private static Game small(Family family) {
    return switch (family.id()) {
      case "go", "gomoku", "capture" -> family.game(Map.of("size", "9"));
      case "othello" -> family.game(Map.of("size", "6"));
      case "dots" -> family.game(Map.of("size", "4"));
      default -> family.game(Map.of());
    };
  }

  private static SearchLimit thought(long seed) {
    return SearchLimit.within(HOUR, seed);
  }

  private static Position after(Position position, Move move) {
    assertThat(position.legalMoves()).contains(move);
    return ((Played) position.play(move)).after();
  }

  /** Plays some moves by chance. */
  private static Position begun(Game game, int plies, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Position.start(game);
    for (int i = 0; i < plies && !position.movers().isEmpty(); i++) {
      List<Move> moves = position.legalMoves();
      position = after(position, moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** Each keeps what it found about the other's answers. */
  @ParameterizedTest
  @MethodSource("players")
  @Tag("long")
  void twoPlayersPlayAGameToItsEndByTheRules(Players players) {
    Position position = begun(players.game(), 2, 8);
    Bot[] bots = {players.bots().bot(players.game(), 1), players.bots().bot(players.game(), 2)};
    int most = 3 * position.lattice().size();
    for (int i = 0; i < most && !position.movers().isEmpty(); i++) {
      Side side = position.toMove().orElseThrow();
      Decision decision = bots[side.ordinal()].decide(position, side, thought(i));
      if (decision.move().isEmpty()) {
        return;
      }
      assertThat(decision.move().get().side()).isEqualTo(side);
      assertThat(decision.isCut()).isFalse();
      position = after(position, decision.move().get());
    }
    assertThat(position.movers()).as("after %d moves", most).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("players")
  void aSeedRepeatsAMoveWhateverWasAskedBefore(Players players) {
    Position position = begun(players.game(), 7, 2);
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return;
    }
    Bot one = players.bots().bot(players.game(), 2);
    Bot other = players.bots().bot(players.game(), 2);
    other.decide(position, side.get(), thought(4));
    assertThat(one.decide(position, side.get(), thought(5)).move())
        .isEqualTo(other.decide(position, side.get(), thought(5)).move());
  }

  @ParameterizedTest
  @MethodSource("players")
  void aThoughtThatIsOverStillGivesALegalMove(Players players) {
    Position position = begun(players.game(), 5, 3);
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return;
    }
    Bot bot = players.bots().bot(players.game(), players.bots().levels(players.game()));
    Decision decision = bot.decide(position, side.get(), SearchLimit.within(-1, 6));
    decision.move().ifPresent(move -> after(position, move));
    assertThat(decision.move()).isPresent();
  }

  /** By a clock that says ten milliseconds more whenever it is read. */
  @ParameterizedTest
  @MethodSource("players")
  void aPlayerWhoseStepsTakeLongEndsBeforeItsTime(Players players) {
    Position position = begun(players.game(), 5, 3);
    AtomicLong millis = new AtomicLong();
    SearchLimit thought =
        SearchLimit.within(200, 6, () -> TimeUnit.MILLISECONDS.toNanos(millis.addAndGet(10)));
    Bot bot = players.bots().strongest(players.game());
    Decision decision = bot.decide(position, position.toMove().orElseThrow(), thought);
    decision.move().ifPresent(move -> after(position, move));
    assertThat(millis.get()).isLessThanOrEqualTo(200);
    assertThat(decision.isCut()).isEqualTo(millis.get() > 170);
  }

  @ParameterizedTest
  @MethodSource("players")
  void anAnalysisHasTheBestMoveAndLinesThatCanBePlayed(Players players) {
    Position position = begun(players.game(), 6, 4);
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return;
    }
    Bot bot = players.bots().bot(players.game(), 2);
    List<Candidate> candidates = bot.analyze(position, side.get(), thought(7));
    assertThat(candidates).isNotEmpty();
    double last = Double.POSITIVE_INFINITY;
    for (Candidate candidate : candidates) {
      assertThat(candidate.line().get(0)).isEqualTo(candidate.move());
      Position at = position;
      for (Move move : candidate.line()) {
        at = after(at, move);
      }
      if (!candidate.isExact()) {
        assertThat(candidate.value()).isBetween(0.0, 1.0);
      }
      assertThat(candidate.value()).as("the best first").isLessThanOrEqualTo(last);
      last = candidate.value();
    }
  }
}
