package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Another program at a session: its clock, the count, and a new start after a fault. */
class GtpOpponentTest {
  private static final Seat ENGINE = new EngineSeat("fake").seat();
  private final List<FakeEngine> started = new ArrayList<>();
  private FakeEngine next = new FakeEngine();

  private static LiveSession live(String time) {
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9"),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            Seat.AT_KEYBOARD,
            ENGINE);
    return new LiveSession(
        Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
  }

  private GtpOpponent opponent(LiveSession live) {
    return new GtpOpponent(
        "fake",
        new EngineProgram("fake"),
        () -> {
          started.add(next);
          return next;
        },
        FakeEngine.LONG,
        live);
  }

  private static Optional<Event> answer(LiveSession live, GtpOpponent opponent) {
    return opponent.answer(live.question(), Side.WHITE);
  }

  private static void move(LiveSession live) throws IOException {
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
  }

  private List<String> told(String time, String... known) throws IOException {
    next = new FakeEngine().does("time_settings", "").does("time_left", "");
    for (String command : known) {
      next.does(command, "");
    }
    LiveSession live = live(time);
    move(live);
    answer(live, opponent(live));
    return next.asked().stream().filter(asked -> asked.contains("time_")).toList();
  }

  @Test
  void itIsToldTheClock() throws IOException {
    assertThat(told("none")).isEmpty();
    assertThat(told("10m")).containsExactly("time_settings 600 0 0", "time_left white 600 0");
    assertThat(told("30s/move")).containsExactly("time_settings 0 30 1", "time_left white 30 1");
    assertThat(told("10m+30s")).containsExactly("time_settings 600 0 0", "time_left white 600 0");
    assertThat(told("10m+30s", "kata-time_settings"))
        .containsExactly("kata-time_settings fischer 600 30", "time_left white 600 0");
    assertThat(told("10m+5x30s"))
        .containsExactly("time_settings 600 30 1", "time_left white 600 0");
    assertThat(told("10m+5x30s", "kgs-time_settings"))
        .containsExactly("kgs-time_settings byoyomi 600 30 5", "time_left white 600 0");
    assertThat(told("0s+5x30s", "kgs-time_settings")).endsWith("time_left white 30 5");
    assertThat(told("0s+5x30s")).endsWith("time_left white 30 1");
  }

  @Test
  void itMarksWhatItSaysIsDeadThenItAccepts() throws IOException {
    next.does("final_status_list", "E5");
    LiveSession live = live("none");
    GtpOpponent opponent = opponent(live);
    move(live);
    live.submit(ENGINE.holder(), new Event.Try(new Pass(Side.WHITE)));
    live.submit(Player.HERE, new Event.Try(new Pass(Side.BLACK)));
    assertThat(answer(live, opponent))
        .contains(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 4)));
    live.submit(ENGINE.holder(), new Event.Marking(Event.MarkKind.DEAD, new Site(4, 4)));
    assertThat(answer(live, opponent)).contains(Event.Act.ACCEPT);
  }

  @Test
  void itStartsAnewAfterAFault() throws IOException {
    LiveSession live = live("none");
    GtpOpponent opponent = opponent(live);
    move(live);
    next.writes("genmove", any -> FakeEngine.DEATH);
    assertThat(catchThrowableOfType(EngineFault.class, () -> answer(live, opponent)))
        .extracting(EngineFault::kind)
        .isEqualTo(EngineFault.Kind.DIED);
    assertThat(next.isEnded()).isTrue();
    next = new FakeEngine();
    assertThat(answer(live, opponent)).contains(new Event.Try(new Pass(Side.WHITE)));
    assertThat(opponent.name()).isEqualTo("Fake 1.0");
    assertThat(started).hasSize(2);
    opponent.close();
    assertThat(next.isEnded()).isTrue();
    assertThat(catchThrowableOfType(EngineFault.class, () -> answer(live, opponent)))
        .extracting(EngineFault::kind)
        .isEqualTo(EngineFault.Kind.DIED);
    assertThat(started).as("a closed one starts nothing").hasSize(2);
  }

  @Test
  void itIsStartedBeforeItIsAsked() throws IOException {
    LiveSession live = live("none");
    GtpOpponent opponent = opponent(live);
    assertThat(opponent.name()).isEmpty();
    opponent.begin();
    opponent.begin();
    assertThat(opponent.name()).isEqualTo("Fake 1.0");
    assertThat(started).hasSize(1);
    assertThat(next.asked()).isEmpty();
    move(live);
    assertThat(answer(live, opponent)).contains(new Event.Try(new Pass(Side.WHITE)));
    assertThat(started).hasSize(1);
  }

  @Test
  void onlyWhatSomebodyHereHasNamedIsStarted() throws IOException {
    LiveSession live = live("none");
    move(live);
    GtpSeats seats = new GtpSeats(Map.of("other", new EngineProgram("false")));
    EngineFault fault =
        catchThrowableOfType(
            EngineFault.class,
            () ->
                seats
                    .find(live, ENGINE.holder())
                    .orElseThrow()
                    .answer(live.question(), Side.WHITE));
    assertThat(fault.sentence(Language.ENGLISH))
        .isEqualTo("There is no engine called fake in your settings.");
    assertThat(seats.find(live, new Player("gtp:false --x"))).isEmpty();
    assertThat(seats.find(live, Player.HERE)).isEmpty();
  }
}
