package dev.banmen.games.go.net;

import java.util.BitSet;

/**
 * What a network sees of a position, in version 7 of KataGo's inputs. Holds arrays that nobody may
 * change.
 *
 * @param planes by site, a bit for each of the planes
 * @param globals what holds for the whole board
 * @param legal the sites where the side to move may place a stone; it may always pass
 * @param mayHaveNoResult whether a game may end by repetition, without a result
 */
public record Inputs(int[] planes, float[] globals, BitSet legal, boolean mayHaveNoResult) {
  public static final int PLANES = 22;
  public static final int GLOBALS = 19;
}
