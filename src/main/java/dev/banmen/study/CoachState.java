package dev.banmen.study;

import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import java.util.Collections;
import java.util.Optional;

/**
 * The coach at a player's side, who warns of a move once and says what a reply has cost. Immutable.
 *
 * @param isOn whether the coach says anything
 * @param warned the move that was warned of last
 */
public record CoachState(boolean isOn, Optional<Warned> warned) {
  /**
   * A move that was not made because of a warning.
   *
   * @param stateNumber of the session in which it was tried
   */
  public record Warned(long stateNumber, Move move, Explanation why) {}

  /**
   * The cost of the player's moves.
   *
   * @param plies the number of plies to take back to choose again
   */
  public record Cost(Gain gain, int plies) {}

  public static final CoachState OFF = new CoachState(false, Optional.empty());
  public static final CoachState ON = new CoachState(true, Optional.empty());

  /** Returns this state with a warning to show before this move is made; empty for none. */
  public Optional<CoachState> warning(Session session, Move move) {
    if (!isOn || !session.isInPlay() || isWarned(session, move)) {
      return Optional.empty();
    }
    return HasCoach.of(session.position().game())
        .flatMap(coach -> coach.warning(session.position(), move))
        .map(seen -> new Warned(session.stateNumber(), move, seen.why()))
        .map(next -> new CoachState(true, Optional.of(next)));
  }

  private boolean isWarned(Session session, Move move) {
    return warned.isPresent()
        && warned.get().stateNumber() == session.stateNumber()
        && warned.get().move().equals(move);
  }

  /**
   * Returns what the moves that the other side just made have cost this player, of what the coach
   * warned of before the player's last move.
   */
  public Optional<Cost> cost(Session now, Player me) {
    Optional<Coach> coach = HasCoach.of(now.position().game());
    if (!isOn || coach.isEmpty() || !(now.report() instanceof Report.Moved moved)) {
      return Optional.empty();
    }
    Side taker = moved.move().side();
    if (!now.seat(taker.opponent()).holder().equals(me)) {
      return Optional.empty();
    }
    Position after = now.position();
    Position before = after.after(after.ply() - 1);
    while (before.last().filter(move -> move.side() == taker).isPresent()) {
      before = before.after(before.ply() - 1);
    }
    if (before.ply() == 0) {
      return Optional.empty();
    }
    Position choice = before.after(before.ply() - 1);
    Optional<Warning> warned = coach.get().warning(choice, before.last().orElseThrow());
    int plies = after.ply() - choice.ply();
    return coach
        .get()
        .loss(before, after)
        .filter(made -> made.side() == taker)
        .filter(made -> warned.filter(seen -> isOf(seen.why(), made.why())).isPresent())
        .map(made -> new Cost(made, plies));
  }

  /** Whether a warning was about some of the sites that were lost. */
  private static boolean isOf(Explanation warning, Explanation loss) {
    return !Collections.disjoint(
        warning.overlay().hints().keySet(), loss.overlay().hints().keySet());
  }
}
