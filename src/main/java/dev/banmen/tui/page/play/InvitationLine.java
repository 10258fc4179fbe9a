package dev.banmen.tui.page.play;

import dev.banmen.app.TableStatus;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * The command that brings a friend to a table, in a row of its own across the page: beside the
 * board it would be broken, and a copy of two rows is two commands. Immutable.
 *
 * @param row where it stands
 * @param frame what is left for the board and the column
 */
record InvitationLine(Extent row, GameFrame frame) {
  /**
   * Finds the row: below the board or else above it, or where the board fills the screen in place
   * of its last row, as nobody plays yet. Empty if there is no room, or nobody to invite.
   */
  static Optional<InvitationLine> of(GamePage page, GameFrame frame) {
    String command = page.snapshot().note().command();
    Extent keys = frame.keys();
    if (command.isEmpty() || CellText.width(command) > keys.cols()) {
      return Optional.empty();
    }
    Extent below = frame.aboveKeys();
    Extent board = frame.board().area();
    Extent status = frame.status();
    boolean isBelowFree = board.y() + board.rows() <= below.y();
    boolean isAboveFree = board.y() > 0 && status.y() > 0;
    if (isAboveFree && !(isBelowFree && isSpared(frame))) {
      Extent above = new Extent(keys.x(), 0, keys.cols(), 1);
      return Optional.of(new InvitationLine(above, frame));
    }
    return isSpared(frame)
        ? Optional.of(new InvitationLine(below, shortened(frame)))
        : Optional.empty();
  }

  /** The page for which the command needs no other place. */
  static GamePage without(GamePage page) {
    TableStatus note = page.snapshot().note();
    return page.withNote(note.inviting(""));
  }

  /** Whether the column says the same in one row less, but for its rest. */
  private static boolean isSpared(GameFrame frame) {
    GameColumn now = GameColumn.of(frame.status(), frame.isWide());
    GameColumn less = GameColumn.of(shortened(frame).status(), frame.isWide());
    return now.hasCards() == less.hasCards()
        && now.score().equals(less.score())
        && now.message().equals(less.message());
  }

  private static GameFrame shortened(GameFrame frame) {
    Extent status = frame.status();
    Extent less = new Extent(status.x(), status.y(), status.cols(), status.rows() - 1);
    return new GameFrame(frame.board(), less, frame.keys(), frame.isWide());
  }

  void paint(Canvas canvas, GamePage page) {
    if (page.entry().isEmpty()) { // else what is typed may be completed there
      Extent whole = new Extent(0, row.y(), canvas.cols(), 1);
      canvas.part(whole).fill(Role.TEXT);
      canvas.part(row).text(0, 0, page.snapshot().note().command(), Role.STRONG);
    }
  }
}
