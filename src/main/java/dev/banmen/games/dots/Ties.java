package dev.banmen.games.dots;

/** The winner when both sides own as many boxes. */
enum Ties {
  /** An equal result is a draw, as when people play. */
  DRAW,
  /** The second player does, as in AcWing 6479: "0 a" if a is more than b, else "1 b". */
  SECOND
}
