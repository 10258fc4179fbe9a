package dev.banmen.record;

import java.util.Set;

/** The properties of Banmen's own records that SGF doesn't know; other programs keep them. */
public final class OwnProperties {
  /** The sites whose pieces are agreed to be dead. */
  public static final String DEAD = "DS";

  /** The empty sites that are agreed to be neutral. */
  public static final String NEUTRAL = "NS";

  /** A move that a computer chose because its time was over. */
  public static final String CUT = "CU";

  /** A move that was tried when play resumed after both sides had passed. */
  public static final String PLAYED_ON = "PO";

  /** What says how a game was counted: SGF's territories with ours. */
  public static final Set<String> OF_COUNT = Set.of(DEAD, NEUTRAL, "TB", "TW");

  private OwnProperties() {}
}
