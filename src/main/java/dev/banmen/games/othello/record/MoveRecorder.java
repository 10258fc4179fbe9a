package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.board.Discs;
import java.util.ArrayList;
import java.util.List;

/** Records a game move by move, as one line of nodes. Mutable, one thread. */
final class MoveRecorder {
  private static final int STANDARD = 8;

  /** A move's properties on the default board, at {@code side * 64 + square}: most occur often. */
  private static final List<List<Property>> USUAL = usual();

  private static final RecordedSquares SQUARES = new RecordedSquares();

  private final RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
  private int last;

  // The last node's other properties, and comments: gathered, as there may be any number.
  private final List<Property> more = new ArrayList<>();
  private final StringBuilder comment = new StringBuilder();
  private boolean isCommented;

  /**
   * Creates a recorder of a game with this root.
   *
   * @param line the line it starts in, from 1
   * @param column the column it starts in, from 1; 0 where it is the whole line
   */
  MoveRecorder(List<Property> root, long line, long column) {
    last = tree.add(RecordTree.NONE, List.copyOf(root), (int) line, (int) column);
  }

  private static List<List<Property>> usual() {
    List<List<Property>> usual = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int square = 0; square < STANDARD * STANDARD; square++) {
        usual.add(List.of(Property.ofMove(side, BoardSize.NOTATION.name(Discs.site(square)))));
      }
    }
    return List.copyOf(usual);
  }

  /** Records a disc on a square of the default board, 0 to 63. */
  void usual(Side side, int square, long line, long column) {
    add(USUAL.get(side.ordinal() * STANDARD * STANDARD + square), line, column);
  }

  /** Records a disc on any square, on the board or off it. */
  void place(Side side, Site site, long line, long column) {
    move(side, BoardSize.NOTATION.name(site), line, column);
  }

  /** Records a move as written; an empty name is a pass. */
  void move(Side side, String name, long line, long column) {
    add(List.of(Property.ofMove(side, name)), line, column);
  }

  /** Escapes a word that names no square: two letters would be read as those of SGF. */
  static String kept(String word) {
    return SQUARES.isPass(word) || SQUARES.parse(word).isPresent() ? "?" + word : word;
  }

  /** Returns the word that is escaped so. */
  static String written(String kept) {
    String word = kept.startsWith("?") ? kept.substring(1) : kept;
    return kept(word).equals(kept) ? word : kept;
  }

  void add(List<Property> properties, long line, long column) {
    settle();
    last = tree.add(last, properties, (int) line, (int) column);
  }

  /** Adds a property to the last node. */
  void also(Property property) {
    more.add(property);
  }

  /** Adds a comment to the last node, on its own line. */
  void comment(String text) {
    comment.append(isCommented ? "\n" : "").append(text);
    isCommented = true;
  }

  private void settle() {
    if (isCommented) {
      more.add(Property.of("C", comment.toString()));
      comment.setLength(0);
      isCommented = false;
    }
    if (!more.isEmpty()) {
      List<Property> properties = new ArrayList<>(tree.properties(last));
      properties.addAll(more);
      tree.set(last, List.copyOf(properties));
      more.clear();
    }
  }

  /** Returns the tree; don't use the recorder afterwards. */
  RecordTree tree() {
    settle();
    return tree.tree();
  }
}
