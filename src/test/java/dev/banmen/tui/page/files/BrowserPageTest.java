package dev.banmen.tui.page.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FileStore;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Golden;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.Tabled;
import dev.banmen.tui.Taught;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of a folder, and the first page's way to them. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BrowserPageTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private final TestHouse house = new TestHouse(0);
  private final Words words = Language.ENGLISH.words(Viewer.class);

  @BeforeEach
  void fill() {
    house.folders.put(
        "/home/ann",
        List.of(".hidden/", "games/", "old games/", ".secret.sgf", "a.sgf", "B.sgf", "notes.txt"));
    house.folders.put("/home/ann/games", List.of("one.sgf"));
    house.folders.put("/home", List.of("ann/", "bob/"));
    Position start = Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")));
    Played played = (Played) start.play(new Place(Side.BLACK, new Site(4, 4)));
    house.boards.put("/home/ann/a.sgf", played.after());
    house.recordings.put("/home/ann/a.sgf", Scribe.opened("a.sgf", Tabled.few()));
  }

  private Evening browser(int cols, int rows, Glyphs glyphs) {
    Folder folder = Folder.of(house, "/home/ann");
    return new Evening(house, BrowserPage.of(house, words, folder), cols, rows, glyphs);
  }

  private Evening browser() {
    return browser(80, 24, Glyphs.UNICODE);
  }

  private static BrowserPage page(Evening evening) {
    return (BrowserPage) evening.shown();
  }

  /** Waits until the file that keys act on was looked at. */
  private Evening looked(Evening evening) {
    while (page(evening).due() != Long.MAX_VALUE) {
      house.pass(1000);
      evening.ticks();
      Thread.yield();
    }
    return evening;
  }

  @Test
  void aLessonIsTakenAndAFileThatIsNoneIsRefused() {
    house.folders.put("/home/ann", List.of("lesson.md", "notes.md"));
    house.lessonFiles.put("/home/ann/lesson.md", Optional.of(Taught.named("go/06-suicide")));
    house.lessonFiles.put("/home/ann/notes.md", Optional.empty());
    Evening evening = browser().types("\033[H" + Evening.DOWN + "\r");
    assertThat(evening.shown()).isInstanceOf(LessonPage.class);
    assertThat(evening.text()).contains(Taught.named("go/06-suicide").title());
    evening.types("q", Evening.DOWN + "\r");
    assertThat(evening.shown()).isInstanceOf(BrowserPage.class);
    assertThat(evening.text()).contains("notes.md:1: no lesson");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,8"})
  void foldersStandBeforeFilesAndTheBoardBeside(int cols, int rows) throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = browser(cols, rows, glyphs).types(Evening.DOWN, Evening.DOWN);
      assertThat(looked(evening).text()).contains(glyphs.bar() + " a.sgf");
      GOLDEN.check("browser", cols, rows, glyphs, evening.text());
    }
  }

  @Test
  void aPlayerWithoutANameIsCalledByTheirSideBesideOneWithAName() {
    house.summary = new Summary("", "Computer (level 1)", "", "", "", 2);
    Evening evening = looked(browser().types(Evening.DOWN, Evening.DOWN));
    assertThat(evening.text()).contains("Black  Computer (level 1)");
    house.summary = new Summary("", "", "", "", "", 2);
    evening = looked(browser().types(Evening.DOWN, Evening.DOWN));
    assertThat(evening.text()).contains("▌ a.sgf").doesNotContain("Black");
  }

  @Test
  void theGamesOfTheProgramAreAFolderAndItsParentIsTheStart() {
    house.folders.put("/home/ann", List.of(Folder.INCLUDED, "a.sgf"));
    house.folders.put(FileStore.INCLUDED, List.of("famous.sgf"));
    Evening evening = looked(browser());
    assertThat(evening.text()).contains("▌ Games that come with Banmen");
    looked(evening.types("\r"));
    assertThat(evening.text()).contains(" Games that come with Banmen").contains("▌ famous.sgf");
    assertThat(page(evening).file()).contains("banmen:/famous.sgf");
    evening.types(Evening.LEFT);
    assertThat(evening.text()).contains("▌ Games that come with Banmen").contains("a.sgf");
  }

  @Test
  void aFileWithoutABoardSaysSo() {
    Evening evening = browser().types(Evening.DOWN, Evening.DOWN, Evening.DOWN);
    assertThat(looked(evening).text()).contains("▌ B.sgf").contains("No board in this file.");
  }

  @Test
  void aFileShowsItsGame() {
    house.summary = new Summary("Ann", "Ben", "", "2026-11-21", "B+2.5", -1);
    Evening evening = looked(browser().types(Evening.DOWN.repeat(2)));
    assertThat(evening.text()).contains("Ann  Ben", "2026-11-21  B+2½", "├───┼");
  }

  @Test
  void theWayUpFromRecentFilesIsTheFolderAtHand() {
    house.recent.add("/home/ann/games/one.sgf");
    Folder recent = Folder.recent(house);
    Evening evening =
        new Evening(house, BrowserPage.of(house, words, recent), 80, 24, Glyphs.UNICODE);
    assertThat(page(evening.types(Evening.LEFT)).folder().name()).isEqualTo("/home/ann");
  }

  @Test
  void aFilterLeavesWhatHasItInItsName() {
    Evening evening = browser().types("/SGF");
    assertThat(page(evening).shown()).containsExactly("../", "a.sgf", "B.sgf");
    assertThat(page(evening.types("\r")).file()).contains("/home/ann/a.sgf");
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(page(evening).shown()).hasSize(6);
    assertThat(evening.types("/zz").text()).contains("Nothing matches 'zz'.");
  }

  /** The filter is there to be changed, or to be replaced by the first character typed. */
  @Test
  void aSecondFilterBeginsAnew() {
    Evening evening = browser().types("/SGF\r", "/b.\r");
    assertThat(page(evening).shown()).containsExactly("../", "B.sgf");
    assertThat(page(evening.types("/\r")).shown()).containsExactly("../", "B.sgf");
    assertThat(page(evening.types("/\u007f\u007fsgf\r")).shown())
        .containsExactly("../", "a.sgf", "B.sgf");
  }

  @Test
  void theFilterIsSeenBesideABoard() {
    house.folders.put(
        "/home/ann", List.of(Folder.INCLUDED, "a.sgf", "a game with a long name.sgf"));
    house.folders.put(FileStore.INCLUDED, List.of("famous.sgf"));
    house.boards.put(FileStore.INCLUDED + "/famous.sgf", house.boards.get("/home/ann/a.sgf"));
    Evening evening = looked(looked(browser()).types("\r"));
    looked(evening.types("/famous\r"));
    assertThat(evening.text()).contains("├───┼").contains("  /famous ");
  }

  @Test
  void thatAKeyDoesNothingIsSaidWhereTheKeysBegin() {
    String last = browser().types("n").text().lines().skip(23).findFirst().orElseThrow();
    assertThat(last).startsWith(" n does nothing here");
  }

  @Test
  void aFileThatHasNoGameIsNamedWithoutItsFolder() {
    Evening evening = looked(browser().types(Evening.DOWN, Evening.DOWN, Evening.DOWN));
    BrowserPage told = page(evening).saying("/home/ann/B.sgf: no game found");
    assertThat(new Evening(house, told, 80, 24, Glyphs.UNICODE).text())
        .contains(" B.sgf: no game found");
  }

  @Test
  void hiddenFilesAreShownToWhomWantsThem() {
    assertThat(page(browser()).shown()).doesNotContain(".hidden/", ".secret.sgf");
    assertThat(page(browser().types(".")).shown()).contains(".hidden/", ".secret.sgf");
  }

  @Test
  void oneGoesIntoFoldersAndComesBackToThem() {
    Evening evening = browser().types("\r");
    assertThat(page(evening).folder().name()).isEqualTo("/home/ann/games");
    evening.types(Evening.LEFT);
    assertThat(page(evening).shown().get(page(evening).at())).isEqualTo("games/");
    evening.types(Evening.LEFT);
    assertThat(page(evening).folder().name()).isEqualTo("/home");
    assertThat(page(evening).shown().get(page(evening).at())).isEqualTo("ann/");
  }

  @Test
  void enterOpensAFileAndLeavingItComesBack() {
    Evening evening = browser().types("/a.s\r\r");
    assertThat(evening.shown()).isInstanceOf(TablePage.class);
    assertThat(page(evening.types("q")).file()).contains("/home/ann/a.sgf");
  }

  @Test
  void theFirstPageLeadsThere() {
    house.folders.put("/home/ann", List.of("a.sgf"));
    Evening evening = new Evening(house, HomePage.of(house, words), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(Evening.DOWN.repeat(MenuRow.OPEN.ordinal()), "\r").shown())
        .isInstanceOf(BrowserPage.class);
    assertThat(evening.types("q", ":open\r").shown()).isInstanceOf(BrowserPage.class);
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
  }

  @Test
  void openLeadsToTheRecentFilesIfThereAreAny() {
    for (int i = 1; i <= 9; i++) {
      house.recent.add("/home/ann/games/recent-" + i + ".sgf");
    }
    Evening evening = new Evening(house, HomePage.of(house, words), 80, 24, Glyphs.UNICODE);
    evening.types(Evening.DOWN.repeat(MenuRow.OPEN.ordinal()), "\r");
    assertThat(evening.text()).contains("Recent files").contains("recent-9.sgf");
    assertThat(page(evening).shown()).hasSize(10).endsWith(Folder.INCLUDED);
  }

  /** A file with games that only questions find. */
  private void collect() throws IOException, InputFault {
    String games =
        "(;GM[1]SZ[9]PB[Ann]PW[Bob]RE[B+R])(;GM[1]SZ[9]PB[Cy]PW[Ann]DT[2016];B[ee];W[dd]C[a"
            + " ladder])";
    Archive archive = new SgfFormat(house.games()).open(Bytes.of(games.getBytes(UTF_8)));
    house.recordings.put("/home/ann/games/one.sgf", Scribe.opened("one.sgf", archive));
  }

  @Test
  void whatIsTypedFindsGamesBelowTheFolderToo() throws Exception {
    collect();
    Evening evening = looked(browser().types("/ladder"));
    assertThat(page(evening).shown()).containsExactly("../");
    assertThat(evening.text()).contains("Nothing matches");
    evening.give(Input.Key.of(KeyType.Escape));
    looked(evening.types("/comment:ladder\r"));
    assertThat(evening.text()).contains("▌ games/one.sgf#2  2016  Cy  Ann", "1 game found");
    RecordPage opened = (RecordPage) evening.types("\r").shown();
    assertThat(opened.recordCursor().record().game()).isEqualTo(1);
    assertThat(opened.recordCursor().node()).isEqualTo(2);
    assertThat(looked(evening.types("q")).text()).contains("▌ games/one.sgf#2");
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(page(evening).shown()).hasSize(6);
    assertThat(evening.text()).doesNotContain("#2");
  }

  @Test
  void aFileIsSeenWhateverItsName() {
    house.folders.put("/home/ann", List.of("a\nb.sgf"));
    house.boards.put("/home/ann/a\nb.sgf", house.boards.get("/home/ann/a.sgf"));
    Evening evening = looked(browser());
    assertThat(page(evening).file()).contains("/home/ann/a\nb.sgf");
    assertThat(page(evening).board()).isPresent();
  }

  @Test
  void namesStandBeforeGames() throws Exception {
    collect();
    Evening evening = looked(browser().types("/b\r", "/ob\r"));
    assertThat(evening.text()).doesNotContain("B.sgf").contains("▌ games/one.sgf#1  Ann  Bob  B+R");
    evening.give(Input.Key.of(KeyType.Escape));
    evening = looked(evening.types("/ann\r"));
    assertThat(evening.text()).contains("2 games found");
    assertThat(page(evening.types(Evening.DOWN)).file()).contains("/home/ann/games/one.sgf");
  }

  @Test
  void aQuestionThatCannotBeUnderstoodSaysWhy() {
    Evening evening = looked(browser().types("/komi:many\r"));
    assertThat(evening.text()).contains("'komi:many': write a number or two");
  }

  @Test
  void aSearchIsBegunOnceNothingIsTypedForAMoment() throws Exception {
    collect();
    Evening evening = browser().types("/ann");
    evening.ticks();
    assertThat(page(evening).search().latest().isAsked()).isFalse();
    assertThat(looked(evening).text()).contains("2 games found");
  }

  @Test
  void tabCompletesFieldsAndPlayers() throws Exception {
    collect();
    Evening evening = browser().types("/pla\t");
    assertThat(evening.text()).contains("/player:");
    evening = looked(evening.types("an"));
    assertThat(evening.types("\t").text()).contains("/player:Ann");
  }
}
