package dev.banmen.games.dots;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Explains why one move is refused or what it does, by trying it on its own board. For one use. */
final class DotsExplainer {
  private final DotsGame game;
  private final DotsBoard board;
  private final DotsReasons reasons;
  private final IntUnaryOperator numbers;
  private final Explanation.Builder told;

  /**
   * Creates an explainer of one move.
   *
   * @param board the board before the move; played on
   * @param numbers the numbers by which people know its plies
   */
  DotsExplainer(DotsGame game, DotsBoard board, IntUnaryOperator numbers) {
    this.game = game;
    this.board = board;
    this.numbers = numbers;
    reasons = new DotsReasons(game.words(), game.size());
    told = new Explanation.Builder(game.words().language());
  }

  /**
   * Explains the move.
   *
   * @param pair the dots it was written as, if it was
   */
  Explanation explain(Move move, Optional<DotPair> pair) {
    int site = game.lattice().index(move);
    List<DotsMiss> misses = DotsReasons.of(board, move.side(), site);
    if (misses.isEmpty()) {
      board.play(move.side(), site);
      effect(move, site);
      return told.done();
    }
    String name = pair.map(DotPair::line).orElse(game.notation().name(move));
    refusal(move, site, misses.get(0), pair, name);
    reasons.also(misses, name, board.turn(), told);
    return told.done();
  }

  private void refusal(Move move, int site, DotsMiss miss, Optional<DotPair> pair, String name) {
    switch (miss) {
      case GAME_OVER -> told.say(reasons.gameOver(board));
      case NOT_YOUR_TURN -> notYourTurn();
      case NO_PASS -> told.say(reasons.noPass(move.side()));
      case OFF_BOARD -> told.say(pair.map(reasons::offBoard).orElse(reasons.offBoard(name)));
      case NOT_NEIGHBOURS -> told.say(pair.map(reasons::apart).orElseGet(() -> noLine(site, name)));
      case DRAWN_ALREADY -> drawn(site, name);
    }
  }

  private void notYourTurn() {
    if (board.ply() == 0) {
      told.say(reasons.begins(board.turn())).claim(Fact.of("turn", board.turn(), List.of()));
      return;
    }
    List<Site> last = sites(board.touched());
    int number = numbers.applyAsInt(board.ply());
    told.say(reasons.notYourTurn(board.turn(), board.lastSide(), number))
        .claim(Fact.since(board.ply(), "turn", board.turn(), last))
        .hint(sites(board.last()), Hint.BLOCKED)
        .hint(last, Hint.TAKEN); // the boxes
  }

  private void drawn(int site, String name) {
    int ply = board.playOf(site);
    Side drawer = board.at(site).side().orElseThrow();
    List<Site> line = sites(site);
    told.say(reasons.drawnAlready(name, drawer, ply, numbers.applyAsInt(ply)))
        .claim(Fact.since(ply, "drawn", drawer, line))
        .hint(line, Hint.BLOCKED);
  }

  private String noLine(int index, String name) {
    Site site = game.lattice().site(index);
    return board.at(index) == Mark.FIXTURE
        ? reasons.dot(board, site.row() / 2 + 1, site.col() / 2 + 1)
        : reasons.box(name);
  }

  private void effect(Move move, int line) {
    List<Site> taken = new ArrayList<>(sites(board.touched()));
    taken.remove(game.lattice().site(line));
    String name = game.notation().name(move);
    if (!taken.isEmpty()) {
      String last = board.linesLeft() == 0 ? "last." : "";
      String key = "explain.takes." + last + taken.size();
      String mover = game.words().side(move.side());
      String other = name(taken.get(taken.size() - 1));
      told.say(game.words().text(key, name, name(taken.get(0)), mover, other))
          .claim(Fact.of("takes", move.side(), taken))
          .hint(taken, Hint.TAKEN);
    } else if (board.linesLeft() == 0) {
      told.say(game.words().text("explain.ends", name));
    } else {
      gift(name, line);
    }
  }

  /** Explains what the opponent, who is to move now, can take because of this line. */
  private void gift(String name, int line) {
    Deque<Integer> near = new ArrayDeque<>();
    addGiven(line, near);
    if (near.isEmpty()) {
      nothingNew(name);
    } else {
      take("gives", name, near);
    }
  }

  /** Says that the line opens no box; others with three lines may be open already. */
  private void nothingNew(String name) {
    Deque<Integer> open = new ArrayDeque<>(FreeBoxes.ready(board));
    if (open.isEmpty()) {
      String key = isUntouched() ? "explain.safe" : "explain.quiet";
      told.say(game.words().text(key, name, game.words().side(board.turn())));
    } else {
      take("stands-open", name, open);
    }
  }

  /** Whether no box has an owner yet. */
  private boolean isUntouched() {
    return board.score().equals(new Score(0, 0));
  }

  /** Plays all of the opponent's takings from these boxes on, and says how many. */
  private void take(String what, String name, Deque<Integer> near) {
    Side taker = board.turn();
    String first = name(game.lattice().site(near.getFirst()));
    List<Site> chain = chain(near);
    String key = "explain." + what + (chain.size() == 1 ? ".1" : ".more");
    told.say(game.words().text(key, name, first, game.words().side(taker), chain.size()))
        .claim(Fact.of(what, taker, chain))
        .hint(chain, what.equals("gives") ? FreeBoxes.given(chain.size()) : Hint.WEAK);
  }

  /**
   * Returns the boxes that fall one after another, each by drawing its fourth line.
   *
   * @param near the boxes with three lines to start at; used up
   */
  private List<Site> chain(Deque<Integer> near) {
    List<Integer> chain = new ArrayList<>();
    while (!near.isEmpty()) {
      int box = near.remove();
      if (FreeBoxes.isReady(board, box)) { // else it fell together with the one before
        int fourth = FreeBoxes.openLine(board, box);
        told.hint(sites(fourth), Hint.LIBERTY);
        board.play(board.turn(), fourth);
        chain.addAll(FreeBoxes.completed(board));
        addGiven(fourth, near);
      }
    }
    return sites(chain.stream().mapToInt(box -> box).toArray());
  }

  private void addGiven(int line, Deque<Integer> boxes) {
    for (int site : board.besides(line)) {
      if (FreeBoxes.isReady(board, site)) {
        boxes.add(site);
      }
    }
  }

  private String name(Site site) {
    return game.notation().name(site);
  }

  private List<Site> sites(int... indices) {
    return IntStream.of(indices).mapToObj(game.lattice()::site).toList();
  }
}
