package dev.banmen.games.othello.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.LetterNotation;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The squares of a board of one even size, and the discs at the start of a game. Immutable.
 *
 * @param rows even, 4 to 16
 * @param start two discs each on the central squares, white's on the long diagonal; black begins
 *     (rule 1)
 */
public record BoardSize(int rows, Lattice lattice, Setup start) {
  /** Rows of the smallest board: a smaller one is full from the start. */
  public static final int SMALLEST = 4;

  public static final int STANDARD = 8;

  /** Squares as Othello writes them: a1 is the upper left, columns are letters, rows numbers. */
  public static final Notation NOTATION = new LetterNotation("abcdefghijklmnopqrstuvwxyz", 1, 0);

  /** Rows of the largest board. */
  public static final int LARGEST = 16;

  /** A cache of sizes by half their rows: a file of records needs them again and again. */
  private static final AtomicReferenceArray<BoardSize> MADE =
      new AtomicReferenceArray<>(LARGEST / 2 + 1);

  /** Returns the board of so many rows and columns. */
  public static BoardSize of(int rows) {
    BoardSize made = MADE.get(rows / 2);
    if (made == null) {
      made =
          new BoardSize(
              rows, Lattice.full(rows, rows, Ground.SQUARES).with(landmarks(rows)), start(rows));
      MADE.set(rows / 2, made);
    }
    return made;
  }

  /** Whether there is a board of so many rows. */
  public static boolean isKnown(int rows) {
    return rows % 2 == 0 && rows >= SMALLEST && rows <= LARGEST;
  }

  /** The four dots of a board of the standard size or larger. */
  private static Set<Site> landmarks(int rows) {
    int far = rows - 3;
    return rows < STANDARD
        ? Set.of()
        : Set.of(new Site(2, 2), new Site(2, far), new Site(far, 2), new Site(far, far));
  }

  private static Setup start(int rows) {
    int centre = rows / 2;
    return new Setup(
        Map.of(
            new Site(centre - 1, centre - 1), Mark.WHITE,
            new Site(centre - 1, centre), Mark.BLACK,
            new Site(centre, centre - 1), Mark.BLACK,
            new Site(centre, centre), Mark.WHITE),
        Optional.of(Side.BLACK));
  }

  /** Returns a board with this set-up. */
  public OthelloBoard board(Setup setup, MoveRights turns) {
    return rows == STANDARD ? new BitBoard(setup, turns) : new RayBoard(rows, setup, turns);
  }

  /** Returns a board at the start, without turns, to find out whose each move is. */
  public OthelloBoard freeBoard() {
    return board(start, MoveRights.FREE);
  }
}
