package dev.banmen.server.tables;

import dev.banmen.app.TableOptions;
import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
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
import dev.banmen.server.people.SecretCode;
import dev.banmen.server.store.EventRow;
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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;

/** All tables whose games are in play, and those that are over and still looked at. Any thread. */
public final class Tables {
  private static final EventLog LOG = EventLog.of(Tables.class);

  private final Store store;
  private final TableSurroundings around;
  private final OnlinePeople people;
  private final EndedGames endedGames;
  private final TeachingTables teaching;
  private final Optional<AwayNotices> away;
  private final Ratings ratings;
  private final List<GameTable> all = new CopyOnWriteArrayList<>();

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

  /** A game read from the store: what it was, and the time of its last event. */
  public record Stored(TableRow row, SavedGameText.Reading reading) {
    /** The time of the table's last event, by the clock of the house. */
    public long millis() {
      return reading.millis();
    }
  }

  /**
   * Reads the tables that were in play.
   *
   * @param unread gets the numbers of those that today's rules cannot replay; they stay as they are
   */
  public static List<Stored> read(Store store, Games games, List<Long> unread) throws StoreFault {
    List<Stored> found = new ArrayList<>();
    try {
      for (TableRow row : store.unfinished().join()) {
        try {
          found.add(new Stored(row, read(row, store.events(row.id(), 0).join(), games)));
        } catch (InputFault fault) {
          unread.add(row.id());
        }
      }
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFault known
          ? known
          : new StoreFault(String.valueOf(e.getMessage()), e);
    }
    return found;
  }

  public static SavedGameText.Reading read(TableRow row, List<EventRow> events, Games games)
      throws InputFault {
    return SavedGameText.read(row.text(events), games);
  }

  /** Opens a table again as it was left; the person who opened it may have a name. */
  public void resume(Stored stored, boolean isNamed) {
    TableRow row = stored.row();
    TableWriter writer =
        new TableWriter(
            store,
            CompletableFuture.completedFuture(row.id()),
            row.at().lastEvent(),
            stored.millis(),
            around);
    GameTable table =
        add(
            stored.reading().session(),
            writer,
            CompletableFuture.completedFuture(row.id()),
            row,
            Opener.absent(row.opened().person(), isNamed),
            stored.millis());
    start(table);
    table.newTurns(); // what was news before is none now
    table.isNewStage();
  }

  /** Counts somebody's tables as they are counted from now on. */
  public void share(Opener opener) {
    all.stream()
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
        + all.stream()
            .filter(table -> table.takesRoom() && table.opener().isSameAs(opener))
            .count();
  }

  /** Opens a new table; empty if whoever opens it has too many. */
  public Optional<GameTable> begin(Opener opener, Terms terms, TableOptions options) {
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
            new TableRow.Opening(opener.person(), date),
            TableWriter.state(session, 0, date));
    CompletableFuture<Long> number = new CompletableFuture<>();
    TableWriter writer = new TableWriter(store, number, 0, now, around);
    GameTable table = add(session, writer, number, row, opener, now);
    if (opened(opener) > most()) { // after it was added: others may be as fast
      all.remove(table);
      return Optional.empty();
    }
    FaultBarrier.watch(
        added(table, row)
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
                    number.complete(id);
                  }
                  around.changed().run();
                }));
    start(table);
    return Optional.of(table);
  }

  private CompletableFuture<Long> added(GameTable table, TableRow row) {
    try {
      return store.add(row);
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

  private GameTable add(
      Session session,
      TableWriter writer,
      CompletableFuture<Long> number,
      TableRow row,
      Opener opener,
      long since) {
    LiveSession live = new LiveSession(session, writer, around.clock(), around.scheduler());
    GameTable table = new GameTable(number, row, opener, live, writer, around, since);
    all.add(table);
    return table;
  }

  private void start(GameTable table) {
    LiveSession live = table.live();
    live.takingOnly(new TableRule(table, around.waitingLimits(), () -> reopen(table)));
    live.listen(
        () ->
            FaultBarrier.contain(
                () -> table.takeRoom(!live.now().isOver()),
                () -> look(table),
                () -> turned(table),
                () -> over(table),
                () -> tidy(table),
                around.changed()));
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

  private void over(GameTable table) {
    if (table.live().now().isOver() && table.options().isRated()) {
      ratings.gameOver(table.id(), table.players());
    }
    table.newEnd().ifPresent(end -> tellAbsent(table, end));
  }

  /** A game of two is over: whoever is away reads that in the lobby. */
  private void tellAbsent(GameTable table, Session now) {
    Outcome outcome = now.outcome().orElseThrow();
    boolean isSaid =
        outcome.reason() == Outcome.Reason.VOID || now.report() instanceof Report.CountedAway;
    for (Side side : Side.values()) {
      long player = PlayerNumber.of(now.seat(side).holder());
      if (!isSaid && table.players().size() > 1 && !table.viewers().reaches(player)) {
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

  /** Hears that the store has something new of these tables, from here or elsewhere. */
  public void heard(Set<Long> tables) {
    for (long id : tables) {
      numbered(id)
          .filter(table -> table.writer().isNews())
          .ifPresent(table -> table.live().catchUp());
    }
  }

  /** Looks whether news was lost. */
  public void compare() {
    FaultBarrier.watch(
        store
            .heads()
            .thenAccept(
                heads ->
                    all.stream()
                        .filter(
                            table -> table.writer().isBehind(heads.getOrDefault(table.id(), 0L)))
                        .forEach(table -> table.live().catchUp())));
  }

  /** Ends what players need not wait for any longer, and says how long they do. */
  public void look() {
    all.forEach(table -> FaultBarrier.contain(() -> look(table)));
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
    if (after.isOver() && !after.isNotDone(Report.Hindrance.TOO_LATE)) {
      String result = Results.of(after.outcome());
      String line = EndedGames.counted(table.id(), result);
      table.noteEnd(Optional.of(line).filter(one -> result.equals(Results.NONE)));
      Set<Long> absent = new HashSet<>(table.players());
      absent.removeIf(table.viewers()::reaches);
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
      store.remove(table.id());
    }
  }

  /** Lets go of a table that is there no more; returns whether it was still known. */
  private boolean drop(GameTable table) {
    boolean isKnown = all.remove(table);
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
    List<GameTable> open =
        all.stream()
            .filter(table -> table.id() != 0 && !table.live().now().isOver())
            .filter(
                table ->
                    table.isOf(player)
                        ? table.freeSide().isPresent()
                        : table.isOfComputers()
                            && table.opener().person() == PlayerNumber.of(player))
            .filter(table -> number.isEmpty() || number.equals(Long.toString(table.id())))
            .toList();
    open.forEach(this::remove);
    return open.size();
  }

  /** Drops a table that is over once nobody looks at it. */
  public void tidy(GameTable table) {
    if (table.live().now().isOver() && table.viewers().count() <= 0 && all.remove(table)) {
      table.live().close();
      around.changed().run();
    }
  }

  public int count() {
    return all.size();
  }

  /** The table with this number, if this person sees it. */
  public Optional<GameTable> numbered(long id, Player asker) {
    return numbered(id).filter(table -> table.isSeenBy(asker));
  }

  public Optional<GameTable> numbered(long id) {
    return all.stream().filter(table -> table.id() == id && id != 0).findFirst();
  }

  public Optional<GameTable> coded(String code) {
    String small = code.toLowerCase(Locale.ROOT);
    return all.stream().filter(table -> table.code().equals(small)).findFirst();
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

  public List<GameTable> all() {
    return all;
  }

  /** A person's tables that are not over, the newest first. */
  public List<GameTable> unfinished(Player player) {
    List<GameTable> own = new ArrayList<>();
    for (GameTable table : all) {
      if (table.isOf(player) && !table.live().now().isOver()) {
        own.add(0, table);
      }
    }
    return own;
  }

  /** All tables with a seat of a player, games that are over included. */
  public List<GameTable> with(Player player) {
    return all.stream().filter(table -> table.isOf(player)).toList();
  }

  /** The tables to see: one's own first, then those with a free seat, then the others. */
  public List<GameTable> listed(Player asker) {
    Comparator<GameTable> order =
        Comparator.comparingInt(
            table -> table.isTurnOf(asker) ? 0 : table.isOf(asker) ? 1 : rank(table));
    return all.stream()
        .filter(table -> table.id() != 0 && table.isSeenBy(asker))
        .sorted(order.thenComparing(GameTable::id, Comparator.reverseOrder()))
        .toList();
  }

  private static int rank(GameTable table) {
    return table.live().now().isOver() ? 4 : table.freeSide().isPresent() ? 2 : 3;
  }

  /** Drops what is known, and what was said, of a person whom the store has forgotten. */
  public void forget(long person) {
    ratings.forget(person);
    all.forEach(table -> table.forgetTalk(person));
  }

  /** Closes all games; they go on when the house is opened again. */
  public void close() {
    all.forEach(table -> FaultBarrier.contain(table.live()::close));
  }
}
