package dev.banmen.tui.board;

import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/**
 * The board of a position that is only looked at, as large as fits into a room: at its top, in the
 * middle, without a cursor or coordinates. A sign shows that it is cut. Immutable.
 */
public final class BoardPreview {
  private final Position position;
  private final BoardView view;

  public BoardPreview(Position position, Extent room) {
    this(position, ShownPart.whole(position.lattice()), room);
  }

  /** A picture of a part of the board. */
  public BoardPreview(Position position, ShownPart part, Extent room) {
    this.position = position;
    view = BoardView.picture(part, position.game().notation(), room);
  }

  /** Whether all of the board is shown. */
  public boolean isWhole() {
    return view.isWhole();
  }

  /** Whether its pieces are larger than one cell. */
  public boolean hasLargePieces() {
    return view.scale().stepX() > Scale.SMALL.stepX();
  }

  /** Returns what it takes of the room. */
  public Extent area() {
    return view.area();
  }

  /** Paints it if all of the board is shown; returns how many rows that takes, or 0. */
  public int paintIfWhole(Canvas canvas) {
    if (!isWhole()) {
      return 0;
    }
    paint(canvas);
    return area().rows();
  }

  public void paint(Canvas canvas) {
    BoardPainter.paint(canvas, view, Scene.still(position, Overlay.NONE));
    if (!isWhole()) {
      String more = canvas.glyphs().more();
      Extent shown = area();
      int x = shown.x() + shown.cols() - CellText.width(more);
      canvas.text(x, shown.y() + shown.rows() - 1, more, Role.LABEL);
    }
  }
}
