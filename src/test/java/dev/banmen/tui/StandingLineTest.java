package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableStatus;
import dev.banmen.game.Family;
import dev.banmen.game.Score;
import dev.banmen.game.Site;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The line that says how a game stands: what there is no room for is left out whole. */
class StandingLineTest {
  private static final List<Extent> SIZES = List.of(Extent.of(80, 24), Extent.of(40, 15));

  private static Evening begun(
      TestHouse house, String family, Map<String, String> options, Extent size) {
    Terms terms = Terms.of(family, options);
    Session session = Session.begin(terms, terms.start(TestHouse.everything()));
    LiveSession live = new LiveSession(session, LiveSession.EventWriter.NONE, () -> 0);
    return new Evening(house, live, size.cols(), size.rows(), Glyphs.UNICODE);
  }

  /** Each number of moves says that they are moves, and each score says of what. */
  private static void assertWhole(Evening evening, String what) {
    assertThat(evening.text())
        .as(what)
        .doesNotContainPattern("\\d legal(?! moves?\\b)")
        .doesNotContainPattern("(?m)(^|│|  )[0-9]+½?[-–][0-9]+½?(,|  |$)");
  }

  @Test
  void noGameSaysANumberWithoutWhatItCounts() {
    for (Locale locale : List.of(Words.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
      for (Family family : TestHouse.everything().families()) {
        for (Extent size : SIZES) {
          String what = family.id() + " " + locale + " " + size;
          Evening evening = begun(new TestHouse(0, locale), family.id(), Map.of(), size);
          assertWhole(evening, what);
          assertWhole(evening.types("\r", Evening.RIGHT, "\r"), what);
        }
      }
    }
  }

  @Test
  void afterAPassTheCountComesBeforeTheMoves() {
    for (Locale locale : List.of(Words.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
      for (String board : List.of("7", "9", "13", "19")) {
        for (Extent size : SIZES) {
          TestHouse house = new TestHouse(0, locale);
          int half = Integer.parseInt(board) * Integer.parseInt(board) / 2;
          Evening evening = begun(house, "go", Map.of("size", board), size).types("p");
          int node = evening.game().session().node();
          Set<Site> dead = Set.of(new Site(0, 0), new Site(1, 0));
          house.status =
              TableStatus.NONE.counting(
                  Optional.of(new PassCount(node, new Score(half, half + 0.5), dead)));
          String what = board + " " + locale + " " + size;
          assertWhole(evening.refreshed(), what);
          String counted =
              locale == Words.ENGLISH
                  ? "(if both pass|count): " + half + "-" + half + "½, 2 dead"
                  : "白胜¼子（死子2）";
          assertThat(evening.text()).as(what).containsPattern(counted);
        }
      }
    }
  }

  @Test
  void whereThereIsRoomForBothTheMovesAreSaidToo() {
    Evening evening = begun(new TestHouse(0), "go", Map.of("size", "9"), SIZES.get(0));
    assertThat(evening.text()).containsPattern("stones 0-0 +81 legal moves");
    Evening othello = begun(new TestHouse(0), "othello", Map.of(), SIZES.get(0));
    assertThat(othello.text()).containsPattern("discs 2-2 +4 legal moves");
    Evening dots = begun(new TestHouse(0), "dots", Map.of("size", "6"), SIZES.get(0));
    assertThat(dots.text()).containsPattern("boxes 0-0 +60 legal moves");
  }
}
