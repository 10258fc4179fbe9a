package dev.banmen.tui.page;

import dev.banmen.app.BellUse;
import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.game.Side;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.Set;

/**
 * Decides when to ring the terminal's bell: when the opponent has moved in the game shown or
 * accepted its count, and once a turn when this person's time runs short. Mutable, one thread.
 */
final class Bell {
  private static final int NEVER = -1;

  private LiveSession heard; // null for none
  private int moves; // of that game, when it was last looked at
  private boolean isCountDue; // only this person had not accepted the count
  private int turns; // that had begun at other tables
  private int warned = NEVER; // at how many moves it rang for the time

  /** Whether it rings now: to be asked before each paint. */
  boolean rings(Pages pages) {
    boolean isElsewhere = hasTurnElsewhere(pages.person());
    return ringsHere(pages) || isElsewhere && isWanted(pages.person(), true);
  }

  /** Whether a turn of this person has begun at a table that is not shown. */
  private boolean hasTurnElsewhere(Person person) {
    int before = turns;
    turns = person.lobby().map(Lobby::turnsBegun).orElse(0);
    return turns > before;
  }

  private boolean ringsHere(Pages pages) {
    LiveSession live = pages.live().orElse(null);
    if (live != heard || live == null) {
      heard = live;
      moves = live == null ? 0 : live.now().position().ply();
      warned = NEVER;
      isCountDue = live != null && isCountDue(live.now(), pages.person().me());
      return false;
    }
    Session now = live.now();
    int before = moves;
    moves = now.position().ply();
    Player me = pages.person().me();
    boolean wasDue = isCountDue;
    isCountDue = isCountDue(now, me);
    boolean isAnswered = moves > before && isOpponents(now, me) || isCountDue && !wasDue;
    boolean isShort = moves != warned && isShort(live, now, me);
    warned = isShort ? moves : warned;
    return (isAnswered || isShort) && isWanted(pages.person(), isAnswered);
  }

  /** The settings are read only once there is something to ring for. */
  private static boolean isWanted(Person person, boolean isAnswered) {
    BellUse use = person.preferences().bell();
    return use == BellUse.TIME || use == BellUse.NOTIFY || use == BellUse.MOVE && isAnswered;
  }

  /** Whether the other player has accepted the count, and waits for somebody to do so. */
  private static boolean isCountDue(Session now, Player me) {
    Set<Side> accepted = now.isCounting() ? now.agreed().accepted() : Set.of();
    return accepted.size() == 1 && isHeld(now, accepted.iterator().next().opponent(), me);
  }

  /** Whether the last move was made by the opponent of somebody, who isn't both. */
  private static boolean isOpponents(Session now, Player me) {
    Side mover = now.position().last().orElseThrow().side();
    return !isHeld(now, mover, me) && isHeld(now, mover.opponent(), me);
  }

  private static boolean isHeld(Session now, Side side, Player me) {
    return now.seat(side).holder().equals(me);
  }

  private static boolean isShort(LiveSession live, Session now, Player me) {
    Optional<Side> running = now.clock().running();
    return running.isPresent()
        && isHeld(now, running.get(), me)
        && now.clock().left(running.get(), live.millis()).isShort();
  }
}
