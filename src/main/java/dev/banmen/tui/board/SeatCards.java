package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/** The two players of a recording: a card each in five rows, a line each in two, else one line. */
public final class SeatCards {
  /**
   * A player.
   *
   * @param has rank and prisoners, or what else counts
   * @param turn says that it is this player's turn; empty if it isn't
   */
  public record PlayerCard(String name, String has, String turn) {}

  private static final int ROWS = 2;
  private static final int STEP = 3;
  private static final int TEXT_X = 5;
  private static final int GAP = 2;

  private SeatCards() {}

  public static void paint(Canvas canvas, Game game, PlayerCard black, PlayerCard white) {
    for (Side side : Side.values()) {
      PlayerCard seat = side == Side.BLACK ? black : white;
      int number = side.ordinal();
      if (canvas.rows() >= STEP + ROWS) {
        card(canvas.part(new Extent(0, number * STEP, canvas.cols(), ROWS)), game, side, seat);
      } else if (canvas.rows() >= ROWS) {
        line(canvas.part(new Extent(0, number, canvas.cols(), 1)), game, side, seat);
      } else {
        int half = canvas.cols() / 2;
        line(canvas.part(new Extent(number * half, 0, half, 1)), game, side, seat);
      }
    }
  }

  private static void card(Canvas place, Game game, Side side, PlayerCard seat) {
    boolean isActive = !seat.turn.isEmpty();
    Canvas card = isActive ? place.on(Role.CARD) : place;
    card.fill(isActive ? Role.CARD : Role.TEXT);
    StoneTile.paint(card, game, side);
    int end = card.cols() - 1;
    String more = card.glyphs().more();
    Role role = isActive ? Role.STRONG : Role.TEXT;
    card.text(TEXT_X, 0, Line.cut(seat.name, end - TEXT_X, more), role);
    int turn = end - CellText.width(seat.turn);
    card.text(TEXT_X, 1, Line.cut(seat.has, turn - GAP - TEXT_X, more), Role.QUIET);
    card.text(turn, 1, seat.turn, Role.ACCENT);
  }

  private static void line(Canvas line, Game game, Side side, PlayerCard seat) {
    line.put(0, 0, line.glyphs().sign(side, game.lattice().ground()), role(side));
    String more = line.glyphs().more();
    int has = CellText.width(seat.has);
    int room = line.cols() - GAP - (seat.has.isEmpty() ? 0 : has + GAP);
    boolean isBoth = room >= Math.min(CellText.width(seat.name), line.cols() / 2);
    Role role = seat.turn.isEmpty() ? Role.TEXT : Role.STRONG;
    int most = isBoth ? room : line.cols() - GAP - 1;
    line.text(GAP, 0, Line.cut(seat.name, most, more), role);
    if (isBoth) {
      line.text(line.cols() - has, 0, seat.has, Role.QUIET);
    }
  }

  private static Role role(Side side) {
    return side == Side.BLACK ? Role.BLACK : Role.WHITE;
  }
}
