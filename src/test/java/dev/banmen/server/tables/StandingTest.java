package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StandingTest {
  private static final Seat ANNA = new Seat(new Player("p1"), "anna");
  private static final Seat BEN = new Seat(new Player("p2"), "Ben II");
  private static final Seat NAMELESS = new Seat(new Player("p3"), "");
  private static final Seat BOT = new ComputerSeat(3, Optional.of(7L)).seat();

  private static Session begin(String family, String time, Seat black, Seat white) {
    Terms terms =
        new Terms(
            family,
            family.equals("go") ? Map.of("size", "5") : Map.of(),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            black,
            white);
    return Session.begin(terms, terms.start(Catalog.ALL));
  }

  /** Whatever is played, what is read from the text is what was written. */
  @ParameterizedTest
  @ValueSource(strings = {"go", "othello", "gomoku", "dots"})
  void itsTextIsReadAsItWas(String family) {
    Random random = new Random(1);
    for (Seat white : List.of(BEN, NAMELESS, BOT, Seat.FREE, ANNA)) {
      Session now = begin(family, random.nextBoolean() ? "none" : "1m", ANNA, white);
      for (int i = 0; i < 40 && !now.isOver(); i++) {
        Standing standing = Standing.of(now, i * 10L);
        assertThat(Standing.parse(standing.text())).contains(standing);
        List<Move> moves = now.position().legalMoves();
        if (moves.isEmpty()) {
          break;
        }
        Move move = moves.get(random.nextInt(moves.size()));
        Event event = new Event.Try(move);
        now = now.on(new Stamped(i * 10L, now.seat(move.side()).holder(), event));
      }
      Standing last = Standing.of(now, 1_000);
      assertThat(Standing.parse(last.text())).contains(last);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 turn black 0 -\n",
        "1 turn black 0 -\nseat black p1\nseat white p2",
        "1 turn red 0 -\nseat black p1\nseat white p2\n",
        "1 later black 0 -\nseat black p1\nseat white p2\n",
        "9999999999 turn black 0 -\nseat black p1\nseat white p2\n",
        "1 turn black 0 -\nseat white p2\nseat black p1\n",
        "1 turn black 0 -\nseat black p1\nseat white p2\n\n",
      })
  void anotherTextIsNone(String text) {
    assertThat(Standing.parse(text)).isEmpty();
    assertThat(Standing.parse("1 turn black 0 -\nseat black p1\nseat white p2\n")).isPresent();
  }

  private static Standing at(HookEvent stage, Set<Side> waited, Seat black, Seat white) {
    return new Standing(1, stage, waited, 0, Long.MAX_VALUE, black, white);
  }

  @Test
  void aTurnIsWhoseMoveOrAnswerIsWaitedForAndNobodyElses() {
    Set<Side> both = EnumSet.allOf(Side.class);
    Set<Side> black = EnumSet.of(Side.BLACK);
    assertThat(at(HookEvent.TURN, black, ANNA, BEN).turns()).containsExactly(1L);
    assertThat(at(HookEvent.TURN, both, ANNA, BEN).turns()).as("either may move").isEmpty();
    assertThat(at(HookEvent.COUNT, both, ANNA, BEN).turns()).containsExactlyInAnyOrder(1L, 2L);
    assertThat(at(HookEvent.TURN, black, ANNA, Seat.FREE).turns()).isEmpty();
    assertThat(at(HookEvent.TURN, black, BOT, BEN).turns()).isEmpty();
    assertThat(at(HookEvent.TURN, black, ANNA, Seat.FREE).isTurnOf(ANNA.holder())).isFalse();
    assertThat(at(HookEvent.TURN, both, ANNA, BEN).isTurnOf(ANNA.holder())).isTrue();
  }

  @Test
  void aComputersTurnIsThoughtAboutUnlessAllAreComputers() {
    Set<Side> black = EnumSet.of(Side.BLACK);
    assertThat(at(HookEvent.TURN, black, BOT, ANNA).isTurnOfComputer()).isTrue();
    assertThat(at(HookEvent.TURN, black, ANNA, BOT).isTurnOfComputer()).isFalse();
    assertThat(at(HookEvent.TURN, black, BOT, BOT).isTurnOfComputer()).isFalse();
    assertThat(at(HookEvent.COUNT, black, BOT, ANNA).isTurnOfComputer()).isFalse();
  }
}
