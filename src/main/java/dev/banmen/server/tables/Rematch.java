package dev.banmen.server.tables;

import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.session.Player;
import dev.banmen.session.Request;
import dev.banmen.text.Words;
import java.util.Optional;

/** Whether the players of a table want another game, and where that is. For any thread. */
public final class Rematch {
  private Player asking; // null for nobody; under this, as what follows
  private boolean isAskedHere; // and not at another node
  private Optional<Request> older = Optional.empty(); // open when it was asked for
  private Player declined; // who asked last, if the other one said no; null for nobody
  private Player withdrew; // who asked last, if they left and are not back; null for nobody
  private boolean isBeginning; // both have agreed, and one of them begins it
  private GameTable next; // null as long as there is none

  /**
   * Notes that a player wants another game.
   *
   * @param open what was asked for before in the game that is over, and is not answered
   * @return whether the other one has asked for it: then the caller begins it, and nobody else, and
   *     says {@link #begun} or {@link #failed}
   */
  public synchronized boolean isAgreed(Player player, Optional<Request> open) {
    if (asking == null) {
      ask(player, open);
      isAskedHere = true;
    }
    boolean isNow = next == null && !isBeginning && !asking.equals(player);
    isBeginning |= isNow;
    return isNow;
  }

  private void ask(Player player, Optional<Request> open) {
    older = open;
    asking = player;
    isAskedHere = false;
    declined = null; // whoever said no has thought better of it
    withdrew = null;
  }

  /** What follows on a question that a player asks at another node. */
  enum RematchReply {
    /** Nothing. */
    NONE,
    /** Both ask: the game is to begin, here or there. */
    BEGIN,
    /** They are to hear that it has begun. */
    BEGUN
  }

  /** Notes that a player asks for another game at another node. */
  synchronized RematchReply hear(Player player, Optional<Request> open) {
    if (next != null) {
      return RematchReply.BEGUN;
    } else if (asking == null) {
      ask(player, open);
    }
    boolean isNow = !isBeginning && isAskedHere && !asking.equals(player);
    isBeginning |= isNow;
    return isNow ? RematchReply.BEGIN : RematchReply.NONE;
  }

  /** Whether the other one has said no to this player, who asks no more then. */
  public synchronized boolean isDeclined(Player player) {
    return player.equals(declined);
  }

  public synchronized void begun(GameTable game) {
    isBeginning = false;
    next = game;
  }

  /** Notes that it could not begin: somebody has to ask again. */
  public synchronized void failed() {
    isBeginning = false;
    asking = null;
  }

  /**
   * Notes that a player does not want the game that the other one asks for.
   *
   * @return whether there is such a question
   */
  public synchronized boolean decline(Player player, Optional<Request> open) {
    boolean isAsked = state(player, open) == RematchState.OFFERED;
    if (isAsked) {
      declined = asking;
      asking = null;
    }
    return isAsked;
  }

  /**
   * The state of a rematch for a player of the game that is over.
   *
   * @param open what is asked for in that game; if that is newer, it is to be answered first
   */
  public synchronized RematchState state(Player player, Optional<Request> open) {
    if (next != null) {
      return next.live().now().isOver() ? RematchState.NONE : RematchState.BEGUN;
    }
    if (asking == null || isBeginning) {
      return RematchState.NONE;
    }
    RematchState offered =
        open.isPresent() && !open.equals(older) ? RematchState.NONE : RematchState.OFFERED;
    return asking.equals(player) ? RematchState.ASKED : offered;
  }

  /**
   * Withdraws what a player asked for.
   *
   * @return whether they had, and nobody had agreed
   */
  public synchronized boolean withdraw(Player player) {
    boolean isWithdrawn = next == null && !isBeginning && player.equals(asking);
    if (isWithdrawn) {
      withdrew = asking;
      asking = null;
    }
    return isWithdrawn;
  }

  /**
   * Notes that a player is at the table again.
   *
   * @return whether they had left it when they asked
   */
  public synchronized boolean comeBack(Player player) {
    boolean isBack = player.equals(withdrew);
    if (isBack) {
      withdrew = null;
    }
    return isBack;
  }

  /** The next game; empty as long as there is none. */
  public synchronized Optional<GameTable> next() {
    return Optional.ofNullable(next);
  }

  /** Notes that the next game is over: another one may follow. */
  public synchronized void over(GameTable game) {
    if (next == game) {
      next = null;
      asking = null;
    }
  }

  /**
   * The sentence for a player of the game that is over; often none.
   *
   * @param other what the other player is called
   */
  public synchronized String said(
      Player player, String other, Optional<Request> open, Words words) {
    if (next != null) {
      return words.text("rematch.begun");
    } else if (asking == null) {
      boolean isGone = withdrew != null && !player.equals(withdrew);
      String gone = isGone ? words.text("rematch.withdrawn", other) : "";
      return player.equals(declined) ? words.text("rematch.declined", other) : gone;
    }
    return switch (state(player, open)) {
      case ASKED -> words.text("rematch.asked", other);
      case OFFERED -> words.text("rematch.wanted", other);
      case NONE, BEGUN -> "";
    };
  }
}
