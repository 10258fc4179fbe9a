package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.PassCounter;
import dev.banmen.game.Family;
import dev.banmen.game.Side;
import dev.banmen.schedule.Listeners;
import dev.banmen.schedule.PausingExecutor;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.people.OnlinePeople;
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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/** A table: a game in play, and those who look at it. For any thread. */
public final class GameTable {
  private final CompletableFuture<Long> number; // once the store has given it one
  private final TableRow row; // as it was when its session began
  private final TableOptions options;
  private final LiveSession live;
  private final TableWriter writer;
  private final WaitingRules waiting;
  private final Presence presence;
  private final PausingExecutor thoughts;
  private final PassCounter passes;
  private final TableViewers viewers;
  private final Listeners listeners = new Listeners();
  private final Rematch rematch = new Rematch();
  private final RecentTalk talk;
  private final LongSupplier clock;
  private boolean wasOver; // under this, as what follows
  private Set<Long> lastWaitedFor = Set.of();
  private HookEvent lastStage = HookEvent.TURN;
  private volatile Opener opener;
  private volatile boolean takesRoom = true;
  private volatile boolean isThoughtElsewhere; // another process has its computers think
  private volatile ShownTable shown; // what lists showed last; null for nothing yet
  private volatile Optional<String> ended = Optional.empty();
  private volatile long used; // when somebody last went there or left, by the clock of the house

  /**
   * A table that nobody looks at yet.
   *
   * @param around its computers think there, on its opener's account
   * @param people who is in the house
   * @param talk what was said there
   * @param last when its last event was, by the clock of the house
   * @param seen when somebody was last there, by the same clock
   */
  GameTable(
      CompletableFuture<Long> number,
      TableRow row,
      Opener opener,
      LiveSession live,
      TableWriter writer,
      TableSurroundings around,
      OnlinePeople people,
      RecentTalk talk,
      long last,
      long seen) {
    this.number = number;
    viewers = new TableViewers(this::id, people);
    this.opener = opener;
    this.live = live;
    this.writer = writer;
    waiting =
        new WaitingRules(
            live::now,
            this::isHere,
            viewers::isEmpty,
            around.clock(),
            around.waitingLimits(),
            last,
            seen);
    presence = new Presence(live::now, this::isHere);
    this.row = row;
    this.talk = talk;
    clock = around.clock();
    use();
    options = new TableOptions(row.isPrivate(), row.isRated());
    Executor thinkers = task -> around.thinkers().execute(opener().share(), task);
    thoughts = new PausingExecutor(thinkers, () -> isPaused() || isThoughtElsewhere);
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

  /** Notes that somebody goes there, or has left. */
  void use() {
    used = clock.getAsLong();
  }

  /** A table as lists show it, as long as this is its session. */
  private record ShownTable(Session session, ListedTable listed) {}

  /** When somebody last went there or left, by the clock of the house in milliseconds. */
  long used() {
    return used;
  }

  /** It as lists show it, once it has a number. */
  ListedTable listed() {
    Session now = live.now();
    long id = id();
    ShownTable last = shown;
    if (last == null || last.session() != now || last.listed().id() != id) {
      Standing standing = Standing.of(now, writer.lastMillis());
      ListedTable listed =
          new ListedTable(
              id, now.terms(), options, row.code(), row.opened(), writer.lastEvent(), standing);
      last = new ShownTable(now, listed);
      shown = last;
    }
    return last.listed();
  }

  private Standing standing() {
    return listed().standing();
  }

  RecentTalk talk() {
    return talk;
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

  /** Has its computers think in this process, or in another one. */
  void think(boolean isHere) {
    isThoughtElsewhere = !isHere;
    thoughts.goOn();
  }

  /** Whether a computer plays, so there is something to think about until the end. */
  boolean isThoughtAbout() {
    return standing().hasComputer() && !live.now().isOver() && !isPaused();
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
    return row.code();
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
    boolean isNews = !line.equals(ended);
    ended = line;
    if (isNews) {
      tell();
    }
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
    return isOfComputers() && viewers.isEmpty();
  }

  /** Whether only computers play. */
  boolean isOfComputers() {
    return standing().isOfComputers();
  }

  /** Counts a person among those who look at this table, at one of their terminals. */
  public void seenBy(OnlinePerson person) {
    boolean wasPaused = isPaused();
    use();
    viewers.add(person);
    if (wasPaused && live.now().clock().running().isPresent()) {
      live.send(Player.SYSTEM, Event.Act.RESUME); // before the next move
    }
    thoughts.goOn();
    tellPresence();
  }

  /** Counts a person no longer among those who look at this table, at one of their terminals. */
  public void leftBy(OnlinePerson person) {
    use(); // before they are gone
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
    return standing().players();
  }

  public boolean isOf(Player player) {
    return !live.now().sidesOf(player).isEmpty();
  }

  /**
   * Adds what somebody says; what watchers say is not for the players before the end.
   *
   * @param id of the line
   * @return the line as others read it
   */
  RecentTalk.SaidLine say(String id, Player player, String name, String text) {
    boolean isAside = !isOf(player) && !live.now().isOver();
    RecentTalk.SaidLine line =
        new RecentTalk.SaidLine(PlayerNumber.of(player), name, text, isAside);
    talk.add(id, line);
    tell();
    return line;
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

  /** Whether the game is over, and was not when this was last asked. */
  synchronized boolean isNewEnd() {
    boolean isOver = live.now().isOver();
    boolean isNew = isOver && !wasOver;
    wasOver = isOver;
    return isNew;
  }

  /** The people for whom the game has begun to wait since this was last asked. */
  synchronized Set<Long> newTurns() {
    Set<Long> people = standing().turns();
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
    return ListedTable.command(address, row.code());
  }

  /** Whether the game is played, counted or over. */
  HookEvent stage() {
    return Standing.stage(live.now());
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
    return standing().freeSide();
  }

  /** The name of a seat's holder in a language; empty if it is free. */
  public static String holderName(Seat seat, Language language) {
    return ComputerSeat.of(seat.holder())
        .map(computer -> computer.name(language))
        .orElse(seat.isFree() ? "" : seat.shownName());
  }
}
