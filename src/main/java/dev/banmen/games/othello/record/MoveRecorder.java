package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.games.othello.board.Discs;
import dev.banmen.games.othello.board.OthelloNotation;
import java.util.ArrayList;
import java.util.List;

/** Writes a game down move by move, as one line of nodes. Mutable, one thread. */
final class MoveRecorder {
  private static final int STANDARD = 8;

  /** What a move on the usual board says, at {@code side * 64 + square}: most are made often. */
  private static final List<List<Property>> USUAL = usual();

  private static final RecordedSquares SQUARES = new RecordedSquares();

  private final OthelloNotation notation = new OthelloNotation();
  private final RecordTree.Builder tree = new RecordTree.Builder();
  private int last;

  // What the last node says besides, and comments: gathered, as there may be any number of them.
  private final List<Property> more = new ArrayList<>();
  private final StringBuilder comment = new StringBuilder();
  private boolean isCommented;

  /**
   * A game whose root says this.
   *
   * @param line where it begins in its file, from 1
   * @param column likewise, or 0 where it is the whole line
   */
  MoveRecorder(List<Property> root, long line, long column) {
    last = tree.add(RecordTree.NONE, List.copyOf(root), (int) line, (int) column);
  }

  private static List<List<Property>> usual() {
    OthelloNotation notation = new OthelloNotation();
    List<List<Property>> usual = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int square = 0; square < STANDARD * STANDARD; square++) {
        usual.add(List.of(Property.of(id(side), notation.name(Discs.site(square)))));
      }
    }
    return List.copyOf(usual);
  }

  /** The name of the property that a side's moves are. */
  static String id(Side side) {
    return side == Side.BLACK ? "B" : "W";
  }

  /** A disc on a square of the usual board, 0 to 63. */
  void usual(Side side, int square, long line, long column) {
    add(USUAL.get(side.ordinal() * STANDARD * STANDARD + square), line, column);
  }

  /** A disc on any square, on the board or off it. */
  void place(Side side, Site site, long line, long column) {
    move(side, notation.name(site), line, column);
  }

  /** A pass. */
  void pass(Side side, long line, long column) {
    move(side, "", line, column);
  }

  /** A move as it is written. */
  void move(Side side, String name, long line, long column) {
    add(List.of(Property.of(id(side), name)), line, column);
  }

  /** A move that nobody can read. */
  void unreadable(Side side, String word, long line, long column) {
    move(side, kept(word), line, column);
  }

  /** A word that names no square, as records keep it: two letters would be read as those of SGF. */
  static String kept(String word) {
    return SQUARES.isPass(word) || SQUARES.parse(word).isPresent() ? "?" + word : word;
  }

  /** The word that is kept so. */
  static String written(String kept) {
    String word = kept.startsWith("?") ? kept.substring(1) : kept;
    return kept(word).equals(kept) ? word : kept;
  }

  /** A node that says this. */
  void add(List<Property> said, long line, long column) {
    settle();
    last = tree.add(last, said, (int) line, (int) column);
  }

  /** Has the last node say this too. */
  void also(Property property) {
    more.add(property);
  }

  /** Has the last node comment this too, on a line of its own. */
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
      List<Property> said = new ArrayList<>(tree.properties(last));
      said.addAll(more);
      tree.set(last, List.copyOf(said));
      more.clear();
    }
  }

  /** The tree; nothing is written after this. */
  RecordTree tree() {
    settle();
    return tree.tree();
  }
}
