package dev.banmen.games.othello.record;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.board.MoveRights;
import dev.banmen.games.othello.board.OthelloBoard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board before the first move, and who is to move. Immutable.
 *
 * @param size rows and columns
 */
record StartBoard(int size, Setup setup) {
  private static final Notation NOTATION = new RecordedSquares();

  /** Returns the default start on a board of this size. */
  static StartBoard usual(int size) {
    return new StartBoard(size, BoardSize.of(size).start());
  }

  /** Returns the start of a recorded game, with its root's set-up. */
  static StartBoard of(Recording recording) {
    int size = Integer.parseInt(recording.chosen().getOrDefault("size", "8"));
    List<Property> root = recording.tree().properties(RecordTree.ROOT);
    Map<Site, Mark> marks = new HashMap<>(recording.start().marks());
    Optional<Side> toMove = recording.start().toMove();
    Lattice lattice = BoardSize.of(size).lattice();
    for (Property property : root) {
      property.puts().ifPresent(mark -> put(property, mark, lattice, marks));
      toMove = property.id().equals("PL") ? toMove(property.value()) : toMove;
    }
    marks.values().removeIf(mark -> mark == Mark.EMPTY);
    return new StartBoard(size, new Setup(marks, Optional.of(toMove.orElse(Side.BLACK))));
  }

  private static Optional<Side> toMove(String value) {
    boolean isWhite = !value.isEmpty() && "Ww2".indexOf(value.charAt(0)) >= 0;
    return Optional.of(isWhite ? Side.WHITE : Side.BLACK);
  }

  /** Puts marks; each value is a square or a rectangle of them, {@code a1:c3}. */
  private static void put(Property property, Mark mark, Lattice lattice, Map<Site, Mark> marks) {
    for (String value : property.values()) {
      int colon = value.indexOf(':');
      Optional<Site> one = NOTATION.parse(colon < 0 ? value : value.substring(0, colon));
      Optional<Site> other = colon < 0 ? one : NOTATION.parse(value.substring(colon + 1));
      if (one.filter(lattice::contains).isPresent()
          && other.filter(lattice::contains).isPresent()) {
        put(one.get(), other.get(), mark, marks);
      }
    }
  }

  private static void put(Site one, Site other, Mark mark, Map<Site, Mark> marks) {
    int bottom = Math.max(one.row(), other.row());
    int right = Math.max(one.col(), other.col());
    for (int row = Math.min(one.row(), other.row()); row <= bottom; row++) {
      for (int col = Math.min(one.col(), other.col()); col <= right; col++) {
        marks.put(new Site(row, col), mark);
      }
    }
  }

  /** Whether the game has the default start of this size. */
  boolean isUsual() {
    return equals(usual(size));
  }

  Recording recording(RecordTree tree) {
    Map<String, String> chosen =
        size == BoardSize.STANDARD ? Map.of() : Map.of("size", Integer.toString(size));
    return new Recording("othello", chosen, setup, Recording.RefusalPolicy.NOTED, tree);
  }

  Side toMove() {
    return setup.toMove().orElse(Side.BLACK);
  }

  /** Returns a board without turns, to find out whose each move is. */
  OthelloBoard board() {
    return board(MoveRights.FREE);
  }

  OthelloBoard board(MoveRights rights) {
    return BoardSize.of(size).board(setup, rights);
  }

  /**
   * The squares in reading order.
   *
   * @param signs the characters of an empty square, Black and White
   */
  String squares(String signs) {
    StringBuilder squares = new StringBuilder(size * size);
    for (int site = 0; site < size * size; site++) {
      squares.append(
          switch (setup.at(new Site(site / size, site % size))) {
            case BLACK -> signs.charAt(1);
            case WHITE -> signs.charAt(2);
            default -> signs.charAt(0);
          });
    }
    return squares.toString();
  }

  /** Returns the set-up of squares written in reading order. */
  static Setup setup(String squares, Side toMove) {
    int size = (int) Math.round(Math.sqrt(squares.length()));
    Map<Site, Mark> marks = new HashMap<>();
    for (int i = 0; i < squares.length(); i++) {
      Mark mark = mark(squares.charAt(i)).orElse(Mark.EMPTY);
      if (mark != Mark.EMPTY) {
        marks.put(new Site(i / size, i % size), mark);
      }
    }
    return new Setup(marks, Optional.of(toMove));
  }

  /** The characters of squares in any of the formats, as a class of a pattern. */
  static final String SIGNS = "[-._*XxBbOoWw]";

  /** Returns the mark of a character in any of the formats; empty if it has none. */
  static Optional<Mark> mark(int sign) {
    return switch (sign) {
      case '-', '.', '_' -> Optional.of(Mark.EMPTY);
      case '*', 'X', 'x', 'B', 'b' -> Optional.of(Mark.BLACK);
      case 'O', 'o', 'W', 'w' -> Optional.of(Mark.WHITE);
      default -> Optional.empty();
    };
  }
}
