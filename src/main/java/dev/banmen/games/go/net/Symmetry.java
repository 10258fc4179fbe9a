package dev.banmen.games.go.net;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** One of the ways in which a board can be turned and mirrored onto itself. Immutable. */
public final class Symmetry {
  private static final int ALL = 8;
  private static final int MIRRORS = 4; // of them: those that rows stay rows by

  private final int[] from; // for each site, the one that comes there

  private Symmetry(int number, int rows, int cols) {
    from = new int[rows * cols];
    for (int site = 0; site < from.length; site++) {
      int row = (number & 1) == 0 ? site / cols : rows - 1 - site / cols;
      int col = (number & 2) == 0 ? site % cols : cols - 1 - site % cols;
      from[site] = number < MIRRORS ? row * cols + col : col * cols + row;
    }
  }

  /** All symmetries of boards of a size, that which changes nothing first. */
  public static List<Symmetry> of(int rows, int cols) {
    List<Symmetry> all = new ArrayList<>();
    for (int number = 0; number < (rows == cols ? ALL : MIRRORS); number++) {
      all.add(new Symmetry(number, rows, cols));
    }
    return List.copyOf(all);
  }

  /** Returns what a network sees of the board as it is turned by this. */
  public Inputs turned(Inputs inputs) {
    int[] planes = new int[from.length];
    BitSet legal = new BitSet();
    for (int site = 0; site < from.length; site++) {
      planes[site] = inputs.planes()[from[site]];
      legal.set(site, inputs.legal().get(from[site]));
    }
    return new Inputs(planes, inputs.globals(), legal, inputs.mayHaveNoResult());
  }

  /** Returns what a network says of the board itself, given what it says of the turned one. */
  public Evaluation back(Evaluation turned) {
    float[] policy = turned.policy().clone();
    float[] ownership = new float[from.length];
    for (int site = 0; site < from.length; site++) {
      policy[from[site]] = turned.policy()[site];
      ownership[from[site]] = turned.ownership()[site];
    }
    return new Evaluation(policy, turned.win(), turned.loss(), turned.lead(), ownership);
  }
}
