package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scale;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.term.UsualTerminal;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stones are pictures where the terminal shows some, over the cells that are there anyway. */
class StonePicturesTest {
  private static final int BLACK = 7711;
  private static final int WHITE = 7712;

  /** Columns of the pieces by their pictures: two letters are four pictures. */
  private static final String KINDS = "4 6 6+8 8+";

  private static final Input CELLS = new Input.CellSizeReported(10, 20);
  private static final String QUESTION = "\033[16t";

  private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
  private final KittyPictures kitty = new KittyPictures();
  private final TestHouse house = new TestHouse(0);
  private Extent screen;
  private LiveSession live;
  private Pages pages;
  private Viewer viewer;

  private void begin(String game, Extent size, GlyphSet glyphs, Recorder recorder)
      throws Exception {
    screen = size;
    live = house.begin(Terms.of(game, game.equals("go") ? Map.of("size", "9") : Map.of()));
    pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), live);
    CompactScreen terminal = UsualTerminal.of(wire, Depth.TRUECOLOR, screen.cols(), screen.rows());
    Appearance appearance = new Appearance(new Display(Depth.TRUECOLOR, glyphs, Language.ENGLISH));
    viewer =
        new Viewer(
            pages, terminal, new InputQueue(), appearance, Viewer.Host.NONE, recorder, () -> 0);
    viewer.begin();
  }

  private void begin(String game) throws Exception {
    begin(game, Extent.of(80, 24), GlyphSet.PICTURES, Recorder.NONE);
  }

  private String turn(Input input) throws Exception {
    viewer.slice(input);
    String sent = wire.toString();
    kitty.read(wire.toByteArray());
    wire.reset();
    return sent;
  }

  /** Plays one move by chance; false if there is none. */
  private boolean plays(Random random) throws Exception {
    List<Move> legal = new ArrayList<>(live.now().position().legalMoves());
    legal.removeIf(Pass.class::isInstance);
    if (legal.isEmpty()) {
      return false;
    }
    live.submit(house.me(), new Event.Try(legal.get(random.nextInt(legal.size()))));
    turn(Input.Signal.NEWS);
    return true;
  }

  /** Returns where the board has pieces, in cells of the screen. */
  private Map<String, Integer> pieces() {
    BoardView view = ((GamePage) pages.shown()).boardView(screen);
    Scale scale = view.scale();
    Position position = live.now().position();
    Lattice lattice = position.lattice();
    Map<String, Integer> pieces = new TreeMap<>();
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      Mark mark = position.at(site);
      if (mark != Mark.EMPTY) {
        int around = scale.stepX() > 4 && lattice.ground() == Ground.CROSSINGS ? 1 : 0;
        int row = view.window().y() + view.y(site) - scale.firstY() - around;
        int col = view.window().x() + view.x(site) - scale.firstX() - around;
        boolean isDotted =
            around > 0 && position.lastMoves(1).contains(new Place(side(mark), site));
        int picture = BLACK + KINDS.indexOf(scale.stepX() + (around > 0 ? "+" : "")) * 2;
        pieces.put(row + "," + col, picture + (mark == Mark.BLACK ? 0 : 1) + (isDotted ? 2 : 0));
      }
    }
    return pieces;
  }

  private static Side side(Mark mark) {
    return mark == Mark.BLACK ? Side.BLACK : Side.WHITE;
  }

  private Map<String, Integer> shownOnBoard() {
    Extent area = ((GamePage) pages.shown()).boardView(screen).area();
    Map<String, Integer> shown = new TreeMap<>(kitty.shown());
    shown
        .keySet()
        .removeIf(at -> Integer.parseInt(at.substring(at.indexOf(',') + 1)) >= area.cols());
    return shown;
  }

  @ParameterizedTest
  @CsvSource({"go, 60, 80, 24", "othello, 56, 80, 24", "go, 60, 120, 40", "othello, 56, 120, 40"})
  void thereIsOneOnEachStoneAndNowhereElse(String game, int moves, int cols, int rows)
      throws Exception {
    begin(game, Extent.of(cols, rows), GlyphSet.PICTURES, Recorder.NONE);
    turn(CELLS);
    Random random = new Random(5);
    for (int i = 0; i < moves && plays(random); i++) {
      assertThat(shownOnBoard()).as("move %d", i + 1).isEqualTo(pieces());
    }
    assertThat(shownOnBoard().size()).isGreaterThan(10);
    assertThat(kitty.shown()).as("the players' tiles, too").hasSize(shownOnBoard().size() + 2);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40"})
  void eachIsSentOnceAndAMoveTakesFewBytes(int cols, int rows) throws Exception {
    begin("go", Extent.of(cols, rows), GlyphSet.PICTURES, Recorder.NONE);
    turn(CELLS);
    assertThat(kitty.pictures).as("as on the players' tiles").containsOnlyKeys(BLACK, WHITE);
    Random random = new Random(5);
    for (int i = 0; i < 3; i++) {
      plays(random); // a stone of each colour, with the last move's dot and without
    }
    kitty.takeBytes();
    for (int i = 0; i < 20; i++) {
      plays(random);
      assertThat(kitty.takeBytes()).isBetween(20, 150 - "\033[24;80H".length());
    }
  }

  /** So that all of the stone below is hidden, and the board around it is seen. */
  @ParameterizedTest
  @CsvSource({"6, 13", "7, 14", "8, 17", "10, 20", "10, 21", "20, 40"})
  void aPictureHidesTheStoneOfCharactersAndNotItsCorners(int width, int height) throws Exception {
    begin("go");
    turn(new Input.CellSizeReported(width, height));
    kitty.pictures.forEach(
        (number, picture) -> {
          assertThat(picture.width()).isEqualTo(4 * width);
          assertThat(picture.height()).isEqualTo(2 * height);
          for (int x = width / 2 + 1; x < 4 * width - width / 2 - 1; x++) {
            boolean isInner = x > width && x < 3 * width - 1;
            int top = isInner ? Math.round(height / 4f) : height / 2 + 1;
            assertThat(picture.channel(x, top, 3)).isGreaterThan(200);
            assertThat(picture.channel(x, 2 * height - 1 - top, 3)).isGreaterThan(200);
          }
          assertThat(picture.channel(0, 0, 3)).isZero();
          int middle = picture.channel(2 * width, height, 1);
          assertThat(middle < 128).isEqualTo(number == BLACK);
        });
  }

  @Test
  void theFirstFrameAsksAndDoesNotWait() throws Exception {
    begin("go");
    assertThat(wire.toString()).contains(QUESTION, "Go").doesNotContain("\033_G");
    wire.reset();
    assertThat(turn(Input.Key.of('?'))).doesNotContain(QUESTION, "\033_G");
  }

  @Test
  void nonsenseIsNoSizeOfACell() throws Exception {
    begin("go");
    assertThat(turn(new Input.CellSizeReported(-1, 20))).doesNotContain("\033_G");
    assertThat(turn(new Input.CellSizeReported(10, 100_000))).doesNotContain("\033_G");
  }

  @Test
  void nobodyElseIsAsked() throws Exception {
    begin("go", Extent.of(80, 24), GlyphSet.UNICODE, Recorder.NONE);
    assertThat(wire.toString()).doesNotContain(QUESTION);
    assertThat(turn(CELLS)).as("nor believed").doesNotContain("\033_G");
  }

  @Test
  void aRecordingHasNone() throws Exception {
    Recorder recorder = new Recorder() {};
    begin("go", Extent.of(80, 24), GlyphSet.PICTURES, recorder);
    assertThat(wire.toString()).doesNotContain(QUESTION);
    assertThat(turn(CELLS)).doesNotContain("\033_G");
  }

  @Test
  void anErasedScreenHasThemAnew() throws Exception {
    begin("go");
    turn(CELLS);
    plays(new Random(5));
    turn(Input.Key.ctrl('l'));
    assertThat(shownOnBoard()).isEqualTo(pieces()).hasSize(1);
    assertThat(turn(new Input.Resized(80, 30))).as("cells may be larger").contains(QUESTION);
  }

  @Test
  void aPageWithoutABoardHasNone() throws Exception {
    begin("go");
    turn(CELLS);
    plays(new Random(5));
    turn(Input.Key.of('?'));
    assertThat(kitty.shown()).isEmpty();
  }
}
