package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.LobbyRow;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** At a table on a server, each key that the last line offers does something, whoever looks. */
@Tag("long")
class OfferedKeysTest {
  private static final Pattern REFUSED =
      Pattern.compile(
          "does nothing|only watching|There (is|are) no|You can't|nothing to|not your turn"
              + "|is rated: no|Nobody plays");

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private Visit cem;
  private LiveSession live;
  private int opened;

  /** A state of a table, and what leads there from the one before. */
  private enum State {
    WAITING,
    FIRST_MOVE,
    MOVED,
    TAKEBACK,
    COUNTING,
    ACCEPTED,
    COUNTED,
    REMATCH,
    RESIGNED
  }

  private void open(State state, TableOptions options) throws Exception {
    house = new OpenHouse(Files.createDirectories(folder.resolve("" + opened++)));
    anna = house.named("anna");
    ben = house.named("ben");
    cem = house.named("cem");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
    live = anna.person().room().begin(terms, options);
    house.settle();
    if (state == State.WAITING) {
      return;
    }
    OpenHouse.enterFirst(ben);
    house.settle();
    if (state.ordinal() >= State.MOVED.ordinal()) {
      does(anna, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
      does(ben, new Event.Try(new Place(Side.WHITE, new Site(2, 2))));
    }
    if (state == State.TAKEBACK) {
      does(ben, Event.Act.UNDO);
    } else if (state == State.RESIGNED) {
      does(anna, new Event.Resign(Side.BLACK));
    } else if (state.ordinal() >= State.COUNTING.ordinal()) {
      does(anna, new Event.Try(new Pass(Side.BLACK)));
      does(ben, new Event.Try(new Pass(Side.WHITE)));
      if (state.ordinal() >= State.ACCEPTED.ordinal()) {
        does(anna, Event.Act.ACCEPT);
      }
      if (state.ordinal() >= State.COUNTED.ordinal()) {
        does(ben, Event.Act.ACCEPT);
      }
      if (state == State.REMATCH) {
        anna.person().room().rematch(live);
        house.settle();
      }
    }
  }

  private void does(Visit who, Event event) throws Exception {
    live.submit(who.person().me(), event);
    house.settle();
  }

  private Evening screen(Visit who) {
    return new Evening(who.person(), live, 80, 24, Glyphs.UNICODE).refreshed();
  }

  @ParameterizedTest
  @EnumSource
  void eachKeyThatIsOfferedDoesSomething(State state) throws Exception {
    List<String> faults = new ArrayList<>();
    for (boolean isRated : new boolean[] {false, true}) {
      for (int looks = 0; looks < 3; looks++) {
        open(state, new TableOptions(false, isRated));
        Visit who = List.of(anna, ben, cem).get(looks);
        List<KeyHint> hints = screen(who).shown().keyHints(Extent.of(80, 24));
        for (KeyHint hint : hints) {
          long before = live.now().stateNumber();
          Evening screen = screen(who);
          String text = screen.text();
          screen.give(hint.key());
          house.settle();
          String after = screen.isLeft() ? "" : screen.refreshed().text();
          if (after.equals(text) || REFUSED.matcher(after).find()) {
            faults.add(
                state
                    + " "
                    + who.person().lobby().orElseThrow().people()
                    + hint.text()
                    + (isRated ? " rated" : "")
                    + "\n"
                    + after);
          }
          if (live.now().stateNumber() != before || live.now().isOver()) {
            house.close();
            open(state, new TableOptions(false, isRated));
            who = List.of(anna, ben, cem).get(looks);
          }
        }
        house.close();
      }
    }
    assertThat(faults).isEmpty();
  }

  private static String offered(Evening screen) {
    return screen.refreshed().shown().keyHints(Extent.of(80, 24)).stream()
        .map(KeyHint::name)
        .collect(Collectors.joining(" ", " ", " "));
  }

  @Test
  void savingIsNotOfferedWhereFilesCannotBeSaved() throws Exception {
    open(State.MOVED, new TableOptions(false, false));
    assertThat(offered(screen(cem).types("e"))).contains(" 1 ").doesNotContain(" s ");
    assertThat(offered(screen(cem).types("v"))).contains(" c ").doesNotContain(" s ");
    anna.person()
        .lobby()
        .orElseThrow()
        .teach(SharedPosition.start(TeachingTest.recording()), false);
    house.settle();
    TeachingTable followed =
        ben.person()
            .lobby()
            .orElseThrow()
            .follow(OpenHouse.rows(ben, LobbyRow.Teaching.class).get(0));
    Words words = ben.person().language().words(Viewer.class);
    RecordPage page = RecordPage.of(words, ben.person(), followed);
    Evening follows = new Evening(ben.person(), page, 80, 24, Glyphs.UNICODE);
    assertThat(offered(follows)).contains(" c ").doesNotContain(" s ");
    house.close();
  }

  @Test
  void resigningIsOfferedBeforeTheFirstMoveAgainstTheComputerAndNoUndoing() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    Terms terms = Terms.of("go", Map.of("size", "9"));
    Seat computer = ComputerSeat.parse("bot:1").orElseThrow().seat();
    live =
        anna.person()
            .room()
            .begin(
                terms.between(new Seat(anna.person().me(), ""), computer),
                new TableOptions(false, false));
    house.settle();
    assertThat(offered(screen(anna))).contains(" R ", " c ").doesNotContain(" u ");
    house.close();
  }

  @Test
  void talkingIsOfferedWhileTheyCount() throws Exception {
    open(State.COUNTING, new TableOptions(false, false));
    for (Visit who : List.of(anna, ben, cem)) {
      assertThat(offered(screen(who))).contains(" c ");
    }
    house.close();
  }
}
