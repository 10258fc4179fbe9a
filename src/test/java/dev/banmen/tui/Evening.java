package dev.banmen.tui;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.graphics.BasicTextImage;
import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.KeyChoice;
import dev.banmen.app.Person;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.TypedKeys;
import dev.banmen.tui.theme.Themes;
import java.util.Map;

/** A page, keys fed to it as a terminal sends them, and the screen read as text. Mutable. */
public final class Evening {
  public static final String UP = "\033[A";
  public static final String DOWN = "\033[B";
  public static final String RIGHT = "\033[C";
  public static final String LEFT = "\033[D";

  private final Glyphs glyphs;
  private Extent screen;
  private final TypedKeys typed = new TypedKeys();
  private final Person house;
  private final Pages pages;
  private boolean left;

  public Evening(Game game, int cols, int rows, Glyphs glyphs) {
    this.glyphs = glyphs;
    screen = Extent.of(cols, rows);
    Session begun = Session.begin(Terms.of(game.id(), Map.of()), Position.start(game));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    house = new TestHouse(0, game.words().language().locale());
    pages = PageMaker.of(house, house.language().words(Viewer.class), live);
    pages.viewedWith(new Appearance(new Display(Depth.NONE, set(glyphs), house.language())));
  }

  /** An evening in a house that starts with a page without a game. */
  public Evening(Person house, Page first, int cols, int rows, Glyphs glyphs) {
    this.glyphs = glyphs;
    screen = Extent.of(cols, rows);
    this.house = house;
    pages = PageMaker.of(house, house.language().words(Viewer.class), first);
    pages.viewedWith(new Appearance(new Display(Depth.NONE, set(glyphs), house.language())));
  }

  /** An evening in a house that starts with a game. */
  public Evening(Person house, LiveSession live, int cols, int rows, Glyphs glyphs) {
    this.glyphs = glyphs;
    screen = Extent.of(cols, rows);
    this.house = house;
    pages = PageMaker.of(house, house.language().words(Viewer.class), live);
    pages.viewedWith(new Appearance(new Display(Depth.NONE, set(glyphs), house.language())));
  }

  private static GlyphSet set(Glyphs glyphs) {
    return glyphs == Glyphs.ASCII ? GlyphSet.ASCII : GlyphSet.UNICODE;
  }

  /** Types keys, one string a stretch. */
  public Evening types(String... keys) {
    for (String run : keys) {
      for (Input input : typed.type(run)) {
        give(input);
      }
    }
    return this;
  }

  /** Resizes the screen. */
  public Evening resize(int cols, int rows) {
    screen = Extent.of(cols, rows);
    return this;
  }

  public Evening give(KeyStroke key) {
    return give(new Input.Key(key));
  }

  public Evening give(Input input) {
    left = !pages.take(input, screen);
    return this;
  }

  /** Gives the viewer these keys from now on. */
  public Evening pressing(KeyChoice keys) {
    ((TestHouse) house).keys = keys;
    return this;
  }

  /** Notifies the page of possible news in its game, after some time. */
  public Evening refreshed() {
    pages.refreshSession();
    pages.tick();
    return this;
  }

  /** Whether the last input was to leave. */
  public boolean isLeft() {
    return left;
  }

  /** Lets a second pass in the house. */
  public Evening passes() {
    ((TestHouse) house).pass(1000);
    return ticks();
  }

  /** A clock has moved on. */
  public Evening ticks() {
    pages.tick();
    return this;
  }

  Appearance appearance() {
    return pages.appearance();
  }

  Words words() {
    return pages.words();
  }

  /** Returns what stands beside or below the board of a game, as one line. */
  public String said() {
    Extent column = game().frame(screen).status();
    StringBuilder said = new StringBuilder();
    for (String row : text().lines().skip(column.y()).limit(column.rows()).toList()) {
      said.append(' ').append(row.substring(Math.min(column.x(), row.length())));
    }
    return said.toString().replaceAll("\\s+", " ");
  }

  public Page shown() {
    return pages.shown();
  }

  public GamePage game() {
    return (GamePage) pages.shown();
  }

  /** The screen, one line a row, without blanks at the ends of lines. */
  public String text() {
    return text(Depth.NONE);
  }

  public String text(Depth depth) {
    BasicTextImage image =
        image(
            depth == Depth.NONE
                ? PlainPalette.get()
                : Palette.of(Themes.standard(), depth, Ground.SQUARES, false));
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < screen.rows(); row++) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < screen.cols(); col++) {
        TextCharacter cell = image.getCharacterAt(col, row);
        line.append(cell.getCharacterString());
        if (cell.isDoubleWidth()) {
          col++; // its second half is no cell of its own
          checkHalf(image, col, row);
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    Unfilled.checkNone(text.toString());
    return text.toString();
  }

  /** The second half of a wide character is on the screen, and nothing else was written there. */
  private void checkHalf(BasicTextImage image, int col, int row) {
    if (col >= screen.cols() || !image.getCharacterAt(col, row).getCharacterString().equals(" ")) {
      throw new AssertionError("half a character at column " + col + " of row " + row);
    }
  }

  public TextCharacter cell(Palette palette, int col, int row) {
    return image(palette).getCharacterAt(new TerminalPosition(col, row));
  }

  private BasicTextImage image(Palette palette) {
    BasicTextImage image = new BasicTextImage(new TerminalSize(screen.cols(), screen.rows()));
    pages.paint(new Canvas(image.newTextGraphics(), screen, palette, glyphs));
    return image;
  }
}
