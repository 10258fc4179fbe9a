package dev.banmen.tui.board;

import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.theme.Role;

/**
 * The tree of a recording around the current node: the number of each node's move. Used for one
 * painting.
 */
public final class TreePane {
  private final Canvas canvas;
  private final RecordCursor recordCursor;
  private final TreePicture picture;
  private final Signs signs;
  private final int step; // columns from one node to the next
  private final int top;
  private final int left;

  private TreePane(Canvas canvas, RecordCursor recordCursor, TreePicture picture) {
    this.canvas = canvas;
    this.recordCursor = recordCursor;
    this.picture = picture;
    signs = Signs.beside(canvas.glyphs());
    step = step(picture);
    top = top(recordCursor, picture, canvas.rows());
    left = left(recordCursor, picture, canvas.cols());
  }

  private static int top(RecordCursor recordCursor, TreePicture picture, int rows) {
    return Math.max(0, picture.row(recordCursor.node()) - rows / 2);
  }

  private static int left(RecordCursor recordCursor, TreePicture picture, int cols) {
    return Math.max(0, picture.depth(recordCursor.node()) - (cols / step(picture) - 1) / 2);
  }

  /** Returns room for the largest number, and for one line between two. */
  private static int step(TreePicture picture) {
    return Integer.toString(picture.deepest()).length() + 1;
  }

  public static void paint(Canvas canvas, RecordCursor recordCursor, TreePicture picture) {
    if (canvas.rows() > 0 && canvas.cols() > step(picture)) {
      new TreePane(canvas, recordCursor, picture).paint();
    }
  }

  private void paint() {
    for (int line = 0; line < picture.lines(); line++) {
      int first = picture.first(line);
      if (picture.isLast(line) && first != RecordTree.ROOT) {
        way(first);
      }
    }
    for (int line = 0; line < picture.lines(); line++) {
      int first = picture.first(line);
      int row = picture.row(first) - top;
      if (row >= 0 && row < canvas.rows()) {
        corner(line, first, row);
        line(line, row);
      }
    }
    here();
    edges();
  }

  /** Marks the current node. */
  private void here() {
    int x = x(picture.depth(recordCursor.node()));
    int y = picture.row(recordCursor.node()) - top;
    String name = name(recordCursor.node());
    canvas.text(x - 1, y, "[" + name + "]", Role.SELECTED);
  }

  private int x(int depth) {
    return 1 + step * (depth - left);
  }

  /** Paints the way down from a node to its last variation. */
  private void way(int last) {
    RecordTree tree = recordCursor.tree();
    int parent = tree.parent(last);
    int x = x(picture.depth(parent));
    if (x < 0 || x >= canvas.cols()) {
      return;
    }
    int from = Math.max(0, picture.row(tree.firstChild(parent)) - top + 1);
    int to = Math.min(canvas.rows(), picture.row(last) - top);
    for (int y = from; y < to; y++) {
      canvas.put(x, y, signs.twig(Signs.DOWN), Role.QUIET);
    }
  }

  /** Paints the corner where a variation branches off. */
  private void corner(int line, int first, int row) {
    if (first == RecordTree.ROOT) {
      return;
    }
    int x = x(picture.depth(first) - 1);
    char corner = signs.twig(picture.isLast(line) ? Signs.CORNER : Signs.FORK);
    canvas.put(x, row, corner, role(first));
    for (int i = 1; i < step; i++) {
      canvas.put(x + i, row, across(first), role(first));
    }
  }

  private char across(int node) {
    return signs.twig(isShown(node) ? Signs.ACROSS_SHOWN : Signs.ACROSS);
  }

  private boolean isShown(int node) {
    int depth = picture.depth(node);
    return depth < recordCursor.line().size() && recordCursor.line().node(depth) == node;
  }

  private Role role(int node) {
    return isShown(node) ? Role.STRONG : Role.QUIET;
  }

  private void line(int line, int y) {
    for (int depth = left; x(depth) + step - 1 < canvas.cols(); depth++) {
      int node = picture.node(line, depth);
      if (node != RecordTree.NONE) {
        Role role = role(node);
        String name = name(node);
        canvas.text(x(depth), y, name, role);
        int next = picture.node(line, depth + 1);
        for (int i = name.length(); next != RecordTree.NONE && i < step; i++) {
          canvas.put(x(depth) + i, y, across(next), role(next));
        }
      }
    }
  }

  /** Returns the number of a node's move; a sign for an attempt or a node without a move. */
  private String name(int node) {
    RecordTree tree = recordCursor.tree();
    int before = node == RecordTree.ROOT ? 0 : picture.number(tree.parent(node));
    if (picture.number(node) > before) {
      return Integer.toString(picture.number(node));
    }
    boolean isAttempt = MoveNumbers.isMove(tree.properties(node));
    return String.valueOf(isAttempt ? signs.found(0) : signs.twig(Signs.NO_MOVE));
  }

  /** Marks the edges where there is more than is shown. */
  private void edges() {
    boolean above = top > 0;
    boolean below = false;
    for (int line = 0; line < picture.lines() && !below; line++) {
      below = picture.row(picture.first(line)) - top >= canvas.rows();
    }
    int x = canvas.cols() - 1;
    canvas.put(x, 0, above ? '^' : ' ', Role.QUIET);
    canvas.put(x, canvas.rows() - 1, below ? 'v' : ' ', Role.QUIET);
    int y = picture.row(recordCursor.node()) - top;
    if (left > 0) {
      canvas.put(0, y, across(recordCursor.node()), Role.QUIET); // the line comes from there
    }
    if (x(picture.deepest()) + step > canvas.cols()) {
      canvas.put(x, y, '>', Role.QUIET);
    }
  }

  /** Returns the node shown at a place; {@link RecordTree#NONE} if there is none. */
  public static int at(RecordCursor recordCursor, TreePicture picture, Extent pane, int x, int y) {
    int depth = left(recordCursor, picture, pane.cols()) + Math.max(0, x - 1) / step(picture);
    return picture.at(top(recordCursor, picture, pane.rows()) + y, depth);
  }
}
