package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.drill.DrillListPage;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.files.Folder;
import dev.banmen.tui.page.files.WholeTable;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.LearnPage;
import dev.banmen.tui.page.options.SettingsPage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A list that is longer than its place says so, on every page, and its chosen row is seen. */
class LongListsTest {
  private static final String HOME = "\033[H";
  private static final String END = "\033[F";

  private static Evening open(String name, int cols, int rows, Glyphs glyphs) throws Refusal {
    TestHouse house = new TestHouse(0);
    house.lessons.addAll(Taught.names().stream().limit(20).map(Taught::named).toList());
    List<String> files = new ArrayList<>();
    for (int i = 10; i < 30; i++) {
      files.add("game" + i + ".sgf");
    }
    house.folders.put("/home/ann", files);
    Words words = CustomKeys.in(house.language.words(Viewer.class), house);
    Page page =
        switch (name) {
          case "home" -> HomePage.of(house, words);
          case "table" -> WholeTable.page(words, Scribe.opened("games.sgf", Tabled.few()));
          case "files" -> BrowserPage.of(house, words, Folder.of(house, "/home/ann"));
          case "settings" ->
              SettingsPage.of(words, house, HasDemo.of(house.games().families().get(0)));
          case "lessons", "concepts" -> LearnPage.of(house, words);
          default -> DrillListPage.of(house, words);
        };
    Evening evening = new Evening(house, page, cols, rows, glyphs);
    return EveryPage.looked(evening.types(name.equals("concepts") ? "\t" : ""));
  }

  /** The last characters of the rows that end with a bar, from the top. */
  private static String bar(Evening evening, Glyphs glyphs) {
    StringBuilder bar = new StringBuilder();
    for (String line : evening.text().lines().toList()) {
      char last = line.isEmpty() ? ' ' : line.charAt(line.length() - 1);
      boolean isBar = (glyphs == Glyphs.ASCII ? "#|" : "┃│").indexOf(last) >= 0;
      bar.append(isBar ? last : ' ');
    }
    return bar.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({"settings, 10", "drills, 15", "lessons, 15", "concepts, 15", "table, 8", "files, 15"})
  void aLongListSaysOnWhichSideItGoesOn(String page, int rows) throws Refusal {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      String handle = glyphs == Glyphs.ASCII ? "#" : "┃";
      String track = glyphs == Glyphs.ASCII ? "|" : "│";
      Evening evening = open(page, 40, rows, glyphs);
      String first = bar(evening.types(HOME), glyphs);
      assertThat(first).as(evening.text()).startsWith(handle).endsWith(track).doesNotContain(" ");
      String last = bar(evening.types(END), glyphs);
      assertThat(last).as(evening.text()).startsWith(track).endsWith(handle).doesNotContain(" ");
      Evening high = open(page, 40, 60, glyphs);
      assertThat(bar(high, glyphs)).as(high.text()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"settings", "drills", "lessons", "concepts", "table", "files", "home"})
  void theChosenRowIsAlwaysSeen(String page) throws Refusal {
    Evening evening = open(page, 30, 8, Glyphs.UNICODE).types(HOME);
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      List<String> marked = evening.text().lines().filter(line -> line.contains("▌")).toList();
      assertThat(marked).as(evening.text()).isNotEmpty();
      chosen.add(String.join("\n", marked));
      evening.types(Evening.DOWN);
    }
    assertThat(chosen.stream().distinct().count()).isGreaterThan(3);
  }
}
