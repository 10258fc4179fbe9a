package dev.banmen.games.go.net;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What a network sees of a position, in version 7 of KataGo's inputs. Holds arrays that nobody may
 * change; those with the same contents are equal.
 *
 * @param planes by site, a bit for each of the planes
 * @param globals what holds for the whole board
 * @param legal the sites where the side to move may place a stone; it may always pass
 * @param mayHaveNoResult whether a game may end by repetition, without a result
 */
public record Inputs(int[] planes, float[] globals, BitSet legal, boolean mayHaveNoResult) {
  public static final int PLANES = 22;
  public static final int GLOBALS = 19;

  /** Returns what it sees of a turned board, given for each site of that the one it was. */
  public Inputs turned(int[] from) {
    int[] turned = new int[from.length];
    BitSet may = new BitSet();
    for (int site = 0; site < from.length; site++) {
      turned[site] = planes[from[site]];
      may.set(site, legal.get(from[site]));
    }
    return new Inputs(turned, globals, may, mayHaveNoResult);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Inputs inputs
        && Arrays.equals(planes, inputs.planes)
        && Arrays.equals(globals, inputs.globals)
        && legal.equals(inputs.legal)
        && mayHaveNoResult == inputs.mayHaveNoResult;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(planes) + Arrays.hashCode(globals);
  }
}
