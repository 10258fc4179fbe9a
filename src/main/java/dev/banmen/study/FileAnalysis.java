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
 * @param margins by how many points Black is ahead, or how many of 100 games Black wins, less 50,
 *     by the node's index on a line; where it says nothing, as before
 */
public record FileAnalysis(Source source, double[] margins) {
  /**
   * The first line of Lizzie's {@code LZ} up to the playouts, as its {@code SGFParser} writes it:
   * version or engine, percent of the side that has moved, playouts; with a comma where the
   * system's language writes one.
   */
  private static final String LIZZIE = "\\S{1,40} (\\d{1,3}(?:[.,]\\d{1,4})?) [1-9]";

  /** LizzieYzy goes on with the lead of the side to move; the deviation and more may follow. */
  private static final String LIZZIE_LEAD =
      LIZZIE + "\\S{0,9} (-?\\d{1,4}(?:[.,]\\d{1,4})?)(?:\\s|$)";

  /** Whose view a number is. */
  private enum View {
    BLACK,
    WHITE,
    MOVED,
    TO_MOVE
  }

  /** Where a program writes what it thinks into SGF; of two that say as much, the first counts. */
  public enum Source {
    LIZZIE_POINTS("Lizzie", true, View.TO_MOVE, LIZZIE_LEAD, "LZ", "LZOP"),
    LIZZIE_GAMES("Lizzie", false, View.MOVED, LIZZIE, "LZ", "LZOP"),

    /** LizzieYzy's second engine. */
    SECOND_POINTS("Lizzie", true, View.TO_MOVE, LIZZIE_LEAD, "LZ2", "LZOP2"),

    /** LizzieYzy's second engine. */
    SECOND_GAMES("Lizzie", false, View.MOVED, LIZZIE, "LZ2", "LZOP2"),

    SABAKI("Sabaki", false, View.BLACK, "(\\d{1,3}(?:\\.\\d{1,4})?)\\s*$", "SBKV", "SBKV"),

    /**
     * A comment about the position before the move: how likely White wins and loses, and by how
     * many points White is ahead (its {@code dataio/sgf.cpp}).
     */
    KATAGO(
        "KataGo",
        true,
        View.WHITE,
        "[01]\\.\\d\\d [01]\\.\\d\\d [01]\\.\\d\\d (-?\\d{1,4}\\.\\d) v=\\d",
        "C",
        "C");

    private final String program;
    private final boolean inPoints;
    private final View view;
    private final Pattern pattern;
    private final String id;
    private final String startId;

    /**
     * A source of numbers.
     *
     * @param pattern of the start of a property; its last group is the number
     * @param id of the property
     * @param startId of the property at the start of a game
     */
    Source(String program, boolean inPoints, View view, String pattern, String id, String startId) {
      this.program = program;
      this.inPoints = inPoints;
      this.view = view;
      this.pattern = Pattern.compile(pattern);
      this.id = id;
      this.startId = startId;
    }

    /** The program's name. */
    public String program() {
      return program;
    }

    /** Whether it says by how many points a side is ahead; else how many of 100 games it wins. */
    public boolean inPoints() {
      return inPoints;
    }

    private OptionalDouble margin(RecordTree tree, int[] nodes, int at) {
      String text = tree.text(nodes[at], id);
      Matcher found = pattern.matcher(text.isEmpty() ? tree.text(nodes[at], startId) : text);
      if (!found.lookingAt()) {
        return OptionalDouble.empty();
      }
      double said = Double.parseDouble(found.group(found.groupCount()).replace(',', '.'));
      if (!inPoints && said > ALL) {
        return OptionalDouble.empty();
      }
      double margin = inPoints ? said : Math.round(said) - EVEN;
      return OptionalDouble.of(isWhites(tree, nodes, at) ? 0 - margin : 0 + margin); // no -0
    }

    private boolean isWhites(RecordTree tree, int[] nodes, int at) {
      return switch (view) {
        case BLACK -> false;
        case WHITE -> true;
        case MOVED -> !isWhiteToMove(tree, nodes, at);
        case TO_MOVE -> isWhiteToMove(tree, nodes, at);
      };
    }

    /** By the node's move, else by the next. */
    private static boolean isWhiteToMove(RecordTree tree, int[] nodes, int at) {
      boolean isNext = at + 1 < nodes.length && tree.property(nodes[at + 1], "W").isPresent();
      return tree.property(nodes[at], "B").isPresent()
          || tree.property(nodes[at], "W").isEmpty() && isNext;
    }
  }

  private static final int ALL = 100;
  private static final int EVEN = 50;
  private static final int LEAST = 2; // that make a curve

  /** Returns what the source says that says the most about the nodes of a line. */
  static Optional<FileAnalysis> of(RecordTree tree, int[] nodes) {
    int most = LEAST - 1;
    Optional<FileAnalysis> best = Optional.empty();
    for (Source source : Source.values()) {
      double[] margins = new double[nodes.length];
      Arrays.fill(margins, Double.NaN);
      int known = 0;
      for (int at = 0; at < nodes.length; at++) {
        OptionalDouble margin = source.margin(tree, nodes, at);
        int about = source == Source.KATAGO ? at - 1 : at;
        if (margin.isPresent() && about >= 0) {
          margins[about] = margin.getAsDouble();
          known++;
        }
      }
      if (known > most) {
        most = known;
        best = Optional.of(new FileAnalysis(source, filled(margins)));
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
