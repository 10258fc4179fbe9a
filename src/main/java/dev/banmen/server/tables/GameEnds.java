package dev.banmen.server.tables;

import dev.banmen.game.Family;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.hook.Hook;
import dev.banmen.server.hook.HookQueue;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.store.EndRow;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.Reread;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.text.Results;
import dev.banmen.solve.CountJudge;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What people hear of a game that has ended, and the end of a count that waits for nobody. Who is
 * to hear of an end is saved with its event, and is there until they have: whoever looks at the
 * table sees it there, others read it in the lobby, and the hook is called for those who are away.
 * Of several nodes any does that, whichever are lost. For any thread.
 */
public final class GameEnds {
  private static final EventLog LOG = EventLog.of(GameEnds.class);

  /** The task of the one node that calls the hook. */
  private static final Set<String> TASK = Set.of("ends");

  /** So long after an end the hook is called for it no more, in milliseconds. */
  private static final long LATE_MILLIS = 24 * 60 * 60_000;

  /**
   * So long an end is left to the node that has written it, in milliseconds: who has just come to
   * the table at another one may not be known here.
   */
  private static final long OTHERS_MILLIS = 2_000;

  /**
   * So long an end waits for the node that calls the hook, in milliseconds. Then that hangs: any
   * other one calls it, too.
   */
  private static final long HANGING_MILLIS = 5 * 60_000;

  private final Store store;
  private final EndedGames endedGames;
  private final TableSurroundings around;
  private final OnlinePeople people;
  private final KnownTables known;
  private final TableReader reader;
  private final Optional<AwayNotices> away;
  private final Reread<List<EndRow>> untold;

  /** Calls of the hook until their ends are gone, by those; whether each was done, once it is. */
  private final Map<String, CompletableFuture<Boolean>> calls = new ConcurrentHashMap<>();

  /** When the hook had no time for an end, by those, in milliseconds of the house's clock. */
  private final Map<String, Long> refused = new ConcurrentHashMap<>();

  /** How many games are being read for the hook. */
  private final AtomicInteger readings = new AtomicInteger();

  /** When ends were read here first, by those, in milliseconds of the house's clock. */
  private final Map<String, Long> heard = new ConcurrentHashMap<>();

  GameEnds(
      Store store,
      EndedGames endedGames,
      TableSurroundings around,
      OnlinePeople people,
      KnownTables known,
      TableReader reader,
      Optional<AwayNotices> away) {
    this.store = store;
    this.endedGames = endedGames;
    this.around = around;
    this.people = people;
    this.known = known;
    this.reader = reader;
    this.away = away;
    untold = new Reread<>(Runnable::run, store::ends, read -> () -> tell(read));
  }

  /**
   * What each player is to read of the end of a game, unless they see it.
   *
   * @param annulled what people read if it has no result
   */
  static Map<Long, String> lines(long table, Session end, Map<Long, String> annulled) {
    Outcome outcome = end.outcome().orElseThrow();
    Map<Long, String> lines = new TreeMap<>();
    for (Side side : Side.values()) {
      long person = PlayerNumber.of(end.seat(side).holder());
      long opponent = PlayerNumber.of(end.seat(side.opponent()).holder());
      boolean isOfTwo = opponent != 0 && opponent != person;
      String line =
          outcome.reason() == Outcome.Reason.VOID
              ? ""
              : end.report() instanceof Report.CountedAway
                  ? EndedGames.counted(table, Results.of(end.outcome()))
                  : isOfTwo ? EndedGames.over(table, how(outcome, side), opponent) : "";
      lines.putIfAbsent(person, line);
    }
    if (outcome.reason() == Outcome.Reason.VOID) {
      lines.putAll(annulled);
    }
    lines.remove(0L);
    return lines;
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

  /** Looks who is to hear of an end and has not, and has them hear of it as far as they can now. */
  void look() {
    if (!people.isClosed() && people.isComplete()) {
      untold.again();
    }
  }

  private void tell(List<EndRow> ends) {
    Set<String> ids = ends.stream().map(EndRow::id).collect(Collectors.toSet());
    calls.keySet().retainAll(ids);
    refused.keySet().retainAll(ids);
    heard.keySet().retainAll(ids);
    ids.forEach(id -> heard.putIfAbsent(id, around.clock().getAsLong()));
    List<EndRow> told =
        ends.stream().filter(end -> !isSeen(end)).filter(end -> end.line().isEmpty()).toList();
    ends.forEach(end -> FaultBarrier.contain(() -> tell(end)));
    if (away.isEmpty()) { // that of another node may be about to be called, or to come back
      told.stream()
          .filter(end -> store.nodes() == NodeStore.ALONE || isLate(end))
          .forEach(this::drop);
    } else if (!told.isEmpty()) {
      FaultBarrier.watch(
          store
              .nodes()
              .take(TASK)
              .thenAccept(
                  taken -> {
                    if (!people.isClosed()) {
                      told.stream()
                          .filter(end -> !taken.isEmpty() || isLeft(end))
                          .forEach(end -> FaultBarrier.contain(() -> call(end, away.get())));
                    }
                  }));
    }
  }

  /** Whether a person sees the end at the table, or is about to. */
  private boolean isSeen(EndRow end) {
    return !EndedGames.isForAll(end.line())
        && (people.elsewhere().lookingAt(end.table()).contains(end.person())
            || isSeenHere(end, table -> true));
  }

  private boolean isSeenHere(EndRow end, Function<GameTable, Boolean> which) {
    return known
        .awake(end.table())
        .filter(table -> table.viewers().reachesHere(end.person()))
        .filter(which::apply)
        .isPresent();
  }

  private void tell(EndRow end) {
    if (people.isForgotten(end.person())
        || !EndedGames.isForAll(end.line())
            && isSeenHere(end, table -> table.live().now().isOver())) {
      drop(end);
    } else if (!end.line().isEmpty() && !isSeen(end) && isDue(end)) {
      FaultBarrier.watch(
          endedGames
              .tell(end)
              .thenAccept(
                  isFirst -> {
                    if (isFirst) {
                      look(); // who is away
                    }
                  }));
    }
  }

  /** Whether the node that is to call the hook for an end seems to hang. */
  private boolean isLeft(EndRow end) {
    long now = around.clock().getAsLong();
    return now - heard.getOrDefault(end.id(), now) >= HANGING_MILLIS;
  }

  private boolean isDue(EndRow end) {
    return store.nodes() == NodeStore.ALONE
        || known.awake(end.table()).filter(one -> one.writer().hasWrittenLast()).isPresent()
        || around.clock().getAsLong() - heard.get(end.id()) >= OTHERS_MILLIS;
  }

  private void drop(EndRow end) {
    FaultBarrier.watch(store.dropEnd(end));
  }

  /** Calls the hook for somebody who is away, unless that is under way or done. */
  private void call(EndRow end, AwayNotices notices) {
    CompletableFuture<Boolean> before = calls.get(end.id());
    if (isLate(end) || !people.isAway(end.person())) {
      drop(end);
    } else if (before != null) {
      if (before.getNow(false)) {
        drop(end); // that has failed before
      }
    } else if (isTime(end, notices.hook())) {
      CompletableFuture<Boolean> call = new CompletableFuture<>();
      calls.put(end.id(), call);
      readings.incrementAndGet();
      FaultBarrier.watch(
          CompletableFuture.completedFuture(end.table())
              .thenCompose(this::session) // whose fault is then that of the answer
              .thenApply(
                  found ->
                      found
                          .filter(Session::isOver) // unless that was taken back
                          .map(now -> notices.tell(end, now))
                          .orElse(CompletableFuture.completedFuture(true)))
              .whenComplete((asked, fault) -> readings.decrementAndGet())
              .thenCompose(asked -> asked)
              .whenComplete((isDone, fault) -> called(end, call, fault == null && isDone)));
    }
  }

  private boolean isLate(EndRow end) {
    return around.calendar().getAsLong() - end.at() > LATE_MILLIS;
  }

  /** Whether the hook may have time for an end, so that its game is worth being read. */
  private boolean isTime(EndRow end, Hook hook) {
    Long before = refused.get(end.id());
    int others = readings.get();
    return others < Tables.MOST_READ
        && (before == null || around.clock().getAsLong() - before >= HookQueue.AGAIN_MILLIS)
        && hook.hasRoom(end.table(), end.person(), others);
  }

  private void called(EndRow end, CompletableFuture<Boolean> call, boolean isDone) {
    if (isDone) {
      call.complete(true);
      drop(end);
    } else {
      refused.put(end.id(), around.clock().getAsLong());
      calls.remove(end.id()); // it is tried again
    }
  }

  /** The session of a game; empty if today's rules cannot replay it. */
  private CompletableFuture<Optional<Session>> session(long table) {
    Optional<GameTable> there = known.awake(table);
    return there.isPresent()
        ? CompletableFuture.completedFuture(there.map(one -> one.live().now()))
        : store
            .table(table)
            .thenCombineAsync(store.events(table, 0), this::session, around.readers());
  }

  private Optional<Session> session(Optional<TableRow> row, List<EventRow> events) {
    try {
      return row.isPresent()
          ? Optional.of(reader.read(row.get(), events).session())
          : Optional.empty();
    } catch (InputFault e) {
      return Optional.empty();
    }
  }

  /**
   * Ends a count by what is surely dead; without a result where nobody can say. Whoever came back
   * meanwhile sees to it themselves.
   */
  void judge(GameTable table, Session count) {
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
            ended(
                    table,
                    table.players(),
                    EndedGames.counted(table.id(), Results.NONE),
                    () -> table.live().send(Player.SYSTEM, ending))
                .thenAccept(after -> judged(table, after)));
      }
    }
  }

  /**
   * Ends a game; if it has no result, some read this line of it, whoever ends it until that is
   * done.
   */
  private static CompletableFuture<Session> ended(
      GameTable table, Set<Long> concerned, String line, Supplier<CompletableFuture<Session>> end) {
    TableWriter writer = table.writer();
    writer.setAnnulled(concerned.stream().collect(Collectors.toMap(one -> one, one -> line)));
    return CompletableFuture.completedFuture(end)
        .thenCompose(Supplier::get)
        .whenComplete((after, fault) -> writer.setAnnulled(Map.of()));
  }

  /** The program has counted a game: that is said at the table, too. */
  private void judged(GameTable table, Session after) {
    boolean isOurs = table.writer().hasWrittenLast(); // else another node says it
    if (after.isOver() && isOurs && !after.isNotDone(Report.Hindrance.TOO_LATE)) {
      String line = EndedGames.counted(table.id(), Results.of(after.outcome()));
      table.noteEnd(Optional.of(line).filter(one -> EndedGames.saidAtTable(one).isPresent()));
    }
  }

  /**
   * Has the owner end a game: its players, and who opened it, read that in the lobby until they
   * have dismissed it, and whoever is at the table reads it there.
   *
   * @param end ends it, and answers with its session after that
   * @return whether that has ended it; else it had just ended by itself, and that stands
   */
  public CompletableFuture<Boolean> endByOwner(
      GameTable table, String reason, Supplier<CompletableFuture<Session>> end) {
    Set<Long> concerned = new HashSet<>(table.players());
    concerned.add(table.opener().person());
    String line = EndedGames.endedByOwner(table.id(), reason);
    return ended(table, concerned, line, end)
        .thenApply(
            after -> {
              boolean isEnded = after.outcome().equals(Optional.of(Outcome.none()));
              if (isEnded) {
                LOG.info(LogEvent.TABLE_ENDED, LogField.of("table", table.id()));
                table.noteEnd(Optional.of(line));
                look();
              }
              return isEnded;
            });
  }
}
