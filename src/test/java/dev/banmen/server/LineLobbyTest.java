package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.LineCommandLaws;
import dev.banmen.shell.line.Shell;
import dev.banmen.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The lobby of a house in line mode: what is typed, and what is heard. */
class LineLobbyTest {
  private static final String QUICK = "Go, 9x9, Chinese, komi 7.5, 5m+3x20s";

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private LineGuest anna;
  private LineGuest ben;

  /** Somebody in line mode. */
  private final class LineGuest {
    private final List<String> heard = new ArrayList<>();
    final Visit visit;
    final Shell shell;

    LineGuest(Visit visit) {
      this.visit = visit;
      visit.person().lobby().orElseThrow().asked(); // what the test has done in their place
      shell = new Shell(visit.person(), new CollectedLines(heard));
      shell.greet();
    }

    /** Types lines; returns what is heard then. */
    String types(String... lines) {
      heard.clear();
      for (String line : lines) {
        shell.answers(line);
      }
      house.settle();
      return String.join("\n", heard);
    }

    /** What is heard while nothing is typed. */
    String hears() {
      house.settle();
      return String.join("\n", shell.news());
    }
  }

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = new LineGuest(house.named("anna"));
    ben = new LineGuest(house.named("ben"));
    anna.hears();
    ben.hears();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static String number(String table) {
    return table.replaceAll("(?s)^Table (\\d+):.*", "$1");
  }

  @Test
  void whoComesHearsWhereTheyAreAndWhatWaits() throws Exception {
    LineGuest cem = new LineGuest(house.visit("cem"));
    assertThat(cem.heard)
        .containsExactly(
            "Club of Ulm, line mode. Type 'tables' to hear which games are on, 'now' to find an"
                + " opponent, 'help' for more, 'quit' to leave.",
            "You are guest3. To take a name, type 'name cem'.",
            "3 here: guest3, anna, ben.",
            "0 open tables, 0 other tables.");
    assertThat(cem.types("name ben")).isEqualTo("? ben is taken.");
    assertThat(cem.types("name BEN", "name BEN")).isEqualTo("? BEN is taken.\n? BEN is taken.");
    assertThat(cem.types("name cem")).startsWith("You are cem now.\nYour recovery code:\n");
    assertThat(cem.hears()).isEmpty();
    assertThat(cem.types("name dora")).isEqualTo("? You can't change your name.");
    assertThat(cem.types("name", "who")).isEqualTo("You are cem.\n3 here: cem, anna, ben.");
  }

  /** Has the store do nothing until the latch is down. */
  private void hold(CountDownLatch isOver) throws InterruptedException {
    Thread here = Thread.currentThread();
    CountDownLatch isHeld = new CountDownLatch(1);
    while (isHeld.getCount() > 0) {
      CompletableFuture<?> done = house.store.beat(0);
      CompletableFuture<?> held = done.thenRun(() -> holdElsewhere(here, isHeld, isOver));
      while (!held.isDone() && isHeld.getCount() > 0) {
        Thread.yield(); // or its queue would be full
      }
    }
  }

  private static void holdElsewhere(Thread here, CountDownLatch isHeld, CountDownLatch isOver) {
    if (Thread.currentThread() != here) {
      isHeld.countDown();
      try {
        isOver.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"name cem", "say hello", "link", "play othello", "past"})
  void anAnswerThatDoesNotComeHoldsNobodyWhoHangsUp(String line) throws Exception {
    LineGuest cem = new LineGuest(house.visit("cem"));
    CountDownLatch isOver = new CountDownLatch(1);
    hold(isOver);
    try {
      Thread typing = new Thread(() -> cem.shell.answers(line));
      typing.start();
      cem.shell.stop();
      typing.join();
    } finally {
      isOver.countDown();
    }
  }

  @Test
  void whatIsNotSavedInTimeIsAFaultAndItsAnswerIsHeardLater() throws Exception {
    LineGuest cem = new LineGuest(house.visit("cem"));
    CountDownLatch isOver = new CountDownLatch(1);
    hold(isOver);
    try {
      cem.heard.clear();
      cem.shell.stop(); // as if it had waited long enough
      assertThat(cem.shell.answers("name cem")).isFalse();
      assertThat(cem.heard).singleElement().asString().startsWith("? The server is slow");
    } finally {
      isOver.countDown();
    }
    assertThat(cem.hears()).startsWith("Your recovery code:");
  }

  @Test
  void whatIsAnnouncedIsHeardOnceAndNoCodeWithIt() throws Exception {
    LineGuest cem = new LineGuest(house.visit("cem"));
    assertThat(cem.types("name cem")).contains("\nYour recovery code:\n");
    house.house.desk().run(Language.ENGLISH, List.of("announce", "Closing at ten"), Map.of());
    assertThat(cem.hears()).isEqualTo("=== Announcement: Closing at ten ===");
    house.house.desk().run(Language.ENGLISH, List.of("announce", "Closing now"), Map.of());
    assertThat(cem.hears()).isEqualTo("=== Announcement: Closing now ===");
  }

  @Test
  void aTeachingTableIsFollowedAndItsQuestionAnswered() throws Exception {
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    TeachingTable led = annas.teach(SharedPosition.start(TeachingTest.recording()), false);
    house.settle();
    assertThat(ben.types("tables"))
        .contains("Taught by anna: Go, 9x9", "'join anna' lets you follow.");
    assertThat(ben.types("join anna"))
        .contains("Led by anna.", "Go, 9x9", "Move 0 of 3.", "The start.");
    SharedPosition start = led.now();
    RecordTree tree = start.recording().tree();
    tree = tree.with(2, Property.of("C", "Is this stone safe?")).with(2, Property.of("TR", "ee"));
    led.lead(new SharedPosition(start.recording().with(tree), 2, start.end()));
    assertThat(ben.hears())
        .contains("Move 2 of 3.", "White plays E5.", "Is this stone safe?", "triangle at E5");
    assertThat(ben.types("board")).contains("5 . . . . W");
    led.command(Command.SAY, "think first");
    led.ask();
    assertThat(ben.hears()).isEqualTo("anna asks: where? Type a point.\nanna: think first");
    assertThat(ben.types("z99")).contains("off the board");
    assertThat(ben.types("c3")).isEqualTo("Your answer: C3. Another point changes it.");
    assertThat(ben.types("d5")).isEqualTo("Your answer: D5. Another point changes it.");
    assertThat(led.question().orElseThrow().counts()).containsExactly(Map.entry(new Site(4, 3), 1));
    led.ask();
    assertThat(ben.hears()).isEqualTo("Answers: 1. D5: 1");
    led.ask();
    assertThat(ben.types("say why there?")).isEmpty();
    assertThat(led.said()).containsExactly("anna: think first", "ben: why there?");
    assertThat(ben.hears()).isEqualTo("ben: why there?");
    assertThat(ben.types("back")).contains("Move 1 of 3.", "'follow' to follow anna again.");
    led.lead(new SharedPosition(led.now().recording(), 3, start.end()));
    assertThat(ben.hears()).as("on their own").isEmpty();
    assertThat(ben.types("follow")).contains("Move 3 of 3.", "C3");
    led.command(Command.END, "");
    assertThat(ben.hears()).contains("has ended");
    assertThat(ben.types("leave")).startsWith("2 here: ben, anna.");
  }

  @Test
  void whoeverIsCutOffAtATeachingTableComesBackToIt() throws Exception {
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    annas.teach(SharedPosition.start(TeachingTest.recording()), false);
    house.settle();
    ben.types("join anna");
    for (boolean isDoorFirst : new boolean[] {true, false}) {
      if (isDoorFirst) {
        ben.visit.close();
      }
      ben.shell.stop();
      ben.shell.leave();
      ben.visit.close();
      ben = new LineGuest(house.visit("ben"));
      ben.shell.begin(ben.visit.taughtBack().orElseThrow());
    }
    ben.types("leave");
    ben.visit.close();
    assertThat(house.visit("ben").taughtBack()).isEmpty();
  }

  @Test
  void aTeachingTableIsFoundByItsCodeAndLedByItsLeader() throws Exception {
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    annas.teach(SharedPosition.start(TeachingTest.recording()), true).leave();
    house.settle();
    String line = anna.types("tables");
    assertThat(line).contains("To let somebody follow, send them this: ssh -t");
    assertThat(ben.types("tables")).doesNotContain("anna:");
    assertThat(anna.types("join anna")).contains("Following you: 0");
    ben.types("join " + line.substring(line.lastIndexOf(' ') + 1));
    assertThat(anna.types("next")).contains("Move 1 of 3.").doesNotContain("follow");
    assertThat(ben.hears()).contains("Move 1 of 3.", "Black plays D4.");
    assertThat(ben.types("ask")).startsWith("? ");
    anna.types("ask");
    ben.hears();
    assertThat(anna.hears()).contains("Where? Answers: 0 of 1.");
    ben.types("e4");
    assertThat(anna.hears()).isEqualTo("Where? Answers: 1 of 1. E4: 1");
    assertThat(anna.types("remove ben")).isNotEmpty();
    assertThat(ben.hears()).contains("removed");
  }

  @Test
  void aLeaderKeepsWhatWasTaughtWhateverIsTyped() throws Exception {
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    annas.teach(SharedPosition.start(TeachingTest.recording()), false).leave();
    house.settle();
    anna.types("join anna");
    ben.types("join anna");
    anna.types("next", "write Look here");
    assertThat(ben.hears()).contains("Move 1 of 3.", "Look here");
    assertThat(anna.types("game 1")).startsWith("? ");
    assertThat(anna.types("game 9")).startsWith("? ").doesNotContain("game,");
    assertThat(ben.hears()).isEmpty();
    assertThat(anna.types("comment")).contains("Look here");
    assertThat(ben.types("game 1")).startsWith("? ");
  }

  @Test
  void aQuestionThatIsAskedAnewIsHeardAnew() throws Exception {
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    TeachingTable led = annas.teach(SharedPosition.start(TeachingTest.recording()), false);
    house.settle();
    ben.types("join anna");
    led.ask();
    assertThat(ben.hears()).isEqualTo("anna asks: where? Type a point.");
    ben.types("d5");
    assertThat(ben.hears()).isEmpty();
    led.ask(); // shows the answers
    led.ask(); // ends the question
    led.ask();
    assertThat(ben.hears()).isEqualTo("anna asks: where? Type a point.");
    assertThat(ben.hears()).isEmpty();
  }

  @Test
  void aPastGameIsTaughtInLineMode() {
    assertThat(anna.types("teach")).startsWith("? 'teach' opens a teaching table");
    anna.types("play capture size=5 white=human", "b1", "a1", "a2");
    assertThat(anna.types("teach")).startsWith("? ");
    assertThat(anna.types("past")).as("the one that has just ended").contains("Capture Go");
    anna.types("leave", "past 1", "next");
    assertThat(anna.types("teach everybody")).startsWith("? ");
    String opened = anna.types("teach private");
    assertThat(opened).contains("Following you: 0", "Move 1 of 3.", "send them this: ssh -t");
    ben.types("join " + opened.substring(opened.lastIndexOf(' ') + 1));
    anna.types("next");
    assertThat(ben.hears()).contains("Move 2 of 3.");
    anna.types("leave", "past 1");
    assertThat(anna.types("teach")).contains("Following you: 0", "send them this: ssh -t");
    assertThat(ben.hears()).contains("has ended");
    assertThat(ben.types("join anna")).contains("Led by anna.");
  }

  @Test
  void aGameThatNobodyJoinedIsNotLostByResigning() {
    anna.types("play capture size=5");
    assertThat(anna.types("resign")).endsWith("To close this table, type 'withdraw' in the lobby.");
    anna.types("leave");
    assertThat(anna.types("tables")).contains("anna, waiting for an opponent");
  }

  @Test
  void aSearchIsHeardAndJoinedByTheNameOfWhoeverSearches() {
    String game = "Go, 9x9, Chinese, komi 7.5, 5m+3x20s";
    String search = "anna wants to play: " + game + ". ";
    assertThat(anna.types("now")).startsWith("Looking for an opponent: " + game + ".");
    assertThat(ben.hears()).isEqualTo(search + "'join anna' takes the seat.");
    assertThat(ben.types("tables")).isEqualTo(search + "'join anna' takes the seat.");
    assertThat(ben.types("who"))
        .isEqualTo("2 here: ben, anna.\n" + search + "'join anna' takes the seat.");
    assertThat(anna.types("who")).endsWith("\n" + search + "'stop' ends the search.");
    assertThat(anna.types("join anna")).isEqualTo("? This is your own search.");
    assertThat(ben.types("watch anna")).startsWith("? ");
    assertThat(ben.types("join Anna")).contains("You play White against anna. anna to move.");
    assertThat(anna.hears()).contains("An opponent was found.", "You play Black against ben");
    assertThat(ben.types("leave", "who")).endsWith("2 here: ben, anna.");
  }

  @Test
  void aRatedGameSaysWhyItCannotBeAndInTheEndWhatItDidToTheRatings() {
    assertThat(anna.types("play go size=9 komi=-500 rated"))
        .isEqualTo(
            "? Rated games use their rules unchanged: set komi to default (7.5), or play an"
                + " unrated game.");
    assertThat(anna.types("play go size=9 bot:1 rated")).startsWith("? Rated games are between");
    assertThat(anna.types("play go size=9 white=human rated")).startsWith("? Rated games are");
    assertThat(anna.types("play othello size=6 rated")).startsWith("? This game is rated only on");
    assertThat(anna.types("tables")).startsWith("There are no tables.");
    anna.types("play go size=9 time=10m+30s rated");
    assertThat(ben.types("tables"))
        .contains(
            "Go, 9x9, Chinese, komi 7.5, rated, 10m+30s, White is free. 'join 1' takes the seat.");
    ben.types("join 1");
    anna.hears();
    anna.types("e5");
    ben.hears();
    ben.types("c3");
    anna.hears();
    anna.types("resign");
    String changes = "Ratings: anna 6k? to 9k? (-162), ben 6k? to 4k? (+162).";
    assertThat(ben.hears()).contains("ben wins by resignation.").endsWith(changes);
    assertThat(anna.hears()).endsWith(changes);
    assertThat(anna.types("leave", "past")).contains("lost W+R vs ben, Go, 6k? to 9k? (-162)");
  }

  @Test
  void nobodyContinuesAtTheCountWhileTheOtherIsAwayAndHearsIt() {
    anna.types("play go size=9 time=10m");
    ben.hears();
    ben.types("join 1");
    anna.hears();
    anna.types("pass");
    ben.hears();
    ben.types("pass", "leave");
    anna.hears();
    assertThat(anna.types("continue"))
        .contains("The other player is away, and their clock would run.");
    anna.types("accept");
    assertThat(anna.types("result") + anna.hears()).doesNotContain("game continues");
  }

  @Test
  void aGameFromTheLobbyToItsEndAndOneMore() {
    assertThat(anna.types("tables")).isEqualTo("There are no tables. 'play GAME' opens one.");
    assertThat(anna.types("past")).isEqualTo("? You have no finished games yet.");
    assertThat(anna.types("play capture size=5"))
        .startsWith("Capture Go, 5x5")
        .contains(" You play Black. The game starts once someone joins.\nTo invite a friend");
    String open = ben.hears();
    assertThat(open).startsWith("Table 1: anna, waiting for an opponent, Capture Go, 5x5");
    assertThat(open).endsWith(", no clock, White is free. 'join 1' takes the seat.");
    assertThat(ben.hears()).isEmpty();
    assertThat(ben.types("watch 1")).isEqualTo("? Table 1 has a free seat. 'join 1' takes it.");
    assertThat(ben.types("join Anna")).contains("You play White against anna. anna to move.");
    assertThat(anna.hears()).startsWith("ben has joined and plays White. Your turn.");
    assertThat(anna.types("A1")).startsWith("anna plays A1. ben to move.");
    assertThat(ben.hears()).isEqualTo("anna plays A1. Your turn.");
    assertThat(ben.types("A2")).isEqualTo("ben plays A2. anna to move.");
    assertThat(anna.types("say good luck")).isEmpty();
    assertThat(ben.hears()).isEqualTo("anna: good luck");
    assertThat(anna.hears()).isEqualTo("ben plays A2. Your turn.\nanna: good luck");
    anna.types("E5");
    ben.hears();
    assertThat(ben.types("B1")).contains("ben wins.");
    assertThat(anna.hears()).contains("ben plays B1.", "ben wins.");
    assertThat(anna.types("rematch")).isEmpty();
    assertThat(anna.hears()).isEqualTo("You asked ben for a rematch.");
    assertThat(ben.hears()).isEqualTo("anna wants a rematch: y or n?");
    assertThat(ben.types("no")).isEmpty();
    assertThat(anna.hears()).isEqualTo("ben does not want a rematch.");
    assertThat(anna.types("rematch")).isEqualTo("? ben does not want a rematch.");
    assertThat(ben.hears()).isEmpty();
    assertThat(ben.types("rematch")).isEmpty();
    assertThat(anna.hears()).isEqualTo("ben wants a rematch: y or n?");
    assertThat(anna.types("y")).contains("You play White against ben. ben to move.");
    assertThat(ben.hears())
        .contains("You play Black against anna. Your turn.")
        .doesNotContain("press r");
    assertThat(ben.types("resign")).contains("anna wins by resignation.");
    assertThat(ben.types("leave")).isEqualTo("2 here: ben, anna.\n0 open tables, 1 other table.");
    assertThat(ben.types("past capture"))
        .contains("lost W+R vs anna, Capture Go", "won vs anna, Capture Go")
        .endsWith("Type 'past' and a number from the list to open one.");
    assertThat(ben.types("past 1")).contains("anna against ben.");
    assertThat(ben.types("next", "copy")).contains("Move 1 of 4.", "A1");
    assertThat(ben.types("past nobody")).isEqualTo("? No such games: 'past' lists all of them.");
    assertThat(ben.types("past 7777 sgf"))
        .isEqualTo("? You have no finished game 7777. 'past' lists them.");
    assertThat(ben.types("past 1 sgf")).contains("(;FF[4]");
  }

  @Test
  void whoeverViewsTheirGameHearsThatTheyNoLongerAskForARematch() {
    anna.types("play capture size=5");
    ben.types("join 1");
    anna.types("resign", "rematch");
    assertThat(ben.hears()).contains("anna wants a rematch: y or n?");
    assertThat(anna.types("view"))
        .startsWith("You left the game, so your rematch offer is withdrawn.");
    assertThat(anna.types("leave")).doesNotContain("rematch");
    assertThat(ben.hears()).isEqualTo("anna left the game, so the rematch offer is withdrawn.");
    assertThat(ben.types("y")).isEqualTo("? There is no request to answer.");
  }

  @Test
  void anOpponentIsFoundAndTheGameOpens() {
    assertThat(anna.types("now"))
        .isEqualTo(
            "Looking for an opponent: "
                + QUICK
                + ". You will hear when somebody is found; 'stop' ends the search.");
    assertThat(anna.types("stop", "stop"))
        .isEqualTo(
            "The search has ended.\n? You aren't looking for an opponent; 'now' starts a search.");
    assertThat(anna.types("now tennis")).startsWith("? unknown game: tennis; choose ");
    anna.types("now othello");
    String said = ben.types("now othello");
    assertThat(anna.hears())
        .startsWith("An opponent was found.\nOthello, 8x8. You play Black against ben. Your turn.")
        .contains("You have 5 min 0 s. You have 3 periods, the next of 20 s.");
    assertThat(said).contains("You play White against anna. anna to move.");
  }

  @Test
  void whoPlaysSomethingElseIsToldWhenAnOpponentIsFound() {
    anna.types("now");
    house.now += MatchQueue.PATIENCE_MILLIS;
    house.house.services().matchmaker().match();
    assertThat(anna.hears()).contains("You play Black against the computer");
    assertThat(ben.types("now")).contains("An opponent was found.", "against anna. ");
    assertThat(anna.hears())
        .startsWith("An opponent was found for Go, 9x9, ")
        .endsWith(". 'leave' takes you there.");
    assertThat(anna.hears()).isEmpty();
    assertThat(anna.types("leave")).contains("against ben.");
  }

  @Test
  void whatIsSaidAndWhoseTurnItIsIsHeardInTheLobby() throws Exception {
    assertThat(anna.types("say hello")).isEqualTo("anna: hello");
    assertThat(ben.hears()).isEqualTo("anna: hello");
    assertThat(ben.hears()).isEmpty();
    anna.types("play othello", "leave");
    ben.types("join 1");
    assertThat(anna.hears())
        .isEqualTo(
            "Table 1: anna and ben, Othello, 8x8, 7 days left, no clock, your turn. 'join 1' takes"
                + " you there.");
    anna.types("join 1", "e6", "leave");
    assertThat(ben.hears()).contains("anna plays e6.");
    ben.types("f4");
    assertThat(anna.hears()).contains("your turn. 'join 1' takes you there.");
    assertThat(anna.types("chat")).isEqualTo("anna: hello");
    assertThat(anna.types("leave", "chat good evening")).endsWith("anna: good evening");
    assertThat(ben.types("chat", "say"))
        .isEqualTo(
            "Nobody has said anything yet.\n? 'say' needs more: say TEXT, such as 'say hello'.");
  }

  /** What is typed after a line finds the board that the line led to. */
  @ParameterizedTest
  @ValueSource(strings = {"now othello", "join ben"})
  void theNextLineIsAtTheBoardOfWhoeverSearches(String line) {
    ben.types("now othello");
    assertThat(anna.types(line, "board"))
        .contains("against ben.", "6 - - - - - - - -")
        .doesNotContain("? ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"now othello", "join 1", "join CODE", "play othello", "watch 1"})
  void theNextLineIsAtTheBoardOfATableThatWaits(String line) throws Exception {
    String said = ben.types("play othello time=5m+3x20s");
    if (line.startsWith("watch")) {
      new LineGuest(house.named("cem")).types("join 1");
    }
    String code = said.substring(said.lastIndexOf(' ') + 1);
    String answer = anna.types(line.replace("CODE", code), "board");
    assertThat(answer).contains("6 - - - - - - - -").doesNotContain("? ");
    assertThat(answer.contains("An opponent was found.")).isEqualTo(line.startsWith("now"));
    assertThat(anna.hears()).isEmpty();
  }

  @Test
  void whoeverTakesTheNameThatATableNeedsWasLookingForNobody() throws Exception {
    String said = ben.types("play othello rated private");
    LineGuest cem = new LineGuest(house.visit("cem"));
    String code = said.replaceAll("(?s).* join (\\S+).*", "$1");
    assertThat(cem.types("join " + code)).startsWith("? This game is rated, so it needs a name.");
    assertThat(cem.types("name cem", "board"))
        .startsWith("You are cem now.")
        .contains("You play White against ben.", "6 - - - - - - - -")
        .doesNotContain("found", "? ");
  }

  @ParameterizedTest
  @CsvSource({
    "block nobodyx, Nobody else here is called nobodyx.",
    "block anna, Nobody else here is called anna.",
    "unblock nobodyx, Nobody else here is called nobodyx.",
    "report nobodyx is rude, Nobody else here is called nobodyx.",
    "withdraw 7, No table was closed",
    "join 999, There is no table 999.",
    "watch 999, There is no table 999.",
    "now 99, There is no table 99.",
    "name dora, You can't change your name.",
  })
  void whatCannotBeDoneIsAFault(String line, String why) {
    assertThat(anna.types(line)).startsWith("? " + why);
    assertThat(anna.shell.answers("block ben")).isTrue();
  }

  /** After the end both a rematch and a takeback can be asked for: the newer one is answered. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofTwoQuestionsTheNewerOneIsAnswered(boolean isTakebackFirst) {
    anna.types("play othello");
    ben.types("join 1");
    anna.types("e6", "resign");
    ben.hears();
    String answer = isTakebackFirst ? "rematch" : "undo";
    anna.types(isTakebackFirst ? "undo" : "rematch");
    ben.hears();
    anna.types(answer);
    assertThat(ben.hears()).contains(isTakebackFirst ? "wants a rematch" : "asks to continue");
    anna.hears();
    ben.types("n");
    assertThat(anna.hears().contains("does not want a rematch")).isEqualTo(isTakebackFirst);
    ben.types("y");
    String then = anna.hears();
    assertThat(then.contains("You play White against ben.")).isEqualTo(!isTakebackFirst);
  }

  @Test
  void whoAgreesToATakebackHearsHowManyMovesAreGone() {
    anna.types("play othello");
    ben.types("join 1");
    anna.types("e6", "undo");
    ben.hears();
    assertThat(ben.types("y")).startsWith("1 move was taken back. ");
    anna.hears();
    anna.types("e6", "undo");
    ben.hears();
    assertThat(ben.types("n")).doesNotContain("taken back").doesNotStartWith("?");
    assertThat(ben.types("y")).isEqualTo("? There is no request to answer.");
  }

  @Test
  void aThirdWatches() throws Exception {
    anna.types("play othello");
    ben.types("join 1");
    LineGuest cem = new LineGuest(house.named("cem"));
    assertThat(cem.types("tables")).contains("move 0. 0 watching. 'watch 1' follows it.");
    assertThat(cem.types("join 1")).isEqualTo("? Table 1 is full. 'watch 1' follows the game.");
    assertThat(cem.types("watch 1")).contains("You are watching anna and ben. anna to move.");
    anna.types("e6");
    assertThat(cem.hears()).contains("anna plays e6.", "ben to move.");
    assertThat(cem.types("f4")).isEqualTo("You are only watching this game.");
    assertThat(anna.types("view")).startsWith("? 'view' opens a game that you watch");
    ben.hears();
    ben.types("f4");
    cem.hears();
    assertThat(cem.types("view"))
        .contains("Moves: 2.", "nothing changes here", "Move 2 of 2. White plays f4.");
    assertThat(cem.types("back", "f6")).contains("Move 1 of 2.", "Move 2 of 2. White plays f6.");
    anna.hears();
    anna.types("c3");
    cem.hears();
    assertThat(cem.types("board")).contains("6 - - - - B W - -");
    assertThat(cem.types("last")).contains("Move 2 of 2."); // of the own line
    assertThat(cem.types("back", "variation 1", "last")).contains("Move 3 of 3. Black plays c3.");
    assertThat(cem.types("watch 1"))
        .startsWith("Othello, 8x8. You are watching anna and ben. Moves so far: 3.");
  }

  @Test
  void whatWatchersSayIsMarkedAndHiddenFromThePlayersUntilTheEnd() throws Exception {
    anna.types("play othello");
    ben.types("join 1");
    LineGuest cem = new LineGuest(house.named("cem"));
    cem.types("watch 1");
    assertThat(cem.types("say why?", "chat")).endsWith("cem (to watchers): why?");
    assertThat(anna.types("chat")).isEqualTo("Nobody has said anything yet.");
    assertThat(anna.types("say hello", "chat")).endsWith("anna: hello");
    anna.types("resign");
    assertThat(ben.types("chat")).isEqualTo("cem (to watchers): why?\nanna: hello");
    assertThat(cem.types("say thanks", "chat")).endsWith("cem: thanks");
  }

  @Test
  void whoeverWatchesHearsThatTheyOnlyWatch() throws Exception {
    anna.types("play othello");
    ben.types("join 1", "play othello bot:1");
    LineGuest cem = new LineGuest(house.named("cem"));
    cem.types("watch 1");
    for (String line : List.of("resign", "draw", "undo", "redo")) {
      assertThat(cem.types(line)).isEqualTo("? You are only watching this game.");
    }
    cem.types("watch 2");
    assertThat(cem.types("player white human"))
        .isEqualTo("? Only the players of this game can change who plays.");
  }

  @Test
  void aTableIsRatedOrPrivateIfTheLineSaysSo() throws Exception {
    anna.types("play go size=9 time=10m rated", "leave", "play othello private");
    List<String> titles =
        OpenHouse.tables(anna.visit).stream().map(table -> table.title()).toList();
    assertThat(titles).anyMatch(title -> title.startsWith("Go, 9x9") && title.endsWith(", rated"));
    assertThat(titles).anyMatch(title -> title.endsWith(", private"));
    assertThat(ben.types("tables").lines()).hasSize(1);
    String code = anna.heard.get(anna.heard.size() - 1).replaceAll(".* join ", "");
    assertThat(ben.types("join " + code)).contains("You play White against anna.");
    assertThat(ben.types("join nothing"))
        .isEqualTo(
            "? Nobody called nothing is leading or looking for an opponent, and no table has this"
                + " code. The game may be over.");
  }

  @Test
  void atMostThreeNewTablesAreSaidOneByOne() throws Exception {
    for (int i = 0; i < 4; i++) {
      Terms terms = Terms.of("othello", Map.of());
      anna.visit
          .person()
          .room()
          .begin(
              new Terms(
                  terms.family(),
                  terms.chosen(),
                  terms.setup(),
                  terms.time(),
                  terms.black(),
                  Seat.FREE),
              TableOptions.OPEN);
    }
    assertThat(ben.hears()).isEqualTo("4 new open tables; 'tables' lists them.");
  }

  @Test
  void waitingEndsWithNewsWithAnOwnTurnOrInTime() {
    anna.types("play othello white=bot:1");
    assertThat(anna.types("wait")).isEmpty(); // it is her turn
    assertThat(ben.types("wait 0")).isEqualTo("Nothing new.");
    assertThat(ben.types("wait for anna"))
        .isEqualTo("? 'wait' takes a number of seconds or nothing.");
    anna.types("leave", "say hello");
    assertThat(ben.types("wait")).contains("anna: hello");
  }

  @Test
  void everyCommandHasItsHelp() {
    String help = anna.types("help");
    String place = help.replaceAll("(?s).*Also on this server: ([^.]*)\\..*", "$1");
    for (String command : place.split(", ")) {
      assertThat(anna.types("help " + command)).startsWith(command).doesNotStartWith("?");
    }
    assertThat(place.split(", ")).hasSize(24);
    assertThat(anna.types(":mute")).startsWith("You no longer see what others say.");
  }

  @Test
  void aRatedTableIsSaidToBeRatedAtOnce() {
    assertThat(anna.types("play go size=9 rated")).contains("This table: rated.");
    assertThat(anna.types("layer territory")).contains("no hints, overlays, coach");
    assertThat(anna.types("leave", "play go size=9")).doesNotContain("rated");
  }

  @Test
  void settingsAreSaidAndChanged() {
    assertThat(anna.types("settings"))
        .contains("theme: wood. Choose from wood, slate.", "bell: off.");
    assertThat(anna.types("settings bell")).startsWith("bell: off. Choose from");
    assertThat(anna.types("settings theme\u3000slate")).isEqualTo("Saved: theme is now slate.");
    assertThat(anna.types("settings theme")).startsWith("theme: slate.");
    assertThat(anna.types("settings theme nosuch"))
        .isEqualTo("? theme: slate. Choose from wood, slate.");
    assertThat(anna.types("settings nosuch 1"))
        .startsWith("? There is no such setting. Choose one of");
    assertThat(ben.types("settings theme"))
        .as("everybody has their own")
        .startsWith("theme: wood.");
  }

  /** Has each command typed in an activity of its own, unless the last one changed nothing. */
  private void tries(Visit visit, Consumer<Shell> opening) {
    LineGuest guest = new LineGuest(visit);
    boolean[] isOpen = new boolean[1];
    LineCommandLaws.check(
        guest.heard,
        line -> {
          if (!isOpen[0]) {
            opening.accept(guest.shell);
            house.settle();
            guest.shell.news();
            guest.heard.clear();
          }
          boolean isWaiting = line.startsWith("wait");
          isOpen[0] = !guest.shell.answers(isWaiting ? "wait 0" : line);
          if (!isOpen[0]) {
            house.settle();
            guest.heard.addAll(guest.shell.news());
          }
        });
  }

  private static TeachingTable taught(Lobby lobby) {
    try {
      return lobby.teach(SharedPosition.start(TeachingTest.recording()), false);
    } catch (Refusal e) {
      throw new AssertionError(e);
    }
  }

  @Test
  @Tag("long")
  void eachCommandIsAnsweredInTheLobbyAtAGameAndAtATeachingTable() throws Exception {
    tries(anna.visit, shell -> shell.answers("leave"));
    tries(
        anna.visit,
        shell -> {
          if (!shell.answers("resume")) {
            shell.answers("play go size=5 white=human");
          }
        });
    Lobby annas = anna.visit.person().lobby().orElseThrow();
    taught(annas).leave();
    house.settle();
    tries(ben.visit, shell -> shell.answers("join anna"));
    tries(
        anna.visit,
        shell -> {
          if (!shell.answers("join anna")) {
            shell.begin(taught(annas));
          }
        });
  }

  @Test
  void whoPlaysHearsThatTheOtherPlayerLeavesAndComesBack() {
    anna.types("now othello");
    ben.types("join anna");
    anna.hears();
    ben.hears();
    ben.types("leave");
    assertThat(anna.hears()).startsWith("ben is away.");
    ben.types("resume");
    assertThat(anna.hears()).startsWith("ben is back.");
    ben.visit.close();
    assertThat(anna.hears()).startsWith("ben is away.");
  }
}
