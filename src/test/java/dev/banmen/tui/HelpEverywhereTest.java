package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.games.go.GoFamily;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.help.HelpPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Help is one key away on every page, in every language, and all of it can be read on any screen.
 */
class HelpEverywhereTest {
  private static final int HIGH = 400;

  static Stream<Arguments> everywhere() {
    return Arrays.stream(EveryPage.values())
        .flatMap(
            page ->
                Stream.of("", "zh", "zh-Hant")
                    .flatMap(
                        language ->
                            Stream.of(Extent.of(80, 24), Extent.of(40, 15), Extent.of(20, 10))
                                .map(screen -> Arguments.of(page, language, screen))));
  }

  /** The lines of a text, without the bar beside it. */
  private static List<String> lines(Evening evening) {
    return evening.text().replaceAll("(?m) *[│┃]$", "").lines().toList();
  }

  /** The line of keys. */
  private static String last(Evening evening, int rows) {
    return lines(evening).get(rows - 1).strip();
  }

  /** What is there but blanks, in some order: lines are wrapped, and columns go side by side. */
  private static String sorted(List<String> lines) {
    int[] signs = String.join("", lines).chars().filter(c -> c != ' ').sorted().toArray();
    return new String(signs, 0, signs.length);
  }

  @ParameterizedTest
  @MethodSource("everywhere")
  void helpIsSeenAndReadAndLeft(EveryPage page, String language, Extent screen) {
    Evening evening =
        page.open(Locale.forLanguageTag(language)).resize(screen.cols(), screen.rows());
    String before = evening.text();
    String help = page == EveryPage.HOME ? "home.key.help" : "key.help";
    assertThat(last(evening, screen.rows())).contains("? " + evening.words().text(help));
    evening.types("?");
    assertThat(evening.shown()).isInstanceOf(LongPage.class);

    List<String> whole = whole(evening, screen);
    List<String> read = new ArrayList<>(lines(evening).subList(0, screen.rows() - 1));
    boolean scrolls = whole.size() > read.size();
    String keys = evening.words().text(scrolls ? "key.scroll" : "key.close");
    assertThat(last(evening, screen.rows())).startsWith(keys);
    if (scrolls && screen.cols() >= 60) {
      String below = evening.words().text("page.below", whole.size() - read.size());
      assertThat(last(evening, screen.rows())).endsWith(below);
    }
    while (read.size() < whole.size()) {
      evening.types(Evening.DOWN);
      read.add(lines(evening).get(screen.rows() - 2));
    }
    assertThat(read.subList(0, whole.size())).isEqualTo(whole);
    assertThat(last(evening, screen.rows())).isEqualTo(keys);
    assertThat(EveryPage.looked(evening.types("x")).text()).isEqualTo(before);
  }

  @Test
  void aCommandBegunOverNoOtherPageOnlyLeaves() {
    Words words = Language.ENGLISH.words(Viewer.class);
    Game game = new GoFamily().game(Map.of());
    Page help = HelpPage.ofRecording(words, Position.start(game), new Site(0, 0), true);
    Evening evening = new Evening(new TestHouse(0), help, 80, 24, Glyphs.UNICODE);
    assertThat(evening.types(":").isLeft()).isTrue();
  }

  /** All that help says, on a screen as wide, where it has to be as much as on one of any width. */
  private static List<String> whole(Evening evening, Extent screen) {
    List<String> whole = said(evening, screen.cols());
    assertThat(sorted(whole)).isEqualTo(sorted(said(evening, 70)));
    evening.resize(screen.cols(), screen.rows());
    return whole;
  }

  private static List<String> said(Evening evening, int cols) {
    List<String> lines = lines(evening.resize(cols, HIGH)).subList(0, HIGH - 1);
    int end = lines.size();
    while (lines.get(end - 1).isBlank()) {
      end--;
    }
    return lines.subList(0, end);
  }
}
