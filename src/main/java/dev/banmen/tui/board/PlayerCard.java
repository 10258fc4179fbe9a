package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/**
 * A player beside the board. Immutable.
 *
 * @param brief the name where the whole one has no room
 * @param has prisoners, discs, boxes or points, and a rank; may be empty
 * @param clock the time left; empty without a clock
 * @param note what the player is to do or has done, in a card of two rows; may be empty
 * @param isActive whether it is this player's turn
 */
public record PlayerCard(
    String name, String brief, String has, Line clock, Line note, boolean isActive) {
  /** A clock or a note that says nothing. */
  public static final Line NOTHING = new Line("", Role.TEXT);

  private static final int ROWS = 2;
  private static final int STEP = 3;
  private static final int TEXT_X = StoneTile.COLS + 1;
  private static final int GAP = 2;

  /** The column of the name in a part of a line, after the mark of the turn and the piece. */
  private static final int NAME_X = 3;

  /** A player without another name. */
  public PlayerCard(String name, String has, Line clock, Line note, boolean isActive) {
    this(name, name, has, clock, note, isActive);
  }

  /** Paints both players: a card each in five rows, else half a line each. */
  public static void paint(Canvas canvas, Game game, PlayerCard black, PlayerCard white) {
    int middle = middle(canvas.cols(), black, white);
    for (Side side : Side.values()) {
      PlayerCard player = side == Side.BLACK ? black : white;
      int number = side.ordinal();
      if (canvas.rows() >= STEP + ROWS) {
        player.card(canvas, new Extent(0, number * STEP, canvas.cols(), ROWS), game, side);
      } else {
        boolean isLeft = number == 0;
        int x = isLeft ? 0 : middle;
        int cols = isLeft ? middle - 1 : canvas.cols() - middle;
        player.half(canvas.part(new Extent(x, 0, cols, 1)), game, side);
      }
    }
  }

  /** Returns where the second player of a line starts: in the middle if the line has room there. */
  private static int middle(int cols, PlayerCard black, PlayerCard white) {
    int least = black.halfCols() + 1;
    int most = cols - white.halfCols();
    int half = cols / 2;
    return least > most ? half : Math.max(least, Math.min(half, most));
  }

  private int halfCols() {
    return NAME_X + CellText.width(name) + 1 + CellText.width(beside().text());
  }

  /** Returns what stands beside the name in few columns. */
  private Line beside() {
    return clock.text().isEmpty() ? new Line(has, Role.QUIET) : clock;
  }

  /** Paints a stone, and beside it name and clock, below them what the player has and the note. */
  private void card(Canvas canvas, Extent area, Game game, Side side) {
    Canvas card = isActive ? canvas.raised(area) : canvas.part(area);
    StoneTile.paint(card, game, side);
    int beside = clock.text().isEmpty() ? 0 : CellText.width(clock.text()) + 1;
    int room = card.cols() - 1 - TEXT_X - beside;
    row(card, 0, new Line(fitting(room), nameRole()), clock);
    row(card, 1, new Line(has, Role.QUIET), note);
  }

  private static void row(Canvas card, int y, Line left, Line right) {
    int end = card.cols() - 1;
    int cols = CellText.width(right.text());
    card.text(end - cols, y, right.text(), right.role());
    int room = end - TEXT_X - (cols == 0 ? 0 : cols + 1);
    boolean isWhole = cols == 0 || CellText.width(left.text()) <= room;
    card.text(TEXT_X, y, left.text(), isWhole ? room : room - 1, left.role());
  }

  /** Paints whose turn it is with a mark, and the clock whatever the name; else what fits. */
  private void half(Canvas half, Game game, Side side) {
    half.text(0, 0, isActive ? ">" : " ", Role.ACCENT);
    piece(half, 1, game, side);
    boolean isTimed = !clock.text().isEmpty();
    Line other = beside();
    int cols = CellText.width(other.text());
    int room = half.cols() - NAME_X;
    int ofName = room - (isTimed ? cols + 1 : 0);
    String shown = cut(fitting(ofName), ofName, half);
    int free = room - CellText.width(shown) - cols;
    half.text(NAME_X, 0, shown, nameRole());
    if (free >= 1 || isTimed) {
      int gap = Math.max(1, Math.min(GAP, free));
      int at = NAME_X + (shown.isEmpty() ? 0 : CellText.width(shown) + gap);
      half.text(at, 0, other.text(), other.role());
    }
  }

  /** The name, or the brief one where it has no room. */
  private String fitting(int room) {
    return CellText.width(name) <= room ? name : brief;
  }

  /** Returns as much of a name as fits, none if that is less than a letter and the sign of more. */
  private static String cut(String name, int room, Canvas canvas) {
    String more = canvas.glyphs().more();
    boolean isCut = CellText.width(name) > room;
    return isCut && room <= more.length() ? "" : Line.cut(name, room, more);
  }

  private Role nameRole() {
    return isActive ? Role.STRONG : Role.TEXT;
  }

  private static void piece(Canvas line, int x, Game game, Side side) {
    char piece = line.glyphs().sign(side, game.lattice().ground());
    line.text(x, 0, Character.toString(piece), Role.TEXT);
  }
}
