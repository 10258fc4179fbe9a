package dev.banmen.game;

/** What an overlay says of a site. Views draw each with its own shape as well as its own colour. */
public enum Hint {
  /** A move may be made here. */
  LEGAL,
  /** A member of the group or chain that is spoken of. */
  CHAIN,
  /** A liberty of that group. */
  LIBERTY,
  /** A piece the move takes, flips or completes. */
  TAKEN,
  /** A site on which two positions that are said to be equal once differed. */
  REPEATED,
  /** What stands in the way: the piece on an occupied site, the end of an open line. */
  BLOCKED,
  /** A piece that is open to attack: of a group with one liberty, beside an empty square. */
  WEAK,
  /** A piece that nothing can take any more. */
  FIRM,
  /** A member of a chain that closes on itself. */
  LOOP,
  /** An empty site that is likely to be black's. */
  BLACKS,
  /** An empty site that is likely to be white's. */
  WHITES
}
