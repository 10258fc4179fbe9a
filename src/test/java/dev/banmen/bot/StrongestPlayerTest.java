package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a hint knows of the result. */
class StrongestPlayerTest {
  private static final Family DOTS = Catalog.ALL.find("dots").orElseThrow();

  private static LiveSession begun(Map<String, String> chosen) {
    Terms terms = Terms.of("dots", chosen);
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
  }

  private static Candidate best(LiveSession live) {
    Side side = live.now().position().toMove().orElseThrow();
    return StrongestPlayer.of(live.question(), DOTS, side, () -> false);
  }

  private static Position after(Position position, Iterable<Move> line) {
    Position now = position;
    for (Move move : line) {
      now = ((Played) now.play(move)).after();
    }
    return now;
  }

  /** In every position of a game, also where boxes are taken already, best play ends with it. */
  @ParameterizedTest
  @ValueSource(strings = {"2", "2x3", "3"})
  void whereItIsSolvedTheValueIsTheLeadAtTheEnd(String size) throws IOException {
    LiveSession live = begun(Map.of("size", size));
    while (live.now().position().toMove().isPresent()) {
      Position position = live.now().position();
      Candidate best = best(live);
      Position end = after(position, best.line());
      assertThat(end.toMove()).isEmpty();
      double lead = end.score().margin();
      assertThat(best.isExact()).isTrue();
      assertThat(best.value()).isEqualTo(best.move().side() == Side.BLACK ? lead : -lead);
      live.submit(Player.HERE, new Event.Try(position.legalMoves().get(0)));
    }
  }

  @Test
  void anEvenResultThatSomebodyWinsIsNoDraw() {
    assertThat(best(begun(Map.of("size", "2x3")))).matches(Candidate::isExact);
    Candidate tied = best(begun(Map.of("size", "2x3", "ties", "second")));
    assertThat(tied.isExact()).isFalse();
    assertThat(tied.value()).isZero();
  }

  /** The question is gone already, so that nothing is searched for long. */
  @ParameterizedTest
  @CsvSource({"go, 9, E5", "go, 13, K10", "go, 19, Q16", "capture, 10, F6", "gomoku, 15, H8"})
  void theFirstHintIsTheCoachesOpening(String family, String size, String point)
      throws IOException {
    Terms terms = Terms.of(family, Map.of("size", size));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    Question question = live.question();
    live.submit(Player.HERE, new Event.Try(begun.position().legalMoves().get(0)));
    Family games = Catalog.ALL.find(family).orElseThrow();
    Candidate best = StrongestPlayer.of(question, games, Side.BLACK, () -> false);
    assertThat(begun.position().game().notation().name(best.move())).isEqualTo(point);
    assertThat(best.line()).startsWith(best.move());
    assertThat(after(begun.position(), best.line()).ply()).isEqualTo(best.line().size());
    assertThat(best.value()).isBetween(0.0, 1.0);
    assertThat(best.isExact()).isFalse();
  }

  /** Where it would look a thousand times, it looks once: the position has no opening. */
  @Test
  void aHintThatNobodyWaitsForIsThoughtAboutNoLonger() throws IOException {
    Terms terms = Terms.of("go", Map.of("size", "19"));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    for (int i = 0; i < 40; i++) {
      Side side = i % 2 == 0 ? Side.BLACK : Side.WHITE;
      live.submit(Player.HERE, new Event.Try(new Place(side, new Site(3 + i / 10, 3 + i % 10))));
    }
    Family go = Catalog.ALL.find("go").orElseThrow();
    AtomicInteger asked = new AtomicInteger();
    BooleanSupplier isGivenUp = () -> asked.incrementAndGet() > 3;
    Candidate best = StrongestPlayer.of(live.question(), go, Side.BLACK, isGivenUp);
    assertThat(best.visits()).isBetween(1, 4);
    assertThat(asked).hasValue(4);
    StrongestPlayer.estimate(live.question(), go, isGivenUp);
    assertThat(asked).as("an estimate, too").hasValueLessThan(8);
  }

  @Test
  void onlyTheEndOfAGameIsSolved() {
    Family othello = Catalog.ALL.find("othello").orElseThrow();
    Position position = Terms.of("othello", Map.of()).start(Catalog.ALL);
    Random random = new Random(5);
    for (int empty = 60; empty > 20; empty--) {
      assertThat(ComputerPlayers.of(othello).isNearEnd(position)).isFalse();
      do {
        List<Move> legal = position.legalMoves();
        position = ((Played) position.play(legal.get(random.nextInt(legal.size())))).after();
      } while (position.legalMoves().get(0) instanceof Pass);
    }
    assertThat(ComputerPlayers.of(othello).isNearEnd(position)).isTrue();
  }
}
