package dev.banmen.games.capture;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.games.go.GoExplainer;
import dev.banmen.games.go.TurnRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Explains why Capture Go refuses a move, or what it does: as in Go, except how games end. */
final class CaptureExplainer {
  private final Lattice lattice;
  private final TurnRule turns;
  private final Vocabulary words;
  private final GoExplainer stones;

  CaptureExplainer(CaptureGame game, Lattice lattice, Notation notation, TurnRule turns) {
    this.lattice = lattice;
    this.turns = turns;
    words = game.words();
    stones = new GoExplainer(lattice, notation, words, game::isWon);
  }

  Explanation explain(Position before, Move move) {
    CaptureBoard board = (CaptureBoard) before.board();
    List<CaptureMiss> reasons = reasons(board, move);
    Explanation.Builder told = new Explanation.Builder(words.language());
    if (!reasons.isEmpty()) {
      switch (reasons.get(0)) {
        case GAME_OVER -> over(board, told);
        case MUST_PLAY -> mustPlay(board, move.side(), told);
        default -> stones.refuse(board.stones(), move, reasons.get(0), before::number, told);
      }
      stones.also(board.stones(), move, reasons, told);
    } else if (move instanceof Pass) {
      told.say(words.text("explain.legal.pass"));
    } else {
      stones.legal(board.stones(), move, told);
    }
    return told.done();
  }

  /** Lists all reasons that hold, in the order of the checks; after the end it is nobody's turn. */
  private List<CaptureMiss> reasons(CaptureBoard board, Move move) {
    List<CaptureMiss> reasons = new ArrayList<>();
    boolean isWon = board.isWon() && turns != TurnRule.AS_NAMED;
    if (isWon) {
      reasons.add(CaptureMiss.GAME_OVER);
    }
    for (Miss miss : stones.reasons(board.stones(), move)) {
      CaptureMiss own = Miss.of(List.of(CaptureMiss.values()), miss.number());
      boolean isOfTurns = own == CaptureMiss.NOT_YOUR_TURN || own == CaptureMiss.GAME_OVER;
      if (!isWon || !isOfTurns) {
        reasons.add(own);
      }
    }
    if (move instanceof Pass && !board.stones().plays(move.side()).isEmpty()) {
      reasons.add(CaptureMiss.MUST_PLAY);
    }
    return reasons;
  }

  private void over(CaptureBoard board, Explanation.Builder told) {
    if (!board.isWon()) {
      told.say(words.text("explain.game-over.stuck"));
      return;
    }
    Side winner = board.outcome().orElseThrow().winner().orElseThrow();
    int taken = board.captures(winner);
    String count = words.text("count.stones", taken);
    told.say(words.text("explain.game-over", words.side(winner), count))
        .claim(Fact.of("won", winner, List.of()));
  }

  /** The sites that the last move emptied: a capture is the only end that leaves a winner. */
  Overlay winning(CaptureBoard board) {
    Map<Site, Hint> hints = new TreeMap<>();
    if (board.isWon()) {
      for (int site : board.touched()) {
        if (board.at(site) == Mark.EMPTY) {
          hints.put(lattice.site(site), Hint.TAKEN);
        }
      }
    }
    return new Overlay(hints);
  }

  private void mustPlay(CaptureBoard board, Side side, Explanation.Builder told) {
    List<Site> sites = lattice.sites(board.stones().plays(side));
    told.say(words.text("explain.must-play"))
        .claim(Fact.of("legal", side, sites))
        .hint(sites, Hint.LEGAL);
  }
}
