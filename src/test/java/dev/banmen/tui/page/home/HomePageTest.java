package dev.banmen.tui.page.home;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Example;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Option;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Gesture;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HomePageTest {
  private static final String BACK_TAB = "\033[Z";

  private final TestHouse house = new TestHouse(0);
  private final Evening evening = home(80, 24);

  private Evening home(int cols, int rows) {
    return new Evening(
        house,
        HomeScreen.page(house, Language.ENGLISH.words(Viewer.class)),
        cols,
        rows,
        Glyphs.UNICODE);
  }

  private HomePage page() {
    return (HomePage) evening.shown();
  }

  private Field field() {
    return page().field().orElseThrow();
  }

  private Session begun() {
    return evening.game().session();
  }

  /** Goes to a field by its label. */
  private void go(String label) {
    evening.types("\033[H", Evening.DOWN, Evening.DOWN);
    for (int i = 0; !field().label().equals(label); i++) {
      assertThat(i).as(label).isLessThan(page().form().fields().size());
      evening.types(Evening.DOWN);
    }
  }

  private void choose(String name) {
    go("game");
    for (int i = 0; !field().value().equals(name); i++) {
      assertThat(i).as(name).isLessThan(field().choices().size());
      evening.types(Evening.RIGHT);
    }
  }

  private static HomePage later(HomePage page) {
    return (HomePage) ((PageResult.Show) page.onDue(page.due())).page();
  }

  private static List<Move> alternating(int moves) {
    List<Move> list = new ArrayList<>();
    for (int i = 0; i < moves; i++) {
      list.add(new Place(i % 2 == 0 ? Side.BLACK : Side.WHITE, new Site(i / 18, i % 18)));
    }
    return list;
  }

  @Test
  void theBoardPlaysTheHousesExampleForAMinuteAndThenNothingWakesTheProgram() {
    List<Move> moves = alternating(90);
    house.examples.put("go", new Example("A well-known game", moves));
    HomePage page = page();
    assertThat(evening.text()).doesNotContain("A well-known game");
    long begun = page.due();
    int steps = 0;
    for (; page.due() != Long.MAX_VALUE; steps++) {
      assertThat(steps).isLessThan(100);
      HomePage before = page;
      page = later(page);
      assertThat(page.due()).isGreaterThan(before.due());
      assertThat(page.focus()).isEqualTo(before.focus());
      int ply = page.demo().position().ply();
      assertThat(page.demo().position().last().orElse(null))
          .isEqualTo(ply == 0 ? null : moves.get(ply - 1));
      assertThat(before.due() - begun).isLessThanOrEqualTo(62_000);
    }
    assertThat(page.demo().position().ply()).isEqualTo(60);
    assertThat(new Evening(house, page, 80, 24, Glyphs.UNICODE).text())
        .contains("A well-known game");
  }

  @Test
  void theBoardOfAGameWithoutAnExampleStandsStill() {
    HomePage page = later(later(page()));
    assertThat(page.due()).isEqualTo(Long.MAX_VALUE);
    assertThat(page.demo().position().ply()).isZero();
    assertThat(page.demo().title()).isEmpty();
  }

  @Test
  void anExampleEndsBeforeWhatTheRulesRefuse() {
    Move twice = new Place(Side.BLACK, new Site(0, 0));
    house.examples.put("go", new Example("", List.of(twice, twice)));
    HomePage page = later(later(later(page())));
    assertThat(page.due()).isEqualTo(Long.MAX_VALUE);
    assertThat(page.demo().position().ply()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15", "30x10", "20x8", "200x60"})
  void whatOneCanDoAndTheWayOutAreSeenAtOnce(String size) {
    int x = size.indexOf('x');
    int cols = Integer.parseInt(size.substring(0, x));
    for (String language : List.of("", "zh", "zh-Hant")) {
      house.language.choose(Locale.forLanguageTag(language));
      try {
        Words words = house.language.words(Viewer.class);
        Evening first =
            new Evening(
                house,
                HomeScreen.page(house, words),
                cols,
                Integer.parseInt(size.substring(x + 1)),
                Glyphs.ASCII);
        for (String key : List.of("home.learn", "home.file", "home.game")) {
          assertThat(first.text()).contains(words.text(key));
        }
        assertThat(first.text()).contains(words.text("key.help"), words.text("key.quit"));
        assertThat(first.text())
            .containsAnyOf(words.text("home.key.begin"), words.text("home.key.b"));
      } finally {
      }
    }
  }

  @Test
  void enterBeginsTheFirstGameAndQuitComesBack() {
    String before = evening.text();
    evening.types("\r");
    assertThat(begun().terms()).isEqualTo(Terms.of("go", Map.of()));
    assertThat(evening.types("q").text()).isEqualTo(before);
    assertThat(house.left).hasSize(1);
    assertThat(evening.types("q").isLeft()).isTrue();
  }

  static List<Family> families() {
    return TestHouse.everything().families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyGameCanBeChosenAndBegun(Family family) {
    choose(family.game(Map.of()).words().text("name"));
    assertThat(evening.text()).contains(family.game(Map.of()).words().side(Side.BLACK));
    for (Option option : family.options()) {
      go(family.optionName(option.key()));
      assertThat(field().value()).isEqualTo(option.standard());
      assertThat(field().meaning()).isEqualTo(option.meaning());
    }
    evening.types("b");
    assertThat(begun().terms()).isEqualTo(Terms.of(family.id(), Map.of()));
  }

  @Test
  void howToBeginIsSeenEvenOnTheSmallestScreen() {
    HomePage home = HomeScreen.page(house, Language.ENGLISH.words(Viewer.class));
    Evening small = new Evening(house, home, 20, 10, Glyphs.UNICODE);
    for (int i = 0; i < 9; i++) {
      assertThat(small.text()).contains("b start", "q quit");
      small.types(Evening.DOWN);
    }
  }

  @Test
  void aStepGoesOverWhatCannotBe() {
    go("Handicap");
    evening.types(Evening.RIGHT);
    assertThat(field().value()).isEqualTo("2");
    evening.types(Evening.LEFT);
    assertThat(field().value()).isEqualTo("0");
  }

  @Test
  void optionsTimeAndNamesReachTheGame() {
    go("Size");
    evening.types("9x13\r");
    go("Rules");
    evening.types(Evening.RIGHT);
    go("Handicap");
    evening.types("2\r");
    go("time");
    evening.types(Evening.RIGHT, Evening.RIGHT);
    go("White");
    evening.types("\r", "Quentin ?\r", "b");
    Terms terms = begun().terms();
    assertThat(terms.chosen())
        .containsExactly(
            Map.entry("size", "9x13"), Map.entry("rules", "japanese"), Map.entry("handicap", "2"));
    assertThat(terms.time().text()).isEqualTo("10m+30s");
    assertThat(terms.black().name()).isEmpty();
    assertThat(terms.white().name()).isEqualTo("Quentin ?");
  }

  @Test
  void theBoardShowsWhatIsChosen() {
    go("Handicap");
    evening.types("4\r");
    assertThat(page().demo().position().at(new Site(3, 3))).isEqualTo(Mark.BLACK);
    assertThat(page().demo().position().toMove()).contains(Side.WHITE);
    choose("Othello");
    assertThat(page().demo().position().score().black()).isEqualTo(2);
  }

  /** What would be right, without the line breaks of the list. */
  private String told() {
    return evening
        .text()
        .lines()
        .map(line -> (line + " ".repeat(80)).substring(0, 34).strip())
        .collect(joining(" "));
  }

  @Test
  void aWrongValueIsNotTakenAndWhatWouldBeRightIsToldAtOnce() {
    go("Size");
    evening.types("99");
    String right = "size '99' must be a number from 1 to 52, or ROWSxCOLS such as 9x13";
    assertThat(told()).containsOnlyOnce(right);
    evening.types("\r");
    assertThat(evening.shown().isTyping()).isTrue();
    assertThat(page().notice()).isEqualTo(right);
    assertThat(told()).containsOnlyOnce(right);
    evening.types("\177\177" + "9\r");
    assertThat(evening.shown().isTyping()).isFalse();
    assertThat(page().notice()).isEmpty();
  }

  @Test
  void whatIsWrongCannotBeBegunAndIsToldInFull() {
    go("Size");
    evening.types("99", "\033[A", "\r");
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(field().label()).isEqualTo("Size");
    assertThat(page().notice()).isEqualTo(page().form().fault(1)).contains("from 1 to 52");
    evening.types("19\rb");
    assertThat(begun().terms().chosen()).isEmpty();
  }

  @Test
  void aFaultOfTwoOptionsStandsAtTheOneItNames() {
    go("Handicap");
    evening.types("9\r");
    go("Size");
    evening.types("5\r");
    assertThat(page().form().fault(1)).isEmpty();
    assertThat(page().form().fault(4)).contains("handicap '9' on 5x5");
  }

  @Test
  void aWrongTimeSaysTheForms() {
    go("time");
    evening.types("5 minutes\r");
    assertThat(evening.text()).contains("'5 minutes' isn't a valid time").contains("30s/move");
    assertThat(page().form().terms()).isEmpty();
  }

  @Test
  void numbersStepAndChoicesGoRound() {
    go("Size");
    evening.types(Evening.LEFT, "hh");
    assertThat(field().value()).isEqualTo("16");
    evening.types("\u007f");
    assertThat(field().value()).isEqualTo("19");
    go("Rules");
    evening.types(Evening.LEFT, Evening.LEFT);
    assertThat(field().value()).isEqualTo("tromp-taylor");
  }

  @Test
  void escapeGivesTheOldValueBack() {
    go("Size");
    evening.types("13").give(Input.Key.of(Input.Code.ESCAPE));
    assertThat(field().value()).isEqualTo("19");
    assertThat(page().typing()).isEmpty();
  }

  @Test
  void lettersAreTextWhileAValueIsTyped() {
    go("Black");
    evening.types("\rqjk?b hl\r");
    assertThat(field().value()).isEqualTo("qjk?b hl");
    assertThat(evening.isLeft()).isFalse();
  }

  @Test
  void namesAreBoundedAndHoldNothingThatIsObeyed() {
    go("Black");
    evening.types("\r").give(new Input.Pasted("A\033[2J\u202Eda" + "x".repeat(100) + "\nq"));
    evening.types("\r");
    assertThat(field().value()).isEqualTo("A[2Jda" + "x".repeat(14));
  }

  @Test
  void upAndDownLeaveWhatIsTyped() {
    go("Size");
    evening.types("9", Evening.DOWN);
    assertThat(field().label()).isEqualTo("Rules");
    evening.types(BACK_TAB);
    assertThat(field().value()).isEqualTo("9");
  }

  @Test
  void aGameThatWasLeftGoesOn() throws Refusal {
    Session left = house.begin(Terms.of("toy", Map.of("size", "5"))).now();
    house.files.put("k", left);
    house.unfinished.add(
        new UnfinishedGame("k", "toy", "Three in a Row 5x5", 7, "2026-11-21 10:36"));
    evening.types("\r", "q"); // what is in the list may be new
    assertThat(evening.text()).contains("Three in a Row 5x5, 7 moves");
    go("coach");
    evening.types(Evening.DOWN, Evening.DOWN, "\r");
    assertThat(begun()).isSameAs(left);
    house.unfinished.clear();
    evening.types("q");
    assertThat(page().focus()).isEqualTo(HomeRow.BEGIN);
  }

  @Test
  void whatIsToBeSaidOfAGameThatWasLeftIsSaidOnItsBoard() throws Refusal {
    house.files.put("k", house.begin(Terms.of("toy", Map.of())).now());
    house.unfinished.add(new UnfinishedGame("k", "toy", "Toy", 7, "now"));
    house.notice = "Line 6 is damaged.";
    Evening evening = home(80, 24).types("\033[F", "\033[A\033[A\033[A", "\r");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    assertThat(evening.text()).contains("Line 6 is damaged.");
    house.notice = "";
    evening.types("q", "\r");
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    assertThat(evening.text()).doesNotContain("damaged");
  }

  @Test
  void aGameThatCannotBeSavedIsLookedAt() {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B C3", "W D4");
    house.recordings.put("k", Scribe.opened("k", List.of(scribe.recording())));
    house.unfinished.add(new UnfinishedGame("k", "go", "Go 9x9", 2, "now"));
    Evening evening = home(80, 24).types("\033[F", "\033[A\033[A\033[A", "\r");
    assertThat(evening.shown()).isInstanceOf(RecordPage.class);
    assertThat(evening.text()).contains("It is open read-only: the disk is full", "Move 2 of 2");
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
  }

  @Test
  void whatCannotBeGoneOnWithIsSaid() {
    house.unfinished.add(new UnfinishedGame("k", "toy", "Toy", 7, "now"));
    assertThat(home(80, 24).types("\033[F", "\033[A\033[A\033[A", "\r").text())
        .contains("k: not found");
  }

  @Test
  void aGameThatCannotBeReadSaysWhyInTheList() {
    house.unfinished.add(new UnfinishedGame("k", "", "k:3: torn", 0, "now"));
    assertThat(home(80, 24).text()).contains("k:3: torn").doesNotContain("0 moves");
  }

  @Test
  void aFileIsOpenedByItsName() throws Refusal {
    house.files.put("a game", house.begin(Terms.of("toy", Map.of())).now());
    evening.types("o", "a game\r");
    assertThat(begun().terms().family()).isEqualTo("toy");
    evening.types("q");
    assertThat(evening.text()).contains("a game");
    assertThat(evening.types("\r", "b\r").text()).contains("b: not found");
  }

  @Test
  void tabCompletesAsFarAsAllAgreeAndThenTellsThem() throws Refusal {
    Session any = house.begin(Terms.of("toy", Map.of())).now();
    house.files.putAll(Map.of("final-1.sgf", any, "final-2.sgf", any, "other", any));
    evening.types("o", "f\t");
    assertThat(page().typing().orElseThrow().text()).isEqualTo("final-");
    assertThat(evening.types("\t").text()).contains("final-1.sgf  final-2.sgf");
    assertThat(evening.types("2\t").text()).contains("final-2.sgf").doesNotContain("final-1");
    assertThat(evening.types("x\t").text()).contains("No file name starts like that");
  }

  @Test
  void commandsChooseBeginOpenAndLeave() throws Refusal {
    assertThat(evening.types(":chess\r").text())
        .contains("'chess' is neither a command nor a game")
        .contains("toy");
    evening.types(":toy\r", ":begin\r");
    assertThat(begun().terms().family()).isEqualTo("toy");
    house.files.put("A file", house.begin(Terms.of("dots", Map.of())).now());
    evening.types("q", ":open A file\r");
    assertThat(begun().terms().family()).isEqualTo("dots");
    assertThat(evening.types("q", ":help\r").text()).contains("such as :go");
    assertThat(evening.types("x", ":quit\r").isLeft()).isTrue();
  }

  @Test
  void theMouseChoosesAndTheWheelGoesThroughTheList() {
    HomeFrame frame = HomeFrame.of(Extent.of(80, 24));
    int y = frame.list().y() + 3; // below learning, opening, and a blank
    evening.give(new Input.Pointed(Gesture.PRESS, 0, 5, y));
    assertThat(field().value()).isEqualTo("Capture Go");
    evening.give(new Input.Pointed(Gesture.WHEEL_DOWN, 3, 5, y));
    assertThat(field().label()).isEqualTo("Size");
    evening.give(new Input.Pointed(Gesture.PRESS, 0, 5, y + 1));
    assertThat(page().typing()).isPresent();
    evening.give(new Input.Pointed(Gesture.PRESS, 0, 5, y + 8));
    assertThat(begun().terms().family()).isEqualTo("capture");
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15", "20x10", "20x8"})
  void whatKeysActOnIsAlwaysSeen(String size) {
    int x = size.indexOf('x');
    for (int i = 0; i < 30; i++) {
      house.unfinished.add(new UnfinishedGame("" + i, "go", "Go " + i, i, "then"));
    }
    Evening list =
        home(Integer.parseInt(size.substring(0, x)), Integer.parseInt(size.substring(x + 1)));
    for (int i = 0; i < 45; i++) {
      assertThat(list.text()).contains(" > ").contains("? help  q quit");
      list.types(Evening.DOWN);
    }
    assertThat(list.text()).contains("> Quit");
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15"})
  void manyGamesThatWereLeftHideNoWayOut(String size) {
    for (int i = 0; i < 5; i++) {
      String title = "Go 19x19 Chinese, komi 7.5, white has 2 stones more";
      house.unfinished.add(new UnfinishedGame("" + i, "go", title, i + 2, "2026-11-21 10:36"));
    }
    house.recent.addAll(List.of("a.sgf", "b.sgf", "c.sgf", "d.sgf", "e.sgf", "f.sgf", "g.sgf"));
    int x = size.indexOf('x');
    Evening list =
        home(Integer.parseInt(size.substring(0, x)), Integer.parseInt(size.substring(x + 1)));
    while (!((HomePage) list.shown()).focus().equals(HomeRow.QUIT)) {
      assertThat(list.text()).contains(" Help", " Settings", " Quit");
      list.types(Evening.DOWN);
    }
    assertThat(list.text()).contains("> Quit");
  }

  @Test
  void gamesThatWereLeftTakeALineEachAndThreeAtTheMost() {
    for (int i = 0; i < 5; i++) {
      String title = "Game " + i + " on 19x19, Chinese, komi 7.5, and a long way to go";
      house.unfinished.add(new UnfinishedGame("" + i, "go", title, i + 2, "2026-11-21 10:36"));
    }
    Evening list = home(80, 40);
    assertThat(list.text())
        .containsPattern("  Game 0 on .*…  ")
        .contains("Game 2", "more ... all 5");
    assertThat(list.text()).doesNotContain("Game 3", "10:36");
    while (!((HomePage) list.shown()).focus().equals(HomeRow.unfinished(3))) {
      list.types(Evening.DOWN);
    }
    assertThat(list.types("\r").text()).contains("> Game 3", "Game 4").doesNotContain("more ...");
    assertThat(list.text()).as("whole below the list").contains("10:36");
  }

  @Test
  void settingsAreInTheListAndInTheLineOfKeys() {
    assertThat(evening.resize(120, 30).text()).contains("S settings");
    evening.types("\033[F", Evening.UP);
    assertThat(evening.text()).contains("> Settings", "Enter settings");
    assertThat(evening.types("\r").shown()).isInstanceOf(SettingsPage.class);
    String help = evening.types("q", "?").text();
    assertThat(help).contains(" S             settings").doesNotContain("b, S");
  }

  @Test
  void theFormBeginsWithWhatItsUserUsuallyPlays() {
    house.usual.put("go", Map.of("size", "9", "rules", "japanese"));
    Page home = HomeScreen.page(house, Language.ENGLISH.words(Viewer.class));
    Evening fresh = new Evening(house, home, 80, 24, Glyphs.UNICODE).types("b");
    assertThat(fresh.game().session().terms().chosen())
        .isEqualTo(Map.of("size", "9", "rules", "japanese"));
    Evening standard = new Evening(house, home, 80, 24, Glyphs.UNICODE);
    standard.types(Evening.DOWN, "19\r", "b");
    assertThat(standard.game().session().terms().chosen()).isEqualTo(Map.of("rules", "japanese"));
  }

  private Evening atHome() {
    Page home = HomeScreen.page(house, Language.ENGLISH.words(Viewer.class));
    return new Evening(house, home, 80, 40, Glyphs.UNICODE);
  }

  @Test
  void aCoachIsAtHandWhereTheFormSaysSo() {
    assertThat(atHome().types("b").game().view().coach().isOn()).isFalse();
    Evening chosen = atHome();
    while (!((HomePage) chosen.shown()).field().orElseThrow().label().equals("coach")) {
      chosen.types(Evening.DOWN);
    }
    assertThat(chosen.text()).contains("< off >");
    assertThat(chosen.types(Evening.RIGHT).text()).contains("< on >");
    assertThat(chosen.types("b").game().view().coach().isOn()).isTrue();
    assertThat(chosen.types(":resign\rn").game().view().coach().isOn())
        .as("in another game on the same terms")
        .isTrue();
  }

  @Test
  void aCoachIsAtHandInEveryGameWhereThatIsUsual() {
    house.isCoached = true;
    assertThat(atHome().types("b").game().view().coach().isOn()).isTrue();
    Map<String, String> small = Map.of("size", "9");
    Position start = Position.start(house.games().find("go").orElseThrow().game(small));
    house.files.put("a.game", Session.begin(Terms.of("go", small), start));
    house.unfinished.add(new UnfinishedGame("a.game", "go", "Go", 0, "now"));
    assertThat(atHome().types(":open a.game\r").game().view().coach().isOn()).isTrue();
    Evening left = atHome();
    while (((HomePage) left.shown()).focus().kind() != HomeRow.RowKind.UNFINISHED) {
      left.types(Evening.DOWN);
    }
    assertThat(left.types("\r").game().view().coach().isOn()).isTrue();
    Evening toy = atHome().types(":toy\r");
    assertThat(toy.text()).as("a game without a coach").doesNotContain("coach");
    assertThat(toy.types("b").game().view().coach().isOn()).isFalse();
  }

  private static HomeLines lines(HomePage page, Extent place) {
    return HomeLines.of(page.words(), page.list(), page.typing(), place);
  }

  @Test
  void theMouseOverTheFirstPageMakesItsListOnce() {
    HomePage page = HomeScreen.page(house, Language.ENGLISH.words(Viewer.class));
    Extent list = HomeFrame.of(Extent.of(80, 24)).list();
    HomeLines lines = lines(page, list);
    Page hovered = page;
    for (int row = 0; row < 24; row++) {
      Input.Pointed move = new Input.Pointed(Input.Gesture.MOVE, 3, 4, row);
      hovered = ((PageResult.Show) hovered.on(move, Extent.of(80, 24))).page();
    }
    HomePage moved = (HomePage) hovered;
    assertThat(moved.focus()).isNotEqualTo(page.focus());
    assertThat(lines(moved, list)).isSameAs(lines);
    assertThat(lines(moved.naming("other.sgf"), list)).isNotSameAs(lines);
    assertThat(lines(moved, HomeFrame.of(Extent.of(90, 24)).list())).isNotSameAs(lines);
  }
}
