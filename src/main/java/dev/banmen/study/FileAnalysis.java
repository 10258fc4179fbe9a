package dev.banmen.study;

import dev.banmen.game.record.RecordTree;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What another program has written into a file about the positions of a game. Immutable, but for
 * its array.
 *
 * @param inPoints whether it says by how many points Black is ahead; else how many of 100 games
 *     Black wins, less 50
 * @param margins that, by the node's index on a line; where it says nothing, as before
 */
public record FileAnalysis(Program program, boolean inPoints, double[] margins) {
  /** A program that writes what it thinks into SGF. */
  public enum Program {
    /**
     * Version, percent of the side that has moved, playouts: as its {@code SGFParser} writes it,
     * with a comma where the system's language writes one.
     */
    LIZZIE("Lizzie", "LZ", "\\S{1,40} (\\d{1,3}(?:[.,]\\d{1,4})?) [1-9]"),

    /** Black's percent. */
    SABAKI("Sabaki", "SBKV", "(\\d{1,3}(?:\\.\\d{1,4})?)\\s*$"),

    /**
     * A comment about the position before the move: how likely White wins and loses, and by how
     * many points White is ahead (its {@code dataio/sgf.cpp}).
     */
    KATAGO("KataGo", "C", "[01]\\.\\d\\d [01]\\.\\d\\d [01]\\.\\d\\d (-?\\d{1,4}\\.\\d) v=\\d");

    private final String title;
    private final String id;
    private final Pattern pattern;

    Program(String title, String id, String pattern) {
      this.title = title;
      this.id = id;
      this.pattern = Pattern.compile(pattern);
    }

    /** Its name. */
    public String title() {
      return title;
    }

    private OptionalDouble margin(RecordTree tree, int node) {
      Matcher found = pattern.matcher(tree.text(node, id));
      if (!found.lookingAt()) {
        return OptionalDouble.empty();
      }
      double said = Double.parseDouble(found.group(1).replace(',', '.'));
      if (this == KATAGO) {
        return OptionalDouble.of(-said);
      }
      boolean isWhites = this == LIZZIE && tree.property(node, "W").isPresent();
      double margin = Math.round(said) - EVEN;
      return said > ALL ? OptionalDouble.empty() : OptionalDouble.of(isWhites ? -margin : margin);
    }
  }

  private static final int ALL = 100;
  private static final int EVEN = 50;
  private static final int LEAST = 2; // that make a curve

  /** Returns what the program says that says the most about the nodes of a line. */
  static Optional<FileAnalysis> of(RecordTree tree, int[] nodes) {
    int most = LEAST - 1;
    Optional<FileAnalysis> best = Optional.empty();
    for (Program program : Program.values()) {
      double[] margins = new double[nodes.length];
      Arrays.fill(margins, Double.NaN);
      int known = 0;
      for (int at = 0; at < nodes.length; at++) {
        OptionalDouble margin = program.margin(tree, nodes[at]);
        int about = program == Program.KATAGO ? at - 1 : at;
        if (margin.isPresent() && about >= 0) {
          margins[about] = margin.getAsDouble();
          known++;
        }
      }
      if (known > most) {
        most = known;
        best = Optional.of(new FileAnalysis(program, program == Program.KATAGO, filled(margins)));
      }
    }
    return best;
  }

  private static double[] filled(double[] margins) {
    double last = 0;
    for (int at = 0; at < margins.length; at++) {
      last = Double.isNaN(margins[at]) ? last : margins[at];
      margins[at] = last;
    }
    return margins;
  }
}
