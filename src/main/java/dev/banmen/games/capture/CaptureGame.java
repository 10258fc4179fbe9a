package dev.banmen.games.capture;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.HasExercise;
import dev.banmen.games.go.GoBoard;
import dev.banmen.games.go.StoneGame;
import dev.banmen.games.go.TurnRule;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Capture Go on one size of board. Immutable. */
final class CaptureGame extends StoneGame implements HasExercise, ScoreWords {
  private final TurnRule turns;
  private final int goal;

  CaptureGame(Vocabulary words, Size size, TurnRule turns, int goal) {
    super(words, size, Set.of());
    this.turns = turns;
    this.goal = goal;
  }

  private CaptureGame(CaptureGame other, Vocabulary words, TurnRule turns) {
    super(other, words);
    this.turns = turns;
    goal = other.goal;
  }

  /** How many captures win. */
  int goal() {
    return goal;
  }

  @Override
  public Game with(Vocabulary words) {
    return words == words() ? this : new CaptureGame(this, words, turns);
  }

  @Override
  public String summary() {
    return goal == CaptureBoard.NO_GOAL
        ? words().text("summary.exercise", size())
        : words().text("summary", size(), wins());
  }

  /** Says what wins. */
  private String wins() {
    return goal == 1 ? words().text("summary.first") : words().text("summary.goal", goal);
  }

  /** What wins: the players' cards have the captures. */
  @Override
  public List<String> standing(Position position) {
    return goal == CaptureBoard.NO_GOAL ? ScoreWords.super.standing(position) : List.of(wins());
  }

  @Override
  public String id() {
    return CaptureFamily.ID;
  }

  @Override
  protected Board board(Setup setup) {
    return new CaptureBoard(grid, turns, goal, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return Arrays.asList(CaptureMiss.values());
  }

  @Override
  public Game free() {
    return new CaptureGame(this, words(), TurnRule.AS_NAMED);
  }

  boolean isWon(GoBoard stones) {
    return stones.captures(Side.BLACK) >= goal || stones.captures(Side.WHITE) >= goal;
  }

  @Override
  protected int capturesToWin(Position position, Side side) {
    return goal == CaptureBoard.NO_GOAL ? goal : goal - position.captures(side);
  }

  @Override
  public Overlay winningOverlay(Position over) {
    CaptureBoard board = (CaptureBoard) over.board();
    return new CaptureExplainer(this, lattice, notation, turns).winning(board);
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    return new CaptureExplainer(this, lattice, notation, turns).explain(before, move);
  }

  /** The exercise's answer to the last step; see {@link CaptureJudge}. */
  @Override
  public String exercise(Position start, List<Move> tried) {
    Board board = start.board();
    String answer = "";
    for (Move move : tried) {
      int before = board.captures(move.side());
      int miss = board.play(move.side(), lattice.index(move));
      int taken = board.captures(move.side()) - before;
      answer = answer(move, miss, taken);
    }
    return answer.isEmpty() ? "" : words().text("exercise", answer);
  }

  private static String answer(Move move, int miss, int taken) {
    if (miss == CaptureMiss.OCCUPIED.number() || miss == CaptureMiss.SUICIDE.number()) {
      return Integer.toString(CaptureJudge.WRONG);
    }
    boolean counts = miss == 0 && move instanceof Place;
    return counts ? Integer.toString(move.side() == Side.BLACK ? taken : -taken) : "";
  }
}
