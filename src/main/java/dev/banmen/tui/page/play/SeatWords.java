package dev.banmen.tui.page.play;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.session.Session;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes the players and their time, in lines no wider than a width. Immutable. */
final class SeatWords {
  private final Session session;
  private final long now;
  private final int width;
  private final Glyphs glyphs;

  SeatWords(GamePage page, int width, Glyphs glyphs) {
    session = page.session();
    now = Math.max(page.snapshot().now(), session.clock().since());
    this.width = width;
    this.glyphs = glyphs;
  }

  /** Returns a line for each side; empty if nobody has a name and there is no clock. */
  List<Line> seats() {
    List<Line> lines = new ArrayList<>();
    boolean isNamed = !name(Side.BLACK).isEmpty() || !name(Side.WHITE).isEmpty();
    if (isNamed || session.clock().isTimed()) {
      lines.add(seat(Side.BLACK));
      lines.add(seat(Side.WHITE));
    }
    return lines;
  }

  private Line seat(Side side) {
    Game game = session.position().game();
    String name = name(side).isEmpty() ? game.words().side(side) : name(side);
    String time = session.clock().isTimed() ? clock(side) : "";
    String who = Line.cut(piece(side) + " " + name, width - 2 - time.length(), glyphs.more());
    String gap = " ".repeat(Math.max(1, width - CellText.width(who) - time.length()));
    return new Line(time.isEmpty() ? who : who + gap + time, Role.TEXT);
  }

  private String name(Side side) {
    return session.seat(side).name();
  }

  private char piece(Side side) {
    return glyphs.sign(side, session.position().lattice().ground());
  }

  private String clock(Side side) {
    return mark(side) + ClockText.of(session.clock().left(side, now));
  }

  private String mark(Side side) {
    return session.clock().running().equals(Optional.of(side)) ? ">" : "";
  }

  /** Returns the time of both sides in one line, shorter if there is little room. */
  List<Line> clocks() {
    if (!session.clock().isTimed()) {
      return List.of();
    }
    String line =
        piece(Side.BLACK) + clock(Side.BLACK) + "   " + piece(Side.WHITE) + clock(Side.WHITE);
    return CellText.width(line) <= width
        ? List.of(new Line(line, Role.TEXT))
        : Line.wrap(running(Side.BLACK) + " " + running(Side.WHITE), Role.TEXT, width);
  }

  private String running(Side side) {
    return piece(side) + mark(side) + ClockText.running(session.clock().left(side, now));
  }
}
