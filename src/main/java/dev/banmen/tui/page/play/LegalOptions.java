package dev.banmen.tui.page.play;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * The options of the side in hand: found once a position, because it is slow on large boards.
 * Immutable.
 *
 * @param moves its legal moves, in reading order, a pass last
 * @param hasDead whether the game is over and pieces can be agreed to be dead
 */
public record LegalOptions(List<Move> moves, boolean hasDead) {
  public static LegalOptions of(Session session, Side hand) {
    if (session.movers().isEmpty()) {
      return new LegalOptions(List.of(), hasDead(session));
    }
    List<Move> legal = session.position().legalMoves();
    if (session.movers().size() == 1) {
      return new LegalOptions(legal, false);
    }
    List<Move> ofHand = new ArrayList<>();
    for (Move move : legal) {
      if (move.side() == hand) {
        ofHand.add(move);
      }
    }
    return new LegalOptions(ofHand, false);
  }

  /** Returns how many placements are legal: all moves but a pass. */
  public int placements() {
    return moves.size() - (canPass() ? 1 : 0);
  }

  /** Returns the sites of legal moves, in reading order. */
  public List<Site> sites() {
    List<Site> sites = new ArrayList<>();
    for (Move move : moves) {
      if (move instanceof Place place) {
        sites.add(place.site());
      }
    }
    return sites;
  }

  public boolean canPass() {
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Pass;
  }

  /** Whether a pass is the only legal move. */
  public boolean mustPass() {
    return moves.size() == 1 && canPass();
  }

  private static boolean hasDead(Session session) {
    for (int site = 0; site < session.position().lattice().size(); site++) {
      if (session.canMark(session.position().lattice().site(site))) {
        return true;
      }
    }
    return false;
  }
}
