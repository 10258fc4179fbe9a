package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.study.CoachState.Cost;
import dev.banmen.study.CoachState.Warned;
import dev.banmen.text.Language;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A coach blames nobody for what it has not warned of. */
class CoachStateTest {
  private static final int GAMES = 12;

  private static Session begun(String family, String size) {
    Terms terms = Terms.of(family, Map.of("size", size));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    return begun.in(Language.ENGLISH, begun);
  }

  private static Session after(Session session, String moves) {
    Session now = session;
    for (String name : moves.split(" ")) {
      now = now.on(new Event.Try(move(now, name)));
    }
    return now;
  }

  private static Move move(Session session, String name) {
    Site site = session.position().game().notation().parse(name).orElseThrow();
    return new Place(session.position().toMove().orElseThrow(), site);
  }

  private static String warning(Session session, Move move) {
    return warned(session, move).map(seen -> seen.why().sentence()).orElse("");
  }

  private static Optional<Warned> warned(Session session, Move move) {
    return CoachState.ON.warning(session, move).flatMap(CoachState::warned);
  }

  private static String cost(Session now) {
    return CoachState.ON
        .cost(now, Player.HERE)
        .map(cost -> cost.gain().why().sentence() + " " + cost.plies())
        .orElse("");
  }

  @Test
  void aStoneThatIsLeftInAtariIsWarnedOfAndBlamed() {
    Session d4 = after(begun("go", "9"), "E5 D5 D4 E6 C5 C4 F5 D6 B4 C6 B5 E4");
    assertThat(warning(d4, move(d4, "B6")))
        .isEqualTo("B6 leaves the stone D4 in atari; D3 would give it 3 liberties.");
    assertThat(warning(d4, move(d4, "D3"))).isEmpty();
    assertThat(cost(after(d4, "B6 D3"))).isEqualTo("That let White capture 1 stone (D4). 2");
  }

  /** White's wall runs along the ladder, and Black's stone there would break it. */
  @Test
  void aStoneInALadderIsNeitherWarnedOfNorBlamed() {
    Session d4 = after(begun("go", "9"), "D4 D5 J9 C4 J8 E3 J7 E4");
    assertThat(warning(d4, move(d4, "J6"))).isEmpty();
    assertThat(cost(after(d4, "J6 D3"))).isEmpty();
    Session broken = after(begun("go", "9"), "D4 D5 C1 C4 D1 E3 E1 E4");
    assertThat(warning(broken, move(broken, "J6"))).contains("leaves the stone D4 in atari");
    assertThat(cost(after(broken, "J6 D3"))).contains("capture 1 stone (D4)");
  }

  @Test
  void aBoxThatHadToBeGivenIsNotBlamed() {
    String box = "1,1-1,2 1,1-2,1 2,1-2,2 1,2-2,2";
    assertThat(cost(after(begun("dots", "2"), box))).as("no other line").isEmpty();
    assertThat(cost(after(begun("dots", "3"), box))).contains("1,1").endsWith(" 2");
  }

  /** In games by chance, each blame is of sites that the warning of the last move named. */
  @ParameterizedTest
  @CsvSource({"go, 7", "capture, 7", "othello, 6", "dots, 4"})
  void whatIsBlamedWasWarnedOf(String family, String size) {
    int blamed = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Session now = begun(family, size);
      Deque<Session> earlier = new ArrayDeque<>(); // the last first
      while (now.isInPlay() && now.position().ply() < 60) {
        List<Move> moves = now.position().legalMoves();
        earlier.push(now);
        now = now.on(new Event.Try(moves.get(random.nextInt(moves.size()))));
        Optional<Cost> cost = CoachState.ON.cost(now, Player.HERE);
        if (cost.isPresent()) {
          blamed++;
          Session choice = earlier.stream().skip(cost.get().plies() - 1).findFirst().orElseThrow();
          Move move = now.position().after(choice.position().ply() + 1).last().orElseThrow();
          Set<Site> sites =
              new TreeSet<>(warned(choice, move).orElseThrow().why().overlay().hints().keySet());
          sites.retainAll(cost.get().gain().why().overlay().hints().keySet());
          assertThat(sites).as("seed %s, ply %s", seed, now.position().ply()).isNotEmpty();
          assertThat(move.side()).isEqualTo(cost.get().gain().side().opponent());
        }
      }
    }
    assertThat(blamed).isPositive();
  }
}
