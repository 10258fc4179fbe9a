package dev.banmen.tui.page.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Pending;
import dev.banmen.app.SearchWatch;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Golden;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.Slow;
import dev.banmen.tui.Tabled;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of a file's games: what keys and clicks do, and how it looks. */
class TablePageTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private int patience = Integer.MAX_VALUE; // how many games a search looks at

  private final TestHouse house =
      new TestHouse(0) {
        @Override
        public SearchWatch searching(Pending.Watch watch) {
          SearchWatch[] own = new SearchWatch[1];
          int[] left = {patience};
          own[0] =
              SearchWatch.unlimited(
                  new Pending.Watch() {
                    @Override
                    public void came(long done, long all) {
                      if (--left[0] <= 0) {
                        own[0].overtake();
                      }
                    }

                    @Override
                    public boolean isGivenUp() {
                      return watch.isGivenUp();
                    }
                  });
          return own[0];
        }
      };

  private Evening table(Tabled games, int cols, int rows, Glyphs glyphs) {
    OpenedFile file = Scribe.opened("games.sgf", games);
    Words words = Language.ENGLISH.words(Viewer.class);
    return new Evening(
        house, TablePage.of(words, file, GameSummaries.whole(games), house), cols, rows, glyphs);
  }

  private Evening few() {
    return table(Tabled.few(), 80, 24, Glyphs.UNICODE);
  }

  private static TablePage page(Evening evening) {
    return (TablePage) evening.shown();
  }

  private static List<Integer> games(Evening evening) {
    TablePage page = page(evening);
    return java.util.stream.IntStream.range(0, page.count()).mapToObj(page::game).toList();
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,8", "120,12"})
  void gamesStandInColumnsAsFarAsThereIsRoom(int cols, int rows) throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = table(Tabled.few(), cols, rows, glyphs).types(Evening.DOWN);
      GOLDEN.check("table", cols, rows, glyphs, evening.text());
    }
  }

  @Test
  void aLongTableIsScrolledAndSaysWhereOneIs() throws IOException {
    Evening evening = table(Tabled.many(100_000), 80, 24, Glyphs.UNICODE);
    evening.types("\033[6~\033[6~", Evening.DOWN);
    GOLDEN.check("long", 80, 24, Glyphs.UNICODE, evening.text());
    assertThat(evening.types("\033[F").text()).contains("▌ 100000");
    assertThat(evening.types("g4711\r").text()).contains("▌   4711");
    assertThat(evening.types("\033[H").text()).contains("▌      1");
    assertThat(evening.types(":100001\r").text()).contains("No game '100001': this file has 100");
  }

  @Test
  void arrowsChooseTheColumnToSortByAndTheChosenGameStays() {
    Evening evening = few().types(Evening.DOWN, Evening.DOWN);
    evening.types(Evening.RIGHT, Evening.RIGHT);
    assertThat(page(evening).query().column()).isEqualTo(Column.WHITE);
    assertThat(games(evening)).containsExactly(4, 1, 3, 5, 0, 2);
    assertThat(page(evening).game(page(evening).at())).isEqualTo(2);
    assertThat(games(evening.types(":sort\r"))).containsExactly(2, 0, 5, 1, 3, 4);
    evening.types(Evening.RIGHT, Evening.RIGHT, Evening.RIGHT);
    assertThat(page(evening).query().column()).isEqualTo(Column.RESULT);
    assertThat(games(evening)).containsExactly(4, 0, 5, 1, 2, 3);
  }

  @Test
  void aFilterWorksWhileItIsTypedAndEscTakesItBack() {
    Evening evening = few().types("/sed");
    assertThat(games(evening)).containsExactly(2, 3);
    assertThat(games(evening.types("ol alphago w+r 13"))).containsExactly(2);
    assertThat(evening.types("\r").text()).contains("1 of 6 games: sedol alphago w+r 13");
    assertThat(games(evening.types("/x"))).isEmpty();
    assertThat(evening.types("\r\r").text()).contains("No matching games");
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(games(evening)).hasSize(6);
  }

  /** A table of games that say more of themselves than it has columns for. */
  private Evening asked(String question) throws Exception {
    String games =
        "(;GM[1]SZ[9]PB[Ann]KM[7.5]RU[Chinese];B[ee];W[dd])"
            + "(;GM[1]SZ[9]PB[Bob]KM[6.5]DT[2016-05];B[ee]C[a ladder])"
            + "(;GM[1]SZ[9]PB[Ann Lee]KM[7.5]DT[2017];B[ee];W[ee])";
    Archive archive = new SgfFormat(house.games()).open(Bytes.of(games.getBytes(UTF_8)));
    OpenedFile file = Scribe.opened("games.sgf", archive);
    Words words = Language.ENGLISH.words(Viewer.class);
    TablePage table = TablePage.of(words, file, GameSummaries.whole(file.archive()), house);
    Evening evening = new Evening(house, table, 80, 24, Glyphs.UNICODE);
    evening.types("/" + question + "\r");
    passUntil(evening, page -> !page.rows().isWaiting());
    return evening;
  }

  @ParameterizedTest
  @CsvSource({
    "komi:7.5, 0 2",
    "komi:7.5 lee, 2",
    "date:2016, 1",
    "date:.., ''",
    "comment:LADDER, 1",
    "attempts:, 2",
    "not:attempts, 0 1",
    "black:\"ann lee\", 2",
    "ann rules:chinese, 0",
  })
  void aFilterMayNameFields(String question, String games) throws Exception {
    assertThat(String.join(" ", games(asked(question)).stream().map(String::valueOf).toList()))
        .isEqualTo(games);
  }

  @Test
  void whatASearchFoundBeforeItEndedIsShown() throws Exception {
    patience = 1;
    Evening evening = asked("komi:7.5");
    assertThat(games(evening)).containsExactly(0);
    assertThat(evening.text())
        .contains("1 of 3 games: komi:7.5  Another search of yours has ended");
  }

  @Test
  void tabCompletesFieldsAndPlayers() {
    assertThat(page(few().types("/alpha not:wh\t")).query().words()).isEqualTo("alpha not:white:");
    assertThat(page(few().types("/white:lee\t")).query().words()).isEqualTo("white:\"Lee Sedol\"");
  }

  @Test
  void aFilterThatCannotBeUnderstoodSaysWhy() throws Exception {
    assertThat(asked("komi:many").text()).contains("'komi:many': write a number or two");
    assertThat(asked("pos:a.sgf@3").text()).contains("'a.sgf': not found");
    assertThat(asked("blakc:ann").text()).contains("'blakc:ann'", "is not known");
  }

  @Test
  void enterOpensAGameAndLeavingItComesBackToItsRow() {
    Evening evening = few().types("/alphago\r", Evening.DOWN, "\r");
    assertThat(((RecordPage) evening.shown()).recordCursor().record().game()).isEqualTo(2);
    assertThat(page(evening.types("q")).at()).isEqualTo(1);
  }

  @Test
  void aFileIsClosedWithTheLastPageThatIsAboutIt() {
    OpenedFile file = Scribe.opened("games.sgf", Tabled.few());
    house.recordings.put("games.sgf", file);
    Words words = Language.ENGLISH.words(Viewer.class);
    Evening evening = new Evening(house, HomePage.of(house, words), 80, 24, Glyphs.UNICODE);
    evening.types(":open games.sgf\r", "\r", "q");
    assertThat(evening.shown()).isInstanceOf(TablePage.class);
    assertThat(house.closed).isEmpty();
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
    assertThat(house.closed).containsExactly(file);
  }

  @Test
  void bracketsGoThroughTheGamesInTheOrderOfTheTable() {
    Evening evening = few().types("/alphago\r", ":sort\r", "\033[H\r");
    assertThat(evening.text()).contains("Lee Sedol");
    evening.types("]");
    assertThat(((RecordPage) evening.shown()).recordCursor().record().game()).isEqualTo(2);
    evening.types("]]");
    assertThat(evening.text()).contains("This is the last game.");
    assertThat(((RecordPage) evening.shown()).recordCursor().record().game()).isEqualTo(1);
    evening.types("[");
    assertThat(page(evening.types("q")).game(page(evening).at())).isEqualTo(2);
  }

  @Test
  void aClickChoosesAndOpensAndSorts() {
    Evening evening = few();
    evening.give(press(5, 4));
    assertThat(page(evening).at()).isEqualTo(2);
    evening.give(press(7, 1)).give(press(7, 1));
    assertThat(page(evening).query()).isEqualTo(new GameSummaries.Query(Column.BLACK, true, ""));
    evening.give(press(5, 2)).give(press(5, 2));
    assertThat(((RecordPage) evening.shown()).recordCursor().record().game()).isEqualTo(1);
  }

  private static Input press(int col, int row) {
    return Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col, row);
  }

  private Evening reading(Slow slow) {
    OpenedFile file = Scribe.opened("games.sgf", slow);
    TablePage first = TablePage.of(Language.ENGLISH.words(Viewer.class), file, house);
    return new Evening(house, first, 80, 24, Glyphs.UNICODE);
  }

  /** Time passes until something is so. */
  private void passUntil(Evening evening, Predicate<TablePage> isSo) {
    while (!isSo.test(page(evening))) {
      house.pass(1000);
      evening.ticks();
      Thread.yield();
    }
  }

  @Test
  void whatIsNotReadYetIsSortedOnceItIs() {
    Slow slow = new Slow(Tabled.few(), 0);
    Evening evening = reading(slow);
    assertThat(evening.text()).contains("reading 0%").contains("Ear-reddening");
    evening.types(Evening.RIGHT);
    assertThat(games(evening)).startsWith(0, 1, 2);
    slow.go();
    passUntil(evening, page -> page.due() == Long.MAX_VALUE);
    assertThat(games(evening)).containsExactly(4, 2, 0, 3, 5, 1);
    assertThat(evening.text()).doesNotContain("reading");
  }

  @Test
  void gamesWithoutNamesShowTheirLengthAndWhatTheFileSaysOfThem() {
    Summary one = new Summary("", "", "", "", "B+2", 41, "Under simple ko");
    Summary other = new Summary("", "", "", "", "", 7);
    String text = table(new Tabled(List.of(one, other)), 80, 24, Glyphs.UNICODE).text();
    assertThat(text).contains("#^  Moves  Result", "41  B+2", "Under simple ko", " 7");
    assertThat(text).doesNotContain("Black", "Event");
  }

  /** Where no game says an event. */
  @Test
  void namesOfGamesStandBesideTheirPlayers() {
    Summary one = new Summary("Ann", "Bob", "", "1999", "B+2", 41, "Ear-reddening");
    Summary other = new Summary("Cy", "Dee", "", "", "", 7);
    String text = table(new Tabled(List.of(one, other)), 80, 24, Glyphs.UNICODE).text();
    assertThat(text).contains("Ear-reddening").doesNotContain("Event");
    Summary cup = new Summary("Cy", "Dee", "Cup", "", "", 7);
    text = table(new Tabled(List.of(one, cup)), 80, 24, Glyphs.UNICODE).text();
    assertThat(text).contains("Event", "Cup").doesNotContain("Ear-reddening");
  }

  @Test
  void halfAPointIsWrittenAsTheScreenWritesIt() {
    Summary summary = new Summary("", "", "", "", "W+2.5", 9);
    Tabled table = new Tabled(List.of(summary));
    assertThat(table(table, 80, 24, Glyphs.UNICODE).text()).contains("W+2½");
    assertThat(table(table, 80, 24, Glyphs.ASCII).text()).contains("W+2.5");
  }

  @Test
  void aColumnPressedAgainReversesTheOrder() {
    Evening evening = few();
    int x = page(evening).frame(Extent.of(80, 24)).columns().get(1).x();
    List<Integer> sorted = games(evening.give(press(x, 1)));
    List<Integer> reversed = games(evening.give(press(x, 1)));
    assertThat(reversed).isNotEqualTo(sorted).startsWith(sorted.get(sorted.size() - 1));
  }

  @Test
  void theLastBoardOfTheCurrentGameStandsBesideTheTableWhereThereIsRoom() {
    OpenedFile file = Scribe.opened("games.sgf", Tabled.few());
    Words words = Language.ENGLISH.words(Viewer.class);
    Evening evening = new Evening(house, TablePage.of(words, file, house), 120, 40, Glyphs.UNICODE);
    passUntil(evening, page -> page.due() == Long.MAX_VALUE);
    assertThat(evening.text()).contains("Honinbo", "├───┼───┼");
    assertThat(evening.resize(60, 20).text()).doesNotContain("┼");
  }

  @Test
  void aProblemIsOfferedToBeSolvedAndItsAnswerIsNotShown() throws Exception {
    String file =
        "(;GM[1]SZ[9]AB[aa][ba][cb]AW[ab][bb][ca]LB[da:X];B[da]C[RIGHT])\n"
            + "(;GM[1]SZ[9];B[aa];W[ba])\n";
    Archive archive = new SgfFormat(house.games()).open(Bytes.of(file.getBytes(UTF_8)));
    Words words = Language.ENGLISH.words(Viewer.class);
    TablePage table = TablePage.of(words, Scribe.opened("a.sgf", archive), house);
    Evening evening = new Evening(house, table, 120, 40, Glyphs.ASCII);
    passUntil(evening, page -> page.due() == Long.MAX_VALUE);
    assertThat(evening.text()).contains("Enter solve").doesNotContain("RIGHT");
    Position start = page(evening).board().orElseThrow();
    assertThat(start.at(new Site(0, 2))).isEqualTo(Mark.WHITE);
    assertThat(start.at(new Site(0, 3))).isEqualTo(Mark.EMPTY);
    evening.types(Evening.DOWN);
    assertThat(evening.text()).as("not read yet").contains("Enter open").doesNotContain("solve");
    passUntil(evening, page -> page.due() == Long.MAX_VALUE);
    assertThat(evening.text()).contains("Enter open").doesNotContain("solve");
    assertThat(page(evening).board().orElseThrow().at(new Site(0, 1))).isEqualTo(Mark.WHITE);
  }

  @Test
  void eachCommandDoesSomething() {
    CommandLaws.check(new TableCommands(Extent.of(80, 24)), page(few()));
  }
}
