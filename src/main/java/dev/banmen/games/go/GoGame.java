package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.HasRanks;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.ScoreTable;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.SekiEyes;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.games.go.solve.LifeProblems;
import dev.banmen.games.go.solve.PointSolver;
import dev.banmen.games.go.solve.StoneSolver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Go on one size of board under one set of rules. Immutable. */
final class GoGame extends StoneGame implements ScoreTable, ScoreWords, HasRanks {
  /** What the first move is worth where the rules have no komi for it, in stones. */
  private static final double FIRST_MOVE = 0.5;

  /** The options other than the size. */
  record Chosen(Preset preset, double komi, int handicap) {}

  /** So many parts of a point are quarters of a stone. */
  private static final int PARTS_OF_STONE = 2;

  private final GoRules rules;
  private final Chosen chosen;

  GoGame(Vocabulary words, Size size, GoRules rules, Chosen chosen) {
    super(words, size, Handicap.stars(size.rows(), size.cols()));
    this.rules = rules;
    this.chosen = chosen;
  }

  private GoGame(GoGame other, Vocabulary words, GoRules rules) {
    super(other, words);
    this.rules = rules;
    chosen = other.chosen;
  }

  @Override
  public Game with(Vocabulary words) {
    return words == words() ? this : new GoGame(this, words, rules);
  }

  @Override
  public String summary() {
    int handicap = chosen.handicap();
    String rulesName = words().value("rules", chosen.preset().id());
    return words().text("summary", size(), rulesName, komi(chosen.komi()))
        + (handicap == 0 ? "" : words().text("summary.handicap", handicap))
        + bonus();
  }

  /** What White gets for a handicap besides the komi; empty if it is nothing. */
  private String bonus() {
    int bonus = chosen.preset().bonus(chosen.handicap());
    return bonus == 0
        ? ""
        : words().text("summary.bonus", Score.points((double) bonus / pointsOfStone()));
  }

  @Override
  public boolean isEven() {
    return chosen.handicap() == 0;
  }

  /**
   * A stone of handicap is a rank on 19x19, 2.5 on 13x13 and 5 on 9x9: the smaller a board, the
   * fewer moves are left to make up for it. Servers and clubs count 2 to 3 and 4 to 6 ranks;
   * online-go.com counts 3 and 6 (github.com/online-go/goratings, {@code RatingMath.py}).
   */
  @Override
  public OptionalDouble ranksOfStone() {
    return switch (size().toString()) {
      case "9x9" -> OptionalDouble.of(5);
      case "13x13" -> OptionalDouble.of(2.5);
      case "19x19" -> OptionalDouble.of(1);
      default -> OptionalDouble.empty();
    };
  }

  @Override
  public double stones() {
    boolean isFirst = chosen.handicap() == 0 && chosen.preset() == Preset.TROMP_TAYLOR;
    return isFirst ? FIRST_MOVE : chosen.handicap();
  }

  @Override
  public List<String> ruleOptions() {
    return List.of("komi", "ko", "suicide");
  }

  @Override
  public boolean isChanged(String ruleOption) {
    GoRules given = chosen.preset().rules(0, 0);
    return switch (ruleOption) {
      case "komi" -> chosen.komi() != chosen.preset().komi(chosen.handicap());
      case "ko" -> rules.ko() != given.ko();
      default -> rules.suicide() != given.suicide();
    };
  }

  /**
   * In Chinese by area in stones, where these are whole or have quarters; but half a point is that.
   */
  @Override
  public String komi(double points) {
    double given = Math.abs(points);
    boolean isHalf = given == 0.5;
    boolean isInStones =
        isCountedInStones()
            && !isHalf
            && Math.rint(given * PARTS_OF_STONE) == given * PARTS_OF_STONE;
    String key = given == 0 ? ".none" : isHalf ? ".half" : isInStones ? ".area" : "";
    return words()
        .text(
            "komi" + key + (points < 0 ? ".back" : ""),
            Score.points(isInStones ? given / pointsOfStone() : given));
  }

  /** How many points make one in a count: in Chinese, where area counts, a stone is two. */
  private int pointsOfStone() {
    return rules.scoring() == Scoring.AREA ? pointsOfAreaStone() : 1;
  }

  private int pointsOfAreaStone() {
    return Integer.parseInt(words().text("summary.area.points"));
  }

  private boolean isCountedInStones() {
    return pointsOfStone() > 1;
  }

  @Override
  public String points(double points) {
    return isCountedInStones() ? stones(points / pointsOfStone()) : ScoreWords.super.points(points);
  }

  @Override
  public String pointsBriefly(double points) {
    return isCountedInStones()
        ? points(points)
        : words().text("margin.brief", Score.points(points));
  }

  private String stones(double stones) {
    return words().text("margin.stones", Score.points(stones));
  }

  /** In stones, komi is taken off the result and not given to White. */
  @Override
  public String counted(Score score, Side side) {
    double komi = side == Side.WHITE ? rules.komi() : 0;
    return isCountedInStones() ? stones(score.of(side) - komi) : points(score.of(side));
  }

  @Override
  public String countedBriefly(Score score, Side side) {
    if (!isCountedInStones()) {
      return ScoreWords.super.countedBriefly(score, side);
    }
    return side == Side.BLACK || rules.komi() == 0
        ? counted(score, side)
        : words().text("counted.komi", counted(score, side), komi(rules.komi()));
  }

  /** Stones, captures and komi: area and territory are nobody's before the count. */
  @Override
  public List<String> standing(Position position) {
    String stones =
        words().text("standing", position.count(Mark.BLACK), position.count(Mark.WHITE));
    String captures =
        words()
            .text(
                "standing.captures",
                stones,
                position.captures(Side.BLACK),
                position.captures(Side.WHITE));
    String komi = komi(chosen.komi()) + bonus();
    return List.of(words().text("standing.komi", captures, komi), captures, stones);
  }

  @Override
  public List<String> counted(Score score, int dead) {
    String count = count(score, dead);
    return List.of(
        words().text("standing.count", count), words().text("standing.count.brief", count));
  }

  @Override
  public String count(Score score, int dead) {
    String count = count(score);
    return dead == 0 ? count : words().text("standing.count.dead", count, dead);
  }

  /** In a language that counts area in stones, who leads and by how much, by any rules. */
  String count(Score score) {
    double lead = score.margin();
    if (pointsOfAreaStone() == 1) {
      return ScoreWords.bothSides(score);
    } else if (lead == 0) {
      return words().text("standing.even");
    }
    String by = pointsBriefly(Math.abs(lead));
    return words().text(lead > 0 ? "standing.black" : "standing.white", by);
  }

  @Override
  public String id() {
    return GoFamily.ID;
  }

  @Override
  public Setup start() {
    if (chosen.handicap() == 0) {
      return Setup.EMPTY;
    }
    Map<Site, Mark> stones = new TreeMap<>();
    Handicap.points(grid.rows, grid.cols, chosen.handicap())
        .forEach(s -> stones.put(s, Mark.BLACK));
    return new Setup(stones, Optional.of(Side.WHITE));
  }

  @Override
  protected Board board(Setup setup) {
    return new GoBoard(grid, rules, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return Arrays.asList(GoMiss.values());
  }

  @Override
  public Game free() {
    return new GoGame(this, words(), rules.with(TurnRule.AS_NAMED));
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    GoBoard board = (GoBoard) before.board();
    return new GoExplainer(lattice, notation, words()).explain(board, move, before::number);
  }

  @Override
  public List<Layer> layers() {
    return List.of(
        new Layer("liberties", new LibertyLayer(this)::of),
        new Layer("territory", new TerritoryLayer(this)::of));
  }

  @Override
  public List<Part> scoreTable(Position position, BitSet dead, BitSet neutral) {
    return new Count((GoBoard) position.board(), dead, position.neutral(dead, neutral))
        .parts(rules, words(), pointsOfStone());
  }

  @Override
  public BitSet uncounted(Position counted, BitSet dead) {
    return rules.scoring() == Scoring.AREA
        ? new BitSet()
        : SekiEyes.of(this::goalSolver, counted, dead);
  }

  /** Returns a solver, see {@link GoFamily#goalSolver}. */
  Optional<GoalSolver> goalSolver(Position start, SolverGoal goal, long most) {
    if (!goal.kind().hasTarget()) {
      return PointSolver.of(start, goal, rules.scoring() == Scoring.TERRITORY, most);
    }
    return rules.suicide() == Suicide.FORBIDDEN
        ? StoneSolver.of(start, goal, false, bansRepetition(), most)
        : Optional.empty();
  }

  private boolean bansRepetition() {
    return rules.ko() == Ko.POSITIONAL || rules.ko() == Ko.SITUATIONAL;
  }

  /** Returns who finds problems, see {@link GoFamily#problems}. */
  Optional<ProblemFinder> problems(long most) {
    return rules.suicide() == Suicide.FORBIDDEN
        ? Optional.of(new LifeProblems(bansRepetition(), most))
        : Optional.empty();
  }

  @Override
  public String scoreUnit() {
    return words().text(rules.scoring() == Scoring.AREA ? "score" : "score.territory");
  }
}
