package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Family;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.OnlinePerson;
import dev.banmen.server.people.Opener;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.people.SecretCode;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.solve.CountJudge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All tables whose games are in play, and those that are over and still looked at. A table lives
 * wherever somebody looks at it: its session is folded from its events when somebody comes or
 * something is due, and it rests some minutes after the last one has left. Lists are made of rows.
 * Any thread.
 */
public final class Tables {
  private static final EventLog LOG = EventLog.of(Tables.class);

  /** How long nobody has been at a table until it rests, in milliseconds. */
  static final long REST_MILLIS = 5 * 60_000;

  /** How long somebody waits for a table to be read from the store, in milliseconds. */
  private static final long READ_MILLIS = 1_000;

  /** How many rows are read at once; a database takes only so many numbers. */
  private static final int MOST_LISTED = 1_000;

  /** How often it is looked whether something is due. */
  private static final long LOOK_MILLIS = 1_000;

  /** How late a computer's turn is, in times of that, if nobody may look at its table. */
  private static final int VERY_LATE = 4;

  /** How many tables are read at once for what is due at them. */
  private static final int MOST_READ = 20;

  private final Store store;
  private final TableSurroundings around;
  private final OnlinePeople people;
  private final EndedGames endedGames;
  private final TeachingTables teaching;
  private final Optional<AwayNotices> away;
  private final Ratings ratings;
  private final TableReader reader;
  private final ThinkingTables thinking;
  private final List<GameTable> all = new CopyOnWriteArrayList<>(); // those with a session
  private final Map<Long, GameTable> awake = new ConcurrentHashMap<>(); // those, by number
  private final Map<Long, RestingTable> inPlay = new ConcurrentSkipListMap<>(); // by number
  private final Map<Long, CompletableFuture<Optional<GameTable>>> reading =
      new ConcurrentHashMap<>(); // changes under this

  private final Set<Long> unread = ConcurrentHashMap.newKeySet(); // that cannot be replayed
  private final Set<Long> changed = ConcurrentHashMap.newKeySet(); // rows to be read again
  private final AtomicBoolean isListing = new AtomicBoolean(); // those are being read
  private volatile boolean isSlow; // somebody has waited for a table in vain, and it has not come

  /**
   * No tables yet.
   *
   * @param endedGames has those read who are away that a game has ended
   * @param teaching whose tables count as well
   * @param away hears of games that wait for people who are not here
   */
  public Tables(
      Store store,
      TableSurroundings around,
      OnlinePeople people,
      EndedGames endedGames,
      TeachingTables teaching,
      Optional<AwayNotices> away) {
    this.store = store;
    this.around = around;
    this.people = people;
    this.endedGames = endedGames;
    this.teaching = teaching;
    this.away = away;
    reader = new TableReader(store, around.games());
    thinking = new ThinkingTables(store.nodes());
    ratings = new Ratings(around.games(), store, around.calendar(), this::ratingsChanged);
  }

  private void ratingsChanged() {
    all.forEach(GameTable::tell);
    around.changed().run();
  }

  /** The ratings of those who play here. */
  public Ratings ratings() {
    return ratings;
  }

  /**
   * Lists tables as they were left. Those at which a computer is to move are read at once.
   *
   * @param unreadable the numbers of those that today's rules cannot replay
   */
  public void resume(List<ListedTable> tables, List<Long> unreadable) {
    unread.addAll(unreadable);
    tables.forEach(this::list);
    tables.stream()
        .filter(table -> table.standing().isTurnOfComputer())
        .limit(MOST_READ) // the others are due soon
        .forEach(table -> open(table.id()));
  }

  private RestingTable list(ListedTable table) {
    return inPlay.computeIfAbsent(
        table.id(),
        id -> new RestingTable(table, opener(table), new RecentTalk(), table.standing().since()));
  }

  private Opener opener(ListedTable table) {
    long person = table.opened().person();
    return people.isNear(person)
        ? people.opener(person)
        : Opener.absent(person, table.opened().isNamed());
  }

  /**
   * Has a table that is in play, or still looked at, come to life.
   *
   * @return empty if there is no such table in play, or today's rules cannot replay it
   */
  public CompletableFuture<Optional<GameTable>> open(long id) {
    CompletableFuture<Optional<GameTable>> read = new CompletableFuture<>();
    synchronized (this) {
      Optional<GameTable> there = awake(id);
      if (there.isPresent() || !inPlay.containsKey(id)) {
        there.ifPresent(GameTable::use); // it does not rest for a while
        return CompletableFuture.completedFuture(there);
      }
      CompletableFuture<Optional<GameTable>> underWay = reading.putIfAbsent(id, read);
      if (underWay != null) {
        return underWay;
      }
    }
    try {
      log(id)
          .thenApplyAsync(found -> found.flatMap(this::wake), around.readers())
          .whenComplete((table, fault) -> read(id, read, table, fault));
    } catch (RuntimeException | Error e) {
      read(id, read, Optional.empty(), e);
    }
    return read;
  }

  /** The same for one that is listed, which may have no number yet. */
  public CompletableFuture<Optional<GameTable>> open(ListedTable listed) {
    return listed.id() != 0 ? open(listed.id()) : CompletableFuture.completedFuture(awake(listed));
  }

  /** The same for one that somebody has from before: it may have rested since. */
  public CompletableFuture<Optional<GameTable>> open(GameTable known) {
    synchronized (this) {
      if (all.contains(known)) {
        known.use();
        return CompletableFuture.completedFuture(Optional.of(known));
      }
    }
    return open(known.id());
  }

  /** The same for one that another node has begun, which may not be listed here yet. */
  public CompletableFuture<Optional<GameTable>> find(long id) {
    return list(id).thenCompose(listed -> open(id));
  }

  /** Lists a table that another node has begun, if it is in play; it is not opened for that. */
  public CompletableFuture<Void> list(long id) {
    return numbered(id).isPresent()
        ? CompletableFuture.completedFuture(null)
        : store
            .tables(Set.of(id))
            .thenAcceptAsync(rows -> changed(new HashSet<>(Set.of(id)), rows), around.readers());
  }

  private CompletableFuture<Optional<TableLog>> log(long id) {
    return store
        .table(id)
        .thenCombine(
            store.events(id, 0),
            (row, events) ->
                row.filter(one -> !one.at().isOver()).map(one -> new TableLog(one, events)));
  }

  /** The position of a table, which does not come to life for that; empty if there is none. */
  public CompletableFuture<Optional<Position>> position(ListedTable listed) {
    Optional<GameTable> there = awake(listed);
    return there.isPresent()
        ? CompletableFuture.completedFuture(there.map(table -> table.live().now().position()))
        : log(listed.id()).thenApplyAsync(found -> found.flatMap(this::position), around.readers());
  }

  private Optional<Position> position(TableLog log) {
    try {
      return Optional.of(reader.read(log.row(), log.events()).session().position());
    } catch (InputFault fault) {
      notRead(log.row().id());
      return Optional.empty();
    }
  }

  private void read(
      long id,
      CompletableFuture<Optional<GameTable>> read,
      Optional<GameTable> table,
      Throwable fault) {
    synchronized (this) {
      reading.remove(id);
    }
    isSlow = false;
    Optional.ofNullable(fault).ifPresent(FaultBarrier::reportUnforeseen);
    if (fault == null) {
      read.complete(table);
      around.changed().run();
    } else {
      read.completeExceptionally(fault);
    }
  }

  /**
   * Waits for a table that is being opened: at most a second, and not at all while somebody else
   * has done so in vain.
   *
   * @throws StoreFault if it could not be read by then
   */
  public <T> T awaitOpen(CompletableFuture<T> table) throws StoreFault {
    try {
      return await(table, isSlow ? 0 : READ_MILLIS);
    } catch (StoreFault e) {
      if (!table.isDone()) {
        isSlow = true;
        table.whenComplete((one, fault) -> isSlow = false);
      }
      throw e;
    }
  }

  /**
   * Waits at most a second for what the store is asked.
   *
   * @throws StoreFault if it has not answered by then, or with a fault
   */
  public static <T> T await(CompletableFuture<T> answer) throws StoreFault {
    return await(answer, READ_MILLIS);
  }

  private static <T> T await(CompletableFuture<T> answer, long millis) throws StoreFault {
    try {
      return answer.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new StoreFault("the store has not answered yet");
    } catch (ExecutionException e) {
      throw new StoreFault(String.valueOf(e.getCause().getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreFault("interrupted", e);
    }
  }

  /** A row and the events of its table. */
  private record TableLog(TableRow row, List<EventRow> events) {}

  /** Folds a table, and has it go on as it was left. */
  private Optional<GameTable> wake(TableLog log) {
    TableRow row = log.row();
    SavedGameText.Reading read;
    try {
      read = reader.read(row, log.events());
    } catch (InputFault fault) {
      notRead(row.id());
      return Optional.empty();
    }
    CompletableFuture<Long> number = CompletableFuture.completedFuture(row.id());
    TableWriter writer = new TableWriter(store, number, log.events().size(), read.millis(), around);
    LiveSession live = new LiveSession(read.session(), writer, around.clock(), around.scheduler());
    RestingTable resting = inPlay.get(row.id());
    if (resting == null) {
      return Optional.empty(); // it has been removed meanwhile
    }
    GameTable table =
        new GameTable(
            number,
            row,
            resting.opener(),
            live,
            writer,
            around,
            people,
            resting.talk(),
            read.millis(),
            resting.seen());
    table.newTurns(); // what was news before is none now
    table.isNewStage();
    rule(table);
    table.think(!table.isThoughtAbout()); // until it is known that no other process thinks
    synchronized (this) {
      Optional<GameTable> there = coded(row); // whose number the store gives while this one is read
      if (there.isPresent() || !inPlay.containsKey(row.id())) {
        return there;
      }
      table.share(resting.opener()); // it may be another one by now
      all.add(table);
      awake.put(row.id(), table);
    }
    start(table);
    if (table.isThoughtAbout()) {
      FaultBarrier.watch(thinking.take(table.id()).thenAccept(table::think));
    }
    return Optional.of(table);
  }

  /** The table of a row as long as it does not rest, even if it does not know its number yet. */
  private Optional<GameTable> coded(TableRow row) {
    return all.stream().filter(table -> table.code().equals(row.code())).findFirst();
  }

  /** Lists a table no more that today's rules cannot replay, and says so once. */
  private void notRead(long id) {
    inPlay.remove(id);
    if (unread.add(id)) {
      LOG.warn(LogEvent.TABLE_UNREAD, LogField.of("table", id));
    }
    around.changed().run();
  }

  /**
   * Lets a table rest at which nobody has been for a while, and nothing is under way: it has no
   * session until somebody comes, or something is due.
   */
  private void rest(GameTable table) {
    if (!isIdle(table)) {
      return;
    }
    synchronized (this) {
      RestingTable resting = inPlay.get(table.id());
      if (resting == null || !isLeft(table) || !table.live().isIdle()) {
        return;
      }
      resting.left(table.listed(), table.opener(), around.clock().getAsLong());
      letGo(table);
    }
    table.live().close();
  }

  private boolean isIdle(GameTable table) {
    return isLeft(table)
        && !table.live().now().isOver()
        && !table.listed().standing().isTurnOfComputer()
        && !table.thoughts().isBusy()
        && !table.waitingRules().isBusy(REST_MILLIS);
  }

  /** Whether nobody has been at a table for a while. */
  private boolean isLeft(GameTable table) {
    return table.viewers().count() <= 0 && around.clock().getAsLong() - table.used() >= REST_MILLIS;
  }

  /** Counts somebody's tables as they are counted from now on. */
  public synchronized void share(Opener opener) { // under this none begins or ends its rest
    all.stream()
        .filter(table -> table.opener().person() == opener.person())
        .forEach(table -> table.share(opener));
    inPlay.values().stream()
        .filter(table -> table.opener().person() == opener.person())
        .forEach(table -> table.share(opener));
  }

  /** How many tables one person may open. */
  public int most() {
    return around.limits().tables();
  }

  /** Whether somebody may open another table. */
  public boolean hasRoom(Opener opener) {
    return opened(opener) < most();
  }

  private long opened(Opener opener) {
    return teaching.ledBy(opener)
        + all.stream().filter(table -> table.takesRoom() && table.opener().isSameAs(opener)).count()
        + resting().filter(table -> table.opener().isSameAs(opener)).count();
  }

  private Stream<RestingTable> resting() {
    return inPlay.values().stream().filter(table -> !awake.containsKey(table.listed().id()));
  }

  /** Forgets a table with its session; returns whether it was known. */
  private boolean letGo(GameTable table) {
    awake.remove(table.id(), table);
    return all.remove(table);
  }

  /** Opens a new table; empty if whoever opens it has too many. */
  public Optional<GameTable> begin(Opener opener, Terms terms, TableOptions options) {
    return begin(opener, terms, options, store::add);
  }

  /** The players of a table that is over go on at this one. */
  private static final class BegunElsewhere extends IOException {
    private static final long serialVersionUID = 1L;

    private final long table;

    BegunElsewhere(long table) {
      super("table " + table);
      this.table = table;
    }
  }

  /**
   * Opens the table where the players of one that is over go on, as soon as it is saved; the one in
   * play that there is, if another node was first or they have left it; empty if whoever opens it
   * has too many.
   */
  CompletableFuture<Optional<GameTable>> beginAfter(GameTable over, Opener opener, Terms terms) {
    Optional<GameTable> begun =
        begin(opener, terms, over.options(), row -> store.addRematch(row, over.id()));
    return begun.isEmpty()
        ? CompletableFuture.completedFuture(begun)
        : begun
            .get()
            .number()
            .handle((id, fault) -> FaultBarrier.cause(fault))
            .thenCompose(
                fault ->
                    fault == null
                        ? CompletableFuture.completedFuture(begun)
                        : fault instanceof BegunElsewhere there
                            ? find(there.table).thenCompose(found -> orFail(found, there))
                            : CompletableFuture.failedFuture(fault));
  }

  /** A table, if it is still in play. */
  private static CompletableFuture<Optional<GameTable>> orFail(
      Optional<GameTable> found, BegunElsewhere fault) {
    return found.isPresent()
        ? CompletableFuture.completedFuture(found)
        : CompletableFuture.failedFuture(fault);
  }

  private Optional<GameTable> begin(
      Opener opener,
      Terms terms,
      TableOptions options,
      Function<TableRow, CompletableFuture<Long>> save) {
    Session session = Session.begin(terms, terms.start(around.games()));
    long now = around.clock().getAsLong();
    long date = around.calendar().getAsLong();
    TableRow row =
        new TableRow(
            0,
            SavedGameText.of(session, now),
            SecretCode.ofTable(),
            options.isPrivate(),
            options.isRated(),
            new TableRow.Opening(opener.person(), date, false),
            TableWriter.state(session, 0, now, date));
    CompletableFuture<Long> number = new CompletableFuture<>();
    TableWriter writer = new TableWriter(store, number, 0, now, around);
    LiveSession live = new LiveSession(session, writer, around.clock(), around.scheduler());
    GameTable table =
        new GameTable(
            number, row, opener, live, writer, around, people, new RecentTalk(), now, now);
    all.add(table);
    if (opened(opener) > most()) { // after it was added: others may be as fast
      all.remove(table);
      return Optional.empty();
    }
    FaultBarrier.watch(
        added(table, () -> save.apply(row))
            .thenCompose(
                id ->
                    id > 0
                        ? CompletableFuture.completedFuture(id)
                        : CompletableFuture.failedFuture(new BegunElsewhere(-id)))
            .whenComplete(
                (id, fault) -> {
                  if (fault != null) {
                    all.remove(table); // every event of it fails, and says why
                    number.completeExceptionally(fault);
                  } else {
                    LOG.info(
                        LogEvent.TABLE_OPENED,
                        LogField.of("table", id),
                        LogField.of("person", opener.person()));
                    awake.put(id, table);
                    number.complete(id);
                    if (!all.contains(table)) {
                      awake.remove(id, table); // it was over, and left, before it had a number
                    }
                    begun(table);
                  }
                  around.changed().run();
                }));
    rule(table);
    start(table);
    return Optional.of(table);
  }

  private CompletableFuture<Long> added(GameTable table, Supplier<CompletableFuture<Long>> save) {
    try {
      return save.get();
    } catch (RuntimeException | Error e) {
      all.remove(table);
      throw e;
    }
  }

  /** Takes room for a game that is over and is to go on; false if its opener has none. */
  private boolean reopen(GameTable table) {
    table.takeRoom(true); // before the look: others may be as fast
    boolean hasRoom = opened(table.opener()) <= most();
    table.takeRoom(hasRoom);
    return hasRoom;
  }

  /** Lists a table that the store has given a number. */
  private synchronized void begun(GameTable table) {
    if (all.contains(table)) {
      long now = around.clock().getAsLong();
      inPlay.put(table.id(), new RestingTable(table.listed(), table.opener(), table.talk(), now));
    }
  }

  /** Has a table keep the house's rules, before anybody can play there. */
  private void rule(GameTable table) {
    LiveSession live = table.live();
    live.takingOnly(new TableRule(table, around.waitingLimits(), () -> reopen(table)));
    live.listen(
        () ->
            FaultBarrier.contain(
                () -> table.takeRoom(!live.now().isOver()),
                () -> look(table),
                () -> turned(table),
                () -> over(table),
                () -> settle(table),
                () -> tidy(table),
                around.changed()));
  }

  /** Has the clocks and the computers of a table begin. */
  private void start(GameTable table) {
    LiveSession live = table.live();
    live.watchClocks(WaitingRules.GRACE_MILLIS);
    ComputerSeats.fill(
        live,
        around.games(),
        (one, player) -> Optional.empty(),
        ThinkingTime.ofTurns(around.limits().botMillis()),
        table.thoughts());
  }

  private void turned(GameTable table) {
    Set<Long> turns = table.newTurns();
    people.each(
        one -> turns.contains(one.id()) && !table.viewers().isAt(one), OnlinePerson::turnBegan);
    away.ifPresent(notices -> notices.tell(table, turns));
  }

  /** Notes whether a table is in play, which a game that is over can be again. */
  private synchronized void settle(GameTable table) {
    if (table.live().now().isOver()) {
      inPlay.remove(table.id());
    } else if (table.id() != 0 && !inPlay.containsKey(table.id())) {
      begun(table);
    }
  }

  private void over(GameTable table) {
    if (table.live().now().isOver() && table.options().isRated()) {
      ratings.gameOver(table.id(), table.players());
    }
    table
        .newEnd()
        .filter(end -> table.writer().hasWrittenLast()) // else another node tells them
        .ifPresent(end -> tellAbsent(table, end));
  }

  /** A game of two is over: whoever is away reads that in the lobby. */
  private void tellAbsent(GameTable table, Session now) {
    Outcome outcome = now.outcome().orElseThrow();
    boolean isSaid =
        outcome.reason() == Outcome.Reason.VOID || now.report() instanceof Report.CountedAway;
    for (Side side : Side.values()) {
      long player = PlayerNumber.of(now.seat(side).holder());
      if (!isSaid && table.players().size() > 1 && !table.isHere(side)) {
        long opponent = PlayerNumber.of(now.seat(side.opponent()).holder());
        endedGames.add(Set.of(player), EndedGames.over(table.id(), how(outcome, side), opponent));
      }
    }
  }

  private static String how(Outcome outcome, Side side) {
    if (outcome.winner().isEmpty()) {
      return "draw";
    }
    boolean isWon = outcome.winner().get() == side;
    return switch (outcome.reason()) {
      case RESIGNATION -> isWon ? "won.resignation" : "lost";
      case TIME -> isWon ? "won.time" : "lost.time";
      case FORFEIT -> isWon ? "won.forfeit" : "lost.forfeit";
      default -> isWon ? "won" : "lost";
    };
  }

  /** Hears at another node what was said at a table, if that is known here. */
  void heard(long id, RecentTalk.SaidLine line) {
    Optional<GameTable> there = awake(id);
    there
        .map(GameTable::talk)
        .or(() -> Optional.ofNullable(inPlay.get(id)).map(RestingTable::talk))
        .ifPresent(talk -> talk.add(line));
    there.ifPresent(GameTable::tell);
  }

  /** Hears that the store has something new of these tables, from here or elsewhere. */
  public void heard(List<SavedTable> all) {
    for (SavedTable news : all) {
      Optional<GameTable> there = awake(news.table());
      there.filter(table -> table.writer().isNews(news.event())).ifPresent(Tables::catchUp);
      if (there.isEmpty()) {
        changed.add(news.table());
      }
    }
    if (all.stream().map(SavedTable::event).anyMatch(SavedTable.UNKNOWN::equals)) {
      compare();
    }
    readChanged();
  }

  private static void catchUp(GameTable table) {
    table.live().catchUp();
  }

  /** Looks whether news was lost. */
  public void compare() {
    FaultBarrier.watch(store.heads().thenAccept(this::compare));
  }

  private void compare(Map<Long, Long> heads) {
    for (GameTable table : all) {
      long id = table.id();
      if (table.writer().isBehind(heads.getOrDefault(id, 0L))) {
        catchUp(table);
      } else if (id != 0 && !heads.containsKey(id) && !table.live().now().isOver()) {
        changed.add(id); // it is over, or removed
      }
    }
    heads.forEach(
        (id, head) -> {
          RestingTable known = inPlay.get(id);
          boolean isNews = known == null || known.listed().lastEvent() < head;
          if (isNews && !unread.contains(id) && awake(id).isEmpty()) {
            changed.add(id);
          }
        });
    resting()
        .map(table -> table.listed().id())
        .filter(id -> !heads.containsKey(id))
        .forEach(changed::add);
    readChanged();
  }

  /** Reads the rows of tables that have changed elsewhere: many at once, one reading at a time. */
  private void readChanged() {
    if (changed.isEmpty() || !isListing.compareAndSet(false, true)) {
      return;
    }
    Set<Long> ids = changed.stream().limit(MOST_LISTED).collect(Collectors.toSet());
    changed.removeAll(ids);
    try {
      FaultBarrier.watch(
          store
              .tables(ids)
              .thenAcceptAsync(rows -> changed(ids, rows), around.readers())
              .whenComplete(
                  (done, fault) -> {
                    isListing.set(false); // after a fault the next comparison finds them again
                    readChanged();
                  }));
    } catch (RuntimeException | Error e) {
      isListing.set(false);
      throw e;
    }
  }

  private void changed(Set<Long> ids, List<TableRow> rows) {
    for (TableRow row : rows) {
      if (!row.at().isOver()) {
        ids.remove(row.id());
        FaultBarrier.contain(() -> changed(row));
      } else {
        awake(row.id())
            .filter(table -> table.writer().isBehind(row.at().lastEvent()))
            .ifPresent(Tables::catchUp);
        rated(row);
      }
    }
    for (long id : ids) { // they are over, or gone
      inPlay.remove(id);
      if (rows.stream().noneMatch(row -> row.id() == id)) {
        awake(id).ifPresent(this::drop);
      }
    }
    around.changed().run();
  }

  /** Reads what a game did to its players' ratings that is over while its table rests here. */
  private void rated(TableRow row) {
    if (row.isRated() && inPlay.containsKey(row.id()) && awake(row.id()).isEmpty()) {
      ratings.gameOver(row.id(), List.of(row.at().black(), row.at().white()));
    }
  }

  /** Lists a table as it stands after others have played. */
  private void changed(TableRow row) {
    try {
      Optional<ListedTable> listed = reader.listed(row);
      boolean isBegun = inPlay.containsKey(row.id()) || coded(row).isEmpty();
      if (listed.isEmpty() || unread.contains(row.id()) || !isBegun) {
        return;
      }
      RestingTable known = list(listed.get());
      Set<Long> turns = listed.get().standing().turns();
      turns.removeAll(known.listed().standing().turns());
      if (known.list(listed.get()) && awake(row.id()).isEmpty()) {
        people.each(one -> turns.contains(one.id()), OnlinePerson::turnBegan);
      }
    } catch (InputFault fault) {
      notRead(row.id());
    }
  }

  /** A row for each person at each table that they look at, and see what is shown there. */
  public List<PresenceRow> present() {
    return all.stream().flatMap(table -> table.viewers().present().stream()).toList();
  }

  /** Has those who look at tables hear who has gone or come back at other nodes. */
  public void movedElsewhere() {
    all.forEach(table -> FaultBarrier.contain(table::tellPresence, table.thoughts()::goOn));
    around.changed().run();
  }

  /** How many people look on at a table who do not play there. */
  public int watchers(ListedTable table) {
    return viewers(table, table.standing().players());
  }

  /** How many people look at a table, at whichever node. */
  public int viewers(ListedTable table) {
    return viewers(table, Set.of());
  }

  private int viewers(ListedTable table, Set<Long> without) {
    return awake(table)
        .map(one -> one.viewers().others(without))
        .orElseGet(() -> new TableViewers(table::id, people).others(without));
  }

  /** Ends what players need not wait for any longer, and says how long they do. */
  public void look() {
    all.forEach(table -> FaultBarrier.contain(() -> look(table), () -> rest(table)));
    long now = around.clock().getAsLong();
    WaitingLimits limits = around.waitingLimits().get();
    resting()
        .filter(table -> WaitingRules.due(table.listed(), table.seen(), limits) <= now)
        .limit(Math.max(0, MOST_READ - reading.size()))
        .forEach(table -> open(table.listed().id()));
    shareThinking(now);
  }

  /** Has computers think at tables where no other process does. */
  private void shareThinking(long now) {
    Set<Long> before = thinking.own();
    Set<Long> tables = new HashSet<>();
    all.stream()
        .filter(table -> table.id() != 0 && table.isThoughtAbout())
        .forEach(table -> tables.add(table.id()));
    List<ListedTable> late = late(now);
    late.forEach(table -> tables.add(table.id()));
    thinking.share(
        before,
        tables,
        () -> {
          Set<Long> own = thinking.own();
          tables.forEach(
              id ->
                  awake(id)
                      .ifPresent(
                          table ->
                              table.think(own.contains(id) || isLate(table.listed(), now, 1))));
          late.stream()
              .filter(table -> own.contains(table.id()) || isLate(table, now, VERY_LATE))
              .forEach(table -> open(table.id()));
        });
  }

  /** Some of the tables that rest here at which a computer's turn is late, others each time. */
  private List<ListedTable> late(long now) {
    List<ListedTable> late =
        resting().map(RestingTable::listed).filter(table -> isLate(table, now, 1)).toList();
    int from = late.isEmpty() ? 0 : (int) Math.floorMod(now / LOOK_MILLIS, (long) late.size());
    return Stream.concat(late.stream().skip(from), late.stream().limit(from))
        .limit(MOST_READ)
        .toList();
  }

  /**
   * Whether a computer takes so long that its process may be lost, or hang: so many times twice its
   * time. Then whoever looks at it thinks about it, whichever process has the task.
   */
  private boolean isLate(ListedTable table, long now, int times) {
    Standing at = table.standing();
    return at.isTurnOfComputer() && at.since() + times * 2 * around.limits().botMillis() <= now;
  }

  private void look(GameTable table) {
    WaitingRules.WaitCheck check = table.waitingRules().check();
    check.due().ifPresent(event -> table.live().send(Player.SYSTEM, event));
    table.tellPresence();
    if (check.isToJudge()) {
      around.thinkers().execute(table.opener().share(), () -> judge(table, table.live().now()));
    }
    if (check.isNews()) {
      table.tell();
      around.changed().run();
    }
    if (table.id() != 0) {
      end(table);
    }
  }

  /**
   * Ends a count by what is surely dead; without a result where nobody can say. Whoever came back
   * meanwhile sees to it themselves.
   */
  private void judge(GameTable table, Session count) {
    Event end = Event.Act.ANNUL;
    try {
      Family family = around.games().find(count.terms().family()).orElseThrow();
      Position counted = count.position();
      Optional<Set<Site>> dead = CountJudge.dead(family, counted);
      if (dead.isPresent()) {
        end = new Event.Settle(Optional.of(new CountAgreement(dead.get(), Set.of())));
      }
    } finally {
      if (table.waitingRules().isToJudge()) {
        Event ending = new Event.IfCurrent(count.stateNumber(), end);
        FaultBarrier.watch(
            table.live().send(Player.SYSTEM, ending).thenAccept(after -> judged(table, after)));
      }
    }
  }

  /** The program has counted a game: whoever is away reads that when they come back. */
  private void judged(GameTable table, Session after) {
    boolean isOurs = table.writer().hasWrittenLast(); // else another node tells them
    if (after.isOver() && isOurs && !after.isNotDone(Report.Hindrance.TOO_LATE)) {
      String result = Results.of(after.outcome());
      String line = EndedGames.counted(table.id(), result);
      table.noteEnd(Optional.of(line).filter(one -> EndedGames.saidAtTable(one).isPresent()));
      Set<Long> absent = new HashSet<>();
      for (Side side : Side.values()) {
        if (!table.isHere(side)) {
          absent.add(PlayerNumber.of(after.seat(side).holder()));
        }
      }
      endedGames.add(absent, line);
    }
  }

  /**
   * Notes that the owner has ended a game: its players, and who opened it, read that at the table,
   * and in the lobby until they have read it there.
   */
  public void endedByOwner(GameTable table, String reason) {
    LOG.info(LogEvent.TABLE_ENDED, LogField.of("table", table.id()));
    String line = EndedGames.endedByOwner(table.id(), reason);
    table.noteEnd(Optional.of(line));
    Set<Long> concerned = new HashSet<>(table.players());
    concerned.add(table.opener().person());
    endedGames.add(concerned, line);
  }

  /** Notes at a table what another node tells of its end. */
  public void heardEnd(String line) {
    EndedGames.saidAtTable(line)
        .flatMap(this::awake)
        .ifPresent(table -> table.noteEnd(Optional.of(line)));
  }

  /** Ends a table that its only player does not come back to. */
  private void end(GameTable table) {
    Session session = table.live().now();
    switch (table.waitingRules().fate()) {
      case ENDS -> {
        Side side = session.position().toMove().orElse(Side.BLACK);
        Side loser = session.seat(side).isComputer() ? side.opponent() : side;
        Event end = session.isCounting() ? Event.Act.ANNUL : new Event.Forfeit(loser);
        table.live().send(Player.SYSTEM, end);
      }
      case GOES -> remove(table);
      case STAYS -> {
        // Somebody may come back.
      }
    }
  }

  private void remove(GameTable table) {
    if (drop(table)) {
      remove(table.listed());
    }
  }

  /** Deletes a table. It comes back if something has happened there that is not known here. */
  private void remove(ListedTable table) {
    long id = table.id();
    inPlay.remove(id);
    FaultBarrier.watch(
        store.remove(id, table.lastEvent()).thenAccept(isGone -> removed(id, isGone)));
    awake(id).ifPresent(this::drop);
    around.changed().run();
  }

  private void removed(long id, boolean isGone) {
    if (!isGone) {
      changed.add(id);
      readChanged();
    }
  }

  /** Lets go of a table that is there no more; returns whether it was still known. */
  private boolean drop(GameTable table) {
    boolean isKnown = letGo(table);
    if (isKnown) {
      table.live().close();
      table.tell();
      around.changed().run();
    }
    return isKnown;
  }

  /**
   * Removes the tables at which a player waits for another one, and those that they opened for
   * computers alone; or the one with this number.
   *
   * @param number empty for all of them
   * @return how many there were
   */
  public int withdraw(Player player, String number) {
    List<ListedTable> open =
        tables()
            .filter(table -> !table.isOver())
            .filter(
                table ->
                    table.isOf(player)
                        ? table.freeSide().isPresent()
                        : table.standing().isOfComputers()
                            && table.opened().person() == PlayerNumber.of(player))
            .filter(table -> table.id() != 0)
            .filter(table -> number.isEmpty() || number.equals(Long.toString(table.id())))
            .toList();
    open.forEach(this::remove);
    return open.size();
  }

  /** Drops a table that is over once nobody looks at it. */
  public void tidy(GameTable table) {
    if (table.live().now().isOver() && table.viewers().count() <= 0 && letGo(table)) {
      inPlay.remove(table.id());
      table.live().close();
      around.changed().run();
    }
  }

  /** How many tables are in play, or still looked at. */
  public int count() {
    return all.size() + (int) resting().count();
  }

  /** How many of them have a session, as somebody looks or something happens there. */
  public int countAwake() {
    return all.size();
  }

  /**
   * All tables as lists show them: those in play, in the order of their numbers, then those that
   * are over, or have no number yet.
   */
  private Stream<ListedTable> tables() {
    List<ListedTable> found = new ArrayList<>();
    inPlay.forEach(
        (id, table) -> found.add(awake(id).map(GameTable::listed).orElseGet(table::listed)));
    all.stream()
        .map(GameTable::listed)
        .filter(table -> !inPlay.containsKey(table.id()))
        .forEach(found::add);
    return found.stream();
  }

  /** All tables as lists show them: those in play, then those that are over, or just begun. */
  public List<ListedTable> listed() {
    return tables().toList();
  }

  /** A table as lists show it now. */
  public ListedTable listed(GameTable table) {
    return table.listed();
  }

  /** The table with this number, if this person sees it. */
  public Optional<ListedTable> numbered(long id, Player asker) {
    return numbered(id).filter(table -> table.isSeenBy(asker));
  }

  public Optional<ListedTable> numbered(long id) {
    return awake(id)
        .map(GameTable::listed)
        .or(() -> Optional.ofNullable(inPlay.get(id)).map(RestingTable::listed));
  }

  /** The table with this number, as long as it does not rest. */
  public Optional<GameTable> awake(long id) {
    return Optional.ofNullable(awake.get(id));
  }

  /** A table that is listed, as long as it does not rest. */
  public Optional<GameTable> awake(ListedTable listed) {
    return listed.id() != 0
        ? awake(listed.id())
        : all.stream().filter(table -> table.code().equals(listed.code())).findFirst();
  }

  public Optional<ListedTable> coded(String code) {
    String small = code.toLowerCase(Locale.ROOT);
    return tables().filter(table -> table.code().equals(small)).findFirst();
  }

  /** Whether a table's game is not over, as far as is known here. */
  public boolean isInPlay(GameTable table) {
    return (all.contains(table) || inPlay.containsKey(table.id())) && !table.live().now().isOver();
  }

  public Optional<GameTable> of(LiveSession live) {
    return all.stream().filter(table -> table.live() == live).findFirst();
  }

  /** Whether somebody may have no help in a game: it is rated, and they play, or may sit down. */
  public boolean isWithoutAid(LiveSession game, Player player) {
    return of(game)
        .filter(table -> table.options().isRated() && !game.now().isOver())
        .filter(table -> table.isOf(player) || table.freeSide().isPresent()) // about to sit there
        .isPresent();
  }

  /** The tables with a session. */
  public List<GameTable> all() {
    return all;
  }

  /** A person's tables that are not over, the newest first. */
  public List<ListedTable> unfinished(Player player) {
    List<ListedTable> own = new ArrayList<>();
    tables().filter(table -> table.isOf(player) && !table.isOver()).forEach(one -> own.add(0, one));
    return own;
  }

  /** Whether a player has a seat at a table, of a game that is over included. */
  public boolean hasSeat(Player player) {
    return all.stream().anyMatch(table -> table.isOf(player))
        || inPlay.values().stream().anyMatch(table -> table.listed().isOf(player));
  }

  /**
   * All tables with a seat of a player, games that are over included. None of them rests for a
   * while.
   */
  public CompletableFuture<List<GameTable>> with(Player player) {
    List<GameTable> found = new CopyOnWriteArrayList<>();
    CompletableFuture<?>[] read =
        tables()
            .filter(table -> table.isOf(player))
            .map(table -> open(table).thenAccept(one -> one.ifPresent(found::add)))
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(read).thenApply(done -> found);
  }

  /** How one player at a table waits for another, if there is an end to that. */
  public Optional<WaitingRules.Wait> waiting(ListedTable table) {
    return awake(table)
        .map(one -> one.waitingRules().waiting())
        .orElseGet(
            () ->
                WaitingRules.waiting(
                    table, around.clock().getAsLong(), around.waitingLimits().get()));
  }

  /** Drops what is known, and what was said, of a person whom the store has forgotten. */
  public void forget(long person) {
    ratings.forget(person);
    all.forEach(table -> table.forgetTalk(person));
    inPlay.values().forEach(table -> table.talk().forget(person));
    Player player = PlayerNumber.player(person);
    resting()
        .map(RestingTable::listed)
        .filter(table -> table.isOf(player))
        .forEach(table -> changed.add(table.id())); // their rows say no name now
    readChanged();
  }

  /** Closes all games; they go on when the house is opened again. */
  public void close() {
    all.forEach(table -> FaultBarrier.contain(table.live()::close));
  }
}
