package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Site;
import dev.banmen.lesson.LessonSession;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.page.view.RecordFrame;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordViewState;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything listed on a page can be clicked, and does what its key does. */
class MouseLawsTest {
  private static final int COLS = 120;
  private static final int ROWS = 40;
  private static final String FIRST = "\033[H";
  private static final String QUESTION =
      """
      ---
      game: go
      set: size=5
      ---
      # A question

      Some prose that comes before.

      ```board
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```

      ```choices
      wrong one: no, one is wrong.
      right two, in words so many that they do not stand in one line beside the board: yes.
      wrong three: no, three is wrong.
      ```
      """;

  /** Where nothing can be clicked, the line of keys says so; a move of the mouse says nothing. */
  @Test
  void whatTheMouseDoesInVainIsSaid() {
    for (EveryPage page : List.of(EveryPage.GAME, EveryPage.RECORD)) {
      String said = "Nothing to click there";
      Input.Pointed press = Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 79, 22);
      assertThat(page.open().give(press).text()).as(page.name()).contains(said);
      Input.Pointed move = Input.Pointed.of(MouseActionType.DRAG, Mouse.LEFT, 79, 22);
      assertThat(page.open().give(move).text()).doesNotContain(said);
    }
    Input.Pointed wheel = Input.Pointed.of(MouseActionType.SCROLL_UP, Mouse.LEFT, 0, 0);
    assertThat(EveryPage.GAME.open().give(wheel).text()).contains("Nothing to click there");
  }

  /** Every page whose rows keys walk through, and others with things to click. */
  enum Clicked {
    HOME(EveryPage.HOME, ""),
    TABLE(EveryPage.TABLE, ""),
    BROWSER(EveryPage.BROWSER, ""),
    LEARN(EveryPage.LEARN, ""),
    COURSE(EveryPage.COURSE, ""),
    SETTINGS(EveryPage.SETTINGS, ""),
    REVIEW(EveryPage.GAME, ""),
    RECORD_REVIEW(EveryPage.RECORD, ""),
    GAME(EveryPage.GAME, ""),
    MOVES(EveryPage.GAME, "\t"),
    COUNT(EveryPage.GAME, "pp"),
    RECORD(EveryPage.RECORD, ""),
    COMMENT(EveryPage.RECORD, "\t"),
    TREE(EveryPage.TREE, ""),
    INFO(EveryPage.TREE, "\t"),
    TRYING(EveryPage.TRYING, ""),
    GUESSING(EveryPage.GUESSING, ""),
    LESSON(EveryPage.LESSON, ""),
    CHOICES(EveryPage.LESSON, ""),
    EDITOR(EveryPage.EDITOR, "");

    private final EveryPage page;
    private final String keys;

    Clicked(EveryPage page, String keys) {
      this.page = page;
      this.keys = keys;
    }

    Evening open() {
      return open(Words.ENGLISH);
    }

    Evening open(Locale language) {
      TestHouse house = new TestHouse(0, language);
      return switch (this) {
        case REVIEW -> played(house).types("v");
        case RECORD_REVIEW -> recorded(house).types("v");
        case CHOICES -> {
          Page lesson =
              LessonPage.of(
                  house.language.words(Viewer.class),
                  LessonSession.at(Taught.read("go/q", QUESTION), 0));
          yield new Evening(house, lesson, COLS, ROWS, Glyphs.UNICODE);
        }
        default -> page.open(language).resize(COLS, ROWS).types(keys);
      };
    }

    /** Captures that change the count, one after the other. */
    private static final String CAPTURES =
        ":A1\r:J9\r:B1\r:A2\r:J8\r:B2\r:H9\r:C1\r:G9\r:H8\r:A3\r:J7\r:E5\r:J9\r";

    private static Evening played(TestHouse house) {
      Evening evening =
          new Evening(
              house.games().find("go").orElseThrow().game(Map.of("size", "9")),
              COLS,
              ROWS,
              Glyphs.UNICODE);
      return evening.types(CAPTURES);
    }

    private static Evening recorded(TestHouse house) {
      try {
        Scribe scribe =
            new Scribe("go", Map.of("size", "9"))
                .plays("B A1", "W J9", "B B1", "W A2", "B J8", "W B2", "B H9", "W C1");
        Page page = RecordPage.of(house.language.words(Viewer.class), house, scribe.opened(), 0);
        return new Evening(house, page, COLS, ROWS, Glyphs.UNICODE).types("\033[F");
      } catch (Refusal e) {
        throw new AssertionError(e);
      }
    }
  }

  private static Input points(MouseActionType gesture, int col, int row) {
    return Input.Pointed.of(
        gesture, gesture == MouseActionType.CLICK_DOWN ? Mouse.LEFT : Mouse.NONE, col, row);
  }

  private static Input clicks(int col, int row) {
    return points(MouseActionType.CLICK_DOWN, col, row);
  }

  private static String line(Evening evening, int row) {
    return evening.text().split("\n", -1)[row];
  }

  /** What is seen, and whether anything still is; but for a board that comes when it is read. */
  private static String seen(Evening evening) {
    if (evening.shown() instanceof BrowserPage browser) {
      return browser.folder().name() + browser.at() + browser.foot();
    }
    return evening.isLeft() ? "left" : evening.text();
  }

  private static List<Arguments> spoken() {
    List<Arguments> all = new ArrayList<>();
    for (Locale language : Languages.ALL) {
      Stream.of(Clicked.values()).forEach(page -> all.add(Arguments.of(page, language)));
    }
    return all;
  }

  /** What the keys do that a text of the line of keys names. */
  private static Set<String> meant(Supplier<Evening> page, String text) {
    String word = text.substring(0, text.indexOf(' '));
    Set<String> meant = new LinkedHashSet<>();
    boolean isNamed = KeyName.parse(word).isPresent() && "←↑→↓".indexOf(word) < 0;
    KeyType[] arrows = {KeyType.ArrowUp, KeyType.ArrowDown, KeyType.ArrowLeft, KeyType.ArrowRight};
    for (KeyType arrow : isNamed ? new KeyType[0] : arrows) {
      meant.add(seen(page.get().give(Input.Key.of(arrow))));
    }
    for (String name : new String[] {word, "Space", "Esc"}) {
      boolean isIt = name.equals(word) || text.startsWith(name.substring(0, 3));
      boolean isSpace = name.equals("Space") && (word.equals("空格") || isIt);
      if (isIt && KeyName.parse(name).isPresent() || isSpace) {
        meant.add(seen(page.get().give(KeyName.parse(name).get())));
      }
    }
    return meant;
  }

  @ParameterizedTest
  @MethodSource("spoken")
  void eachTextOfTheLineOfKeysDoesWhatItsKeyDoes(Clicked page, Locale language) {
    String last = line(page.open(language), ROWS - 1);
    String[] texts = last.strip().split(" {2,}");
    assertThat(texts).hasSizeGreaterThan(1);
    for (String text : texts) {
      int col = CellText.width(last.substring(0, last.indexOf(text)));
      String clicked = seen(page.open(language).give(clicks(col, ROWS - 1)));
      assertThat(meant(() -> page.open(language), text)).as(page + ": " + text).contains(clicked);
    }
  }

  /** The row of the screen with the mark of what keys act on. */
  private static int marked(Evening evening) {
    for (int row = 0; row < ROWS - 1; row++) {
      String line = line(evening, row);
      boolean isTurn = evening.shown() instanceof ReviewPage && line.matches(".*[>▌] +\\d+ .*");
      if (line.startsWith(">") || line.startsWith(" >") || line.strip().startsWith("▌") || isTurn) {
        return row;
      }
    }
    throw new AssertionError(evening.text());
  }

  private static int col(Evening evening) {
    if (evening.shown() instanceof ReviewPage) {
      String line = line(evening, marked(evening));
      return Math.max(line.lastIndexOf('>'), line.lastIndexOf('▌'));
    }
    return 4;
  }

  /** Which row keys act on, and all else that is seen but for the board that plays by itself. */
  private static Object state(Evening evening) {
    return evening.shown() instanceof HomePage home ? home.part() + " " + home.at() : seen(evening);
  }

  private static Evening walked(Clicked page, int rows) {
    return page.open().types(FIRST).types(Evening.DOWN.repeat(rows));
  }

  @ParameterizedTest
  @EnumSource(names = {"HOME", "TABLE", "BROWSER", "LEARN", "SETTINGS", "REVIEW", "RECORD_REVIEW"})
  void eachRowIsGoneToByPointingAndTakenByAClick(Clicked page) {
    int rows = 0;
    for (; rows == 0 || marked(walked(page, rows)) != marked(walked(page, rows - 1)); rows++) {
      Evening there = walked(page, rows);
      int col = col(there);
      int row = marked(there);
      Evening pointed = page.open().types(FIRST).give(points(MouseActionType.MOVE, col, row));
      assertThat(state(pointed)).as(page + " " + row).isEqualTo(state(there));
      String taken = taken(page, walked(page, rows));
      assertThat(taken(pointed.give(clicks(col, row)))).as(page + " " + row).isEqualTo(taken);
      Evening wheeled =
          page.open().types(FIRST).give(points(MouseActionType.SCROLL_DOWN, col, row));
      assertThat(state(wheeled)).isNotEqualTo(state(page.open().types(FIRST)));
    }
    assertThat(rows).as("rows").isGreaterThan(1);
  }

  private static String taken(Clicked page, Evening there) {
    return taken(there.types("\r"));
  }

  private static String taken(Evening evening) {
    if (evening.isLeft()) {
      return "left";
    } else if (evening.shown() instanceof HomePage home) {
      String typed = home.value().map(CommandLineEdit::text).orElse("");
      return home.part() + " " + home.at() + " " + typed;
    }
    return "" + state(evening);
  }

  @Test
  void eachNodeOfATreeAndEachMoveOfATimelineIsGoneTo() {
    Supplier<Evening> open = Clicked.TREE::open;
    RecordFrame frame = ((RecordPage) open.get().shown()).frame(Extent.of(COLS, ROWS));
    Set<Integer> nodes = gone(open, frame.panes().of(Part.TREE));
    RecordPage page = (RecordPage) open.get().shown();
    assertThat(nodes).hasSize(page.recordCursor().tree().size());
    Set<Integer> line = gone(open, frame.timeline());
    assertThat(line).hasSize(page.recordCursor().line().size());
  }

  /** The nodes that clicks in a place go to. */
  private static Set<Integer> gone(Supplier<Evening> open, Extent place) {
    Set<Integer> nodes = new TreeSet<>();
    for (int row = place.y(); row < place.y() + place.rows(); row++) {
      for (int col = place.x(); col < place.x() + place.cols(); col++) {
        RecordPage page = (RecordPage) open.get().give(clicks(col, row)).shown();
        nodes.add(page.recordCursor().node());
      }
    }
    return nodes;
  }

  @Test
  void aClickOnAPaneOfARecordingHasKeysGoThere() {
    RecordFrame frame = ((RecordPage) Clicked.RECORD.open().shown()).frame(Extent.of(COLS, ROWS));
    for (RecordViewState.RecordPane pane : RecordViewState.RecordPane.values()) {
      Extent place = frame.panes().area(pane, RecordViewState.RecordPane.BOARD);
      if (place.rows() > 0) {
        Evening clicked = Clicked.RECORD.open().give(clicks(place.x(), place.y()));
        assertThat(((RecordPage) clicked.shown()).view().pane()).isEqualTo(pane);
      }
    }
  }

  @Test
  void eachLineOfAnAnswerGivesIt() {
    String text = Clicked.CHOICES.open().text();
    String[] answers = {"1 one", "2 two", "3 three"};
    int at = 0;
    int second = 0;
    for (int row = 0; row < ROWS - 1; row++) {
      String line = text.split("\n", -1)[row];
      boolean isNext = at < answers.length && line.contains(answers[at]);
      at += isNext ? 1 : 0;
      if (at == 0 || line.isBlank() || at == answers.length && !isNext) {
        continue;
      }
      second += at == 2 ? 1 : 0;
      int col = text.split("\n", -1)[row].length() - 1;
      Evening chosen = Clicked.CHOICES.open().give(clicks(col, row));
      assertThat(seen(chosen)).isEqualTo(seen(Clicked.CHOICES.open().types("" + at)));
      Evening pointed = Clicked.CHOICES.open().give(points(MouseActionType.MOVE, col, row));
      assertThat(((LessonPage) pointed.shown()).view().picked()).isEqualTo(at - 1);
    }
    assertThat(at).isEqualTo(3);
    assertThat(second).as("lines of the second answer").isGreaterThan(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"GAME", "COUNT", "TRYING", "EDITOR"})
  void eachSiteIsPointedAtAndTakenByAClick(Clicked page) {
    BoardView board = board(page.open().shown());
    Set<Site> sites = new TreeSet<>();
    for (int row = 0; row < ROWS - 1; row++) {
      for (int col = 0; col < COLS; col++) {
        Site site = board.siteAt(col, row);
        boolean isSite = site.row() >= 0 && site.col() >= 0 && sites.add(site);
        if (isSite && (site.row() + site.col()) % 4 == 0) {
          Evening pointed = page.open().give(points(MouseActionType.MOVE, col, row));
          assertThat(cursor(pointed.shown())).isEqualTo(site);
          String entered = seen(pointed.types("\r"));
          assertThat(seen(page.open().give(clicks(col, row)))).as("" + site).isEqualTo(entered);
        }
      }
    }
    assertThat(sites).hasSize(81);
  }

  private static BoardView board(Page page) {
    Extent screen = Extent.of(COLS, ROWS);
    if (page instanceof EditorPage editor) {
      return editor.frame(screen).board();
    }
    return page instanceof GamePage game
        ? game.frame(screen).board()
        : ((RecordPage) page).frame(screen).board();
  }

  private static Site cursor(Page page) {
    if (page instanceof EditorPage editor) {
      return editor.cursor();
    }
    return page instanceof GamePage game ? game.cursor() : ((RecordPage) page).board().cursor();
  }
}
