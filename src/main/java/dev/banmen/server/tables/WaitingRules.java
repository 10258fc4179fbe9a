package dev.banmen.server.tables;

import dev.banmen.game.Side;
import dev.banmen.record.GameTree;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Sees to it that nobody at a table waits for ever for the other player. For any thread. */
public final class WaitingRules {
  private static final long SECOND = 1_000;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  /**
   * How long somebody has lost by time before that is saved, in milliseconds: a move that came in
   * time may be on its way from elsewhere.
   */
  static final long GRACE_MILLIS = 500;

  /** How long somebody is away before the days that a move has are said, in milliseconds. */
  static final long AWAY_MILLIS = MINUTE;

  /** The time in which somebody has seen the marks of a count, in milliseconds. */
  static final long SEEN_MILLIS = 2 * MINUTE;

  /** The thing waited for. */
  public enum WaitedFor {
    /** A move, or an answer at the count, within days. */
    MOVE,
    /** The return of somebody who is away. */
    RETURN,
    /** The first move of a game with a clock, which does not run yet. */
    FIRST_MOVE,
    /** An answer to a count that the other one has accepted. */
    ANSWER
  }

  /**
   * A player's wait for the other one. Immutable.
   *
   * @param side who
   * @param millis how long that may still be
   * @param isSaid whether it is worth a word at the table. The days that a move has, or a count
   *     that nobody has accepted in a game with a clock, are said only while the one who is to act
   *     is away, or when the last of them has begun
   */
  public record Wait(WaitedFor what, Side side, long millis, boolean isSaid) {
    /** Whether it is to be said in days. */
    public boolean isOfDays() {
      return millis > DAY;
    }

    public long days() {
      return (millis + DAY - 1) / DAY;
    }

    /** Whether it is to be said in hours. */
    public boolean isOfHours() {
      return !isOfDays() && millis > 2 * HOUR;
    }

    public long hours() {
      return (millis + HOUR - 1) / HOUR;
    }

    /** The minutes left: at least 1, as what is due happens up to a second after its time. */
    public long minutes() {
      return Math.max(1, (millis + MINUTE - 1) / MINUTE);
    }

    /** A copy with its time in days, hours or minutes, as people read it. */
    private Wait rounded() {
      long left = isOfDays() ? days() : isOfHours() ? hours() : minutes();
      return new Wait(what, side, left, isSaid);
    }
  }

  /**
   * The consequence of one player's keeping another waiting. Immutable.
   *
   * @param due what the program is to do now, so that nobody waits any longer
   * @param isToJudge whether the program is to count, as a player is away who has not seen the
   *     marks
   * @param isNews whether the wait, or what is said of it, reads differently from the last check
   */
  record WaitCheck(Optional<Event> due, boolean isToJudge, boolean isNews) {}

  /** The end of a table, or none. */
  enum Fate {
    /** Nothing: somebody may come back to it. */
    STAYS,
    /** The table's game ends. */
    ENDS,
    /** Nothing has happened at it, and it is deleted. */
    GOES
  }

  private final Supplier<Session> game;
  private final Predicate<Side> isHere;
  private final BooleanSupplier isEmpty;
  private final LongSupplier clock;
  private final Supplier<WaitingLimits> limitsNow;
  private long now; // of the last look
  private Session session; // as of the last look; null before the first
  private long since; // when that turn began
  private long awaySince; // since when the one who is to move has been away; -1 while they are not
  private Optional<Wait> told = Optional.empty(); // at the last check, rounded
  private long acceptedSince = -1; // when a player first accepted this count; -1 for not yet
  private CountAgreement marks = CountAgreement.NONE; // as of the last look, accepted by nobody
  private final Map<Side, Long> seeing = new EnumMap<>(Side.class); // since when they see them
  private boolean isPast; // whether the grace of the last wait is over, too
  private long judgedAt = -MINUTE; // when the program was last to count
  private long deserted; // when somebody was last at the table, or something last happened

  /**
   * Rules for a game in which nobody waits yet.
   *
   * @param isHere whether a side's player looks at the table
   * @param isEmpty whether nobody looks at it
   * @param clock of the house, in milliseconds
   * @param since when the last event of the game was
   * @param seen when somebody was last at the table
   */
  WaitingRules(
      Supplier<Session> game,
      Predicate<Side> isHere,
      BooleanSupplier isEmpty,
      LongSupplier clock,
      Supplier<WaitingLimits> limitsNow,
      long since,
      long seen) {
    this.game = game;
    this.isHere = isHere;
    this.isEmpty = isEmpty;
    this.clock = clock;
    this.limitsNow = limitsNow;
    this.since = since;
    deserted = Math.max(since, seen);
    awaySince = -1;
  }

  /**
   * The wait of one player for another at a table that nobody looks at, if there is an end to that.
   *
   * @param now by the clock of the house
   */
  public static Optional<Wait> waiting(ListedTable table, long now, WaitingLimits limits) {
    Standing at = table.standing();
    boolean isTimed = table.isTimed();
    boolean isCount = at.isCount();
    boolean isOfBoth = at.waited().size() != 1 && !isCount;
    if (!at.isOfTwoPeople() || at.isOver() || isOfBoth || isTimed && (isCount || at.moves() > 0)) {
      return Optional.empty();
    }
    Side side = at.waited().contains(Side.BLACK) ? Side.BLACK : Side.WHITE;
    long most = isTimed ? limits.absentSeconds() * SECOND : limits.moveDays() * DAY;
    WaitedFor what = isCount ? WaitedFor.ANSWER : isTimed ? WaitedFor.FIRST_MOVE : WaitedFor.MOVE;
    return Optional.of(new Wait(what, side, Math.max(0, at.since() + most - now), true));
  }

  /**
   * When something other than a computer's move is due at a table that nobody looks at, by the
   * clock of the house: not later than that, and {@link Long#MAX_VALUE} for never. At a count more
   * is due than its row says, such as its end after so many disagreements.
   *
   * @param seen when somebody was last there
   */
  static long due(ListedTable table, long seen, WaitingLimits limits) {
    Standing at = table.standing();
    if (at.isOver()) {
      return Long.MAX_VALUE;
    }
    long flag = at.isOfComputers() ? Long.MAX_VALUE : at.deadline();
    long alone = limits.aloneDays() * DAY;
    if (table.isTimed() && at.moves() == 0 && at.hasComputer()) {
      alone = Math.min(alone, limits.absentSeconds() * SECOND);
    }
    long end =
        at.isOfTwoPeople()
            ? waiting(table, at.since(), limits)
                .map(wait -> at.since() + wait.millis())
                .orElse(Long.MAX_VALUE)
            : Math.max(at.since(), seen) + alone;
    if (at.isCount() && at.isOfTwoPeople()) {
      end = Math.min(end, at.since() + limits.countSeconds() * SECOND);
    }
    return Math.min(flag, end);
  }

  /**
   * Whether more is known than the events say, such as who has seen the marks of a count, or a wait
   * ends within so many milliseconds: then the table doesn't rest.
   */
  synchronized boolean isBusy(long millis) {
    Optional<Wait> wait = waiting();
    return session.isCounting() || wait.filter(one -> one.millis() < millis).isPresent();
  }

  /** Whether two people play, so one can keep the other waiting. */
  static boolean concerns(Session session) {
    return session.isOfTwoPeople() && !session.isOver();
  }

  /** The wait of one player for another now, if there is an end to that. */
  public synchronized Optional<Wait> waiting() {
    look();
    if (!concerns(session)) {
      return Optional.empty();
    } else if (session.isCounting()) {
      return count();
    }
    Set<Side> movers = session.movers();
    if (movers.size() != 1) {
      return Optional.empty();
    }
    Side mover = movers.iterator().next();
    WaitingLimits limits = limitsNow.get();
    long absent = limits.absentSeconds() * SECOND;
    if (!session.clock().isTimed()) {
      return wait(WaitedFor.MOVE, mover, since + limits.moveDays() * DAY - now);
    } else if (session.node() == GameTree.ROOT) {
      return wait(WaitedFor.FIRST_MOVE, mover, since + absent - now);
    }
    return awaySince < 0
        ? Optional.empty()
        : wait(WaitedFor.RETURN, mover, awaySince + absent - now);
  }

  /**
   * The wait for an answer to a count, with time to see its marks for as long as they are there.
   */
  private Optional<Wait> count() {
    WaitingLimits limits = limitsNow.get();
    boolean isSoon = session.clock().isTimed() && acceptedSince >= 0;
    Side silent = session.agreed().accepted().contains(Side.BLACK) ? Side.WHITE : Side.BLACK;
    long end =
        isSoon ? acceptedSince + limits.countSeconds() * SECOND : since + limits.moveDays() * DAY;
    boolean isLooking = !session.agreed().accepted().isEmpty() && seeing.containsKey(silent);
    long seen = isLooking ? seeing.get(silent) + seenMillis() : end;
    return wait(WaitedFor.ANSWER, silent, Math.max(end, seen) - now);
  }

  private long seenMillis() {
    return Math.min(SEEN_MILLIS, limitsNow.get().countSeconds() * SECOND);
  }

  private boolean hasSeen(Side side) {
    return seeing.containsKey(side) && now - seeing.get(side) >= seenMillis();
  }

  private Optional<Wait> wait(WaitedFor what, Side side, long left) {
    boolean isSilence = session.isCounting() && session.clock().isTimed() && acceptedSince < 0;
    boolean isFarOff = (what == WaitedFor.MOVE || isSilence) && left > DAY;
    isPast = left <= -GRACE_MILLIS;
    boolean isSaid = !isFarOff || !isHere.test(side) && now - since >= AWAY_MILLIS;
    return Optional.of(new Wait(what, side, Math.max(0, left), isSaid));
  }

  /** Checks who keeps whom waiting, and remembers that for the next check. */
  synchronized WaitCheck check() {
    Optional<Wait> wait = waiting();
    Optional<Wait> rounded = wait.map(Wait::rounded);
    boolean isNews = !rounded.equals(told);
    told = rounded;
    Optional<Event> due = due(wait);
    boolean isToJudge = due.filter(this::isUnseen).isPresent();
    boolean isTime = isToJudge && now - judgedAt >= MINUTE; // it may have failed to be saved
    judgedAt = isTime ? now : judgedAt;
    return new WaitCheck(isToJudge ? Optional.empty() : due, isTime, isNews);
  }

  /** Whether the program is to count, and nobody has come back who has not seen the marks. */
  synchronized boolean isToJudge() {
    return due(waiting()).filter(this::isUnseen).isPresent();
  }

  private Optional<Event> due(Optional<Wait> wait) {
    if (session.isCounting() && isPlayedOut(session, limitsNow.get())) {
      return Optional.of(new Event.Settle());
    } else if (wait.isEmpty() || wait.get().millis() > 0) {
      return Optional.empty();
    } else if (!session.isCounting()) {
      return Optional.<Event>of(new Event.Forfeit(wait.get().side())).filter(end -> isPast);
    }
    boolean isAccepted = !session.agreed().accepted().isEmpty();
    return Optional.of(isAccepted ? new Event.Settle() : Event.Act.CONTINUE);
  }

  /** Whether a count would end by what a player who has not answered has not seen. */
  private boolean isUnseen(Event due) {
    if (!session.isCounting() || isPlayedOut(session, limitsNow.get())) {
      return false;
    }
    boolean isUnseen = false;
    for (Side side : Side.values()) {
      isUnseen |=
          due instanceof Event.Settle
              ? !session.agreed().accepted().contains(side) && !hasSeen(side)
              : !isHere.test(side);
    }
    return isUnseen;
  }

  /** Whether two people have disagreed so often that what is on the board counts at the end. */
  static boolean isPlayedOut(Session session, WaitingLimits limits) {
    if (!concerns(session)) {
      return false;
    }
    long resumed =
        session.tree().line(session.node()).stream().filter(session.playedOn()::contains).count();
    return resumed >= limits.disagreements();
  }

  /**
   * The end of a table at which nobody waits for anybody else: its other seat is free, a computer's
   * or the same person's. Against a computer, the first move of a game with a clock is not waited
   * for longer than among people.
   */
  synchronized Fate fate() {
    look();
    if (session.isOver() || session.isOfTwoPeople()) {
      return Fate.STAYS;
    }
    deserted = isEmpty.getAsBoolean() ? Math.max(deserted, since) : now;
    boolean isUnmoved = session.tree().size() == 1;
    boolean hasComputer =
        session.seat(Side.BLACK).isComputer() || session.seat(Side.WHITE).isComputer();
    WaitingLimits limits = limitsNow.get();
    long most =
        isUnmoved && hasComputer && session.clock().isTimed()
            ? limits.absentSeconds() * SECOND
            : limits.aloneDays() * DAY;
    return now - deserted < most ? Fate.STAYS : isUnmoved ? Fate.GOES : Fate.ENDS;
  }

  /** Whether the players have disagreed about the count too often to agree on one. */
  public boolean isPlayedOut() {
    return isPlayedOut(game.get(), limitsNow.get());
  }

  private void look() {
    Session before = session;
    session = game.get();
    now = clock.getAsLong();
    if (before != null && before.stateNumber() != session.stateNumber()) {
      since = now;
      boolean isSameCount = session.isCounting() && before.isCounting();
      acceptedSince = isSameCount ? acceptedSince : -1;
    }
    if (session.isCounting() && acceptedSince < 0 && !session.agreed().accepted().isEmpty()) {
      acceptedSince = now;
    }
    lookAtMarks();
    boolean isAway = false;
    for (Side mover : session.movers()) {
      isAway |= !isHere.test(mover) && isHere.test(mover.opponent());
    }
    awaySince = !isAway ? -1 : awaySince < 0 ? now : awaySince;
  }

  /** Notes who sees the marks, and since when; whoever had seen them has, even if they leave. */
  private void lookAtMarks() {
    CountAgreement shown = new CountAgreement(session.agreed().dead(), session.agreed().neutral());
    if (!session.isCounting() || !shown.equals(marks)) {
      seeing.clear();
    }
    marks = shown;
    for (Side side : Side.values()) {
      if (session.isCounting() && isHere.test(side)) {
        seeing.putIfAbsent(side, now);
      } else if (!hasSeen(side)) {
        seeing.remove(side);
      }
    }
  }
}
