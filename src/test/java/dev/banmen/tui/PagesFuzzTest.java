package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.TypedKeys;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages accept any input, at any size, and paint. Seeds are fixed. */
class PagesFuzzTest {
  /** Keys that lead somewhere come often, that which leaves comes seldom. */
  private static final String CHARACTERS = "hjkleebbwwct0uUpvsxL.?: 1925x+-\u00e9\u202e\u4e2dq";

  private final SplittableRandom random = new SplittableRandom(7);

  private Input input() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> new Input.Key(Keys.of(any(TypedKeys.TYPES), random.nextBoolean(), false, false));
      case 2 ->
          Input.Pointed.of(
              any(List.of(MouseActionType.values())),
              random.nextInt(4),
              random.nextInt(90),
              random.nextInt(30));
      case 3 -> new Input.Pasted(any(List.of("X.O\n...\nOOX", "\033[2J", "1 2 0", "a\tb\r", "")));
      default -> Input.Key.of(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    };
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15", "20x10", "13x5", "1x1"})
  void anythingCanComeOnAnyPage(String size) {
    anythingCanCome(size, 700);
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "40x15", "20x10", "13x5", "1x1"})
  @Tag("thorough")
  void muchMoreCanComeOnAnyPage(String size) {
    anythingCanCome(size, 20_000);
  }

  private void anythingCanCome(String size, int inputs) {
    int left = 0;
    for (Locale language : Languages.ALL) {
      left += anythingCanCome(size, language, inputs);
    }
    assertThat(left).as("games that were left").isPositive();
  }

  /** Returns how many games were left. */
  private int anythingCanCome(String size, Locale language, int inputs) {
    TestHouse house = new TestHouse(0, language);
    Terms toy = Terms.of("toy", Map.of("size", "5"));
    house.files.put("a", Session.begin(toy, toy.start(house.games())));
    house.unfinished.add(new UnfinishedGame("a", "toy", "Toy\033[2J", "", 1, "now"));
    int x = size.indexOf('x');
    int cols = Integer.parseInt(size.substring(0, x));
    int rows = Integer.parseInt(size.substring(x + 1));
    int left = 0;
    Evening evening = null;
    for (int i = 0; i < inputs; i++) {
      if (evening == null || evening.isLeft()) {
        Page home = HomePage.of(house, house.language.words(Viewer.class));
        evening = new Evening(house, home, cols, rows, Glyphs.ASCII);
        left++;
      }
      Input input = input();
      evening.give(input);
      assertThat(evening.text()).as("after %s", input).doesNotContain("\033", "\u202e");
    }
    assertThat(left).isPositive();
    return house.left.size();
  }
}
