package dev.banmen.tui.page.view;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.SearchWatch;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.storage.MappedFile;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionIndexWriter;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Keys;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The explorer beside a recorded game: what it shows, and what its keys do. */
class ExplorerTest {
  private static final String LONG = "a name that is much longer than the line of keys below it, ";
  private static final String TAB = "\t";
  private static final String ENTER = "\r";

  @TempDir Path folder;
  private boolean isOvertaken; // each search, before its end
  private final TestHouse house =
      new TestHouse(0) {
        @Override
        public SearchWatch searching(Pending.Watch watch) {
          SearchWatch search = super.searching(watch);
          if (isOvertaken) {
            search.overtake();
          }
          return search;
        }
      };
  private final Deque<Runnable> later = new ArrayDeque<>();
  private Evening evening;

  private static Scribe game(String year, String black, String result) {
    return new Scribe("go", Map.of("size", "9"))
        .notes("PB", black)
        .notes("PW", "Bea")
        .notes("DT", year)
        .notes("RE", result);
  }

  @BeforeEach
  void open() throws IOException, Refusal {
    List<Scribe> games =
        List.of(
            game("1990", "Ann", "B+R").plays("B C3", "W G7", "B E5"),
            game("2000", "Cy", "W+R").plays("B G7", "W C3", "B G3"),
            game("2010", "Dora", "W+3.5").plays("B G3", "W C7", "B E5"));
    List<Recording> recordings = games.stream().map(Scribe::recording).toList();
    house.recordings.put("all.sgf", Scribe.opened("all.sgf", recordings));
    List<Recording> changed = new ArrayList<>(recordings);
    changed.set(0, game("1990", "Ann", "B+R").plays("B A1").recording());
    house.recordings.put("changed.sgf", Scribe.opened("changed.sgf", changed));
    house.positions = Pending.completed(watch -> index("all.sgf", recordings));
    evening(house.recordings.get("all.sgf"), 80, 24);
  }

  private void evening(OpenedFile opened, int cols, int rows) throws Refusal {
    RecordPage page = RecordPage.of(Language.ENGLISH.words(Viewer.class), house, opened, 0);
    evening = new Evening(house, page, cols, rows, Glyphs.UNICODE);
  }

  private IndexedGames index(String file, List<Recording> games) throws Refusal {
    return IndexedGames.of(PositionIndex.of(bytes(file, games), "/games").orElseThrow());
  }

  private ByteBuffer bytes(String file, List<Recording> games) throws Refusal {
    try (FileChannel scratch =
            FileChannel.open(folder.resolve("scratch" + file), CREATE_NEW, READ, WRITE);
        FileChannel changes =
            FileChannel.open(folder.resolve("changes" + file), CREATE_NEW, READ, WRITE)) {
      PositionIndexWriter writer =
          new PositionIndexWriter(house.games(), "/games", Optional.empty(), scratch, changes);
      writer.begin(file);
      for (Recording game : games) {
        writer.add(game);
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      writer.writeTo(out);
      return ByteBuffer.wrap(out.toByteArray());
    } catch (IOException e) {
      throw new Refusal(e.getMessage());
    }
  }

  private RecordPage page() {
    return (RecordPage) evening.shown();
  }

  private int number() {
    return page().recordCursor().number();
  }

  @Test
  void theFileOfTheChosenGameIsNamed() {
    assertThat(evening.types("E\t").text()).contains("all.sgf #3");
    assertThat(evening.types("j").text()).contains("all.sgf #2");
  }

  @ParameterizedTest
  @CsvSource({
    "lllllE, 80, [Tiger: 2 games]",
    "llE, 80, [Perpendicular: 2 games]",
    "E, 80, [In 3 games]",
    "llllllllE, 35, '[No-Kung: 1 game]'",
    "llllllllE, 20, '[No-Ku…: 1 game]'",
  })
  void theOpeningThatLeadsHereIsNamed(String keys, int cols, String title) throws Refusal {
    Scribe first = new Scribe("othello", Map.of("size", "8"));
    Scribe second = new Scribe("othello", Map.of("size", "8"));
    Scribe third = new Scribe("othello", Map.of("size", "8"));
    List<Recording> games =
        List.of(
            first.plays("B f5", "W d6", "B c3", "W d3", "B c4").recording(),
            second
                .plays("B e6", "W f4", "B c3", "W c4", "B d3", "W d6", "B f6", "W e7")
                .recording(),
            third.plays("B f5", "W f4").recording());
    house.recordings.put("openings.sgf", Scribe.opened("openings.sgf", games));
    house.positions = Pending.completed(watch -> index("openings.sgf", games));
    RecordPage page =
        RecordPage.of(
            Language.ENGLISH.words(Viewer.class), house, house.recordings.get("openings.sgf"), 1);
    evening = new Evening(house, page, cols, 24, Glyphs.UNICODE);
    assertThat(evening.types(keys).text()).contains(title);
  }

  @Test
  void helpIsAboutTheKeysHere() {
    String help = evening.types("E?").text().replaceAll("\\s+", " ");
    assertThat(help).contains("play the move, or open the game", "close").doesNotContain("comment");
  }

  @Test
  void whatWasPlayedHereStandsBesideTheBoard() {
    String text = evening.types("E").text();
    assertThat(text).contains("In 3 games", "games", "Black won 33%, White 67%");
    assertThat(text).containsPattern("a C3 +3 +100% +33% 2000");
    text = evening.types(Evening.RIGHT, Evening.RIGHT).text();
    assertThat(text).contains("In 3 games").containsPattern("a E5 +2 +67% +50% 2000");
    assertThat(text).containsPattern("b .. +1 +33% +0% 2000");
  }

  @Test
  void aMoveThatTheGameHasIsAStepAndAnotherAVariation() {
    evening.types("E", ENTER);
    assertThat(number()).isEqualTo(1);
    assertThat(page().recordCursor().record().isChanged()).isFalse();
    evening.types(ENTER, Evening.DOWN, ENTER);
    assertThat(number()).isEqualTo(3);
    assertThat(page().recordCursor().record().isChanged()).isTrue();
    assertThat(evening.text()).contains("In 1 game", "No move follows here.");
    evening.types(Evening.LEFT, Evening.UP, ENTER);
    assertThat(page().recordCursor().variation()).isEqualTo(1);
  }

  @Test
  void aGameOfTheListOpensWhereItHasThePosition() {
    String list = evening.types("E", Evening.RIGHT, Evening.RIGHT, TAB).text();
    assertThat(list).containsSubsequence("2010 Dora", "2000 Cy", "1990 Ann");
    evening.types(Evening.DOWN, ENTER);
    assertThat(evening.text()).contains("Cy");
    assertThat(number()).isEqualTo(2);
    evening.types("q");
    assertThat(evening.text()).isEqualTo(evening.types(Evening.UP, Evening.DOWN).text());
    assertThat(evening.types("q").text()).contains("a E5");
    assertThat(evening.types("q").text()).doesNotContain("In 3 games");
    assertThat(evening.isLeft()).isFalse();
  }

  @Test
  void aGameThatHasChangedSinceSaysSo() throws Refusal {
    house.recordings.put("all.sgf", house.recordings.get("changed.sgf"));
    evening(house.recordings.get("changed.sgf"), 80, 24);
    evening.types("E", TAB, Evening.DOWN, Evening.DOWN, ENTER);
    assertThat(number()).isZero();
    evening.types("q", "q", Evening.RIGHT);
    assertThat(evening.text()).contains("No game has this position.");
  }

  @Test
  void keysStepWhileTheGamesAreRead() throws Refusal {
    Pending<IndexedGames> made = house.positions;
    house.positions = Pending.queued(later::add, watch -> made.outcome(), unwanted -> {});
    evening.types("E");
    assertThat(evening.text()).contains("Reading the games: 0%");
    evening.types(Evening.RIGHT).passes();
    assertThat(number()).isEqualTo(1);
    assertThat(evening.text()).contains("Reading the games: 0%");
    later.remove().run();
    assertThat(evening.passes().text()).contains("In 3 games");
  }

  @Test
  void escapeGivesUpWhatIsNotRead() {
    Pending<IndexedGames> running =
        Pending.queued(later::add, watch -> house.positions.outcome(), unwanted -> {});
    house.positions = running;
    evening.types("E").give(Keys.of(KeyType.Escape)).passes();
    assertThat(running.isUsable()).isFalse();
    assertThat(evening.text()).doesNotContain("Reading the games");
    assertThat(page().pane()).isEqualTo(RecordPane.BOARD);
  }

  @Test
  void whatCannotBeReadIsSaid() {
    house.positions =
        Pending.completed(
            watch -> {
              throw new Refusal("no such folder");
            });
    assertThat(evening.types("E").passes().text()).contains("no such folder");
    evening.types("E");
    house.positions =
        Pending.completed(
            watch -> {
              throw new StackOverflowError();
            });
    String text = evening.types("E").passes().text().replaceAll("\\s+", " ");
    assertThat(text).contains("A fault in the program");
    house.positions = null;
    assertThat(evening.types("E", "E").text()).contains("You have no games to look in here.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"E", "E\t", "EC"})
  void anIndexThatIsCutShortIsAFaultOfThePaneAlone(String keys) throws Exception {
    Path file = folder.resolve("cut.positions");
    Files.write(file, bytes("cut.sgf", List.of(only())).array());
    PositionIndex mapped = PositionIndex.of(MappedFile.of(file), "/games").orElseThrow();
    house.positions = Pending.completed(watch -> IndexedGames.of(mapped));
    assertThat(evening.types(keys).passes().text()).doesNotContain("cut short");
    Files.write(file, new byte[0]);
    for (String key : List.of("l", "j", ENTER, TAB, "h", "/Ann" + ENTER)) {
      String text = evening.types(key).passes().text().replaceAll("\\s+", " ");
      assertThat(text).contains("cut short. Leave");
    }
    house.positions = Pending.completed(watch -> index("all.sgf", List.of(only())));
    assertThat(evening.types("EE").passes().text()).doesNotContain("cut short");
  }

  @Test
  void whyAGameDoesNotOpenStandsWhollyInThePane() {
    house.recordings.remove("all.sgf");
    house.positions = Pending.completed(watch -> index(LONG + "all.sgf", List.of(only())));
    String text = evening.types("E", TAB, ENTER).text().replaceAll("\\s+", " ");
    assertThat(text).contains("not found", "Enter open");
  }

  private static Recording only() {
    return game("1990", "Ann", "B+R").recording();
  }

  /** Asks a question, and waits for its answer. */
  private String asked(String question) {
    evening.types("/" + question, ENTER);
    page().exploring().orElseThrow().filter().ifPresent(filter -> filter.games().await(60_000));
    return evening.passes().text();
  }

  @Test
  void aQuestionLeavesTheGamesThatAnswerIt() {
    evening.types("E");
    assertThat(asked("winner:bea")).contains("In 2 games", "winner:bea", "White 100%");
    assertThat(evening.types(TAB).text()).contains("Dora", "Cy").doesNotContain("1990 Ann");
    assertThat(asked(" cy")).contains("In 1 game");
    assertThat(evening.give(Keys.of(KeyType.Escape)).text()).contains("In 3 games");
  }

  /** The search of another terminal ends it, as having no more time does. */
  @Test
  void whatIsFoundBeforeAQuestionEndsIsShownWithWhyItEnded() throws Exception {
    isOvertaken = true;
    evening.types("E");
    String text = asked("winner:bea").replaceAll("\\s+", " ");
    assertThat(text).contains("In 2 games", "White 100%", "Another search");
    assertThat(evening.types(TAB).text()).contains("Dora", "Cy");
    evening.give(Keys.of(KeyType.Escape));
    assertThat(asked("winner:ann2").replaceAll("\\s+", " "))
        .contains("Another search")
        .doesNotContain("In 0 games");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "45, 40", "120, 40"})
  void whatIsFoundOfAPartBeforeItsSearchEndsIsShownWithWhyItEnded(int cols, int rows)
      throws Exception {
    isOvertaken = true;
    Recording one = game("2000", "Ann", "B+R").plays("B C3").recording();
    List<Recording> many = Collections.nCopies(5000, one);
    house.positions = Pending.completed(watch -> index("many.sgf", many));
    evening.resize(cols, rows).types("E", Evening.RIGHT, "P");
    for (int i = 0; i < 1_000 && !evening.passes().text().contains("Another"); i++) {
      Thread.yield();
    }
    assertThat(evening.text().replaceAll("\\s+", " "))
        .contains("In 200 games, 200 places", "% read", "Another search");
  }

  @Test
  void aWordThatIsNotUnderstoodIsNamedUntilEsc() {
    evening.types("E");
    assertThat(asked("blakc:x").replaceAll("\\s+", " ")).contains("'blakc:x'", "Esc all games");
    assertThat(evening.give(Keys.of(KeyType.Escape)).text()).contains("In 3 games");
    assertThat(asked("pos:none.sgf")).contains("not found").doesNotContain("In 3 games");
  }

  /** As find does: all three go on alike for two moves, and the third is in the centre twice. */
  @Test
  void aQuestionMayAskForAPositionAndAPart() {
    evening.types("E");
    assertThat(asked("pos:all.sgf#1@3")).contains("In 2 games").doesNotContain("Cy");
    evening.give(Keys.of(KeyType.Escape));
    assertThat(asked("pos:all.sgf#1@2")).contains("In 3 games");
    evening.give(Keys.of(KeyType.Escape));
    assertThat(asked("not:pattern:all.sgf#1@3")).contains("In 1 game");
  }

  @Test
  void tabCompletesFieldsAndThePlayersOfTheGames() {
    evening.types("E", "/", "pla", TAB, "do", TAB);
    assertThat(evening.text()).contains("/player:Dora");
  }

  /** The words are those of find, so they find games, too: of the folder that this one is in. */
  @Test
  void aFieldFindsGamesOfTheFolderOfARecording() {
    house.recordings.put("/home/ann/all.sgf", house.recordings.get("all.sgf"));
    evening.types("/", "player:dora", ENTER);
    for (int i = 0; i < 100_000 && ((TimedPage) evening.shown()).due() != Long.MAX_VALUE; i++) {
      Thread.yield();
      evening.passes();
    }
    assertThat(evening.text()).contains("all.sgf#3").doesNotContain("all.sgf#2");
    assertThat(evening.types("q").shown()).isInstanceOf(RecordPage.class);
    assertThat(evening.types("/", "Note: none", ENTER).text()).contains("Not found in comments");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 30"})
  void moreMovesThanAreShownAreSaidAndTheFilterHasItsKey(int cols, int rows) throws Refusal {
    List<Recording> games =
        IntStream.range(0, 60)
            .mapToObj(i -> game("2000", "Ann", "B+R").plays("B " + site(i)).recording())
            .toList();
    house.positions = Pending.completed(watch -> index("many.sgf", games));
    evening(Scribe.opened("many.sgf", games), cols, rows);
    assertThat(evening.types("E").text()).containsPattern("1-\\d+ of 15").contains("/ filter");
    assertThat(evening.types("P").text()).containsPattern("1-\\d+ of \\d+").contains("/ filter");
  }

  private static String site(int index) {
    return "ABCDEFGHJ".charAt(index % 9) + "" + (1 + index / 9);
  }

  @ParameterizedTest
  @CsvSource({
    "banmen:past, Your games",
    "banmen:library/old, Library/old",
    "/games/old, old",
  })
  void thePlaceHasANameThatPeopleRead(String place, String name) {
    house.folders.put(place, List.of());
    String text = evening.resize(120, 40).types(":explore " + place, ENTER).text();
    assertThat(text).contains(" " + name + " ").doesNotContain("banmen:");
  }

  @Test
  void whereGamesWereLookedForIsRemembered() {
    house.folders.put("/games", List.of());
    evening.types(":explore /games", ENTER, "q");
    assertThat(house.lookedIn).containsExactly("/games");
    evening.types("E", "q", ":explore here", ENTER, "q", "E");
    assertThat(house.lookedIn).containsExactly("/games", "/games", "", "");
    assertThat(evening.types("q", ":explore /none", ENTER, "q", "E").text()).contains("In 3");
    assertThat(house.lookedIn).endsWith("/none", "");
  }

  /** The corner of C3 in the first game is that of G7 and of C7 in the others. */
  @Test
  void aCornerIsOneKey() {
    String text = evening.types("E", Evening.RIGHT, "P").text();
    assertThat(text).contains("In 3 games, 7 places", "Next move elsewhere");
    assertThat(evening.types("P").text()).contains("In 3 games").doesNotContain("places");
    assertThat(evening.types("P", "q").text()).doesNotContain("places");
    assertThat(evening.types("q").text()).doesNotContain("In 3 games");
  }

  @Test
  void theKeyOfACornerOpensTheExplorerToo() {
    assertThat(evening.types(Evening.RIGHT, "P").text()).contains("In 3 games, 7 places");
    assertThat(evening.types("q").text()).contains("In 3 games").doesNotContain("places");
  }

  @Test
  void aPartIsMarkedByTwoOppositeCorners() {
    evening.types("E", Evening.RIGHT, Evening.RIGHT, "d");
    assertThat(evening.text()).contains("first corner");
    evening.types("d", Evening.LEFT, Evening.LEFT, Evening.UP, Evening.UP);
    assertThat(evening.text()).contains("opposite corner");
    evening.types(ENTER);
    assertThat(evening.text()).contains("In 3 games, 21 places");
    assertThat(evening.types("p").text()).contains("places", "same colours");
    evening.types("p", "d", "*", "q");
    assertThat(evening.text()).contains("is empty");
  }

  @Test
  void anythingMayBeOnAPointOfAPart() {
    evening.types("E", Evening.RIGHT, ":part A1 C3", ENTER);
    assertThat(evening.text()).contains("In 3 games, 7 places");
    assertThat(evening.types("d", "*").text()).contains("In 3 games, 12 places");
    assertThat(evening.types("*").text()).contains("In 3 games, 7 places");
    assertThat(evening.types(Evening.RIGHT, "*").text()).contains("Move the cursor");
    assertThat(evening.types("q").text()).contains("In 3 games, 7 places");
  }

  @Test
  void cornersCanBeTyped() {
    evening.types("E", Evening.RIGHT, "d", ":A1", ENTER, ":C3", ENTER);
    assertThat(evening.text()).contains("In 3 games, 7 places");
    assertThat(number()).isEqualTo(1);
  }

  @Test
  void aMoveOfTheOtherSideIsPlayedAfterAPass() {
    evening.types("E", ":part A1 E4", ENTER);
    assertThat(evening.text()).contains("places");
    int before = number();
    evening.types(Evening.RIGHT, ENTER);
    assertThat(number()).isGreaterThan(before + 1);
    assertThat(page().recordCursor().record().isChanged()).isTrue();
    assertThat(evening.text()).contains("places");
  }

  @Test
  void aGameWithAPartOpensWhereItHasIt() {
    evening.types("E", Evening.RIGHT, "P", TAB, ENTER);
    assertThat(evening.text()).contains("Dora").doesNotContain("This game has changed");
    evening.types("q");
    assertThat(evening.text()).contains("places");
  }

  @ParameterizedTest
  @CsvSource({
    "same anywhere, This part is empty",
    "same, same colours",
    "until 60, until move 60",
    "A1 B2 same until=2, 'same colours, until move 2'",
    "A1 B2 C3, A1 B2 C3",
    "everywhere, is not known",
  })
  void whatIsTypedChoosesAPart(String typed, String said) {
    evening.resize(120, 40);
    String text = evening.types(":part " + typed, ENTER).text();
    assertThat(text.replaceAll("\\s+", " ")).contains(said);
  }

  @Test
  void aPartIsLookedForInManyGamesAsTheyAreRead() throws Refusal {
    Recording one = game("2000", "Ann", "B+R").plays("B C3").recording();
    List<Recording> many = Collections.nCopies(5000, one);
    house.positions = Pending.completed(watch -> index("many.sgf", many));
    assertThat(evening.types("E", Evening.RIGHT, "P").text()).contains("places");
    while (page().exploring().get().isPart()) {
      evening.passes();
    }
    assertThat(evening.passes().text()).contains("In 5000 games, 5000 places");
    assertThat(evening.types("P", "P").text()).contains("places");
    evening.give(Keys.of(KeyType.Escape));
    assertThat(page().exploring().get().isPart()).isFalse();
  }

  private Evening playing(Terms terms) {
    Session begun = Session.begin(terms, terms.start(house.games()));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    return new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  @Test
  void whoPlaysBothSidesSeesTheirOtherGames() {
    Terms both = Terms.of("go", Map.of("size", "9"));
    evening = playing(both).types(":C3\r", "E");
    assertThat(evening.text()).contains("In 3 games", "Move 1 of 1");
    assertThat(evening.types("q", "q").text()).doesNotContain("In 3 games", "Move 1 of 1");
    evening = playing(both.between(Seat.AT_KEYBOARD, Seat.FREE)).types("E");
    assertThat(evening.text()).contains("Other games are shown");
  }

  @Test
  void aGameWithoutPlayersHasTheNameOfItsFile() throws Refusal {
    Recording bare = new Scribe("go", Map.of("size", "9")).plays("B C3").recording();
    house.positions = Pending.completed(watch -> index("bare.sgf", List.of(bare)));
    assertThat(evening.types("E", TAB).text()).contains("bare.sgf #1");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40", "200, 60", "60, 30", "45, 40", "40, 16", "24, 12"})
  void nothingOfItStaysOnTheScreen(int cols, int rows) {
    evening.resize(cols, rows);
    String before = evening.text();
    evening.types("E");
    assertThat(evening.text()).isNotEqualTo(before);
    evening.types(TAB, Evening.DOWN);
    evening.resize(80, 24).text();
    evening.types("q", "q").resize(cols, rows);
    assertThat(evening.text()).isEqualTo(before);
  }

  @Test
  void theBoardStaysInSightBesideItOrAboveIt() {
    for (int[] size : new int[][] {{80, 24}, {120, 40}, {60, 40}, {45, 40}}) {
      evening.resize(size[0], size[1]);
      String text = evening.types("E").text();
      assertThat(text).as(size[0] + "x" + size[1]).containsPattern("A +B +C").contains("C3");
      evening.types("E");
    }
  }
}
