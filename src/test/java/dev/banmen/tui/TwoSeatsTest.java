package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.KeyChoice;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeySets;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two people at two screens in one game, and what commands and keys say about themselves. */
class TwoSeatsTest {
  private static final Player WANG = new Player("wang");

  private final TestHouse wangs = house("wang", Words.ENGLISH);
  private final TestHouse anns = house("ann", Words.ENGLISH);

  private static TestHouse house(String player, Locale language) {
    TestHouse house = new TestHouse(0, language);
    house.me = new Player(player);
    return house;
  }

  private static Session begun(TimeControl time) {
    Seat black = new Seat(WANG, "");
    Seat white = new Seat(new Player("ann"), "");
    Terms terms = new Terms("go", Map.of("size", "9"), Optional.empty(), time, black, white);
    return Session.begin(terms, terms.start(Catalog.ALL));
  }

  private static LiveSession shared() {
    return new LiveSession(begun(TimeControl.NONE), LiveSession.EventWriter.NONE, () -> 0);
  }

  private static Evening at(LiveSession live, TestHouse house) {
    return new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  private static void count(Evening wang, Evening ann) {
    wang.types(":E5\r");
    ann.refreshed().types("p");
    wang.refreshed().types("p");
    ann.refreshed();
  }

  @Test
  void oneResignsOnesOwnSideWhenTheOtherIsToMove() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    wang.types(":E5\r", ":resign\r", "y");
    assertThat(live.now().outcome().orElseThrow().winner()).contains(Side.WHITE);
  }

  @Test
  void aGameThatWasLeftHasASentenceOfItsOwn() {
    for (Locale language : List.of(Words.ENGLISH, Locale.CHINESE)) {
      LiveSession live = shared();
      Evening wang = at(live, house("wang", language));
      live.close();
      String said = language == Words.ENGLISH ? "You have left this game, so nothing" : "你已离开这局棋";
      assertThat(wang.types(":E5\r").text()).contains(said).doesNotContain("session is closed");
    }
  }

  @Test
  void twoMarksOfOneGroupAtOnceAreOne() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    count(wang, ann);
    wang.types(":E5\r");
    assertThat(live.now().dead()).hasSize(1);
    assertThat(ann.types(":E5\r").said()).contains("The game has moved on, so nothing was done.");
    assertThat(ann.refreshed().types("\r").text()).contains("alive");
    assertThat(live.now().dead()).isEmpty();
  }

  @Test
  void onlyTheOtherPlayerIsToldWhatAPassOfTheirsDoes() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    wang.types("p");
    assertThat(wang.text()).contains("Black passes.").doesNotContain("If you pass too");
    assertThat(ann.refreshed().text()).contains("If you pass too");
  }

  @Test
  void whoAcceptedTheCountWaitsForTheOther() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    count(wang, ann);
    assertThat(wang.text()).contains("The game ends once both accept.", "a accept");
    wang.types("a");
    assertThat(wang.text()).contains("You accepted. Waiting for White.");
    assertThat(wang.text()).doesNotContain("a accept", "once both accept");
    assertThat(ann.refreshed().text()).contains("The game ends once both accept.", "a accept");
  }

  @Test
  void escapeRemovesMarksBeforeItLeaves() {
    Evening wang = at(shared(), wangs);
    assertThat(wang.types("L").game().board().legalMarked()).isTrue();
    wang.give(Input.Key.of(KeyType.Escape));
    assertThat(wang.isLeft()).isFalse();
    assertThat(wang.game().board().legalMarked()).isFalse();
    assertThat(wang.give(Input.Key.of(KeyType.Escape)).isLeft()).isTrue();
  }

  @Test
  void aRequestAtTheCountIsShown() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    count(wang, ann);
    wang.types("u");
    assertThat(ann.refreshed().text()).contains("Black asks to take back");
  }

  @Test
  void theOpenCountIsNotOver() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    count(wang, ann);
    String open = "The game is being counted: a accepts";
    assertThat(wang.types("L").said()).contains(open).doesNotContain("already over");
    assertThat(ann.types("a").said()).doesNotContain(open);
    wang.refreshed().types("a");
    assertThat(wang.types("L").said()).contains("already over").doesNotContain(open);
  }

  /** How many turns a screen takes until it waits without end or until so many are over. */
  private static int turns(LiveSession live, long[] now, long until) {
    TestHouse house = house("wang", Words.ENGLISH);
    Pages pages = PageMaker.of(house, house.language().words(Viewer.class), live);
    int turns = 0;
    long wait = pages.waitMillis();
    while (wait != Long.MAX_VALUE && now[0] < until && turns < 1000) {
      now[0] += wait;
      pages.tick();
      wait = pages.waitMillis();
      turns++;
    }
    return turns;
  }

  @Test
  void aClockWhoseEndCannotBeTakenIsTriedOnceASecond() throws IOException {
    long[] now = {0};
    int[] asked = {0};
    LiveSession.EventWriter broken =
        (before, stamped, after) -> {
          if (stamped.event() == Event.Act.CLOCK_TICK) {
            asked[0]++;
            throw new IOException("full");
          }
        };
    LiveSession live =
        new LiveSession(begun(TimeControl.parse("2s").orElseThrow()), broken, () -> now[0]);
    live.submit(WANG, new Event.Try(live.now().position().legalMoves().get(0)));
    assertThat(turns(live, now, 12_000)).isBetween(10, 14);
    assertThat(asked[0]).isBetween(8, 11);
    live.close();
    assertThat(turns(live, now, 60_000)).isZero();
  }

  @Test
  void commandsAreCompletedWhereTheyMeanSomething() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    assertThat(wang.types(":acc\t\r").text()).contains("'acc' isn't a command");
    count(wang, ann);
    wang.types(":acc\t\r");
    assertThat(live.now().agreed().accepted()).containsExactly(Side.BLACK);
  }

  @Test
  void commandsThatTakeNoWordsDoNothingWithSome() {
    LiveSession live = shared();
    Evening wang = at(live, wangs);
    for (String line : List.of("draw xyz", "resign foo", "pass foo", "undo 3")) {
      String name = line.substring(0, line.indexOf(' '));
      assertThat(wang.types(":" + line + "\r").text()).contains("'" + name + "' takes no argument");
    }
    assertThat(live.now().stateNumber()).isZero();
    assertThat(wang.types(":coach on\r").text()).doesNotContain("takes no words");
  }

  private static KeyChoice own(String name, String key) {
    return own("default", name, key);
  }

  private static KeyChoice own(String set, String name, String key) {
    return new KeyChoice(set, List.of(new KeyChoice.Own(name, List.of(key))));
  }

  @Test
  void twoKeysSayWhatTheyDo() {
    Evening wang = at(shared(), wangs);
    String undo = wang.pressing(own("undo", "Ctrl-X u")).types("\030").text();
    assertThat(undo).contains("Ctrl-X u: undo").doesNotContain("Ctrl-X u: u;", "Ctrl-X u: u\n");
    wang.give(Input.Key.of(KeyType.Escape));
    assertThat(wang.pressing(own("vi", "accept", "g a")).types("g").text()).contains("g a: accept");
    assertThat(wang.types("b").text()).contains("g a: accept");
    Evening chinese = at(shared(), house("wang", Locale.CHINESE));
    assertThat(chinese.pressing(own("vi", "accept", "g a")).types("g").text()).contains("g a: 同意");
    Words words = wangs.language().words(Viewer.class);
    for (Map.Entry<String, List<String>> one : KeySets.defaults().entrySet()) {
      if (one.getValue().get(0).length() == 1) {
        boolean isNamed = words.has("key." + one.getKey()) || words.has("action." + one.getKey());
        assertThat(isNamed).as(one.getKey()).isTrue();
      }
    }
  }

  @Test
  void linesOfHelpBeginWithTheKeysOfTheirReader() {
    wangs.keys = own("command", ";");
    Words words = CustomKeys.in(wangs.language().words(Viewer.class), wangs);
    assertThat(words.text("help.command.4")).startsWith(";player");
    assertThat(words.text("home.help.text")).doesNotContain(":GAME", ":start");
    wangs.keys = own("search", "Alt-s");
    assertThat(words.text("record.search.what")).contains("Alt-s TEXT, or Alt-s player:NAME");
    wangs.keys = KeyChoice.DEFAULT;
    assertThat(words.text("help.command.4")).startsWith(":player");
    assertThat(words.text("record.search.what")).contains(" /TEXT, or /player:NAME");
  }
}
