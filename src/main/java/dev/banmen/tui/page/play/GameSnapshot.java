package dev.banmen.tui.page.play;

import dev.banmen.app.TableStatus;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.HasExercise;
import dev.banmen.session.Player;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A game as its page shows it. Immutable.
 *
 * @param me the player at this screen
 * @param legal the legal moves of the side in hand, in reading order, a pass last: found once a
 *     position, because that is slow on large boards
 * @param table what is to be said about it beside what happens in it
 * @param now the time by the session's clock, in milliseconds
 */
public record GameSnapshot(
    Player me, Session session, List<Move> legal, TableStatus table, long now) {
  static GameSnapshot of(Player me, Session session, Side mover) {
    return new GameSnapshot(
        me, session, legal(session, mover), TableStatus.NONE, session.clock().since());
  }

  private static List<Move> legal(Session session, Side mover) {
    if (session.movers().isEmpty()) {
      return List.of();
    }
    List<Move> legal = session.position().legalMoves();
    return session.movers().size() == 1
        ? legal
        : legal.stream().filter(move -> move.side() == mover).toList();
  }

  /** Returns the sites of legal moves, in reading order. */
  List<Site> legalSites() {
    List<Site> sites = new ArrayList<>();
    for (Move move : legal) {
      if (move instanceof Place place) {
        sites.add(place.site());
      }
    }
    return sites;
  }

  /** Returns how many placements are legal: all moves but a pass. */
  int placements() {
    return legal.size() - (canPass() ? 1 : 0);
  }

  boolean canPass() {
    return !legal.isEmpty() && legal.get(legal.size() - 1) instanceof Pass;
  }

  /** Whether a pass is the only legal move. */
  boolean mustPass() {
    return legal.size() == 1 && canPass();
  }

  /** Returns what the game's exercise prints for the moves tried so far; empty if it has none. */
  String exercise() {
    List<Move> moves = session.attempts();
    Position position = session.position();
    return moves.isEmpty() ? "" : HasExercise.of(position.game(), position.after(0), moves);
  }

  /** Whether another session shows the same board, and is over or not as this one is. */
  boolean isSameBoard(Session next) {
    return next.position() == session.position() && next.isOver() == session.isOver();
  }

  /** Whether this person plays both sides. */
  boolean holdsBoth() {
    return isMine(Side.BLACK) && isMine(Side.WHITE);
  }

  /** Whether somebody else has a seat, or will take it: nobody is advised in such a game. */
  boolean isAgainstPerson() {
    return Arrays.stream(Side.values())
        .anyMatch(side -> !isMine(side) && !session.seat(side).isComputer());
  }

  /** Whether another person is to move, or is still to join. */
  boolean isOthersTurn() {
    return isAgainstPerson()
        && (hasFreeSeat() || session.movers().stream().noneMatch(this::isMine));
  }

  /** Whether the game waits for somebody to join. */
  boolean hasFreeSeat() {
    return Arrays.stream(Side.values()).anyMatch(side -> session.seat(side).isFree());
  }

  boolean isMine(Side side) {
    return session.seat(side).holder().equals(me);
  }

  /** Whether the other side asks something of the player at this screen. */
  boolean isAsked() {
    Optional<Side> asker = session.asked().map(Request::side);
    return asker.isPresent() && isMine(asker.get().opponent()) && !isMine(asker.get());
  }

  /** Whether the other player asks for a rematch. */
  boolean isRematchAsked() {
    return table.rematch() == RematchState.OFFERED;
  }

  GameSnapshot with(Session next, Side mover) {
    boolean isSame = isSameBoard(next);
    List<Move> nextLegal = isSame ? legal : legal(next, mover);
    return new GameSnapshot(me, next, nextLegal, table, now);
  }

  GameSnapshot withMover(Side mover) {
    return new GameSnapshot(me, session, legal(session, mover), table, now);
  }

  GameSnapshot at(long millis) {
    return new GameSnapshot(me, session, legal, table, millis);
  }

  GameSnapshot with(TableStatus next) {
    return new GameSnapshot(me, session, legal, next, now);
  }
}
