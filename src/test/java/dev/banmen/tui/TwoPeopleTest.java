package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two people in one process, each with their own screen and language. */
class TwoPeopleTest {
  private static final String HAN = "\\p{IsHan}";

  private final TestHouse wangs = house("wang", Locale.CHINESE);
  private final TestHouse anns = house("ann", Words.ENGLISH);

  private static TestHouse house(String player, Locale language) {
    TestHouse house = new TestHouse(0, language);
    house.me = new Player(player);
    return house;
  }

  /** A game that somebody begins whose own language is neither's. */
  private static LiveSession shared(String family, Map<String, String> chosen) {
    Terms terms =
        Terms.of(family, chosen)
            .between(new Seat(new Player("wang"), ""), new Seat(new Player("ann"), ""));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
  }

  private static Evening at(LiveSession live, TestHouse house) {
    return new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  /** Both screens once Wang has tried to move where his own stone stands. */
  private static void refuse(Evening wang, Evening ann) {
    wang.types(":E5\r");
    ann.refreshed().types(":E6\r");
    wang.refreshed().types(":E5\r");
    ann.refreshed();
  }

  /** Both screens at the count. */
  private static void passTwice(Evening wang, Evening ann) {
    wang.types("p");
    ann.refreshed().types("p");
    wang.refreshed();
  }

  private static void accept(Evening wang, Evening ann) {
    wang.types("a");
    ann.refreshed().types("a");
    wang.refreshed();
  }

  @Test
  void eachScreenSpeaksTheLanguageOfItsPerson() {
    LiveSession live = shared("go", Map.of("size", "9"));
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    assertThat(wang.text()).contains("记录", "帮助").doesNotContain("Moves", "help");
    assertThat(ann.text()).contains("Moves", "help").doesNotContainPattern(HAN);

    refuse(wang, ann);
    assertThat(wang.text()).contains("不合规则：").doesNotContain("Illegal");
    assertThat(ann.text()).contains("Illegal: ").doesNotContainPattern(HAN);
    assertThat(wang.types("x").text()).contains("E5  不合规则：").doesNotContain("Illegal");
    assertThat(ann.refreshed().text()).doesNotContainPattern(HAN);

    passTwice(wang, ann);
    assertThat(wang.text()).contains("停一手", "a 同意").doesNotContain("pass", "accept");
    assertThat(ann.text()).contains("White passes.", "a accept").doesNotContainPattern(HAN);
    assertThat(wang.types("x").text()).contains("E5：");
    assertThat(ann.types("x").text()).contains("E6: ").doesNotContainPattern(HAN);

    accept(wang, ann);
    assertThat(wang.text()).contains("胜3¾子", "再来一局").doesNotContain("wins by");
    assertThat(ann.text()).contains("White wins by 7½", "rematch").doesNotContainPattern(HAN);
  }

  @Test
  void chineseScoresAreInStonesByAreaAndInPointsByTerritory() {
    Evening area = at(shared("go", Map.of("size", "9", "rules", "chinese")), wangs);
    assertThat(area.text()).contains("贴3¾子").doesNotContain("目");
    Evening territory = at(shared("go", Map.of("size", "9", "rules", "japanese")), wangs);
    assertThat(territory.text()).contains("贴6½目");
  }

  @Test
  void eachReadsTheSharedGameInTheirOwnWords() {
    LiveSession live = shared("go", Map.of("size", "9"));
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    String[] english = {"Black", "White", "Go ", "ccupied", "area", "group"};
    assertThat(wang.text()).contains("围棋", "黑方", "该走").doesNotContain(english);

    refuse(wang, ann);
    assertThat(wang.text()).contains("不合规则：已有棋子", "E5已有棋子：黑方第1手下在这里。").doesNotContain(english);
    assertThat(ann.said()).contains("Illegal: occupied", "E5 is occupied: Black played there");
    assertThat(wang.types("x").text()).contains("E5  不合规则：已有棋子").doesNotContain(english);

    passTwice(wang, ann);
    assertThat(wang.text()).contains("停一手", "白方胜3¾子").doesNotContain(english);
    assertThat(wang.types("x").text()).contains("E5：黑方").doesNotContain(english);
    accept(wang, ann);
    assertThat(wang.text()).contains("白方胜3¾子").doesNotContain(english);
    assertThat(ann.text()).contains("White wins by 7½").doesNotContainPattern(HAN);
  }

  @Test
  void twoGamesAtATimeAreReadEachInItsOwnLanguage() {
    Evening wang = at(shared("othello", Map.of()), wangs);
    Evening ann = at(shared("go", Map.of("size", "9")), anns);
    wang.types(":A1\r");
    ann.types(":E5\r");
    assertThat(wang.text()).contains("黑白棋", "该走", "黑方").doesNotContain("Othello", "Black");
    assertThat(ann.text()).contains("Go  9x9", "It's wang's turn.").doesNotContainPattern(HAN);
  }

  private static String aboveKeys(Evening one) {
    return one.text().replaceFirst("(?s)\n[^\n]+\n?$", "");
  }

  @Test
  void aLanguageThatOneChoosesIsSpokenToNobodyElse() {
    LiveSession live = shared("go", Map.of("size", "9"));
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    anns.language.choose(Locale.CHINESE);
    assertThat(aboveKeys(ann)).contains("该走").isEqualTo(aboveKeys(wang));
    assertThat(ann.text()).contains("帮助").doesNotContain("Enter"); // it is not her turn
    wangs.language.choose(Words.ENGLISH);
    assertThat(wang.text()).contains("help").doesNotContainPattern(HAN);
    assertThat(ann.text()).contains("帮助");
  }

  private static String moves(TestHouse house, LiveSession live) {
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(house, new CollectedLines(heard));
    shell.begin(live);
    shell.answer("moves");
    return String.join("\n", heard);
  }

  @Test
  void aMoveThatBothTookBackIsInNoList() throws IOException {
    LiveSession live = shared("go", Map.of("size", "9"));
    Evening wang = at(live, wangs);
    Evening ann = at(live, anns);
    wang.types(":E5\r");
    ann.refreshed().types(":C3\r");
    wang.refreshed().types(":G7\r");
    ann.refreshed();
    assertThat(ann.text()).containsPattern("3 +G7");
    live.submit(new Player("wang"), Event.Act.UNDO);
    live.submit(new Player("ann"), new Event.Reply(true));
    for (Evening one : List.of(wang, ann)) {
      assertThat(one.refreshed().text())
          .containsPattern("1 +E5 +C3")
          .doesNotContainPattern("3 +G7");
      assertThat(one.types("\t").text())
          .as("nor where moves are picked")
          .doesNotContainPattern("3 +G7");
    }
    for (TestHouse house : List.of(wangs, anns)) {
      assertThat(moves(house, live)).contains("C3").doesNotContain("G7");
    }
  }

  @Test
  void aMoveTakenBackAtOneKeyboardIsListedAsItCanBePlayedAgain() throws IOException {
    Player wang = new Player("wang");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(wang, ""), new Seat(wang, ""));
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    wangs.language.choose(Words.ENGLISH);
    Evening here = at(live, wangs).types(":E5\r:C3\r:G7\ru");
    assertThat(here.text()).containsPattern("3 +G7");
    assertThat(live.now().canRedo(wang)).isTrue();
  }
}
