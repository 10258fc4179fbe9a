package dev.banmen.tui.page.play;

import dev.banmen.game.Side;
import dev.banmen.tui.board.StoneTile;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/**
 * The two players: a card each, with a stone, a name, a clock and what the player has; or both in
 * one line. Stateless.
 */
final class PlayerCards {
  private static final int ROWS = 2;
  private static final int STEP = 3;
  private static final int TEXT_X = StoneTile.COLS + 1;
  private static final int GAP = 2;

  private PlayerCards() {}

  static void paint(Canvas canvas, GamePage page, boolean hasCards) {
    SeatWords seats = new SeatWords(page);
    if (!hasCards) {
      line(canvas, page, seats);
      return;
    }
    for (Side side : Side.values()) {
      Extent place = new Extent(0, side.ordinal() * STEP, canvas.cols(), ROWS);
      boolean isActive = seats.isActive(page, side);
      card(isActive ? canvas.raised(place) : canvas.part(place), page, seats, side, isActive);
    }
  }

  private static void card(
      Canvas card, GamePage page, SeatWords seats, Side side, boolean isActive) {
    StoneTile.paint(card, page.game(), side);
    int end = card.cols() - 1;
    String clock = seats.clock(side);
    right(card, end, 0, clock, clockRole(seats, side));
    int room = end - TEXT_X - (clock.isEmpty() ? 0 : clock.length() + GAP);
    String name = Line.cut(seats.name(side), room, card.glyphs().more());
    card.text(TEXT_X, 0, name, isActive ? Role.STRONG : Role.TEXT);
    boolean isCounting = page.session().isCounting();
    String counted = isCounting ? card.glyphs().fractions(seats.counted(side)) : seats.tally(side);
    card.text(TEXT_X, 1, counted, Role.QUIET);
    if (isCounting && seats.accepts(side)) {
      right(card, end, 1, page.words().text("count.accepts"), Role.GOOD);
    } else if (isActive) {
      right(card, end, 1, seats.toMove(), Role.ACCENT);
    }
  }

  private static Role clockRole(SeatWords seats, Side side) {
    return seats.isTimed() && seats.isUrgent(side) ? Role.MISS : Role.TEXT;
  }

  private static void right(Canvas canvas, int end, int y, String text, Role role) {
    canvas.text(end - CellText.width(text), y, text, role);
  }

  /** Paints both players in one line, each in half of it, whose turn it is with a mark. */
  private static void line(Canvas canvas, GamePage page, SeatWords seats) {
    int half = canvas.cols() / 2;
    for (Side side : Side.values()) {
      int x = side.ordinal() * half;
      half(canvas.part(new Extent(x, 0, half, 1)), page, seats, side);
    }
  }

  private static void half(Canvas half, GamePage page, SeatWords seats, Side side) {
    boolean isActive = seats.isActive(page, side);
    half.text(0, 0, isActive ? ">" : " ", Role.ACCENT);
    half.text(1, 0, Character.toString(seats.piece(side, half.glyphs())), Role.TEXT);
    String clock = seats.briefClock(side);
    String has = clock.isEmpty() ? seats.tally(side) : clock;
    int room = half.cols() - 3;
    String name = seats.name(side);
    boolean fits = CellText.width(name) + GAP + CellText.width(has) < room;
    name = cut(name, clock.isEmpty() ? room - 1 : room - 1 - clock.length() - 1, half);
    half.text(3, 0, name, isActive ? Role.STRONG : Role.TEXT);
    if (fits || !clock.isEmpty()) {
      int at = 3 + (name.isEmpty() ? 0 : CellText.width(name) + (fits ? GAP : 1));
      half.text(at, 0, has, clock.isEmpty() ? Role.QUIET : clockRole(seats, side));
    }
  }

  /** Returns as much of a name as fits, none if that is less than a letter and the sign of more. */
  private static String cut(String name, int room, Canvas canvas) {
    String more = canvas.glyphs().more();
    boolean isCut = CellText.width(name) > room;
    return isCut && room <= more.length() ? "" : Line.cut(name, room, more);
  }
}
