package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreTable.Part;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Counts a board on which the players agree what is dead. Empty points that reach stones of one
 * side only are that side's; those that reach both or none are neutral, and so are those that the
 * caller gives. For one count.
 *
 * <p>Sources: Tromp-Taylor rule 9 (area); Japanese Rules of Go 1989, article 10 (territory and
 * prisoners; the eyes of a seki, article 8, are among the sites that the caller gives as neutral).
 */
final class Count {
  private final GoBoard board;
  private final Grid grid;
  private final byte[] colour; // dead stones taken off
  private final BitSet neutral; // by site
  private final byte[] owner; // by point, once surveyed
  private final int[] dead = new int[3]; // by colour
  private final int[] alive = new int[3];
  private final int[] territory = new int[3];

  Count(GoBoard board, BitSet deadSites, BitSet neutral) {
    this.board = board;
    this.grid = board.stones().grid;
    this.colour = board.stones().colour.clone();
    this.neutral = neutral;
    this.owner = new byte[colour.length];
    for (int site = deadSites.nextSetBit(0); site >= 0; site = deadSites.nextSetBit(site + 1)) {
      int point = grid.pointOf[site];
      if (colour[point] != Stones.EMPTY) {
        dead[colour[point]]++;
        colour[point] = Stones.EMPTY;
      }
    }
  }

  Score score(GoRules rules) {
    surveyAll();
    return new Score(points(rules, Side.BLACK), points(rules, Side.WHITE) + rules.komi());
  }

  Mark[] owners() {
    surveyAll();
    Mark[] owners = new Mark[grid.pointOf.length];
    for (int site = 0; site < owners.length; site++) {
      byte own = owner[grid.pointOf[site]];
      owners[site] =
          own == Stones.EMPTY ? Mark.EMPTY : own == Stones.BLACK ? Mark.BLACK : Mark.WHITE;
    }
    return owners;
  }

  private double points(GoRules rules, Side side) {
    byte own = GoBoard.colour(side);
    if (rules.scoring() == Scoring.AREA) {
      return territory[own] + alive[own];
    }
    return territory[own] + board.captures(side) + dead[Stones.opponent(own)];
  }

  /**
   * Returns the parts of the score, their sum last.
   *
   * @param pointsOfStone 1, or 2 where a count is in stones: each side's, less or plus the komi, is
   *     compared with half of all
   */
  List<Part> parts(GoRules rules, Words words, int pointsOfStone) {
    Score sum = score(rules);
    List<Part> parts = new ArrayList<>();
    if (rules.scoring() == Scoring.AREA) {
      parts.add(Part.of(words.text("part.stones"), alive[Stones.BLACK], alive[Stones.WHITE]));
    }
    int black = territory[Stones.BLACK];
    parts.add(Part.of(words.text("part.territory"), black, territory[Stones.WHITE]));
    if (rules.scoring() == Scoring.TERRITORY) {
      int byBlack = board.captures(Side.BLACK) + dead[Stones.WHITE];
      int byWhite = board.captures(Side.WHITE) + dead[Stones.BLACK];
      parts.add(Part.of(words.text("part.prisoners"), byBlack, byWhite));
    }
    if (pointsOfStone > 1) {
      addStones(sum, rules.komi(), words, pointsOfStone, parts);
      return parts;
    }
    if (rules.komi() != 0) {
      OptionalDouble komi = OptionalDouble.of(rules.komi());
      parts.add(new Part(words.text("part.komi"), OptionalDouble.empty(), komi));
    }
    parts.add(Part.of(words.text("part.sum"), sum.black(), sum.white()));
    return parts;
  }

  /** Adds what takes area to the result in stones; neutral points count half for each side. */
  private void addStones(Score sum, double komi, Words words, int pointsOfStone, List<Part> parts) {
    int all = grid.pointOf.length;
    double shared = (all - sum.black() - (sum.white() - komi)) / 2;
    if (shared != 0) {
      parts.add(Part.of(words.text("part.shared"), shared, shared));
    }
    double given = komi / pointsOfStone;
    if (given != 0) {
      parts.add(Part.of(words.text("part.komi.stones"), -given, given));
    }
    parts.add(Part.of(words.text("part.half"), -all / 2.0, -all / 2.0));
    double lead = sum.margin() / pointsOfStone;
    parts.add(Part.of(words.text("part.lead"), lead, -lead));
  }

  private void surveyAll() {
    boolean[] seen = new boolean[grid.points];
    for (int point : grid.pointOf) {
      if (colour[point] != Stones.EMPTY) {
        alive[colour[point]]++;
        owner[point] = colour[point];
      } else if (!seen[point]) {
        survey(point, seen);
      }
    }
  }

  /** Gives one region of empty points, except neutral ones, to the only side it reaches. */
  private void survey(int start, boolean[] seen) {
    int[] region = new int[grid.rows * grid.cols];
    boolean[] reached = new boolean[4];
    int count = walk(start, region, seen, reached);
    if (reached[Stones.BLACK] == reached[Stones.WHITE]) {
      return;
    }
    byte side = reached[Stones.BLACK] ? Stones.BLACK : Stones.WHITE;
    for (int i = 0; i < count; i++) {
      if (!neutral.get(grid.siteOf[region[i]])) {
        owner[region[i]] = side;
        territory[side]++;
      }
    }
  }

  /** Collects a region of empty points and the colours it reaches; returns its size. */
  private int walk(int start, int[] region, boolean[] seen, boolean[] reached) {
    int count = 0;
    seen[start] = true;
    region[count++] = start;
    for (int i = 0; i < count; i++) {
      for (int step : grid.steps) {
        int neighbour = region[i] + step;
        reached[colour[neighbour]] = true;
        if (colour[neighbour] == Stones.EMPTY && !seen[neighbour]) {
          seen[neighbour] = true;
          region[count++] = neighbour;
        }
      }
    }
    return count;
  }

  /** The empty points around a site, dead stones taken off; none where a stone lives. */
  BitSet region(int site) {
    BitSet sites = new BitSet();
    if (site == Board.OFF || colour[grid.pointOf[site]] != Stones.EMPTY) {
      return sites;
    }
    int[] region = new int[grid.rows * grid.cols];
    int count = walk(grid.pointOf[site], region, new boolean[grid.points], new boolean[4]);
    for (int i = 0; i < count; i++) {
      sites.set(grid.siteOf[region[i]]);
    }
    return sites;
  }

  /**
   * The stones that live or die with the one on a site: its group, and its side's stones that it
   * reaches over empty points alone. Empty where no stone stands.
   */
  BitSet together(int site) {
    BitSet stones = new BitSet();
    if (site == Board.OFF || colour[grid.pointOf[site]] == Stones.EMPTY) {
      return stones;
    }
    byte side = colour[grid.pointOf[site]];
    BitSet seen = new BitSet();
    int[] queue = new int[grid.rows * grid.cols];
    int count = 0;
    queue[count++] = grid.pointOf[site];
    seen.set(queue[0]);
    for (int i = 0; i < count; i++) {
      if (colour[queue[i]] == side) {
        stones.set(grid.siteOf[queue[i]]);
      }
      for (int step : grid.steps) {
        int neighbour = queue[i] + step;
        boolean goesOn = colour[neighbour] == side || colour[neighbour] == Stones.EMPTY;
        if (goesOn && !seen.get(neighbour)) {
          seen.set(neighbour);
          queue[count++] = neighbour;
        }
      }
    }
    return stones;
  }
}
