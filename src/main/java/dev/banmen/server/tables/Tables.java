package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
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
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TalkRow;
import dev.banmen.server.teaching.TeachingTables;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

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

  /** How many tables are read at once for what is due at them, or for the hook. */
  static final int MOST_READ = 20;

  private final Store store;
  private final TableSurroundings around;
  private final OnlinePeople people;
  private final TeachingTables teaching;
  private final Optional<AwayNotices> away;
  private final Ratings ratings;
  private final TableReader reader;
  private final ThinkingTables thinking;
  private final KnownTables known;
  private final ChangedTables changes;
  private final GameEnds ends;
  private final Map<Long, CompletableFuture<Optional<GameTable>>> reading =
      new ConcurrentHashMap<>(); // changes under this

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
    this.teaching = teaching;
    this.away = away;
    reader = new TableReader(store, around.games());
    known = new KnownTables(people);
    changes = new ChangedTables(this, store, around, people, reader);
    ends = new GameEnds(store, endedGames, around, people, known, reader, away);
    thinking = new ThinkingTables(store.nodes(), known, around);
    ratings = new Ratings(around.games(), store, around.calendar(), this::ratingsChanged);
  }

  private void ratingsChanged() {
    known.all().forEach(GameTable::tell);
    around.changed().run();
  }

  /** The ratings of those who play here. */
  public Ratings ratings() {
    return ratings;
  }

  /** Those that are known here. */
  public KnownTables known() {
    return known;
  }

  /** Tells how games end. */
  public GameEnds ends() {
    return ends;
  }

  /** Hears of them what others write. */
  public ChangedTables changes() {
    return changes;
  }

  /**
   * Lists tables as they were left. Those at which a computer is to move are read at once.
   *
   * @param unreadable the numbers of those that today's rules cannot replay
   */
  public void resume(List<ListedTable> tables, List<Long> unreadable) {
    unreadable.forEach(known::noteUnread);
    tables.forEach(known::list);
    tables.stream()
        .filter(table -> table.standing().isTurnOfComputer())
        .limit(MOST_READ) // the others are due soon
        .forEach(table -> open(table.id()));
  }

  /**
   * Has a table that is in play, or still looked at, come to life.
   *
   * @return empty if there is no such table in play, or today's rules cannot replay it
   */
  public CompletableFuture<Optional<GameTable>> open(long id) {
    CompletableFuture<Optional<GameTable>> read = new CompletableFuture<>();
    synchronized (this) {
      Optional<GameTable> there = known.awake(id);
      if (there.isPresent() || known.inPlay(id).isEmpty()) {
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
    return listed.id() != 0
        ? open(listed.id())
        : CompletableFuture.completedFuture(known.awake(listed));
  }

  /** The same for one that somebody has from before: it may have rested since. */
  public CompletableFuture<Optional<GameTable>> open(GameTable table) {
    synchronized (this) {
      if (known.has(table)) {
        table.use();
        return CompletableFuture.completedFuture(Optional.of(table));
      }
    }
    return open(table.id());
  }

  /** The same for one that another node has begun, which may not be listed here yet. */
  public CompletableFuture<Optional<GameTable>> find(long id) {
    return changes.list(id).thenCompose(listed -> open(id));
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
    Optional<GameTable> there = known.awake(listed);
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
    Optional<RestingTable> inPlay = known.inPlay(row.id());
    if (inPlay.isEmpty()) {
      return Optional.empty(); // it has been removed meanwhile
    }
    RestingTable resting = inPlay.get();
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
      Optional<GameTable> there =
          known.coded(row); // whose number the store gives while this one is read
      if (there.isPresent() || known.inPlay(row.id()).isEmpty()) {
        return there;
      }
      table.share(resting.opener()); // it may be another one by now
      known.add(table);
      known.number(row.id(), table);
    }
    start(table);
    if (table.isThoughtAbout()) {
      FaultBarrier.watch(thinking.take(table.id()).thenAccept(table::think));
    }
    return Optional.of(table);
  }

  /** The game in play where the players of a table that is over have gone on. */
  CompletableFuture<Optional<GameTable>> next(long over) {
    return store
        .rematch(over)
        .thenCompose(
            next ->
                next.isPresent()
                    ? find(next.get())
                    : CompletableFuture.completedFuture(Optional.empty()));
  }

  /** Lists a table no more that today's rules cannot replay, and says so once. */
  void notRead(long id) {
    if (known.noteUnread(id)) {
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
      Optional<RestingTable> resting = known.inPlay(table.id());
      if (resting.isEmpty() || !isLeft(table) || !table.live().isIdle()) {
        return;
      }
      resting.get().left(table.listed(), table.opener(), around.clock().getAsLong());
      known.letGo(table);
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
    known.share(opener);
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
    return teaching.ledBy(opener) + known.opened(opener);
  }

  /** Opens a new table; empty if whoever opens it has too many. */
  public Optional<GameTable> begin(Opener opener, Terms terms, TableOptions options) {
    return begin(opener, terms, options, row -> store.add(row, most()));
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
        begin(opener, terms, over.options(), row -> store.addRematch(row, over.id(), most()));
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
                            ? find(there.table)
                                .thenCompose(
                                    found -> orFail(found.filter(one -> one != over), there))
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
    known.add(table);
    if (opened(opener) > most()) { // after it was added: others may be as fast
      known.letGo(table);
      return Optional.empty();
    }
    FaultBarrier.watch(
        added(table, () -> save.apply(row))
            .thenCompose(
                id ->
                    id > 0
                        ? CompletableFuture.completedFuture(id)
                        : CompletableFuture.failedFuture(
                            id < 0
                                ? new BegunElsewhere(-id)
                                : StoreFault.of("table.most", most()))) // with those elsewhere
            .whenComplete(
                (id, fault) -> {
                  if (fault != null) {
                    known.letGo(table); // every event of it fails, and says why
                    number.completeExceptionally(fault);
                  } else {
                    LOG.info(
                        LogEvent.TABLE_OPENED,
                        LogField.of("table", id),
                        LogField.of("person", opener.person()));
                    known.number(id, table);
                    number.complete(id);
                    if (!known.has(table)) {
                      known.letGo(table); // it was over, and left, before it had a number
                    }
                    list(table);
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
      known.letGo(table);
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
      known.unlist(table.id());
    } else if (table.id() != 0) {
      list(table);
    }
  }

  private synchronized void list(GameTable table) {
    known.list(table, around.clock().getAsLong());
  }

  private void over(GameTable table) {
    if (table.live().now().isOver() && table.options().isRated()) {
      ratings.gameOver(table.id(), table.players());
    }
    if (table.isNewEnd()) {
      ends.look();
    }
  }

  /** Hears what was said at a table at another node, once, if the table is known here. */
  void heard(TalkRow row) {
    Optional<GameTable> there = known.awake(row.table());
    there
        .map(GameTable::talk)
        .or(() -> known.inPlay(row.table()).map(RestingTable::talk))
        .filter(
            talk ->
                talk.add(
                    row.id(),
                    new RecentTalk.SaidLine(row.person(), row.name(), row.text(), row.isAside())))
        .ifPresent(talk -> there.ifPresent(GameTable::tell));
  }

  /** Has those who look at tables hear who has gone or come back at other nodes. */
  public void movedElsewhere() {
    known.all().forEach(table -> FaultBarrier.contain(table::tellPresence, table.thoughts()::goOn));
    around.changed().run();
  }

  /** Ends what players need not wait for any longer, and says how long they do. */
  public void look() {
    known.all().forEach(table -> FaultBarrier.contain(() -> look(table), () -> rest(table)));
    long now = around.clock().getAsLong();
    WaitingLimits limits = around.waitingLimits().get();
    known
        .resting()
        .filter(table -> WaitingRules.due(table.listed(), table.seen(), limits) <= now)
        .limit(Math.max(0, MOST_READ - reading.size()))
        .forEach(table -> open(table.listed().id()));
    thinking.share(now, MOST_READ, this::open);
    ends.look();
  }

  private void look(GameTable table) {
    WaitingRules.WaitCheck check = table.waitingRules().check();
    check.due().ifPresent(event -> table.live().send(Player.SYSTEM, event));
    table.tellPresence();
    if (check.isToJudge()) {
      around
          .thinkers()
          .execute(table.opener().share(), () -> ends.judge(table, table.live().now()));
    }
    if (check.isNews()) {
      table.tell();
      around.changed().run();
    }
    if (table.id() != 0) {
      end(table);
    }
  }

  /** Notes at a table what another node tells of its end. */
  public void heardEnd(String line) {
    EndedGames.saidAtTable(line)
        .flatMap(known::awake)
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
    known.unlist(id);
    FaultBarrier.watch(
        store.remove(id, table.lastEvent()).thenAccept(isGone -> removed(id, isGone)));
    known.awake(id).ifPresent(this::drop);
    around.changed().run();
  }

  private void removed(long id, boolean isGone) {
    if (!isGone) {
      changes.reread(id);
    }
  }

  /** Lets go of a table that is there no more; returns whether it was still known. */
  boolean drop(GameTable table) {
    boolean isKnown = known.letGo(table);
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
        known
            .tables()
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
    if (table.live().now().isOver() && table.viewers().count() <= 0 && known.letGo(table)) {
      known.unlist(table.id());
      table.live().close();
      around.changed().run();
    }
  }

  /**
   * All tables with a seat of a player, games that are over included. None of them rests for a
   * while.
   */
  public CompletableFuture<List<GameTable>> with(Player player) {
    List<GameTable> found = new CopyOnWriteArrayList<>();
    CompletableFuture<?>[] read =
        known
            .tables()
            .filter(table -> table.isOf(player))
            .map(table -> open(table).thenAccept(one -> one.ifPresent(found::add)))
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(read).thenApply(done -> found);
  }

  /** How one player at a table waits for another, if there is an end to that. */
  public Optional<WaitingRules.Wait> waiting(ListedTable table) {
    return known
        .awake(table)
        .map(one -> one.waitingRules().waiting())
        .orElseGet(
            () ->
                WaitingRules.waiting(
                    table, around.clock().getAsLong(), around.waitingLimits().get()));
  }

  /** Drops what is known, and what was said, of a person whom the store has forgotten. */
  public void forget(long person) {
    ratings.forget(person);
    known.forget(person, table -> changes.reread(table.id())); // their rows say no name now
  }

  /** Closes all games; they go on when the house is opened again. */
  public void close() {
    known.all().forEach(table -> FaultBarrier.contain(table.live()::close));
  }
}
