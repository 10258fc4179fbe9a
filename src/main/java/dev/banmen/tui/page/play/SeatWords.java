package dev.banmen.tui.page.play;

import dev.banmen.app.TableStatus;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.Clock;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.board.PlayerCard;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/** Describes the players: their names, what they have, their time. Immutable. */
final class SeatWords {
  private static final int SECOND_MILLIS = 1000;

  private final Session session;
  private final Words words;
  private final long now;

  SeatWords(GamePage page) {
    session = page.session();
    words = page.words();
    now = Math.max(page.snapshot().now(), session.clock().since());
  }

  /** Returns a player's name, or else the side's. */
  String name(Side side) {
    return session.position().game().words().player(side);
  }

  /** Returns a player's name, for a computer player that nobody has named its level. */
  String shortName(Side side) {
    Seat seat = session.seat(side);
    return seat.name().isEmpty()
        ? ComputerSeat.of(seat.holder())
            .map(computer -> words.text("card.level", computer.level()))
            .orElseGet(() -> name(side))
        : name(side);
  }

  /**
   * Returns a player as shown beside the board.
   *
   * @param isLarge whether the card has rows for what the player is to do and all of the clock
   */
  PlayerCard card(GamePage page, Side side, boolean isLarge, Glyphs glyphs) {
    boolean isActive =
        page.isEarlierShown()
            ? page.shown().toMove().equals(Optional.of(side))
            : isActive(page, side);
    boolean isCounting = isLarge && session.isCounting();
    Line below = isActive ? new Line(words.text(turnKey(page)), Role.ACCENT) : PlayerCard.NOTHING;
    if (session.seat(side).isFree()) {
      below = new Line(words.text("card.free"), Role.QUIET);
    } else if (session.seat(side.opponent()).isFree()) {
      below = PlayerCard.NOTHING; // the game starts once somebody joins
    }
    if (isCounting && session.agreed().accepted().contains(side)) {
      below = new Line(words.text("count.accepts"), Role.GOOD);
    }
    String has = isCounting ? glyphs.fractions(counted(side)) : tally(side, page.shown());
    TableStatus about = page.snapshot().table();
    String more = side == Side.BLACK ? about.black() : about.white();
    boolean isMe = about.canTalk() && page.snapshot().isMine(side) && !page.snapshot().holdsBoth();
    String called = isLarge ? cardName(page, side) : shortName(side);
    String own = isMe ? words.text("card.you", called) : called;
    String name = more.isEmpty() ? own : words.text("card.more", own, more);
    return new PlayerCard(name, shortName(side), has, clock(side, isLarge), below, isActive);
  }

  /** Returns a player's name; "You" where the side's would only repeat the letter on the tile. */
  private String cardName(GamePage page, Side side) {
    boolean isLetter = session.position().lattice().ground() == Ground.LINES;
    boolean isYou =
        page.snapshot().isMine(side)
            && session.seat(side).name().isEmpty()
            && session.seat(side.opponent()).isComputer();
    return isLetter && isYou ? words.text("card.self") : name(side);
  }

  /** Whether this side is to move, the one in hand if both may. */
  private boolean isActive(GamePage page, Side side) {
    return session.movers().size() > 1 ? page.mover() == side : session.movers().contains(side);
  }

  /** Returns a side's points in the count. */
  private String counted(Side side) {
    return ScoreWords.of(session.position().game()).counted(session.score(), side);
  }

  /** Returns what a side has so far: prisoners, discs, boxes; may be empty. */
  String tally(Side side) {
    return tally(side, session.position());
  }

  private static String tally(Side side, Position shown) {
    return shown.game().words().tally(shown, side);
  }

  /** Returns a side's time, with its periods if there is room; empty without a clock. */
  private Line clock(Side side, boolean hasPeriods) {
    if (!session.clock().isTimed()) {
      return PlayerCard.NOTHING;
    }
    Clock.TimeLeft left = session.clock().left(side, now);
    boolean isUrgent = left.isShort() && session.clock().running().equals(Optional.of(side));
    String text = hasPeriods ? whole(left) : running(left);
    return new Line(text, isUrgent ? Role.MISS : Role.TEXT);
  }

  /** Returns a side's remaining time: main time and its periods, or the period in use. */
  private static String whole(Clock.TimeLeft left) {
    if (left.periods() == 0) {
      return time(left.mainMillis());
    }
    String period = time(left.periodMillis());
    return left.mainMillis() > 0
        ? time(left.mainMillis()) + "+" + left.periods() + "x" + period
        : period + " (" + left.periods() + ")";
  }

  /** Returns the time in use: main time, or a period after it. */
  private static String running(Clock.TimeLeft left) {
    return time(left.mainMillis() > 0 ? left.mainMillis() : left.periodMillis());
  }

  /** Returns whole seconds, rounded up, so only 0:00 means none. */
  private static String time(long millis) {
    long seconds = (millis + SECOND_MILLIS - 1) / SECOND_MILLIS;
    String minutes = seconds >= 3600 ? two(seconds / 60 % 60) : Long.toString(seconds / 60);
    String hours = seconds >= 3600 ? seconds / 3600 + ":" : "";
    return hours + minutes + ":" + two(seconds % 60);
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }

  /**
   * Whether a side's seat is another program's that has never said what it is called: in a resumed
   * game its name is known before it runs.
   */
  private boolean isStarting(Side side) {
    Seat seat = session.seat(side);
    return EngineSeat.of(seat.holder()).isPresent() && seat.name().isEmpty();
  }

  private String turnKey(GamePage page) {
    if (page.isEarlierShown()) {
      return "card.turn";
    }
    if (session.isComputersTurn()) {
      return isStarting(session.position().toMove().orElseThrow()) ? "card.starts" : "card.thinks";
    }
    return session.movers().size() > 1 ? "card.hand" : "card.turn";
  }
}
