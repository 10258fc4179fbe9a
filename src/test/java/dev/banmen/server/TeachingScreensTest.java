package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Person;
import dev.banmen.app.SharedPosition;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.lobby.LobbyPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A teaching table of five, on their screens. */
class TeachingScreensTest {
  private static final List<String> NAMES = List.of("anna", "ben", "cem", "dora", "emil");

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private final Map<String, Visit> visits = new LinkedHashMap<>();
  private final Map<String, Evening> screens = new LinkedHashMap<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    for (String name : NAMES) {
      visits.put(name, house.named(name));
    }
    Visit anna = visits.get("anna");
    anna.person()
        .lobby()
        .orElseThrow()
        .teach(SharedPosition.start(TeachingTest.recording()), false)
        .leave(); // to come back over the lobby, as everybody
    house.settle();
    for (String name : NAMES) {
      come(name, 80, 24);
    }
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** Goes to the table over the lobby. */
  private Evening come(String name, int cols, int rows) {
    Person person = visits.get(name).person();
    person.lobby().orElseThrow().tell(""); // the code for a lost key is read
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    Evening evening = new Evening(person, lobby, cols, rows, Glyphs.UNICODE);
    evening.types("\033[Hjjj\r");
    screens.put(name, evening);
    return evening;
  }

  private Evening screen(String name) {
    return screens.get(name);
  }

  private void leads(String... keys) {
    screen("anna").types(keys);
    news();
  }

  /** What is saved is news to everybody. */
  private void news() {
    house.settle();
    screens.values().forEach(Evening::refreshed);
  }

  private List<String> followers() {
    List<String> others = new ArrayList<>(NAMES);
    others.remove("anna");
    return others;
  }

  @Test
  void theOthersSeePositionMarksAndVariationsOfTheLeader() {
    assertThat(screen("anna").text()).contains("you lead", "w ask where?");
    leads(Evening.RIGHT, Evening.RIGHT);
    for (String name : followers()) {
      assertThat(screen(name).text()).contains("Move 2 of 3", "following", "E5");
    }
    leads("t", ":E6\r");
    for (String name : followers()) {
      assertThat(screen(name).text()).contains("Move 3 of 3", "E6", "Variation 2 of 2");
    }
    leads("q", Evening.RIGHT, Evening.DOWN, "c", "good shape", "\t");
    for (String name : followers()) {
      assertThat(screen(name).text()).contains("good shape");
    }
    leads("u");
    for (String name : followers()) {
      assertThat(screen(name).text()).doesNotContain("good shape");
    }
  }

  @Test
  void theOthersSeeTheArrowsOfTheLeader() {
    leads(Evening.RIGHT, "t", ":arrow A9 E9\r");
    for (String name : followers()) {
      assertThat(row(screen(name), "9")).contains("→");
      assertThat(screen(name).text()).contains("following");
    }
    leads(":arrow A9 E9\r");
    for (String name : followers()) {
      assertThat(row(screen(name), "9")).doesNotContain("→");
    }
  }

  @Test
  void whoeverLooksAwayIsLeftAloneAndComesBackWithOneKey() {
    screen("ben").types(Evening.RIGHT);
    assertThat(screen("ben").text()).contains("on your own", "f follow");
    screen("cem").types("t\r");
    assertThat(screen("cem").text()).contains("f follow", "Trying moves: move 1");
    leads(Evening.RIGHT, Evening.RIGHT, Evening.RIGHT);
    assertThat(screen("ben").text()).contains("Move 1 of 3", "On your own. f to follow anna");
    assertThat(screen("cem").text()).contains("Trying moves: move 1");
    assertThat(screen("dora").text()).contains("Move 3 of 3", "following");
    for (String name : List.of("ben", "cem")) {
      assertThat(screen(name).types("f").text()).contains("Move 3 of 3", "following");
    }
    leads(Evening.LEFT);
    assertThat(screen("cem").text()).contains("Move 2 of 3", "following");
  }

  @Test
  void everybodyAnswersOnTheirOwnBoardAndTheLeaderSeesCounts() {
    leads("w");
    assertThat(screen("anna").text()).contains("Where? Answers: 0 of 4", "w show answers");
    assertThat(screen("ben").text()).contains("anna asks: where?", "Enter answer");
    screen("ben").types(Evening.UP, "\r");
    screen("cem").types(Evening.LEFT, " ");
    screen("dora").types(Evening.UP, "\r");
    screen("emil").types("q"); // and answers later
    assertThat(screen("emil").text()).contains("f to answer");
    news();
    assertThat(screen("ben").text()).contains("Your answer: E6");
    assertThat(screen("anna").text()).contains("Answers: 3 of 4").contains("2").contains("1");
    assertThat(row(screen("anna"), "6")).contains("2");
    assertThat(row(screen("anna"), "5")).contains("1");
    assertThat(row(screen("emil"), "6")).doesNotContain("2");
    screen("emil").types("f", Evening.UP, "\r");
    leads("w");
    for (String name : NAMES) {
      assertThat(row(screen(name), "6")).as(name).contains("3");
    }
    assertThat(screen("ben").text()).contains("Answers: 4", "following");
    leads("w");
    for (String name : NAMES) {
      assertThat(row(screen(name), "6")).as(name).doesNotContain("3");
    }
  }

  @Test
  void aTypedPointIsTheAnswerAndNobodyReadsTheNextMove() {
    assertThat(screen("anna").text()).contains("next: D4", "c comment");
    assertThat(screen("ben").text()).contains("c say something");
    assertThat(screen("ben").text()).contains("next: ?").doesNotContain("next: D4");
    leads("w");
    screen("ben").types(":A1\r");
    news();
    assertThat(screen("ben").text()).contains("Your answer: A1", "c say something");
    assertThat(screen("anna").text()).contains("Answers: 1 of 4");
    leads("w", "w", Evening.RIGHT, "w");
    screen("ben").types(":D4\r");
    news();
    assertThat(screen("ben").text()).contains("occupied").doesNotContain("Your answer");
    assertThat(screen("anna").text()).contains("Answers: 0 of 4");
    leads("w", "w");
    screen("ben").types("c", "hello\r");
    news();
    assertThat(screen("cem").text()).contains("ben: hello");
  }

  /** A row of the board, without its number. */
  private static String row(Evening evening, String number) {
    String row =
        evening.text().lines().filter(line -> line.startsWith("  " + number)).findFirst().get();
    return row.substring(4, Math.min(40, row.length()));
  }

  @Test
  void goingOnEndsTheQuestion() {
    leads("w");
    assertThat(screen("ben").text()).contains("anna asks");
    leads(Evening.RIGHT);
    assertThat(screen("ben").text()).contains("Move 1 of 3", "following").doesNotContain("asks");
    assertThat(screen("ben").types(Evening.RIGHT).text()).contains("Move 2 of 3"); // a step again
  }

  @Test
  void whatIsSaidIsReadByAllAndTheLeaderSilencesAndRemoves() {
    screen("ben").types(":say is E6 bigger?\r");
    news();
    for (String name : NAMES) {
      assertThat(screen(name).text()).contains("ben: is E6 bigger?");
    }
    leads(":silence ben\r");
    assertThat(screen("anna").text()).contains("ben can no longer speak");
    assertThat(screen("ben").types(":say hello\r").text()).contains("anna has silenced you");
    leads(":remove ben\r", Evening.RIGHT);
    assertThat(screen("ben").text()).contains("anna has removed you", "on your own");
    assertThat(screen("cem").text()).contains("Move 1 of 3");
    assertThat(screen("ben").types("f").text()).contains("anna has removed you");
  }

  @Test
  void theEndOfTheTableTakesNothingAway() {
    leads(Evening.RIGHT);
    leads(":end\r");
    assertThat(screen("ben").text()).contains("anna has ended this table", "Move 1 of 3");
    assertThat(screen("ben").types(Evening.RIGHT).text()).contains("Move 2 of 3");
    assertThat(screen("ben").types("q").text()).contains("5 here").doesNotContain("Taught by");
  }

  @Test
  void aLeaderWhoIsBackLeadsOn() {
    leads(Evening.RIGHT);
    visits.get("anna").close();
    news();
    assertThat(screen("ben").text()).contains("anna is away.");
    come("anna", 80, 24);
    assertThat(screen("anna").text()).contains("Move 1 of 3", "you lead");
    leads(Evening.RIGHT);
    assertThat(screen("ben").text()).contains("Move 2 of 3", "following");
  }

  @Test
  void aLeaderAtTwoTerminalsLeadsAtBoth() {
    Evening first = screen("anna");
    Evening second = come("anna", 80, 24);
    second.types(Evening.RIGHT);
    house.settle();
    assertThat(first.refreshed().text()).contains("Move 1 of 3");
    first.types(Evening.RIGHT);
    house.settle();
    assertThat(second.refreshed().text()).contains("Move 2 of 3");
    assertThat(screen("ben").refreshed().text()).contains("Move 2 of 3");
  }

  @Test
  void aSmallScreenSaysTheSame() {
    come("ben", 40, 15);
    assertThat(screen("ben").text()).contains("Move 0 of 3", "Led by anna");
    leads("w");
    assertThat(screen("ben").text()).contains("anna asks: where?", "Enter answer");
    screen("ben").types("q", Evening.RIGHT);
    assertThat(screen("ben").text()).contains("f to answer");
    leads("w", "w", ":say look here\r");
    assertThat(screen("ben").text()).contains("f to follow anna", "anna: look here");
  }

  @Test
  void theHelpSaysWhatTheKeysDoHere() {
    assertThat(screen("ben").types("?").text()).contains("Teaching table", ":say TEXT", ":remove");
  }
}
