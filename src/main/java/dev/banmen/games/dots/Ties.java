package dev.banmen.games.dots;

/** Who wins when both sides own as many boxes. */
enum Ties {
  /** Nobody does, as people play. */
  DRAW,
  /** The second player does, as AcWing 6479 has it: "0 a" if a is more than b, else "1 b". */
  SECOND
}
