package dev.banmen.game;

/** A remark of an overlay about a site. Views draw each with its own shape and colour. */
public enum Hint {
  /** A move may be made here. */
  LEGAL,
  /** A member of the group or chain in question. */
  CHAIN,
  /** A liberty of that group. */
  LIBERTY,
  /** A piece the move takes, flips or completes. */
  TAKEN,
  /** A site on which two positions that the sentence calls equal once differed. */
  REPEATED,
  /** An obstacle: the piece on an occupied site. */
  BLOCKED,
  /**
   * A piece that is open to attack: in a group with one liberty, beside an empty square; a box to
   * take.
   */
  WEAK,
  /** A piece that can never be taken. */
  FIRM,
  /** A member of a chain that closes on itself. */
  LOOP,
  /** An empty site that is likely to be black's. */
  BLACKS,
  /** An empty site that is likely to be white's. */
  WHITES
}
