package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Says why one move is refused or what it does, by trying it on a board of its own. For one use.
 */
final class DotsExplainer {
  private final DotsGame game;
  private final DotsBoard board;
  private final DotsReasons reasons;
  private final Map<Site, Hint> hints = new HashMap<>();

  /**
   * An explainer of one move.
   *
   * @param board the board before the move; played on
   */
  DotsExplainer(DotsGame game, DotsBoard board) {
    this.game = game;
    this.board = board;
    reasons = new DotsReasons(game.words(), game.dots());
  }

  Explanation explain(Move move) {
    int site = move instanceof Place place ? game.lattice().index(place.site()) : Board.PASS;
    int miss = board.play(move.side(), site);
    String sentence = miss == 0 ? effect(move, site) : refusal(move, site, miss);
    return Explanation.of(sentence, new Overlay(hints));
  }

  private String refusal(Move move, int site, int miss) {
    String name = game.notation().name(move);
    return switch (DotsMiss.of(miss)) {
      case GAME_OVER -> reasons.gameOver(board);
      case NOT_YOUR_TURN -> {
        hintLast();
        yield board.ply() == 0
            ? reasons.begins(board.turn())
            : reasons.notYourTurn(board.turn(), board.lastSide(), board.ply());
      }
      case NO_PASS -> reasons.noPass(move.side());
      case OFF_BOARD -> reasons.offBoard(name);
      case NOT_NEIGHBOURS -> noLine(game.lattice().site(site), name);
      case DRAWN_ALREADY -> {
        hint(site, Hint.BLOCKED);
        yield reasons.drawnAlready(name, board.at(site), board.playOf(site));
      }
    };
  }

  private String noLine(Site site, String name) {
    return board.at(game.lattice().index(site)) == Mark.FIXTURE
        ? reasons.dot(site.row() / 2 + 1, site.col() / 2 + 1)
        : reasons.box(name);
  }

  private void hintLast() {
    for (int site : board.touched()) {
      hint(site, Hint.CHAIN);
    }
  }

  private String effect(Move move, int line) {
    List<Integer> taken = new ArrayList<>();
    for (int site : board.touched()) {
      if (site != line) {
        taken.add(site);
        hint(site, Hint.TAKEN);
      }
    }
    String name = game.notation().name(move);
    if (!taken.isEmpty()) {
      String last = board.linesLeft() == 0 ? "last." : "";
      String key = "explain.takes." + last + taken.size();
      String mover = game.words().side(move.side());
      String other = name(taken.get(taken.size() - 1));
      return game.words().text(key, name, name(taken.get(0)), mover, other);
    }
    return board.linesLeft() == 0 ? game.words().text("explain.ends", name) : gift(name, line);
  }

  /** What the opponent, who is to move now, can take because of this line. */
  private String gift(String name, int line) {
    String taker = game.words().side(board.turn());
    Deque<Integer> near = new ArrayDeque<>();
    addGiven(line, near);
    if (near.isEmpty()) {
      return nothingNew(name, taker);
    }
    int given = near.getFirst();
    int boxes = take(near);
    String key = boxes == 1 ? "explain.gives.1" : "explain.gives.more";
    return game.words().text(key, name, name(given), taker, boxes);
  }

  /** The line opens no box; others with three lines may stand open already. */
  private String nothingNew(String name, String taker) {
    Deque<Integer> open = new ArrayDeque<>();
    for (int site = 0; site < game.lattice().size(); site++) {
      if (board.sides(site).orElse(0) == 3) {
        open.add(site);
      }
    }
    if (open.isEmpty()) {
      return game.words().text("explain.quiet", name, taker);
    }
    int first = open.getFirst();
    int boxes = take(open);
    String key = boxes == 1 ? "explain.open.1" : "explain.open.more";
    return game.words().text(key, name, name(first), taker, boxes);
  }

  /** Has the opponent take all boxes from these on, and tells how many. */
  private int take(Deque<Integer> near) {
    List<Integer> chain = chain(near);
    for (int box : chain) {
      hint(box, Hint.CHAIN);
    }
    return chain.size();
  }

  /**
   * The boxes that fall one after another, each by drawing its fourth line.
   *
   * @param near the boxes with three lines to begin at; used up
   */
  private List<Integer> chain(Deque<Integer> near) {
    List<Integer> chain = new ArrayList<>();
    while (!near.isEmpty()) {
      int box = near.remove();
      if (board.sides(box).orElseThrow() == 3) { // else it fell together with the one before
        int fourth = openLine(box);
        hint(fourth, Hint.LIBERTY);
        board.play(board.turn(), fourth);
        addTaken(chain);
        addGiven(fourth, near);
      }
    }
    return chain;
  }

  private void addTaken(List<Integer> chain) {
    for (int site : board.touched()) {
      if (site != board.last()) {
        chain.add(site);
      }
    }
  }

  private void addGiven(int line, Deque<Integer> boxes) {
    for (int site : board.besides(line)) {
      if (board.sides(site).orElse(0) == 3) {
        boxes.add(site);
      }
    }
  }

  private int openLine(int box) {
    int cols = game.lattice().cols();
    for (int line : new int[] {box - cols, box - 1, box + 1, box + cols}) {
      if (board.at(line) == Mark.EMPTY) {
        return line;
      }
    }
    throw new IllegalStateException("box " + box + " has no open line");
  }

  private String name(int site) {
    return game.notation().name(game.lattice().site(site));
  }

  private void hint(int site, Hint hint) {
    hints.put(game.lattice().site(site), hint);
  }
}
