package dev.banmen.study;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.EditableRecord.Version;
import java.util.List;
import java.util.Optional;

/**
 * The current node of a recording, and the shown line through it. Going into a variation shows its
 * line; going back stays on that line. Immutable, except for the board.
 *
 * @param line the shown line
 * @param at the index of the current node on it
 */
public record RecordCursor(
    RecordBoard board, EditableRecord record, ShownLine line, int at, NodeView nodeView) {
  /** Opens a recording at its root. */
  public static RecordCursor of(RecordBoard board, EditableRecord record) {
    Recording recording = record.recording();
    RecordTree tree = recording.tree();
    return new RecordCursor(
        board,
        record,
        board.line(recording, tree.end(RecordTree.ROOT)),
        0,
        board.nodeView(recording, RecordTree.ROOT));
  }

  public Recording recording() {
    return record.recording();
  }

  public RecordTree tree() {
    return record.recording().tree();
  }

  public Game game() {
    return board.game();
  }

  public int node() {
    return nodeView.node();
  }

  /** The side to move; if there is none, the side that did not move last. */
  public Side mover() {
    Position position = nodeView.position();
    return position
        .toMove()
        .or(() -> position.last().map(move -> move.side().opponent()))
        .orElse(Side.BLACK);
  }

  /** Whether the current node is an attempt, see {@link ShownLine#isAttempt}. */
  public boolean isAttempt() {
    return line.isAttempt(at);
  }

  /** The number of the last move. */
  public int number() {
    return line.number(at);
  }

  /** Goes to a node of the shown line, or to its first or last one if the index is outside. */
  public RecordCursor along(int index) {
    int there = Math.max(0, Math.min(line.size() - 1, index));
    return there == at
        ? this
        : new RecordCursor(
            board, record, line, there, board.nodeView(recording(), line.node(there)));
  }

  /** Goes to a node of the tree, and shows a line through it. */
  public RecordCursor to(int node) {
    int on = line.indexOf(node);
    return on >= 0 ? along(on) : onLine(node, node);
  }

  /** Goes to a node, and shows the line through it to this end; stays here if it was deleted. */
  public RecordCursor back(int node, int end) {
    if (!tree().has(node)) {
      return this;
    }
    return onLine(end, node);
  }

  /**
   * This cursor at a node, on the line through an earlier end if that still goes there, else on the
   * node's own.
   */
  private RecordCursor onLine(int end, int node) {
    RecordTree tree = tree();
    ShownLine earlier = board.line(recording(), tree.end(tree.has(end) ? end : node));
    boolean isThrough = earlier.indexOf(node) >= 0;
    ShownLine shown = isThrough ? earlier : board.line(recording(), tree.end(node));
    NodeView there = board.nodeView(recording(), node);
    return new RecordCursor(board, record, shown, shown.indexOf(node), there);
  }

  /** This cursor's place in a record with equal nodes. */
  public RecordCursor with(EditableRecord other) {
    return new RecordCursor(board, other, line, at, nodeView);
  }

  /** Changes the tree, and goes to a node of it. */
  public RecordCursor changed(RecordTree tree, int node) {
    return in(record.changed(tree, node()), node);
  }

  private RecordCursor in(EditableRecord other, int node) {
    return with(other).onLine(line.end(), node);
  }

  /**
   * Follows a game in play: its line is the main line now, in place of an earlier one.
   *
   * @param isLed whether it goes to the end if it stands at the earlier one
   */
  public RecordCursor following(PlayedLine earlier, PlayedLine now, boolean isLed) {
    boolean isAtEnd = isLed && node() == earlier.end(tree());
    EditableRecord grown = record.grown(tree -> now.in(tree, earlier));
    RecordTree tree = grown.recording().tree();
    return in(grown, isAtEnd ? now.end(tree) : tree.nearest(node()));
  }

  public boolean canUndo() {
    return !record.past().isEmpty();
  }

  public boolean canRedo() {
    return !record.ahead().isEmpty();
  }

  /** Undoes the last change, and goes to where it was made. */
  public RecordCursor undone() {
    Version last = record.past().get(record.past().size() - 1);
    return in(record.undone(node()), last.node());
  }

  /** Redoes the last undone change, and goes to where it was made. */
  public RecordCursor redone() {
    Version next = record.ahead().get(record.ahead().size() - 1);
    return in(record.redone(node()), next.node());
  }

  /** The move of a node; empty if it has none. */
  public Optional<Move> move(int node) {
    return board.move(recording(), node);
  }

  /** The child with this move; {@link RecordTree#NONE} if there is none. */
  public int child(Move move) {
    RecordTree tree = tree();
    for (int child = tree.firstChild(node()); child != RecordTree.NONE; ) {
      if (move(child).filter(move::equals).isPresent()) {
        return child;
      }
      child = tree.nextSibling(child);
    }
    return RecordTree.NONE;
  }

  /** Whether the moves that lead to a node are in the file, not only added since. */
  public boolean isSaved(int node) {
    RecordTree saved = record.saved();
    List<Integer> there = List.of(RecordTree.ROOT);
    int[] path = tree().path(node);
    for (int i = 1; i < path.length; i++) {
      List<Property> moves = moves(tree(), path[i]);
      there =
          there.stream()
              .flatMap(parent -> saved.children(parent).stream())
              .filter(child -> moves(saved, child).equals(moves))
              .toList();
    }
    return !there.isEmpty();
  }

  private static List<Property> moves(RecordTree tree, int node) {
    return tree.properties(node).stream().filter(Property::isMove).toList();
  }

  /** Plays a legal move: goes to its node in the record, or adds one. */
  public RecordCursor played(Move move) {
    int child = child(move);
    if (child != RecordTree.NONE) {
      return to(child);
    }
    int grown = tree().size();
    return changed(tree().grown(node(), List.of(Recordable.property(game(), move))), grown);
  }

  /** Sets a property of a node to one value, or removes it if that is empty; stays here. */
  public RecordCursor withText(int node, String id, String value) {
    List<String> values = value.isEmpty() ? List.of() : List.of(value);
    return tree().text(node, id).equals(value)
        ? this
        : changed(tree().with(node, new Property(id, values)), node());
  }

  /** Puts only this sign on a site of the current node; removes its signs if it is empty. */
  public RecordCursor signed(Site site, Optional<Sign> sign, String label) {
    String text = label.isEmpty() ? MarkupEdit.letter(nodeView.markup()) : label;
    return changed(new MarkupEdit(game(), tree(), node()).put(site, sign, text), node());
  }

  /** Draws an arrow or a line at the current node; removes it if it is there. */
  public RecordCursor stroked(Stroke stroke) {
    return changed(new MarkupEdit(game(), tree(), node()).toggle(stroke), node());
  }

  /** The first node of the current variation; the root if there are no others. */
  public int branch() {
    Finder finder = new Finder(tree());
    int at = node();
    while (at != RecordTree.ROOT && !finder.isBranch(at)) {
      at = tree().parent(at);
    }
    return at;
  }

  /** Whether the current variation has another before it ({@code by} &lt; 0) or after it. */
  public boolean canMove(int by) {
    int branch = branch();
    return branch != RecordTree.ROOT
        && (by < 0
            ? tree().firstChild(tree().parent(branch)) != branch
            : tree().nextSibling(branch) != RecordTree.NONE);
  }

  /** Moves the current variation by one place, which {@link #canMove} allows. */
  public RecordCursor moved(int by) {
    return changed(tree().moved(branch(), by), node());
  }

  /** Deletes the current node, which isn't the root, and everything after it. */
  public RecordCursor deleted() {
    return changed(tree().without(node()), tree().parent(node()));
  }

  /** The index of the next move on the shown line; -1 if there is none. */
  public int nextMove() {
    for (int next = at + 1; next < line.size(); next++) {
      if (move(line.node(next)).isPresent()) {
        return next;
      }
    }
    return -1;
  }

  /** Explains the current node's move by the rules; empty if it has none. */
  public Optional<Explanation> explanation() {
    return board.explanation(recording(), node());
  }

  /** The number of siblings of the current node, including itself; 1 for the root. */
  public int variations() {
    return node() == RecordTree.ROOT ? 1 : tree().children(tree().parent(node())).size();
  }

  /** The current node's number among its siblings, from 1. */
  public int variation() {
    return node() == RecordTree.ROOT
        ? 1
        : tree().children(tree().parent(node())).indexOf(node()) + 1;
  }
}
