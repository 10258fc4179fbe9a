package dev.banmen.tui.page.help;

import dev.banmen.game.ExampleSite;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.picture.StrokeGlyphs;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.Signs;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.page.HiddenKeys;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.HelpLine;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The keys and commands of a game's page, and the meaning of the symbols on its board: side by side
 * if there is room. Immutable.
 *
 * @param game for its coordinates and the names of its sides
 * @param example a coordinate
 * @param own the keys of its reader
 * @param isCountable whether its empty sites are counted
 * @param isOfRecord whether it is about a recorded game
 * @param missing the lines about what doesn't work in this game and place
 * @param first the first line shown, if not all fit
 * @param said over its last lines until it is scrolled; empty for nothing
 */
public record HelpPage(
    Words words,
    Game game,
    String example,
    KeyMap own,
    boolean isCountable,
    boolean isOfRecord,
    Set<String> missing,
    int first,
    String said)
    implements LongPage {
  private static final int LINES = 21;
  private static final int COMMANDS = 13;
  private static final int RECORD_LINES = 44;

  /** The line before the game's own layers: that of legal moves. */
  private static final int LEGAL = 6;

  private static final int RECORD_LEGAL = 20;

  private static final String COUNT = "help.19";
  private static final String TALK = "help.13";
  private static final String ESTIMATE = "help.command.3";
  private static final String JUDGE = "help.command.8";
  private static final String SAVE = "help.command.9";
  private static final String SAVE_RECORD = "record.help.30";
  private static final String EXPLORE = "record.help.43";

  /** A recording has more keys, which therefore stand in two columns. */
  private static final int HALF_COLS = 39;

  private static final int KEYS_COLS = 47;
  private static final int SIGNS_COLS = 29;

  /**
   * Returns the keys of a game in play, with the cursor's site as an example.
   *
   * @param canTalk whether its reader can say something at the table
   * @param isExercise whether an exercise judges its moves
   */
  public static HelpPage ofGame(
      Words words, Position position, Site cursor, boolean canTalk, boolean isExercise) {
    Set<String> missing = new HashSet<>();
    if (!position.isCountable()) {
      missing.addAll(List.of(COUNT, ESTIMATE));
    }
    missing.add(canTalk ? SAVE : TALK); // a server has no files
    if (!isExercise) {
      missing.add(JUDGE);
    }
    return of(words, position, cursor, false, Set.copyOf(missing));
  }

  /**
   * Returns the keys of a recorded game, with the cursor's site as an example.
   *
   * @param canSave whether its reader can save files
   */
  public static HelpPage ofRecording(Words words, Position position, Site cursor, boolean canSave) {
    return of(words, position, cursor, true, canSave ? Set.of() : Set.of(SAVE_RECORD, EXPLORE));
  }

  private static HelpPage of(
      Words words, Position position, Site cursor, boolean isOfRecord, Set<String> missing) {
    String example = ExampleSite.name(position, cursor);
    return new HelpPage(
        words,
        position.game(),
        example,
        CustomKeys.map(words),
        position.isCountable(),
        isOfRecord,
        missing,
        0,
        "");
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    return input instanceof Input.Key pressed && KeyAction.of(pressed.stroke()) == KeyAction.COMMAND
        ? PageAction.passDown(pressed)
        : LongPage.super.on(input, screen);
  }

  @Override
  public LongPage from(int line) {
    return with(line, "");
  }

  @Override
  public HelpPage saying(String sentence) {
    return with(first, sentence);
  }

  private HelpPage with(int line, String sentence) {
    return new HelpPage(
        words, game, example, own, isCountable, isOfRecord, missing, line, sentence);
  }

  @Override
  public int top(Extent screen) {
    int cols = screen.cols() - 2;
    int height = columns(Glyphs.ASCII, false, cols).height(); // the same with any glyphs
    return Math.max(0, Math.min(first, height - room(screen.rows())));
  }

  private static int room(int rows) {
    return rows - 1;
  }

  /** Two columns of lines; the second one starts at x. */
  private record Columns(List<Line> left, int x, List<Line> right) {
    int height() {
      return Math.max(left.size(), right.size());
    }
  }

  private Columns columns(Glyphs glyphs, boolean hasSolidPieces, int cols) {
    if (isOfRecord && cols >= 2 * HALF_COLS) {
      return halves(glyphs, hasSolidPieces);
    }
    int keyCols = isWide(cols) ? KEYS_COLS - 1 : cols;
    List<Line> left = keys(keyCols);
    List<Line> right = new ArrayList<>();
    List<Line> others = HiddenKeys.lines(words, own, isWide(cols) ? cols - KEYS_COLS : cols);
    if (isWide(cols)) {
      right.addAll(commands(cols - KEYS_COLS));
      append(signs(glyphs, hasSolidPieces, cols - KEYS_COLS), right);
      append(others, right);
    } else {
      append(isOfRecord ? List.of() : commands(cols), left);
      append(others, left);
      append(signs(glyphs, hasSolidPieces, cols), left);
    }
    return new Columns(left, KEYS_COLS, right);
  }

  /** Puts keys in two columns, and half of the rest below each. */
  private Columns halves(Glyphs glyphs, boolean hasSolidPieces) {
    List<Line> left = new ArrayList<>();
    List<Line> right = new ArrayList<>();
    halve(keys(HALF_COLS - 1), left, right);
    List<Line> more = signs(glyphs, hasSolidPieces, HALF_COLS - 1);
    append(HiddenKeys.lines(words, own, HALF_COLS - 1), more);
    left.add(Line.BLANK);
    right.add(Line.BLANK);
    halve(more, left, right);
    return new Columns(left, HALF_COLS, right);
  }

  /** Splits lines below their heading into two columns; those about one key stay together. */
  private static void halve(List<Line> lines, List<Line> left, List<Line> right) {
    int middle = lines.size() / 2 + 1;
    while (middle < lines.size() && lines.get(middle).text().startsWith(" ")) {
      middle++;
    }
    left.addAll(lines.subList(0, middle));
    right.add(Line.BLANK);
    right.addAll(lines.subList(middle, lines.size()));
    while (right.size() < left.size()) {
      right.add(Line.BLANK);
    }
  }

  private static void append(List<Line> more, List<Line> lines) {
    if (!more.isEmpty()) {
      lines.add(Line.BLANK);
      lines.addAll(more);
    }
  }

  private static boolean isWide(int cols) {
    return cols >= KEYS_COLS + SIGNS_COLS;
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    int cols = canvas.cols() - 2;
    int room = room(canvas.rows());
    int from = top(canvas.extent());
    Columns columns = columns(canvas.glyphs(), canvas.hasSolidPieces(), cols);
    paint(canvas, 1, columns.left(), from, room);
    paint(canvas, 1 + columns.x(), columns.right(), from, room);
    LongPage.paintFoot(canvas, words, from, columns.height(), said);
  }

  private static void paint(Canvas canvas, int x, List<Line> lines, int from, int room) {
    for (int y = 0; y < room && from + y < lines.size(); y++) {
      Line line = lines.get(from + y);
      canvas.text(x, y, line.text(), line.role());
    }
  }

  private List<Line> keys(int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(words.text("help.title"), Role.HEADING));
    String topic = isOfRecord ? "record.help." : "help.";
    for (int line = 1; line <= (isOfRecord ? RECORD_LINES : LINES); line++) {
      if (!missing.contains(topic + line)) {
        lines.addAll(
            HelpLine.of(words.text(topic + line, words.key(":" + example))).wrapped(width));
      }
      if (line == (isOfRecord ? RECORD_LEGAL : LEGAL) && !HasLayers.of(game).isEmpty()) {
        lines.addAll(
            HelpLine.of(words.text("help.layers", BoardLayers.names(game, words))).wrapped(width));
      }
    }
    return lines;
  }

  private List<Line> commands(int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(words.text("help.commands"), Role.HEADING));
    for (int line = 1; line <= COMMANDS; line++) {
      String key = "help.command." + line;
      if (!missing.contains(key)) {
        lines.addAll(HelpLine.of(words.text(key)).wrapped(width));
      }
    }
    return lines;
  }

  private List<Line> signs(Glyphs glyphs, boolean hasSolidPieces, int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(words.text("help.signs"), Role.HEADING));
    add(words.text("help.signs.1"), width, lines);
    List<String> row = new ArrayList<>();
    row.add(glyphs.legal(game.lattice().ground()) + " " + words.text("help.sign.legal"));
    for (Hint hint : Hint.values()) {
      String sign = BoardLayers.sign(game, hint, glyphs);
      if (!sign.isEmpty()) {
        row.add(sign);
      }
    }
    if (isCountable) {
      row.add(glyphs.hint(Hint.TAKEN) + " " + words.text("help.sign.dead"));
    }
    lines.addAll(Line.filled(row, Role.TEXT, width));
    if (isCountable) {
      char black = glyphs.territory(Side.BLACK);
      char white = glyphs.territory(Side.WHITE);
      String owned =
          hasSolidPieces
              ? words.text("help.signs.8", Glyphs.OWNED)
              : words.text("help.signs.5", black, white, glyphs.neutral());
      add(owned, width, lines);
    }
    if (isOfRecord) {
      recordSigns(glyphs, width, lines);
    } else {
      add(words.text("help.signs.6"), width, lines);
    }
    return lines;
  }

  private void recordSigns(Glyphs glyphs, int width, List<Line> lines) {
    Signs signs = Signs.beside(glyphs);
    add(words.text("record.signs.1"), width, lines);
    add(signs("record.signs.2", signs, Sign.TRIANGLE, Sign.SQUARE), width, lines);
    add(signs("record.signs.3", signs, Sign.CIRCLE, Sign.CROSS), width, lines);
    add(signs("record.signs.4", signs, Sign.SELECTED, Sign.DIM), width, lines);
    add(signs("record.signs.5", signs, Sign.LABEL, Sign.LABEL), width, lines);
    add(signs("record.signs.8", signs, Sign.TERRITORY_BLACK, Sign.TERRITORY_WHITE), width, lines);
    Stroke arrow = new Stroke(new Site(0, 0), new Site(0, 1), true);
    Stroke line = new Stroke(new Site(0, 0), new Site(0, 1), false);
    boolean isAscii = signs.isAscii();
    String text =
        words.text(
            "record.signs.9",
            StrokeGlyphs.along(arrow, isAscii),
            StrokeGlyphs.end(arrow, isAscii),
            StrokeGlyphs.end(line, isAscii),
            StrokeGlyphs.along(line, isAscii));
    add(text, width, lines);
    add(words.text("record.signs.6", signs.found(0), signs.found(1)), width, lines);
    add(words.text("record.signs.7", signs.found(2), signs.found(3)), width, lines);
  }

  private String signs(String key, Signs signs, Sign one, Sign other) {
    return words.text(key, signs.sign(one), signs.sign(other));
  }

  private static void add(String text, int width, List<Line> lines) {
    lines.addAll(Line.wrap(text, Role.TEXT, width));
  }
}
