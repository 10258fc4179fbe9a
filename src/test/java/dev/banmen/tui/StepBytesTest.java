package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Site;
import dev.banmen.proof.Repeats;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordPageTest;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.UsualTerminal;
import dev.banmen.tui.theme.Themes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many bytes a step of the cursor takes: every step over all of a board in the middle of a
 * game, onto pieces and off them, whatever is said about the points. Only a step that scrolls a
 * board which is cut takes more, as all of the board moves.
 */
class StepBytesTest {
  private static final Extent SMALL = Extent.of(40, 15);
  private static final Extent USUAL = Extent.of(80, 24);
  private static final List<Depth> COLORS = List.of(Depth.TRUECOLOR, Depth.INDEXED, Depth.SIXTEEN);
  private static final Extent LARGE = Extent.of(200, 60);

  private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
  private final TestHouse house = new TestHouse(0);
  private Extent screen;
  private LiveSession live;
  private Pages pages;
  private CompactScreen terminal;
  private Viewer viewer;

  static Stream<Arguments> boards() {
    List<Arguments> all = new ArrayList<>();
    for (Extent screen : List.of(SMALL, USUAL, Extent.of(120, 40), LARGE)) {
      for (Family family : Catalog.ALL.families()) {
        all.add(Arguments.of(family.id(), Map.of(), screen, all.size()));
      }
      all.add(Arguments.of("go", Map.of("size", "9"), screen, all.size()));
    }
    for (String game : List.of("go", "dots", "gomoku")) {
      all.add(Arguments.of(game, Map.of("size", "5"), LARGE, all.size()));
    }
    all.add(Arguments.of("go", Map.of("size", "3"), LARGE, all.size()));
    all.add(Arguments.of("othello", Map.of("size", "4"), LARGE, all.size()));
    all.add(Arguments.of("othello", Map.of("size", "6"), LARGE, all.size()));
    return all.stream();
  }

  /** Each board in a depth of colour and a theme; all of them together have every one of both. */
  @ParameterizedTest
  @MethodSource("boards")
  void everyStepInTheMiddleOfAGameTakesFewBytes(
      String game, Map<String, String> options, Extent screen, int number) throws Exception {
    String theme = Themes.BUNDLED.get(number % Themes.BUNDLED.size());
    play(game, options, screen);
    everyStepTakesFewBytes(COLORS.get(number % COLORS.size()), theme);
  }

  /** Each board in each theme and each depth; with -Pthorough in each theme at each depth. */
  @ParameterizedTest
  @MethodSource("boards")
  @Tag("long")
  void everyStepTakesFewBytesInEveryThemeAndDepth(
      String game, Map<String, String> options, Extent screen, int number) throws Exception {
    play(game, options, screen);
    int each = 3 / Repeats.ofLong(1, 3);
    for (int i = number % each; i < COLORS.size() * Themes.BUNDLED.size(); i += each) {
      int theme = i / COLORS.size();
      everyStepTakesFewBytes(COLORS.get((i + theme) % COLORS.size()), Themes.BUNDLED.get(theme));
    }
  }

  private void everyStepTakesFewBytes(Depth depth, String theme) throws Exception {
    show(depth, theme);
    walk(most(board().scale().stepX(), depth), theme + " " + depth);
  }

  private static int most(int pitch, Depth depth) {
    return switch (pitch) {
      case 2 -> depth == Depth.SIXTEEN ? 60 : 80;
      case 4 -> 240;
      default -> 600;
    };
  }

  private void begin(
      String game, Map<String, String> options, Extent size, Depth depth, String theme)
      throws Exception {
    play(game, options, size);
    show(depth, theme);
  }

  private void play(String game, Map<String, String> options, Extent size) throws Exception {
    screen = size;
    live = house.begin(Terms.of(game, options));
    playSome();
  }

  private void show(Depth depth, String theme) throws Exception {
    begin(PageMaker.of(house, Language.ENGLISH.words(Viewer.class), live), depth, theme);
  }

  private void begin(Pages shown, Depth depth, String theme) throws Exception {
    pages = shown;
    terminal = UsualTerminal.of(wire, depth, screen.cols(), screen.rows());
    Appearance appearance = new Appearance(new Display(depth, GlyphSet.UNICODE, Language.ENGLISH));
    appearance.useTheme(theme);
    viewer = new Viewer(pages, terminal, new InputQueue(), appearance, Viewer.Host.NONE);
    viewer.begin();
  }

  /** Plays some of a game by chance: a third of its sites. */
  private void playSome() throws IOException {
    Random random = new Random(17);
    for (int i = live.now().position().lattice().size() / 3; i > 0; i--) {
      List<Move> legal = new ArrayList<>(live.now().position().legalMoves());
      if (legal.size() > 1) {
        legal.removeIf(Pass.class::isInstance);
      }
      if (!legal.isEmpty()) {
        live.submit(house.me(), new Event.Try(legal.get(random.nextInt(legal.size()))));
      }
    }
  }

  private BoardView board() {
    return ((GamePage) pages.shown()).boardView(screen);
  }

  /** To the first site, and over all rows to and fro. */
  private void walk(int most, String what) throws Exception {
    Lattice lattice = live.now().position().lattice();
    repeat(KeyType.ArrowLeft, lattice.cols(), most, what);
    repeat(KeyType.ArrowUp, lattice.rows(), most, what);
    for (int row = 0; row < lattice.rows(); row++) {
      KeyType along = row % 2 == 0 ? KeyType.ArrowRight : KeyType.ArrowLeft;
      repeat(along, lattice.cols(), most, what);
      repeat(KeyType.ArrowDown, 1, most, what);
    }
  }

  private void repeat(KeyType code, int times, int most, String what) throws Exception {
    for (int i = 0; i < times; i++) {
      BoardView before = board();
      int bytes = press(Input.Key.of(code));
      BoardView after = board();
      if (before.left() == after.left() && before.top() == after.top()) {
        assertThat(bytes)
            .as(() -> what + " " + code + " " + wire.toString().replace('\033', '^'))
            .isLessThanOrEqualTo(most);
      }
    }
  }

  @Test
  void theWordsFollowOnceTheCursorRests() throws Exception {
    begin("othello", Map.of(), USUAL, Depth.NONE, Themes.DEFAULT);
    repeat(KeyType.ArrowLeft, 8, 600, "");
    repeat(KeyType.ArrowUp, 8, 600, "");
    viewer.slice(rested());
    String first = message();
    press(Input.Key.of(KeyType.ArrowRight));
    assertThat(message()).as("while it moves").isEqualTo(first);
    assertThat(pages.waitMillis()).isEqualTo(150);
    viewer.slice(Input.Signal.TICK);
    assertThat(message()).as("too early").isEqualTo(first);
    viewer.slice(rested());
    assertThat(message()).as("at rest").isNotEqualTo(first).contains("b1");
    assertThat(pages.waitMillis()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void theWordsOfTheEditorFollowOnceTheCursorRests() throws Exception {
    begin("go", Map.of("size", "9"), USUAL, Depth.NONE, Themes.DEFAULT);
    press(Input.Key.of('e'));
    assertThat(pages.shown()).isInstanceOf(EditorPage.class);
    theWordsWait();
  }

  @Test
  void theWordsOfTriedMovesFollowOnceTheCursorRests() throws Exception {
    begin("go", Map.of("size", "9"), USUAL, Depth.NONE, Themes.DEFAULT);
    OpenedFile game = RecordPageTest.go().opened();
    RecordPage page = RecordPage.of(pages.words(), house, game, 0);
    begin(PageMaker.of(house, pages.words(), page), Depth.NONE, Themes.DEFAULT);
    press(Input.Key.of('t'));
    theWordsWait();
  }

  /** A step to the left changes no word before the cursor rests. */
  private void theWordsWait() throws Exception {
    viewer.slice(rested());
    String before = words();
    press(Input.Key.of(KeyType.ArrowLeft));
    assertThat(words()).as("while it moves").isEqualTo(before);
    assertThat(pages.waitMillis()).isEqualTo(150);
    viewer.slice(rested());
    assertThat(words()).as("at rest").isNotEqualTo(before);
    press(Input.Key.of(KeyType.ArrowLeft));
    press(Input.Key.of(' '));
    assertThat(words()).as("another key").isNotEqualTo(before);
  }

  @Test
  void anyOtherKeyIsAnsweredAtOnce() throws Exception {
    begin("othello", Map.of(), USUAL, Depth.NONE, Themes.DEFAULT);
    press(Input.Key.of(KeyType.ArrowRight));
    press(Input.Key.of(KeyType.ArrowRight));
    press(Input.Key.of('x'));
    assertThat(message()).contains(live.now().position().game().notation().name(cursor()));
    assertThat(pages.waitMillis()).isEqualTo(Long.MAX_VALUE);
  }

  private Site cursor() {
    return ((GamePage) pages.shown()).cursor();
  }

  private Input rested() {
    house.pass(150);
    return Input.Signal.TICK;
  }

  /** Returns what the terminal shows beside the board. */
  private String message() {
    return text(10, 13);
  }

  /** Returns all that it shows beside the board. */
  private String words() {
    return text(0, 23);
  }

  private String text(int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int row = from; row < to; row++) {
      for (int col = 44; col < 80; col++) {
        text.append(terminal.newTextGraphics().getCharacter(col, row).getCharacterString());
      }
    }
    return text.toString();
  }

  private int press(Input input) throws IOException, InterruptedException {
    wire.reset();
    viewer.slice(input);
    return wire.size();
  }
}
