package dev.banmen.games.capture;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Words;
import dev.banmen.games.go.GoExplainer;
import dev.banmen.games.go.StoneGame;
import dev.banmen.games.go.Turns;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** Capture Go on one size of board. Immutable. */
final class CaptureGame extends StoneGame {
  private final Turns turns;
  private final int goal;

  CaptureGame(String summary, Size size, Turns turns, int goal) {
    super(summary, size);
    this.turns = turns;
    this.goal = goal;
  }

  private CaptureGame(CaptureGame other, Turns turns) {
    super(other);
    this.turns = turns;
    goal = other.goal;
  }

  @Override
  public String id() {
    return CaptureFamily.ID;
  }

  @Override
  public Setup start() {
    return Setup.EMPTY;
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
    return new CaptureGame(this, Turns.AS_NAMED);
  }

  @Override
  public Explanation explain(Position before, Move move) {
    CaptureBoard board = (CaptureBoard) before.board();
    int site = move instanceof Place place ? lattice.index(place.site()) : Board.PASS;
    int miss = board.check(move.side(), site);
    if (miss == CaptureMiss.GAME_OVER.number()) {
      return Explanation.of(overSentence(board), Overlay.NONE);
    }
    if (miss == CaptureMiss.MUST_PLAY.number()) {
      return mustPlay(before, move.side());
    }
    if (move instanceof Pass && miss == 0) {
      return Explanation.of(words().text("explain.legal.pass"), Overlay.NONE);
    }
    return new GoExplainer(lattice, notation, words()).explain(board.stones(), before, move);
  }

  private String overSentence(CaptureBoard board) {
    if (!board.isWon()) {
      return words().text("explain.game-over.stuck");
    }
    Side winner = board.outcome().orElseThrow().winner().orElseThrow();
    int taken = board.captures(winner);
    String stones = taken == 1 ? words().text("count.stone") : words().text("count.stones", taken);
    return words().text("explain.game-over", words().side(winner), stones);
  }

  private Explanation mustPlay(Position before, Side side) {
    TreeMap<Site, Hint> hints = new TreeMap<>();
    Board board = before.board(); // in a record the other side may pass: ask for whoever does
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      if (board.check(side, site) == 0) {
        hints.put(lattice.site(site), Hint.LEGAL);
      }
    }
    String moves =
        hints.size() == 1 ? words().text("count.move") : words().text("count.moves", hints.size());
    String sentence = words().text("explain.must-play", moves, notation.name(hints.firstKey()));
    return Explanation.of(sentence, new Overlay(hints));
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

  @Override
  public Words words() {
    return Words.beside(CaptureGame.class);
  }
}
