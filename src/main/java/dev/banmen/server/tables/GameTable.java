package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.PassCounter;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.schedule.Listeners;
import dev.banmen.schedule.PausingExecutor;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.text.Language;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A table: a game in play, and those who look at it. For any thread. */
public final class GameTable {
  private final CompletableFuture<Long> number; // once the store has given it one
  private final String code; // what a friend types to join
  private final long since;
  private final TableOptions options;
  private final LiveSession live;
  private final TableWriter writer;
  private final WaitingRules waiting;
  private final Presence presence;
  private final PausingExecutor thoughts;
  private final PassCounter passes;
  private final TableViewers viewers = new TableViewers();
  private final Listeners listeners = new Listeners();
  private final Rematch rematch = new Rematch();
  private final RecentTalk talk = new RecentTalk();
  private boolean wasOver; // under this, as what follows
  private Set<Long> lastWaitedFor = Set.of();
  private HookEvent lastStage = HookEvent.TURN;
  private volatile Opener opener;
  private volatile boolean takesRoom = true;
  private volatile Optional<String> ended = Optional.empty();

  /**
   * A table that nobody looks at yet.
   *
   * @param around its computers think there, on its opener's account
   * @param last when its last event was, by the clock of the house
   */
  GameTable(
      CompletableFuture<Long> number,
      TableRow row,
      Opener opener,
      LiveSession live,
      TableWriter writer,
      TableSurroundings around,
      long last) {
    this.number = number;
    this.opener = opener;
    this.live = live;
    this.writer = writer;
    waiting =
        new WaitingRules(
            live::now,
            this::isHere,
            () -> viewers.count() <= 0,
            around.clock(),
            around.waitingLimits(),
            last);
    presence = new Presence(live::now, this::isHere);
    code = row.code();
    since = row.opened().millis();
    options = new TableOptions(row.isPrivate(), row.isRated());
    Executor thinkers = task -> around.thinkers().execute(opener().share(), task);
    thoughts = new PausingExecutor(thinkers, this::isPaused);
    Family family = around.games().find(live.now().terms().family()).orElseThrow();
    passes =
        new PassCounter(
            live, family, now -> WaitingRules.isPlayedOut(now, around.waitingLimits().get()));
    passes.listen(this::tell);
    if (!options.isRated()) { // its players have no help
      passes.proposeOn(thinkers);
    }
  }

  public CompletableFuture<Long> number() {
    return number;
  }

  /** The time when the table was opened, in milliseconds from 1970. */
  public long since() {
    return since;
  }

  public TableOptions options() {
    return options;
  }

  public LiveSession live() {
    return live;
  }

  TableWriter writer() {
    return writer;
  }

  public TableViewers viewers() {
    return viewers;
  }

  /** The executor on which the table's computers think. */
  public PausingExecutor thoughts() {
    return thoughts;
  }

  /** Counts after a pass, for whoever looks. */
  public PassCounter passes() {
    return passes;
  }

  /** The listeners that hear that there is something else to say about this table. */
  public Listeners listeners() {
    return listeners;
  }

  public Rematch rematch() {
    return rematch;
  }

  /** The code that a friend types to join. */
  public String code() {
    return code;
  }

  /** The account that opened the table. */
  public Opener opener() {
    return opener;
  }

  /** Counts it for whoever opened it, with another share once they are back, or have a name. */
  void share(Opener now) {
    opener = now;
  }

  /** Whether it is one of the tables that its opener may have: it is not over. */
  boolean takesRoom() {
    return takesRoom;
  }

  void takeRoom(boolean takes) {
    takesRoom = takes;
  }

  /**
   * The table's number and why the owner has ended it, or what the program counted, as {@code
   * EndedGames} reads it; empty if neither has.
   */
  public Optional<String> endLine() {
    return ended;
  }

  /** Notes why it was ended, or what the program counted, for those who look at it. */
  void noteEnd(Optional<String> line) {
    ended = line;
    tell();
  }

  /** Drops what a person said. */
  void forgetTalk(long person) {
    talk.forget(person);
  }

  /** The number; 0 before it has one. */
  public long id() {
    return number.isCompletedExceptionally() ? 0 : number.getNow(0L);
  }

  /** Whether only computers play, and nobody looks: then they don't think, and no clock runs. */
  public boolean isPaused() {
    return isOfComputers() && viewers.count() <= 0;
  }

  /** Whether only computers play. */
  boolean isOfComputers() {
    Session now = live.now();
    return now.seat(Side.BLACK).isComputer() && now.seat(Side.WHITE).isComputer();
  }

  /** Counts a person among those who look at this table, at one of their terminals. */
  public void seenBy(OnlinePerson person) {
    boolean wasPaused = isPaused();
    viewers.add(person);
    if (wasPaused && live.now().clock().running().isPresent()) {
      live.send(Player.SYSTEM, Event.Act.RESUME); // before the next move
    }
    thoughts.goOn();
    tellPresence();
  }

  /** Counts a person no longer among those who look at this table, at one of their terminals. */
  public void leftBy(OnlinePerson person) {
    viewers.remove(person);
    tellPresence();
  }

  /** Has those who look at it hear which player has gone or come back. */
  void tellPresence() {
    if (presence.check()) {
      tell();
    }
  }

  public Presence presence() {
    return presence;
  }

  /** The numbers of those who have seats; none for a free one, or a computer. */
  public Set<Long> players() {
    Set<Long> people = new HashSet<>();
    for (Side side : Side.values()) {
      people.add(PlayerNumber.of(live.now().seat(side).holder()));
    }
    people.remove(0L);
    return people;
  }

  public boolean isOf(Player player) {
    return !live.now().sidesOf(player).isEmpty();
  }

  /** Whether the game waits for a player: for a move, or to accept the count; not without both. */
  public boolean isTurnOf(Player player) {
    Session now = live.now();
    return freeSide().isEmpty()
        && waited(now).stream().anyMatch(side -> now.seat(side).holder().equals(player));
  }

  /** The sides that may move, or have not accepted the count; none once it is over. */
  private static Set<Side> waited(Session now) {
    if (!now.isCounting()) {
      return now.movers();
    }
    Set<Side> sides = EnumSet.allOf(Side.class);
    sides.removeAll(now.agreed().accepted());
    return sides;
  }

  /** Whether this person finds it in the lobby, and may watch without its code. */
  boolean isSeenBy(Player player) {
    return !options.isPrivate() || isOf(player);
  }

  /** Adds what somebody says; what watchers say is not for the players before the end. */
  public void say(Player player, String name, String text) {
    boolean isAside = !isOf(player) && !live.now().isOver();
    talk.add(new RecentTalk.SaidLine(PlayerNumber.of(player), name, text, isAside));
    tell();
  }

  /** The talk at the table, as far as it is of people whom somebody reads. */
  public List<RecentTalk.SaidLine> talk(Player player, Predicate<Long> reads) {
    boolean isPlaying = isOf(player) && !live.now().isOver();
    return talk.of(line -> reads.test(line.person()) && !(line.isAside() && isPlaying));
  }

  /** Has those who look at it hear that there is something else to say. */
  public void tell() {
    listeners.tell();
  }

  /** How long its players wait for each other, and what comes of it. */
  public WaitingRules waitingRules() {
    return waiting;
  }

  /** Whether a side's player sees what is shown here. */
  public boolean isHere(Side side) {
    return viewers.reaches(PlayerNumber.of(live.now().seat(side).holder()));
  }

  /** The game at its end, if it was not over when this was last asked. */
  synchronized Optional<Session> newEnd() {
    Session now = live.now();
    boolean isNew = now.isOver() && !wasOver;
    wasOver = now.isOver();
    return Optional.of(now).filter(end -> isNew);
  }

  /** The people for whom the game has begun to wait since this was last asked. */
  synchronized Set<Long> newTurns() {
    Session now = live.now();
    Set<Side> sides = waited(now);
    boolean isAnybodys = now.isInPlay() && sides.size() > 1;
    Set<Long> people = new HashSet<>();
    if (freeSide().isEmpty() && !isAnybodys) {
      sides.forEach(side -> people.add(PlayerNumber.of(now.seat(side).holder())));
      people.remove(0L); // a computer
    }
    Set<Long> fresh = new HashSet<>(people);
    fresh.removeAll(lastWaitedFor);
    lastWaitedFor = people;
    return fresh;
  }

  /**
   * The command that brings somebody here, typed in a shell.
   *
   * @param address what friends type after {@code ssh}
   */
  public String command(String address) {
    return String.join(" ", "ssh", "-t", address, "join", code);
  }

  /** Whether the game is played, counted or over. */
  HookEvent stage() {
    Session now = live.now();
    return now.isOver() ? HookEvent.OVER : now.isCounting() ? HookEvent.COUNT : HookEvent.TURN;
  }

  /** Whether the count or the end has begun since this was last asked. */
  synchronized boolean isNewStage() {
    HookEvent stage = stage();
    boolean isNew = stage != lastStage && stage != HookEvent.TURN;
    lastStage = stage;
    return isNew;
  }

  /** A side whose seat is free. */
  public Optional<Side> freeSide() {
    Session now = live.now();
    return Stream.of(Side.values()).filter(side -> now.seat(side).isFree()).findFirst();
  }

  /** The name of a seat's holder in a language; empty if it is free. */
  public static String holderName(Seat seat, Language language) {
    return ComputerSeat.of(seat.holder())
        .map(computer -> computer.name(language))
        .orElse(seat.isFree() ? "" : seat.shownName());
  }
}
