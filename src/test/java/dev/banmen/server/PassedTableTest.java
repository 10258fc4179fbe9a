package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.PassCounterTest;
import dev.banmen.game.Pass;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What those at a table of Go see after a pass: the count without what is dead. */
class PassedTableTest {
  private static final String COUNTED = " 28-28½, 1 dead";

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private Visit cem;
  private LiveSession game;
  private final Queue<Runnable> thoughts = new ArrayDeque<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    house.thoughts = Optional.of(thoughts);
    anna = house.named("anna");
    ben = house.named("ben");
    cem = house.named("cem");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void begin(Terms terms, Seat white, TableOptions options) throws Exception {
    Seat own = new Seat(anna.person().me(), "");
    game = anna.person().room().begin(terms.between(own, white), options);
    house.settle();
  }

  private void annaPasses() throws Exception {
    game.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    house.settle();
  }

  private Evening screen(Visit visit) {
    return new Evening(visit.person(), game, 80, 24, Glyphs.UNICODE).refreshed();
  }

  private static String typed(Visit visit, LiveSession live, String line) {
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(visit.person(), new CollectedLines(heard));
    shell.begin(live);
    shell.answer(line);
    return String.join("\n", heard);
  }

  @Test
  void bothPlayersAndWhoeverWatchesSeeTheCountOnceItIsThere() throws Exception {
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    OpenHouse.enterFirst(ben);
    OpenHouse.enterFirst(cem);
    annaPasses();
    assertThat(screen(ben).text()).contains("stones 14-14").doesNotContain("28½");
    thoughts.remove().run();
    for (Visit visit : List.of(anna, ben, cem)) {
      assertThat(screen(visit).text()).contains(COUNTED);
      assertThat(typed(visit, game, "score"))
          .contains("If both pass now, the count is 28-28.5, 1 dead.");
    }
    game.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    house.settle();
    assertThat(screen(ben).text()).doesNotContain("1 dead");
    for (Visit visit : List.of(anna, ben, cem)) {
      assertThat(screen(visit).text()).contains("the computer: A4.");
    }
    for (Visit visit : List.of(anna, ben)) {
      assertThat(typed(visit, game, "dead")).contains("Dead: A4.");
    }
    assertThat(game.now().score()).as("the line's sum").isEqualTo(new Score(28, 28.5));
    assertThat(thoughts).isEmpty();
  }

  @Test
  void lineModeSaysWhatIsMarkedAtOnceOrAsSoonAsItIs() throws Exception {
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    OpenHouse.enterFirst(ben);
    annaPasses();
    screen(anna); // has it counted
    thoughts.remove().run();
    assertThat(typed(ben, game, "pass"))
        .contains("Marked as dead by the computer: A4.")
        .contains("ben wins by 0.5 if both agree")
        .doesNotContain("Dead: A4.");
    game.submit(anna.person().me(), Event.Act.CONTINUE);
    house.settle();
    assertThat(typed(anna, game, "pass")).doesNotContain("Marked");
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(ben.person(), new CollectedLines(heard));
    shell.begin(game);
    shell.answer("pass");
    house.settle();
    while (!thoughts.isEmpty()) {
      thoughts.remove().run();
      house.settle();
    }
    shell.answer("dead");
    assertThat(String.join("\n", heard)).contains("Marked as dead by the computer: A4.");
  }

  @Test
  void afterTheSecondDisagreementEveryStoneIsCountedAndTheRuleIsRead() throws Exception {
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    OpenHouse.enterFirst(ben);
    OpenHouse.enterFirst(cem);
    Evening bens = screen(ben);
    for (int i = 0; i < 2; i++) {
      while (!game.now().isCounting()) {
        Side side = game.now().movers().iterator().next();
        game.submit((side == Side.BLACK ? anna : ben).person().me(), new Event.Try(new Pass(side)));
        house.settle();
      }
      while (!thoughts.isEmpty()) {
        thoughts.remove().run();
        house.settle();
      }
      assertThat(game.now().dead()).as("marked by the program").hasSize(1);
      bens.refreshed();
      game.submit(anna.person().me(), Event.Act.CONTINUE);
      house.settle();
      boolean isLast = i == 1;
      assertThat(bens.refreshed().text().contains(COUNTED)).isNotEqualTo(isLast);
    }
    assertThat(bens.said().replaceAll("\\s+", " "))
        .contains(
            "Capture what is dead before you pass: after two passes all stones count as alive.");
    assertThat(typed(cem, game, "score")).contains("If both pass now, the count is 21-29.5.\n");
    assertThat(bens.text()).contains("if both pass: 21-29½");
    assertThat(thoughts).as("nothing to think about").isEmpty();
    while (game.now().isInPlay()) {
      Side side = game.now().movers().iterator().next();
      game.submit((side == Side.BLACK ? anna : ben).person().me(), new Event.Try(new Pass(side)));
      house.settle();
    }
    assertThat(game.now().score()).as("the line's sum").isEqualTo(new Score(21, 29.5));
  }

  @Test
  void whoeverAcceptsReadsWholeWhatBecomesOfTheCount() throws Exception {
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    OpenHouse.enterFirst(ben);
    Evening bens = screen(ben);
    annaPasses();
    game.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    house.settle();
    game.submit(ben.person().me(), Event.Act.ACCEPT);
    house.settle();
    assertThat(bens.refreshed().said().replaceAll("\\s+", " "))
        .contains("After 7 days, it is enough that one accepts; if neither does, play continues.");
  }

  @Test
  void thePlayersOfARatedGameHaveNoHelp() throws Exception {
    begin(Terms.of("go", Map.of("size", "9")), Seat.FREE, new TableOptions(false, true));
    OpenHouse.enterFirst(ben);
    house.settle();
    OpenHouse.enterFirst(cem);
    annaPasses();
    for (Visit visit : List.of(anna, ben)) {
      assertThat(screen(visit).text()).contains("stones 0-0");
      assertThat(typed(visit, game, "score")).contains("Now: stones 0-0");
    }
    assertThat(thoughts).isEmpty();
    assertThat(screen(cem).text()).contains("stones 0-0");
    thoughts.remove().run();
    assertThat(screen(cem).text()).contains("if both pass: 0-7½");
    assertThat(screen(anna).text()).contains("stones 0-0");
    game.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    house.settle();
    assertThat(game.now().isCounting()).isTrue();
    assertThat(thoughts).as("nothing is marked for them either").isEmpty();
    assertThat(game.now().agreed()).isEqualTo(CountAgreement.NONE);
  }

  @Test
  void aComputerAnswersAPassBeforeAnythingIsCounted() throws Exception {
    Seat computer = new ComputerSeat(1, Optional.of(1L)).seat();
    begin(PassCounterTest.terms("go"), computer, TableOptions.OPEN);
    annaPasses();
    assertThat(screen(anna).text()).contains("stones 14-14");
    assertThat(thoughts).as("the computer's alone").hasSize(1);
    while (!thoughts.isEmpty()) { // it passes, marks the stone and accepts
      thoughts.remove().run();
      house.settle();
    }
    assertThat(game.now().isCounting()).isTrue();
    assertThat(game.now().dead()).hasSize(1);
    assertThat(screen(anna).text()).contains("computer wins by ½");
  }

  @Test
  void onePassAtATimeIsCountedForSomebodyAndNoneBeforeTheyLook() throws Exception {
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    OpenHouse.enterFirst(ben);
    LiveSession first = game;
    annaPasses();
    assertThat(thoughts).as("nobody has looked since").isEmpty();
    begin(PassCounterTest.terms("go"), Seat.FREE, TableOptions.OPEN);
    for (var table : OpenHouse.tables(ben)) {
      ben.person().lobby().orElseThrow().enter(table);
    }
    annaPasses();
    screen(anna);
    assertThat(thoughts).hasSize(1);
    game = first;
    screen(anna);
    thoughts.remove().run();
    assertThat(thoughts).as("the first was not begun meanwhile").isEmpty();
    assertThat(screen(anna).text()).doesNotContain(COUNTED);
    thoughts.remove().run();
    assertThat(screen(anna).text()).contains(COUNTED);
    assertThat(screen(ben).text()).as("and not again for ben").contains(COUNTED);
    assertThat(thoughts).isEmpty();
  }
}
