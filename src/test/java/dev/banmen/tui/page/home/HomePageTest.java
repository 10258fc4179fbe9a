package dev.banmen.tui.page.home;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Option;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recording;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.page.home.HomePart.MenuRow;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HomePageTest {
  private static final String BACK_TAB = "\033[Z";
  private static final String DELETE = "\033[3~";
  private static final String CONTINUE = Evening.DOWN.repeat(MenuRow.CONTINUE.ordinal());

  private final TestHouse house = new TestHouse(0);
  private final Evening evening = home(80, 24);

  private Evening home(int cols, int rows) {
    Words words = house.language.words(Viewer.class);
    return new Evening(house, HomePage.of(house, words), cols, rows, Glyphs.UNICODE);
  }

  private static HomePage page(Evening evening) {
    return (HomePage) evening.shown();
  }

  private HomePage page() {
    return page(evening);
  }

  private Field field() {
    return page().field().orElseThrow();
  }

  private Session begun() {
    return evening.game().session();
  }

  /** Opens the options of a game. */
  private void options(String id) {
    evening.types("\033[H", Evening.DOWN, ":" + id + "\r\t");
  }

  /** Goes to a field by its label. */
  private void go(String label) {
    evening.types("\033[H");
    for (int i = 0; page().field().isEmpty() || !field().label().equals(label); i++) {
      assertThat(i).as(label).isLessThan(page().count());
      evening.types(Evening.DOWN);
    }
  }

  private static HomePage later(HomePage page) {
    return page.advanced(page.due());
  }

  private static HomePage settled(HomePage page) {
    HomePage settled = page;
    for (int i = 0; settled.due() != Long.MAX_VALUE; i++) {
      assertThat(i).isLessThan(10_000);
      settled = later(settled);
      Thread.yield();
    }
    return settled;
  }

  private UnfinishedGame save(String key, String title, int moves) throws Refusal {
    Session left = house.begin(Terms.of("toy", Map.of("size", "5"))).now();
    house.files.put(key, left);
    UnfinishedGame game = new UnfinishedGame(key, "toy", title, "", moves, "2026-11-21 10:36");
    house.unfinished.add(game);
    return game;
  }

  static List<Family> families() {
    return TestHouse.everything().families();
  }

  // The menu

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15", "60x20", "120x40", "200x60"})
  void allThatOneCanDoAndTheWayOutAreSeenAtOnceInEveryLanguage(String size) {
    int x = size.indexOf('x');
    for (String language : List.of("", "zh", "zh-Hant")) {
      house.language.choose(Locale.forLanguageTag(language));
      Words words = house.language.words(Viewer.class);
      Evening first =
          home(Integer.parseInt(size.substring(0, x)), Integer.parseInt(size.substring(x + 1)));
      for (MenuRow row : MenuRow.of(false)) {
        assertThat(first.text()).contains(words.text("home." + row.key));
      }
      assertThat(first.text()).contains(words.text("home.key.quit"));
    }
  }

  @Test
  void aLineThatIsCutSaysSo() {
    assertThat(home(60, 20).text()).contains("Board games in your").contains("…");
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "120x40", "60x20", "200x60"})
  void theMenuStaysInItsPlaceWhateverIsChosenSavedOrRead(String size) throws Refusal {
    int x = size.indexOf('x');
    int cols = Integer.parseInt(size.substring(0, x));
    int rows = Integer.parseInt(size.substring(x + 1));
    List<Integer> first = places(home(cols, rows));
    save("k", "Three in a Row 5x5", 7);
    Evening later = home(cols, rows);
    for (int i = 0; i < MenuRow.of(false).size(); i++) {
      assertThat(places(later)).isEqualTo(first);
      later.types(Evening.DOWN);
      for (int j = 0; j < 3; j++) {
        later.passes().ticks();
      }
    }
    assertThat(places(later)).isEqualTo(first).hasSize(MenuRow.of(false).size());
  }

  /** The place of each row of the menu, as columns and lines in one number. */
  private List<Integer> places(Evening evening) {
    List<Integer> places = new ArrayList<>();
    List<String> lines = evening.text().lines().toList();
    for (MenuRow row : MenuRow.of(false)) {
      String name = house.language.words(Viewer.class).text("home." + row.key);
      for (int y = 0; y < lines.size(); y++) {
        int x = (lines.get(y) + " ").indexOf(" " + name + " ");
        if (x >= 0) {
          places.add(1000 * y + x);
          break;
        }
      }
    }
    return places;
  }

  @Test
  void keysPressedBeforeAnythingIsReadChooseTheRowsThatAreSeen() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    save("l", "Three in a Row 5x5", 9);
    Evening fast = home(80, 24).types(CONTINUE, "\r", Evening.DOWN);
    assertThat(page(fast).chosenSaved().orElseThrow().key()).isEqualTo("l");
    for (int i = 0; i < 5; i++) {
      fast.passes().ticks();
    }
    assertThat(page(fast).chosenSaved().orElseThrow().key()).isEqualTo("l");
  }

  @Test
  void qAndEscapeCloseAListAndQLeavesFromTheMenu() {
    evening.types("\t", "\t");
    assertThat(page().part()).isEqualTo(HomePart.OPTIONS);
    evening.types("q");
    assertThat(page().part()).isEqualTo(HomePart.GAMES);
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(page().part()).isEqualTo(HomePart.MENU);
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(evening.isLeft()).isFalse();
    assertThat(evening.types("q").isLeft()).isTrue();
  }

  @Test
  void aLongMessageIsShownWhole() {
    String fault =
        "config.toml:3: theme 'wodo' is not known; choose auto, wood, paper, slate, contrast, mono"
            + " or safe. There are 4 more faults in that file, which `banmen config --check`"
            + " lists.";
    for (int[] size : new int[][] {{80, 24}, {60, 20}, {40, 15}, {120, 40}}) {
      Words words = house.language.words(Viewer.class);
      Page first = HomePage.of(house, words).saying(fault);
      Evening said = new Evening(house, first, size[0], size[1], Glyphs.UNICODE);
      assertThat(said.text()).doesNotContain("fi…");
      for (String word : fault.split(" ")) {
        assertThat(said.text()).contains(word);
      }
    }
  }

  // The board

  @Test
  void theFirstBoardIsAGameInProgressAndNothingIsReadForIt() {
    assertThat(page().board().ply()).isGreaterThan(10);
    assertThat(page().showcase().isWaiting()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("families")
  void theBoardIsThatOfTheChosenGame(Family family) {
    evening.types(Evening.DOWN, ":" + family.id() + "\r");
    assertThat(page().board().game().id()).isEqualTo(family.id());
    assertThat(evening.text()).contains(family.game(Map.of()).words().about());
  }

  @Test
  void withNothingToReadNothingWakesTheProgram() {
    HomePage still = settled(page());
    assertThat(still.board()).isSameAs(page().board());
  }

  // Games and options

  @Test
  void enterIsAGameOfGoOnASmallBoardAgainstTheEasiestComputer() {
    Terms terms = evening.types("\r").game().session().terms();
    assertThat(terms.family()).isEqualTo("go");
    assertThat(terms.chosen()).isEqualTo(Map.of("size", "9"));
    assertThat(terms.black()).isEqualTo(Seat.AT_KEYBOARD);
    assertThat(terms.white().holder().id()).isEqualTo("bot:1");
    assertThat(evening.game().session().position().toMove()).contains(Side.BLACK);
    assertThat(evening.text()).contains("E5  Has 4 liberties");
  }

  @Test
  void theComputerAndAFriendEachHaveTheGameThatWasPlayedLastWithThem() {
    house.lastUsed.put("othello", Map.of("size", "10"));
    house.lastUsed.put("go-bot", Map.of("size", "13", "white", "bot:4"));
    house.lastUsed.put("dots", Map.of());
    assertThat(home(80, 24).text())
        .contains("Go 13x13, level 4 (casual)", "Dots and Boxes 6x6 dots");
    assertThat(home(80, 24).types(Evening.DOWN, "\r").game().session().terms().family())
        .isEqualTo("dots");
    Terms terms = home(80, 24).types("\r").game().session().terms();
    assertThat(terms.chosen()).isEqualTo(Map.of("size", "13"));
    assertThat(terms.white().holder().id()).isEqualTo("bot:4");
  }

  @Test
  void aGameIsRememberedAmongThoseOfItsKindWhicheverListItWasChosenIn() {
    options("othello");
    go("White");
    evening.types(Evening.RIGHT, Evening.RIGHT, "\r");
    assertThat(house.lastUsed).containsOnlyKeys("othello-bot");
    assertThat(home(80, 24).text()).contains("Othello 8x8, level 2 (casual)");
  }

  @Test
  void aGameThatWasOnlyLookedAtIsNotTheOneToPlayNext() {
    options("othello");
    assertThat(evening.types("q", "q").text()).contains("Go 9x9, level 1 (beginner)");
  }

  @Test
  void theOptionsOfAGameThatWasNotStartedAreGoneInTheMenu() {
    String menu = evening.text();
    evening.types("\t", "\t", Evening.RIGHT);
    assertThat(field().value()).isEqualTo("13");
    assertThat(evening.types("q", "q").text()).isEqualTo(menu);
  }

  @Test
  void howAFriendConnectsIsSaid() {
    String text = evening.types(Evening.DOWN.repeat(MenuRow.SSH.ordinal()), "\r").text();
    assertThat(text)
        .contains("./banmen serve", "ssh -p 2222 HOST", "ssh-keygen -t ed25519", "--guests");
  }

  @Test
  void enterTwiceIsAGameAndQuitComesBack() {
    evening.types(Evening.DOWN, "\t");
    String list = evening.text();
    evening.types("\r");
    assertThat(begun().terms()).isEqualTo(Terms.of("go", Map.of()));
    assertThat(evening.types("q").text()).isEqualTo(list);
    assertThat(house.left).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyGameIsTwoKeysAndTheWayToItAwayInEveryLanguage(Family family) {
    for (String language : List.of("", "zh", "zh-Hant")) {
      house.language.choose(Locale.forLanguageTag(language));
      Evening first = home(80, 24).types(Evening.DOWN, "\t");
      int at = families().stream().map(Family::id).toList().indexOf(family.id());
      first.types("\033[H", Evening.DOWN.repeat(at));
      Family spoken = house.games().families().get(at);
      assertThat(first.text()).contains(spoken.game(Map.of()).words().text("name"));
      first.types("\r");
      assertThat(first.game().session().terms()).isEqualTo(Terms.of(family.id(), Map.of()));
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyOptionStandsInTheListInWordsAndNoIdDoes(Family family) {
    options(family.id());
    for (Option option : family.options()) {
      go(family.optionName(option.key()));
      assertThat(field().value()).isEqualTo(option.standard());
      String shown = family.valueName(option.key(), option.standard(), Map.of());
      assertThat(field().shown()).isEqualTo(shown);
      assertThat(evening.text()).contains(field().label(), Glyphs.UNICODE.fractions(shown));
      for (int i = 0; i < field().choices().size(); i++) {
        assertThat(page().form().fault()).isEmpty();
        String words = family.valueName(option.key(), field().value(), Map.of());
        assertThat(field().names().get(field().choices().indexOf(field().value())))
            .isEqualTo(words);
        evening.types(Evening.RIGHT);
      }
      assertThat(field().value()).isEqualTo(option.standard());
    }
  }

  @Test
  void whatIsChosenInTheOptionsIsStartedAndIsThereTheNextTime() {
    options("go");
    go("Size");
    evening.types("9x13\r");
    go("Rules");
    evening.types(Evening.RIGHT);
    go("Handicap");
    evening.types("2\r");
    go("Time");
    evening.types(Evening.RIGHT, Evening.RIGHT);
    go("White");
    evening.types("\r", "Quentin ?\r");
    go("Size");
    evening.types("\r");
    Terms terms = begun().terms();
    assertThat(terms.chosen())
        .containsExactly(
            Map.entry("size", "9x13"), Map.entry("rules", "japanese"), Map.entry("handicap", "2"));
    assertThat(terms.time().text()).isEqualTo("10m+30s");
    assertThat(terms.black().name()).isEmpty();
    assertThat(terms.white().name()).isEqualTo("Quentin ?");
    evening.types("q", "q", "\r");
    assertThat(begun().terms()).isEqualTo(terms);
  }

  @Test
  void goIsPlayedAgainstProgramsOfTheSettings() {
    String name = "a-program-with-quite-a-long-name";
    house.engines.add(name);
    options("go");
    go("White");
    evening.types(Evening.LEFT);
    assertThat(field().shown()).isEqualTo(name);
    evening.types("\r");
    assertThat(begun().terms().white()).isEqualTo(new EngineSeat(name).seat());
  }

  @Test
  void otherGamesOfferTheComputersLevelsAndTheProgramsThatPlayThem() {
    house.engines.add("gnugo");
    house.engines.add("othello-edax");
    options("othello");
    go("White");
    assertThat(field().choices()).contains("bot:1", "gtp:othello-edax").doesNotContain("gtp:gnugo");
  }

  @Test
  void theLevelOfTheComputerIsSeenBesideTheLongestLabel() {
    options("capture");
    go("White");
    assertThat(evening.types(Evening.RIGHT, Evening.RIGHT, Evening.RIGHT).text())
        .contains("Captures", "< Level 3 (casual) >", "level 3 of 9");
  }

  @Test
  void aStepGoesOverWhatCannotBe() {
    options("go");
    go("Handicap");
    evening.types(Evening.RIGHT);
    assertThat(field().value()).isEqualTo("2");
    evening.types(Evening.LEFT);
    assertThat(field().value()).isEqualTo("0");
  }

  @Test
  void theBoardShowsWhatIsChosen() {
    options("go");
    go("Handicap");
    evening.types("4\r");
    assertThat(page().board().at(new Site(3, 3))).isEqualTo(Mark.BLACK);
    assertThat(page().board().toMove()).contains(Side.WHITE);
  }

  @Test
  void aBoardOfNineteenHasLargeStonesAndItsCaptionOnALargeScreen() {
    String screen = home(120, 40).types(Evening.DOWN, ":go\r", "\t").text();
    assertThat(screen).contains("├───┼───").contains("Go: surround more of the board.");
  }

  @ParameterizedTest
  @EnumSource(
      value = Depth.class,
      names = {"SIXTEEN", "TRUECOLOR"})
  void theChosenValueStandsBetweenSignsWhereTheArrowsChangeIt(Depth depth) {
    options("go");
    go("Size");
    assertThat(evening.text(depth)).contains(" 9  13 <19>");
    evening.types(Evening.DOWN);
    assertThat(evening.text(depth)).contains(" 9  13  19 ");
  }

  /** What is said below the list, without its line breaks. */
  private String said() {
    return evening
        .text()
        .lines()
        .skip(18)
        .map(line -> (line + " ".repeat(80)).substring(0, 37).strip())
        .collect(Collectors.joining(" "));
  }

  @Test
  void aWrongValueSaysWhatWouldBeRightAsItIsTypedAndNeverStarts() {
    evening.types(Evening.DOWN, ":go\r", "\t", "99");
    String right = "Size '99' must be a number from 1 to 52, or ROWSxCOLS such as 9x13";
    assertThat(said()).contains(right);
    evening.types("\r");
    assertThat(evening.shown().isTyping()).isTrue();
    evening.types(Evening.DOWN.repeat(3), "\r");
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(field().label()).isEqualTo("Size");
    assertThat(said()).contains(right);
    evening.types("q", "\r");
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(page().part()).isEqualTo(HomePart.OPTIONS);
    evening.types("9\r", "\r");
    assertThat(begun().terms().chosen()).isEqualTo(Map.of("size", "9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void aWrongSizeIsSaidAtTheSizeInEachLanguage(String language) {
    house.language.choose(Locale.forLanguageTag(language));
    Evening home = home(80, 24).types(Evening.DOWN, ":go\r\t", "99", Evening.DOWN, "q", "\r");
    Field field = page(home).field().orElseThrow();
    assertThat(field.value()).isEqualTo("99");
    assertThat(page(home).form().fields().get(0).fault()).startsWith(field.label()).contains("52");
  }

  @ParameterizedTest
  @CsvSource({"99, 52", "0, 1"})
  void anArrowLeadsFromAWrongValueToTheNearestThatIsRight(String wrong, String right) {
    for (String arrow : List.of(Evening.LEFT, Evening.RIGHT)) {
      Evening home = home(80, 24).types(Evening.DOWN, ":go\r", "\t", wrong, Evening.DOWN, "\033[H");
      assertThat(page(home).field().orElseThrow().value()).isEqualTo(wrong);
      home.types(arrow);
      assertThat(page(home).field().orElseThrow().value()).isEqualTo(right);
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void noWrongValueOfAnyOptionStartsAGame(Family family) {
    for (Option option : family.options()) {
      if (!option.choices().isEmpty()) {
        continue; // it is chosen, never typed
      }
      Evening wrong = home(80, 24).types(Evening.DOWN, ":" + family.id() + "\r\t");
      while (!page(wrong).field().orElseThrow().label().equals(family.optionName(option.key()))) {
        wrong.types(Evening.DOWN);
      }
      wrong.types("99999\r", Evening.DOWN, "\r", "q", "\r");
      assertThat(wrong.shown()).as(option.key()).isInstanceOf(HomePage.class);
      assertThat(page(wrong).form().fault()).startsWith(family.optionName(option.key()));
    }
  }

  @Test
  void aCommandIsAnsweredBesideAWrongValue() {
    options("go");
    go("Size");
    evening.types("99\r", Evening.DOWN, "\033[H");
    assertThat(said()).contains("52");
    assertThat(evening.types(":nonsense\r").text()).contains("'nonsense' isn't a command");
    evening.types(Evening.DOWN, "\033[H");
    assertThat(evening.text()).doesNotContain("nonsense");
    assertThat(said()).contains("52");
  }

  @Test
  void aFaultOfTwoOptionsStandsAtTheOneItNames() {
    options("go");
    go("Handicap");
    evening.types("9\r");
    go("Size");
    evening.types("5\r");
    assertThat(page().form().fields().get(0).fault()).isEmpty();
    assertThat(page().form().fields().get(5).fault()).contains("Handicap '9' must be 0 on 5x5");
  }

  @Test
  void aWrongTimeSaysTheForms() {
    options("go");
    go("Time");
    evening.types("5 minutes\r");
    assertThat(said()).contains("'5 minutes' isn't a valid time", "30s/move");
    assertThat(page().form().terms()).isEmpty();
  }

  @Test
  void numbersStepAndChoicesGoRound() {
    options("go");
    go("Size");
    evening.types("15\r", Evening.LEFT, "hh");
    assertThat(field().value()).isEqualTo("9");
    evening.types("\u007f");
    assertThat(field().value()).isEqualTo("19");
    go("Rules");
    evening.types(Evening.LEFT, Evening.LEFT);
    assertThat(field().value()).isEqualTo("tromp-taylor");
  }

  @Test
  void escapeGivesTheOldValueBack() {
    options("go");
    go("Size");
    evening.types("13").give(Input.Key.of(KeyType.Escape));
    assertThat(field().value()).isEqualTo("19");
    assertThat(page().value()).isEmpty();
  }

  @Test
  void lettersAreTextWhileAValueIsTyped() {
    options("go");
    go("Black");
    evening.types("\rqjk?b hl\r");
    assertThat(field().value()).isEqualTo("qjk?b hl");
    assertThat(evening.isLeft()).isFalse();
  }

  @Test
  void namesAreBoundedAndHoldNothingThatIsObeyed() {
    options("go");
    go("Black");
    evening.types("\r").give(new Input.Pasted("A\033[2J\u202Eda" + "x".repeat(100) + "\nq"));
    evening.types("\r");
    assertThat(field().value()).isEqualTo("A[2Jda" + "x".repeat(14));
  }

  @Test
  void upAndDownLeaveWhatIsTyped() {
    options("go");
    go("Size");
    evening.types("9", Evening.DOWN);
    assertThat(field().label()).isEqualTo("Black");
    evening.types(Evening.UP);
    assertThat(field().value()).isEqualTo("9");
    evening.types("13", BACK_TAB);
    assertThat(field().value()).isEqualTo("13");
  }

  // Pasting

  @Test
  void aPastedRecordingIsSteppedThrough() throws Refusal {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B D5", "W E5");
    house.recordings.put("(;GM[1])", Scribe.opened("pasted", List.of(scribe.recording())));
    for (String before : List.of("", "\t", "\t\t")) {
      Evening first = home(80, 24).types(before);
      int row = page(first).at();
      first.give(new Input.Pasted("(;GM[1])"));
      assertThat(first.shown()).isInstanceOf(RecordPage.class);
      first.types("q");
      assertThat(page(first).at()).isEqualTo(row);
    }
  }

  @Test
  void aPasteOfSeveralRecordingsListsThem() throws Refusal {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B D5", "W E5");
    List<Recording> two = List.of(scribe.recording(), scribe.recording());
    house.recordings.put("two", Scribe.opened("two", two));
    Evening first = home(80, 24).give(new Input.Pasted("two"));
    assertThat(first.shown()).isInstanceOf(TablePage.class);
  }

  @Test
  void whyAPasteIsNotOpenedIsSaid() {
    Evening first = home(80, 24).give(new Input.Pasted("hello"));
    assertThat(first.text()).contains("hello: not found");
    assertThat(first.types(Evening.DOWN).text()).doesNotContain("not found");
  }

  @Test
  void whatIsPastedIntoACommandIsTyped() {
    Evening first = home(80, 24).types(":open ").give(new Input.Pasted("(;GM[1])"));
    assertThat(first.text()).contains(":open (;GM[1])");
    assertThat(page(first).isTyping()).isTrue();
  }

  // Unfinished games

  @Test
  void theOnlyUnfinishedGameIsContinuedAtOnce() throws Refusal {
    UnfinishedGame game = save("k", "Three in a Row 5x5", 7);
    Evening first = home(80, 24).types(CONTINUE);
    assertThat(first.text()).contains("Three in a Row, move 7");
    assertThat(first.types("\r").game().session()).isSameAs(house.files.get(game.key()));
    house.unfinished.clear();
    first.types("q");
    assertThat(first.types("\r").text()).contains("No unfinished games");
  }

  @Test
  void belowTheBoardOfAnUnfinishedGameItsNameIsApartFromWhoseTurnItIs() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    HomeItem caption = HomeWords.caption(settled(page(home(80, 24).types(CONTINUE))));
    assertThat(caption.name()).isEqualTo("Three in a Row:");
    assertThat(caption.about()).endsWith(" to move");
  }

  @Test
  void severalUnfinishedGamesAreListedWithTheirDay() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    save("l", "Three in a Row 3x3", 2);
    Evening list = home(80, 24).types(CONTINUE, "\r");
    assertThat(list.text())
        .contains("Three in a Row 5x5, move 7", "Three in a Row 3x3, move 2", "2026-11-21");
    list.types(Evening.DOWN, "\r");
    assertThat(list.game().session()).isSameAs(house.files.get("l"));
    house.unfinished.remove(0);
    list.types("q");
    assertThat(page(list).chosenSaved().orElseThrow().key()).isEqualTo("l");
  }

  @Test
  void anUnfinishedGameIsDeletedAfterOneQuestion() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    save("l", "Three in a Row 3x3", 2);
    Evening list = home(80, 24).types(CONTINUE, "\r", DELETE);
    assertThat(list.text()).contains("permanently?", "y/n");
    assertThat(list.types("n").text()).contains("5x5").doesNotContain("permanently", "nothing");
    assertThat(list.types(Evening.DOWN, Evening.UP, DELETE).text()).contains("5x5", "y/n");
    list.types("y");
    assertThat(house.unfinished).extracting(UnfinishedGame::key).containsExactly("l");
    assertThat(list.text()).contains("The game is deleted", "3x3").doesNotContain("5x5");
  }

  @Test
  void theAnswerIsAboutTheGameThatWasAskedAbout() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    save("l", "Three in a Row 3x3", 2);
    Evening list = home(80, 24).types(CONTINUE, "\r", DELETE);
    List<String> lines = list.text().lines().toList();
    int y = 0;
    while (!lines.get(y).contains("3x3")) {
      y++;
    }
    list.give(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 5, y));
    assertThat(page(list).at()).isEqualTo(1);
    assertThat(list.text()).doesNotContain("permanently?");
    list.types("y");
    assertThat(house.unfinished).hasSize(2);
    list.types(Evening.UP, DELETE);
    list.give(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 5, 0));
    assertThat(list.text()).contains("permanently?");
    list.types("y");
    assertThat(house.unfinished).extracting(UnfinishedGame::key).containsExactly("l");
  }

  @Test
  void gamesThatAnotherProgramHasFinishedAreNoLongerListed() throws Refusal {
    save("k", "Three in a Row 5x5", 7);
    save("l", "Three in a Row 3x3", 2);
    save("m", "Three in a Row 4x4", 3);
    Evening list = home(80, 24).types(CONTINUE);
    house.unfinished.remove(0);
    assertThat(list.types("\r").text()).contains("3x3", "4x4").doesNotContain("5x5");
    house.files.remove(house.unfinished.remove(0).key());
    assertThat(list.types("\r").text()).contains("l: not found", "4x4").doesNotContain("3x3");
  }

  @Test
  void theKomiOfAnUnfinishedGameIsWrittenAsOnItsBoard() throws Refusal {
    save("k", "Go, 9x9, Chinese, komi 7.5", 7);
    save("l", "Three in a Row 3x3", 2);
    assertThat(home(80, 24).types(CONTINUE, "\r").text()).contains("komi 7½");
  }

  @Test
  void whatIsToBeSaidOfAGameThatWasLeftIsSaidOnItsBoard() throws Refusal {
    save("k", "Toy", 7);
    house.notice = "Line 6 is damaged.";
    Evening first = home(80, 24).types(CONTINUE, "\r");
    assertThat(first.shown()).isInstanceOf(GamePage.class);
    assertThat(first.text()).contains("Line 6 is damaged.");
  }

  @Test
  void aGameThatCannotBeSavedIsLookedAt() {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B C3", "W D4");
    house.recordings.put("k", Scribe.opened("k", List.of(scribe.recording())));
    house.unfinished.add(new UnfinishedGame("k", "go", "Go 9x9", "", 2, "now"));
    Evening first = home(120, 40).types(CONTINUE, "\r");
    assertThat(first.shown()).isInstanceOf(RecordPage.class);
    assertThat(first.text()).contains("It is open read-only");
    assertThat(first.types("q").shown()).isInstanceOf(HomePage.class);
  }

  @Test
  void whatCannotBeContinuedIsSaid() {
    house.unfinished.add(new UnfinishedGame("k", "toy", "Toy", "", 7, "now"));
    assertThat(home(80, 24).types(CONTINUE, "\r").text()).contains("k: not found");
  }

  @Test
  void aGameThatCannotBeReadSaysWhy() throws Refusal {
    house.unfinished.add(new UnfinishedGame("k", "", "k:3: torn", "", 0, "now"));
    assertThat(home(80, 24).types(CONTINUE).text()).contains("k:3: torn");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "20,8"})
  void whatKeysActOnIsAlwaysSeen(int cols, int rows) {
    for (int i = 0; i < 30; i++) {
      house.unfinished.add(new UnfinishedGame("" + i, "go", "Go " + i + ".", "", i, "then"));
    }
    Evening list = home(cols, rows).types(CONTINUE, "\r");
    for (int i = 0; i < 30; i++) {
      assertThat(list.text()).contains("▌ Go " + i + ".");
      list.types(Evening.DOWN);
    }
    Evening form = home(cols, rows).types(Evening.DOWN, ":go\r\t");
    for (int i = 0; i < 10; i++) {
      assertThat(form.text()).contains("▌ ");
      form.types(Evening.DOWN);
    }
    assertThat(form.text()).contains("▌ Start");
  }

  @ParameterizedTest
  @CsvSource({"120, 40", "200, 60"})
  void theRowsOfTheMenuHaveAFreeLineBetweenThem(int cols, int rows) {
    List<String> left = column(home(cols, rows), cols, rows);
    int row = row(left, "A friend by SSH");
    for (String name :
        List.of("Continue", "Your games", "Learn", "Exercises", "Open", "Settings")) {
      assertThat(left.get(row + 2)).as("below " + left.get(row)).isBlank();
      assertThat(left.get(row + 3)).contains(name);
      row += 3;
    }
  }

  @Test
  void aSmallListOfGamesSaysWhoPlaysAndHowToChangeThat() {
    String games = home(40, 15).types(Evening.DOWN, "\t").text();
    assertThat(games).contains("Two players. Tab for the options.", "Go: surround more");
    assertThat(games).contains("Enter start  Tab setup  ? help  q back");
    assertThat(home(80, 24).types(Evening.DOWN, "\t").text()).contains("Tab options  ↑↓ move");
  }

  @Test
  void whatAnOptionMeansHasTheFreeRowsAboveIt() {
    String options = home(40, 20).types(Evening.DOWN, "\t", "\t").text();
    assertThat(options.replaceAll("\\s+", " ")).contains("Board size: 9, 13, 19 or any number");
    assertThat(options).doesNotContain("…");
  }

  @Test
  void aSmallMenuSaysWhatRowsAreBesideThem() {
    assertThat(home(40, 15).text())
        .contains("Continue           nothing to resume", "today's exercises\n", "recorded games");
    assertThat(home(24, 12).text()).contains("Continue\n");
  }

  /** Returns the part of the lines in which the menu stands. */
  private static List<String> column(Evening evening, int cols, int rows) {
    Extent list = HomeFrame.of(Extent.of(cols, rows), HomePart.MENU).list();
    int end = list.x() + list.cols();
    return evening.text().lines().map(it -> it.substring(0, Math.min(it.length(), end))).toList();
  }

  private static int row(List<String> lines, String name) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(name)) {
        return i;
      }
    }
    throw new AssertionError(name + " is not in " + lines);
  }

  // Commands, mouse

  @Test
  void commandsChooseStartOpenAndLeave() throws Refusal {
    assertThat(evening.types(":chess\r").text()).contains("'chess'").contains("toy");
    evening.types(Evening.DOWN, ":toy\r", ":start\r");
    assertThat(begun().terms().family()).isEqualTo("toy");
    house.files.put("A file", house.begin(Terms.of("dots", Map.of())).now());
    evening.types("q", ":open A file\r");
    assertThat(begun().terms().family()).isEqualTo("dots");
    assertThat(evening.types("q", ":help\r").text()).contains("such as :go");
    assertThat(evening.types("x", ":quit\r").isLeft()).isTrue();
  }

  @Test
  void theMouseChoosesAndTheWheelGoesThroughTheList() {
    HomeFrame frame = HomeFrame.of(Extent.of(80, 24), HomePart.MENU);
    int y = frame.list().y();
    evening.types(Evening.DOWN, "\t");
    assertThat(page().part()).isEqualTo(HomePart.GAMES);
    evening.give(Input.Pointed.of(MouseActionType.SCROLL_DOWN, Mouse.NONE, 5, y));
    assertThat(page().at()).isEqualTo(1);
    evening.give(Input.Pointed.of(MouseActionType.DRAG, Mouse.LEFT, 5, y + 1));
    assertThat(page().at()).isZero();
    evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 5, y));
    assertThat(begun().terms().family()).isEqualTo("go");
  }

  @Test
  void settingsAreInTheMenuAndOnAKey() {
    evening.types("\033[F");
    assertThat(evening.text()).contains("▌ Settings");
    assertThat(evening.types("\r").shown()).isInstanceOf(SettingsPage.class);
    assertThat(evening.types("q", "S").shown()).isInstanceOf(SettingsPage.class);
  }

  @Test
  void theFormStartsWithWhatItsUserUsuallyPlays() {
    house.usual.put("go", Map.of("size", "9", "rules", "japanese"));
    Evening fresh = home(80, 24).types(Evening.DOWN, "\r");
    assertThat(fresh.game().session().terms().chosen())
        .isEqualTo(Map.of("size", "9", "rules", "japanese"));
    Evening standard = home(80, 24).types(Evening.DOWN, "\t", "\t", "19\r", "\r");
    assertThat(standard.game().session().terms().chosen()).isEqualTo(Map.of("rules", "japanese"));
  }

  @Test
  void enterOnAGameStartsItWithWhatWasUsedLastInThatGame() {
    options("othello");
    go("Size");
    evening.types(Evening.RIGHT);
    go("White");
    evening.types("\r", "Quentin\r");
    go("Time");
    evening.types(Evening.RIGHT, "\r");
    Terms terms = begun().terms();
    assertThat(terms.time().text()).isEqualTo("10m");
    Evening later = home(80, 24).types(Evening.DOWN, ":othello\r", "\r");
    assertThat(later.game().session().terms()).isEqualTo(terms);
    Evening other = home(80, 24).types(Evening.DOWN, ":dots\r", "\r");
    assertThat(other.game().session().terms()).isEqualTo(Terms.of("dots", Map.of()));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 8})
  void aGameTypedOnARowThatPlaysNothingIsAgainstTheComputer(int rows) {
    Evening typed = home(80, 24).types(Evening.DOWN.repeat(rows), ":gomoku\r", "\r");
    Terms terms = typed.game().session().terms();
    assertThat(terms.family()).isEqualTo("gomoku");
    assertThat(terms.white().isComputer()).isTrue();
  }

  @Test
  void aGameIsLastUsedWithWhatDiffersFromTheSettings() {
    house.usual.put("go", Map.of("size", "9"));
    home(80, 24).types(Evening.DOWN, "\r");
    assertThat(house.lastUsed.get("go")).isEmpty();
    home(80, 24).types(Evening.DOWN, ":go\r", "\t", "19\r", "\r");
    assertThat(house.lastUsed.get("go")).isEqualTo(Map.of("size", "19"));
    assertThat(home(80, 24).types(Evening.DOWN, ":start\r").game().session().terms().chosen())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"size=2x2x2", "rules=polish", "time=soon", "black=bot:99", "white=gtp:gone"})
  void whatWasUsedLastAndIsNoLongerValidIsIgnored(String bad) {
    String[] parts = bad.split("=");
    house.lastUsed.put("go", Map.of(parts[0], parts[1], "coach", "perhaps", "colour", "red"));
    Evening fresh = home(80, 24).types(Evening.DOWN, ":start\r");
    assertThat(fresh.game().session().terms()).isEqualTo(Terms.of("go", Map.of()));
    house.lastUsed.put("go", Map.of("size", "13", "black", "bot:2"));
    assertThat(
            home(80, 24)
                .types(Evening.DOWN, ":start\r")
                .game()
                .session()
                .terms()
                .black()
                .isComputer())
        .isTrue();
  }

  @Test
  void aCoachIsAtHandWhereTheFormSaysSo() {
    assertThat(home(80, 24).types(Evening.DOWN, "\r").game().view().coach().isOn()).isFalse();
    options("go");
    go("Coach");
    assertThat(evening.text()).contains("<off>");
    assertThat(evening.types(Evening.RIGHT).text()).contains("<on>");
    assertThat(evening.types("\r").game().view().coach().isOn()).isTrue();
  }

  @Test
  void aCoachIsAtHandInEveryGameWhereThatIsUsual() {
    house.isCoached = true;
    assertThat(home(80, 24).types(Evening.DOWN, "\r").game().view().coach().isOn()).isTrue();
    Map<String, String> small = Map.of("size", "9");
    Position start = Position.start(house.games().find("go").orElseThrow().game(small));
    house.files.put("a.game", Session.begin(Terms.of("go", small), start));
    house.unfinished.add(new UnfinishedGame("a.game", "go", "Go", "", 0, "now"));
    assertThat(home(80, 24).types(":open a.game\r").game().view().coach().isOn()).isTrue();
    assertThat(home(80, 24).types(CONTINUE, "\r").game().view().coach().isOn()).isTrue();
    options("toy");
    assertThat(evening.text()).as("a game without a coach").doesNotContain("Coach");
    go("size");
    assertThat(evening.types("\r").game().view().coach().isOn()).isFalse();
  }

  @Test
  void eachCommandDoesSomething() {
    CommandLaws.check(HomeCommands.LINE, page());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play go size=5     | Go  5x5
          learn foo          | There is no lesson or file called foo.
          drill go liberties | Liberties
          past               | Your games
          """)
  void aCommandOpensWhatFollowsIt(String line, String shown) {
    assertThat(evening.types(":" + line + "\r").text()).contains(shown);
  }
}
