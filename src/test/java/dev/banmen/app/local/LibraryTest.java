package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.Allocated;
import dev.banmen.app.KeyChoice;
import dev.banmen.app.Pending;
import dev.banmen.app.Preference;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.DrillScores;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Words;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.keys.KeyMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Saving and resuming games, with the toy game, which the library doesn't know. */
class LibraryTest {
  private static final Games GAMES = new Games(List.of(new ToyFamily()));
  private static final Terms TOY = Terms.of("toy", Map.of());

  @TempDir Path folder;
  private Path journals;
  private Library library;

  @BeforeEach
  void open() {
    journals = folder.resolve("games");
    library = library();
  }

  /** The library after a restart of the program. */
  private Library library() {
    return new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder);
  }

  /** A large file of problems doesn't hold up the screen; what is saved keeps its order. */
  @Test
  void ownFilesAreReadAndSavedOnAnotherThreadOneAfterAnother() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    List<Integer> done = new CopyOnWriteArrayList<>();
    Pending<Thread> first =
        library.withOwnFiles(
            watch -> {
              awaits(go);
              done.add(1);
              return Thread.currentThread();
            });
    Pending<Boolean> second = library.withOwnFiles(watch -> done.add(2));
    assertThat(first.isOver() || second.isOver()).isFalse();
    go.countDown();
    assertThat(second.outcome()).isTrue();
    assertThat(first.outcome()).isNotSameAs(Thread.currentThread());
    assertThat(done).containsExactly(1, 2);
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** A thousand looks, if somebody waited for them. */
  @Test
  void aHintThatNobodyWaitsForAnyMoreIsThoughtAboutNoLonger() throws Exception {
    Library go = new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    LiveSession live = go.room().begin(Terms.of("go", Map.of("size", "9")));
    for (Move move : List.of(new Place(Side.BLACK, new Site(2, 2)), new Pass(Side.WHITE))) {
      live.submit(Player.HERE, new Event.Try(move));
    }
    Pending<Candidate> hint = go.room().hint(live);
    hint.giveUp();
    assertThat(hint.outcome().visits()).isLessThan(100);
    go.room().leave(live);
  }

  @Test
  void aLateAnswerBringsNoGameBackThatWasLeft() throws Exception {
    LiveSession live = library.room().begin(TOY);
    Event late = live.question().answer(new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
    library.room().leave(live);
    assertThatThrownBy(() -> live.submit(Player.HERE, late)).isInstanceOf(LiveSession.Closed.class);
    assertThat(library.room().unfinished()).isEmpty();
    assertThat(journals).doesNotExist();
  }

  @Test
  void anAnswerInTimeIsSavedThoughAnotherGameWasLeft() throws Exception {
    LiveSession left = library.room().begin(TOY);
    LiveSession live = library.room().begin(TOY);
    Event answer = live.question().answer(new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
    library.room().leave(left);
    assertThat(live.submit(Player.HERE, answer).position().ply()).isOne();
    assertThat(kept()).hasSize(1);
    library.room().leave(live);
    assertThatThrownBy(() -> live.submit(Player.HERE, answer))
        .isInstanceOf(LiveSession.Closed.class);
    assertThat(kept()).hasSize(1);
  }

  private static Session place(LiveSession live, Side side, int row, int col) throws IOException {
    return live.submit(Player.HERE, new Event.Try(new Place(side, new Site(row, col))));
  }

  private List<String> kept() throws IOException {
    if (!Files.exists(journals)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(journals)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private String onlyText() throws IOException {
    return Files.readString(journals.resolve(kept().get(0)));
  }

  @Test
  void aGameThatIsPlayedHereIsNotReadFromItsFile() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    String file = journals.resolve(kept().get(0)).toString();
    assertThatThrownBy(() -> library.files().open(file))
        .hasMessageContaining("you're playing this game now");
    assertThatThrownBy(() -> library.room().continueFrom(file))
        .hasMessageContaining("you're playing this game now");
    assertThat(library.files().preview(file)).isEmpty();
    library.room().leave(live);
    assertThat(library.files().open(file).archive().size()).isOne();
  }

  @Test
  void whatIsChosenThereCountsForItsGamesAndNobodyElses() throws Exception {
    Preference coach = new Preference("coach", "true", List.of("true", "false"));
    library.preferences().prefer(coach);
    assertThat(library.preferences().isCoached()).isTrue();
    Files.delete(folder.resolve("config.toml"));
    library.preferences().prefer(new Preference("mouse", "false", List.of("true", "false")));
    assertThat(library.preferences().isCoached()).as("as nobody has chosen").isFalse();
    Files.writeString(folder.resolve("config.toml"), "coach = true\n");
    library.preferences().prefer(new Preference("mouse", "false", List.of("true", "false")));
    assertThat(library.preferences().isCoached()).as("as its own file has it").isTrue();
  }

  @Test
  void keysThatAreChosenInOneLibraryAreThoseOfItsUserOnly() throws Exception {
    Library other =
        new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder.resolve("other"));
    library.preferences().prefer(new Preference("keys", "vi", KeyMap.SETS));
    assertThat(library.preferences().keys()).isNotEqualTo(KeyChoice.DEFAULT);
    assertThat(other.preferences().keys()).isEqualTo(KeyChoice.DEFAULT);
    library.preferences().prefer(new Preference("keys", "default", KeyMap.SETS));
    assertThat(library.preferences().keys()).isEqualTo(KeyChoice.DEFAULT);
  }

  @Test
  void lessonsThatAreReadAnewTellOfTheirFaultsOnce() throws Exception {
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    Files.createDirectories(folder.resolve("lessons"));
    Files.writeString(folder.resolve("lessons/mine.md"), "no lesson\n");
    try {
      for (String language : List.of("en", "zh", "en")) {
        library.preferences().prefer(new Preference("language", language, List.of("en", "zh")));
        library.lessons().inOrder().outcome();
        assertThat(library.lessons().unread()).hasSize(1);
      }
    } finally {
    }
  }

  @Test
  void aLanguageThatIsPreferredIsSpokenAtOnceToThisPersonAlone() throws Exception {
    Games anns = Catalog.ALL.in(new ChosenLanguage(Words.ENGLISH));
    Games bobs = Catalog.ALL.in(new ChosenLanguage(Words.ENGLISH));
    Library library = new Library(HostEnvironment.ofProcess(), anns, ScreenChoices.ALL, folder);
    try {
      library.preferences().prefer(new Preference("language", "zh", List.of("en", "zh")));
    } finally {
    }
    assertThat(library.language().locale()).isEqualTo(Locale.CHINESE);
    assertThatThrownBy(() -> library.room().continueFrom("none.sgf"))
        .hasMessage("none.sgf: 无法读取：没有这个文件");
    assertThat(bobs.language().locale()).isEqualTo(Words.ENGLISH);
  }

  @Test
  void aGameInWhichNothingHappensLeavesNoFile() throws Exception {
    LiveSession live = library.room().begin(TOY);
    live.submit(Player.HERE, Event.Act.UNDO);
    live.submit(Player.HERE, Event.Act.CLOCK_TICK);
    library.room().leave(live);
    assertThat(kept()).isEmpty();
  }

  @Test
  void aGameInWhichEverythingWasRefusedIsNoneToGoOnWith() throws Exception {
    LiveSession real = library.room().begin(TOY);
    place(real, Side.BLACK, 0, 0);
    library.room().leave(real);
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 9, 9);
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(kept()).hasSize(1);
    library.room().leave(live);
    Library later = library();
    assertThat(later.room().unfinished()).hasSize(1);
    assertThat(later.room().resumeLast(Optional.of("toy")).now().tree().size()).isEqualTo(2);
    Library lone =
        new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder.resolve("lone"));
    place(lone.room().begin(TOY), Side.BLACK, 9, 9);
    assertThat(lone.farewell()).isEmpty();
  }

  @Test
  void whatWasRefusedBeforeTheFirstMoveIsKeptWithIt() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 9, 9);
    place(live, Side.BLACK, 0, 0);
    assertThat(onlyText()).containsSubsequence(" here ! B ", " here B a1\n");
    library.room().leave(live);
    LiveSession again = library().room().resumeLast(Optional.empty());
    assertThat(again.now().refusedMoves().at(0)).hasSize(1);
    assertThat(again.now().tree().size()).isEqualTo(2);
  }

  @Test
  void manyRefusalsBeforeTheFirstMoveTakeNoMoreEach() throws Exception {
    LiveSession live = library.room().begin(TOY);
    refuse(live, 1_000);
    long early = Allocated.by(() -> refuse(live, 500));
    refuse(live, 8_000);
    long late = Allocated.by(() -> refuse(live, 500));
    assertThat(late).isLessThan(2 * early);
    place(live, Side.BLACK, 0, 0);
    library.room().leave(live);
    LiveSession again = library().room().resumeLast(Optional.empty());
    assertThat(again.now().refusedMoves()).isEqualTo(live.now().refusedMoves());
    assertThat(again.now().refusedMoves().at(0)).hasSize(10_000);
  }

  private static void refuse(LiveSession live, int times) {
    try {
      for (int i = 0; i < times; i++) {
        place(live, Side.BLACK, 9, 9);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFileOfRefusalsAloneIsNotAmongTheGamesLeft() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    place(live, Side.WHITE, 0, 0);
    library.room().leave(live);
    Path file = journals.resolve(kept().get(0));
    String text = Files.readString(file);
    assertThat(library().room().unfinished()).hasSize(1);
    String refused = text.replace(" B a1\n", " ! W a1 5\n").replace(" W a1 1\n", " W a1 5\n");
    Files.writeString(file, refused); // it wasn't White's turn
    assertThat(library().room().unfinished()).isEmpty();
  }

  @Test
  void everyEventIsInTheFileWhenItIsTold() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    assertThat(kept()).hasSize(1);
    assertThat(kept().get(0)).matches("[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}-toy\\.banmen");
    assertThat(onlyText()).startsWith("banmen 2\ngame toy\n").endsWith(" here B a1\n");
    place(live, Side.WHITE, 0, 0);
    assertThat(onlyText()).endsWith(" here ! W a1 1\n");
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(onlyText()).endsWith(" here undo\n");
    library.room().leave(live);
  }

  @Test
  void whatWasLeftIsGoneOnWith() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    place(live, Side.WHITE, 1, 1);
    Session left = live.submit(Player.HERE, Event.Act.UNDO);
    library.room().leave(live);

    Library later = library();
    UnfinishedGame kept = later.room().unfinished().get(0);
    assertThat(kept.family()).isEqualTo("toy");
    assertThat(kept.title()).isEqualTo("Three in a Row, 3x3, 3 in a row");
    assertThat(kept.moves()).isEqualTo(1);
    assertThat(kept.when()).matches("(today|yesterday) [0-9]{2}:[0-9]{2}");
    LiveSession again = later.room().resume(kept);
    assertThat(again.now().position().sameBoard(left.position())).isTrue();
    assertThat(again.now().redoNodes()).isEqualTo(left.redoNodes());
    assertThat(later.room().unfinished()).as("in play, so not left").isEmpty();
    again.submit(Player.HERE, Event.Act.REDO);
    later.room().leave(again);
    LiveSession third = library().room().resumeLast(Optional.of("toy"));
    assertThat(third.now().position().at(new Site(1, 1))).isEqualTo(Side.WHITE.mark());
  }

  @Test
  void aKilledProgramLosesNothing() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    Path torn = Files.writeString(journals.resolve("torn.banmen"), onlyText() + "12 here W b");
    library.room().leave(live);
    Files.delete(journals.resolve(kept().get(0)));
    LiveSession again = library().room().resumeLast(Optional.empty());
    assertThat(again.now().tree().size()).isEqualTo(2);
    assertThat(Files.readString(torn)).endsWith(" system resumed\n").doesNotContain("W b");
  }

  @Test
  void aGameLeftAtItsEndIsFinished() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    library.room().leave(live);
    assertThat(library().room().unfinished()).isEmpty();
    try (Stream<Path> finished = Files.list(journals.resolve("finished"))) {
      Path file = finished.findFirst().orElseThrow();
      assertThat(library().room().continueFrom(file.toString()).now().endedOffBoard()).isPresent();
    }
    assertThatThrownBy(() -> library().room().resumeLast(Optional.of("toy")))
        .isInstanceOf(Refusal.class)
        .hasMessage("no saved toy game to resume");
  }

  @Test
  void aGameThatAnotherProgramHasFinishedIsSaidToBe() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    library.room().leave(live);
    UnfinishedGame kept = library.room().unfinished().get(0);
    Library other = library();
    LiveSession again = other.room().resume(kept);
    again.submit(Player.HERE, new Event.Resign(Side.WHITE));
    other.room().leave(again);
    assertThatThrownBy(() -> library.room().resume(kept))
        .isInstanceOf(Refusal.class)
        .hasMessage("That game is no longer here: it was finished or deleted.");
  }

  @Test
  void aGameThatWasLeftSaysWhoPlaysAndOnWhichDay() throws Exception {
    Files.createDirectories(journals);
    String ours =
        "banmen 2\ngame toy\nseat black bot:3\nseat white human Ben\nbegin 0\n0 here B A1\n";
    Path file = Files.writeString(journals.resolve("a.banmen"), ours);
    Instant now = Instant.now();
    Files.setLastModifiedTime(file, FileTime.from(now));
    UnfinishedGame kept = library.room().unfinished().get(0);
    assertThat(kept.players()).isEqualTo("Computer (level 3) and Ben");
    assertThat(kept.when()).matches("(today|yesterday) \\d\\d:\\d\\d");
    Files.setLastModifiedTime(file, FileTime.from(now.minus(Duration.ofDays(3))));
    assertThat(library.room().unfinished().get(0).when()).matches("\\d{4}-\\d\\d-\\d\\d");
  }

  @Test
  void aFileThatCannotBeReadIsListedAndStays() throws Exception {
    Files.createDirectories(journals);
    Path file = Files.writeString(journals.resolve("a.banmen"), "banmen 2\ngame toy\nsit\n");
    UnfinishedGame kept = library.room().unfinished().get(0);
    assertThat(kept.family()).isEmpty();
    assertThat(kept.title()).startsWith("a.banmen:3:1: found 'sit' where game, set,");
    assertThatThrownBy(() -> library.room().resume(kept))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("a.banmen:3:1: found 'sit'");
    assertThatThrownBy(() -> library.room().resumeLast(Optional.of("toy")))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("no saved toy game can be resumed; a.banmen:3:1:");
    assertThat(file).hasContent("banmen 2\ngame toy\nsit\n");
  }

  @Test
  void aFileCutOffBeforeItsFirstLineIsNoGame() throws Exception {
    Files.createDirectories(journals);
    Files.writeString(journals.resolve("a.banmen"), "");
    Files.writeString(journals.resolve("b.banmen"), "banmen");
    assertThat(library.room().unfinished()).isEmpty();
  }

  @Test
  void aGameIsFoundByItsNameHoweverItsLinesEnd() throws Exception {
    Files.createDirectories(journals);
    Files.writeString(
        journals.resolve("a.banmen"), "banmen 2\r\ngame toy\r\nbegin 0\r\n1 here B a1\r\n");
    assertThat(library.room().resumeLast(Optional.of("toy")).now().terms()).isEqualTo(TOY);
  }

  @Test
  void aPageWaitsForNoPipe() throws Exception {
    Path pipe = journals.resolveSibling("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThatThrownBy(() -> library.room().continueFrom(pipe.toString()))
        .isInstanceOf(Refusal.class)
        .hasMessageEndingWith("it isn't a regular file");
  }

  @Test
  void aLastLineThatSomebodyLeftOpenCounts() throws Exception {
    Path written = journals.resolveSibling("written.banmen");
    Files.writeString(written, "banmen 2\ngame toy\nbegin 0\n0 here B b2");
    assertThat(library.room().continueFrom(written.toString()).now().position().ply()).isEqualTo(1);
    Files.writeString(written, "banmen 2\ngame toy\nbegin 0\n0 here B b2\n0 here W");
    assertThat(library.room().continueFrom(written.toString()).now().position().ply()).isEqualTo(1);
  }

  @Test
  void whoLeavesAnUnfinishedGameIsToldHowToGoOn() throws Exception {
    LiveSession live = library.room().begin(TOY);
    library.room().leave(live);
    assertThat(library.farewell()).as("nothing was played").isEmpty();
    LiveSession played = library.room().begin(TOY);
    place(played, Side.BLACK, 2, 2);
    String kept = "The game is saved. To resume it: banmen play toy --resume\n";
    assertThat(library.farewell()).as("as a signal may ask").isEqualTo(kept);
    library.room().leave(played);
    assertThat(library.farewell()).isEqualTo(kept);
  }

  @ParameterizedTest
  @CsvSource({
    "./banmen, ./banmen",
    "/opt/bin/banmen, banmen",
    "/home/ann/banmen, /home/ann/banmen",
    "/home/ann/my games/banmen, banmen",
    ", banmen"
  })
  void theCommandThatResumesIsTheOneThatStarted(String launcher, String said) throws Exception {
    HostEnvironment host =
        new HostEnvironment(
            Map.of("PATH", "/usr/bin:/opt/bin"),
            folder.toString(),
            folder,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.ofNullable(launcher));
    Library started = new Library(host, GAMES, ScreenChoices.ALL, folder);
    place(started.room().begin(TOY), Side.BLACK, 2, 2);
    assertThat(started.farewell()).endsWith(": " + said + " play toy --resume\n");
  }

  @Test
  void theResultOfADayIsSaidOnceTheScreenIsClosed() throws Exception {
    DrillPlan plan = DrillPlan.daily(LocalDate.of(2026, 11, 25));
    ExerciseSequence day = new ExerciseSequence(Catalog.ALL, plan);
    for (int i = 0; i < DrillPlan.DAILY; i++) {
      assertThat(library.farewell()).isEmpty();
      DrillRun run = DrillRun.open(day, library.drills(), 0);
      library.drills().save(run.answered(run.exercise().answer(), 500, 500));
    }
    String line = "Banmen daily 2026-11-25: 10/10 in 0:05 ■■■■■■■■■■\n";
    assertThat(library.farewell()).isEqualTo(line);
    ExerciseSequence practice = new ExerciseSequence(Catalog.ALL, plan.again());
    DrillRun again = DrillRun.start(practice, DrillScores.of(List.of()), 0);
    for (int i = 0; i < DrillPlan.DAILY; i++) {
      again = i == 0 ? again : again.next(0);
      again = again.answered(again.exercise().answer(), 500, 500);
      library.drills().save(again);
    }
    assertThat(again.isOver()).isTrue();
    assertThat(library.farewell()).as("practice is not the day's").isEqualTo(line);
    Library later = library();
    assertThat(later.farewell()).isEmpty();
    assertThat(DrillRun.open(day, later.drills(), 0).isDoneBefore()).isTrue();
    assertThat(later.farewell()).as("opened again").isEqualTo(line);
  }

  @Test
  void aGameIsFinishedAsSoonAsItEndsHoweverTheProgramDoes() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    assertThat(library().room().unfinished()).isEmpty();
    Path file = journals.resolve("finished").resolve(finished().get(0));
    assertThat(library.farewell()).isEqualTo("The game is saved: " + file + "\n");
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(finished()).as("it goes on").isEmpty();
    assertThat(library.room().unfinished()).as("in play").isEmpty();
    place(live, Side.WHITE, 1, 1);
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    library.room().leave(live);
    assertThat(Files.readString(file)).contains(" undo\n", " W b2\n").endsWith(" resign W\n");
  }

  private List<String> finished() throws IOException {
    try (Stream<Path> files = Files.list(journals.resolve("finished"))) {
      return files.map(name -> name.getFileName().toString()).toList();
    }
  }

  @Test
  void aFinishedGameThatLiesAmongTheOthersIsPutWhereItBelongs() throws Exception {
    Files.createDirectories(journals);
    String text = "banmen 2\ngame toy\nbegin 0\n0 here B b2\n";
    Files.writeString(journals.resolve("a.banmen"), text + "0 here resign B\n");
    Files.writeString(journals.resolve("b.banmen"), text);
    Files.setLastModifiedTime(journals.resolve("b.banmen"), FileTime.fromMillis(1000));
    assertThat(library.room().resumeLast(Optional.of("toy")).now().isOver()).isFalse();
    assertThat(library.room().notice()).isEmpty();
    assertThat(finished()).containsExactly("a.banmen");
  }

  @Test
  void whoGoesOnWithAnOlderGameIsToldWhoPlaysTheNewest() throws Exception {
    LiveSession old = library.room().begin(TOY);
    place(old, Side.BLACK, 0, 0);
    library.room().leave(old);
    String oldest = kept().get(0);
    Files.setLastModifiedTime(journals.resolve(oldest), FileTime.fromMillis(1000));
    LiveSession playing = library.room().begin(TOY);
    place(playing, Side.BLACK, 1, 1);
    String newest = kept().get(kept().get(0).equals(oldest) ? 1 : 0);
    Library second = library();
    second.room().resumeLast(Optional.of("toy"));
    assertThat(second.room().notice())
        .isEqualTo(
            "Skipped a newer saved game that can't be resumed: "
                + newest
                + ": this game is open in another program");
    library.room().leave(playing);
  }

  @Test
  void aGameThatSomebodyPlaysIsPassedOver() throws Exception {
    LiveSession first = library.room().begin(TOY);
    place(first, Side.BLACK, 2, 2);
    library.room().leave(first);
    LiveSession again = library.room().resumeLast(Optional.of("toy"));
    assertThatThrownBy(() -> library().room().resumeLast(Optional.of("toy")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("this game is open in another program");
    library.room().leave(again);
  }

  @Test
  void whatCannotBeKeptIsToldOnceAndPlayGoesOn() throws Exception {
    Files.writeString(journals, "a file where the folder should be");
    LiveSession live = library.room().begin(TOY);
    assertThatThrownBy(() -> place(live, Side.BLACK, 0, 0))
        .isInstanceOf(LiveSession.Unsaved.class)
        .hasMessageContaining(journals.toString());
    assertThat(live.now().tree().size()).isEqualTo(1);
    place(live, Side.BLACK, 0, 0);
    assertThat(live.now().tree().size()).isEqualTo(2);
    library.room().leave(live);
    assertThat(library.farewell()).startsWith("The game was not saved: " + journals);
  }

  @Test
  void aFullDeviceLeavesNoFileAndPlayGoesOn() throws Exception {
    String said = FullDevice.said(LibraryTest.class, folder);
    assertThat(said).endsWith("\n2 nodes\n");
    assertThat(kept()).isEmpty();
  }

  /** Tries the same move twice, as another program. */
  public static void main(String[] args) throws Exception {
    LiveSession live =
        new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, Path.of(args[0]))
            .room()
            .begin(TOY);
    try {
      place(live, Side.BLACK, 0, 0);
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(place(live, Side.BLACK, 0, 0).tree().size() + " nodes");
  }

  @Test
  void aSavedGameHoldsAllThatHappenedAndTakesNobodysPlace() throws Exception {
    LiveSession live = library.room().begin(TOY);
    place(live, Side.BLACK, 0, 0);
    place(live, Side.WHITE, 0, 0);
    Session shown = place(live, Side.WHITE, 1, 1).silent();
    String file = folder.resolve("mine").toString();
    library.files().save(file, shown);
    assertThat(Files.readString(Path.of(file))).isEqualTo(onlyText()).contains("! W a1 1");
    assertThatThrownBy(() -> library.files().save(file, shown))
        .isInstanceOf(Refusal.class)
        .hasMessage(file + " cannot be written: a file with this name already exists");
    LiveSession opened = library.room().continueFrom(file);
    assertThat(opened.now().position().sameBoard(shown.position())).isTrue();
    place(opened, Side.BLACK, 2, 2);
    assertThat(kept()).hasSize(2);
    library.room().leave(live);
    library.room().leave(opened);
  }

  @Test
  void whatLiesBesideASavedGameStays() throws Exception {
    Path others = Files.writeString(folder.resolve("others"), "not ours");
    Files.createSymbolicLink(folder.resolve(".mine.part"), others);
    library.files().save(folder.resolve("mine").toString(), library.room().begin(TOY).now());
    assertThat(others).hasContent("not ours");
    String longest = "a".repeat(255);
    library.files().save(folder.resolve(longest).toString(), library.room().begin(TOY).now());
    assertThat(folder.resolve(longest)).isNotEmptyFile();
  }

  @Test
  void aPositionIsSavedAndOpened() throws Exception {
    Position position = Position.start(new ToyFamily().game(Map.of()));
    Terms terms = TOY.from(position.setup());
    String file = folder.resolve("position").toString();
    library.files().save(file, Session.begin(terms, terms.start(GAMES)));
    assertThat(Files.readString(Path.of(file))).contains("to-move black\nboard\n. . .\n");
    assertThat(library.room().continueFrom(file).now().terms().setup()).isPresent();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(Path::getFileName)).containsExactly(Path.of("position"));
    }
  }

  @Test
  void aFileThatCannotBeWrittenSaysWhy() {
    assertThatThrownBy(
            () ->
                library
                    .files()
                    .save(folder.resolve("no/where").toString(), library.room().begin(TOY).now()))
        .isInstanceOf(Refusal.class)
        .hasMessageEndingWith("cannot be written: no such folder");
    assertThatThrownBy(() -> library.files().save("", library.room().begin(TOY).now()))
        .isInstanceOf(Refusal.class);
  }
}
