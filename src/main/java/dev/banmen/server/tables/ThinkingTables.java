package dev.banmen.server.tables;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.NodeStore;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables whose computers think in this process. Where several share a store, one of them does,
 * as long as its connection lives; if two do for a moment, the store takes the answer of one. For
 * any thread.
 */
final class ThinkingTables {
  private static final String TASK = "thinking ";

  /** How often it is looked whether something is due, in milliseconds. */
  private static final long LOOK_MILLIS = 1_000;

  /** How late a computer's turn is, in times of that, if nobody may look at its table. */
  private static final int VERY_LATE = 4;

  /** How many tables one process asks for: a database has room for so many locks. */
  static final int MOST_ASKED = 500;

  private final NodeStore nodes;
  private final KnownTables known;
  private final TableSurroundings around;
  private final Set<Long> own = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isAsking = new AtomicBoolean();

  /** None yet. */
  ThinkingTables(NodeStore nodes, KnownTables known, TableSurroundings around) {
    this.nodes = nodes;
    this.known = known;
    this.around = around;
  }

  private static String task(long table) {
    return TASK + table;
  }

  /** Asks for one more table, whatever else is asked; returns whether it is thought about here. */
  CompletableFuture<Boolean> take(long table) {
    return nodes
        .take(Set.of(task(table)))
        .thenApply(
            taken -> {
              note(table, taken);
              return own.contains(table);
            });
  }

  private void note(long table, Set<String> taken) {
    if (taken.contains(task(table))) {
      own.add(table);
    } else {
      own.remove(table);
    }
  }

  /**
   * Has computers think at tables where no other process does.
   *
   * @param most how many tables that rest here are read for that
   * @param open has a table come to life
   */
  void share(long now, int most, LongConsumer open) {
    Set<Long> before = Set.copyOf(own);
    List<ListedTable> late = late(now, most);
    Set<Long> tables =
        Stream.concat(
                late.stream(),
                known.all().stream()
                    .filter(table -> table.id() != 0 && table.isThoughtAbout())
                    .map(GameTable::listed)
                    .sorted(Comparator.comparing(table -> !table.standing().isTurnOfComputer())))
            .map(ListedTable::id)
            .distinct()
            .limit(MOST_ASKED)
            .collect(Collectors.toSet());
    share(before, tables, () -> shared(now, late, open));
  }

  private void shared(long now, List<ListedTable> late, LongConsumer open) {
    Set<Long> here = Set.copyOf(own);
    known.all().stream() // those, too, that are too many to be asked for
        .filter(table -> table.id() != 0 && table.isThoughtAbout())
        .forEach(table -> table.think(here.contains(table.id()) || isLate(table.listed(), now, 1)));
    late.stream()
        .filter(table -> here.contains(table.id()) || isLate(table, now, VERY_LATE))
        .forEach(table -> open.accept(table.id()));
  }

  /** Some of the tables that rest here at which a computer's turn is late, others each time. */
  private List<ListedTable> late(long now, int most) {
    List<ListedTable> late =
        known.resting().map(RestingTable::listed).filter(table -> isLate(table, now, 1)).toList();
    int from = late.isEmpty() ? 0 : (int) Math.floorMod(now / LOOK_MILLIS, (long) late.size());
    return Stream.concat(late.stream().skip(from), late.stream().limit(from)).limit(most).toList();
  }

  /**
   * Whether a computer takes so long that its process may be lost, or hang: so many times twice its
   * time. Then whoever looks at it thinks about it, whichever process has the task.
   */
  private boolean isLate(ListedTable table, long now, int times) {
    Standing at = table.standing();
    return at.isTurnOfComputer() && at.since() + times * 2 * around.limits().botMillis() <= now;
  }

  /**
   * Asks for all tables that there is something to think about at, and leaves those of before that
   * are not among them.
   *
   * @param before those that were thought about here before the tables were looked through
   * @param then is run once it is known which are thought about here, or that nothing can be known;
   *     not at all while the last answer has not come
   */
  private void share(Set<Long> before, Set<Long> tables, Runnable then) {
    Set<Long> left = new HashSet<>(before);
    left.removeAll(tables);
    if (!left.isEmpty()) {
      own.removeAll(left);
      nodes.leave(left.stream().map(ThinkingTables::task).collect(Collectors.toSet()));
    }
    if (tables.isEmpty() || !isAsking.compareAndSet(false, true)) {
      return;
    }
    try {
      FaultBarrier.watch(
          nodes
              .take(tables.stream().map(ThinkingTables::task).collect(Collectors.toSet()))
              .thenAccept(taken -> tables.forEach(table -> note(table, taken)))
              .whenComplete((done, fault) -> isAsking.set(false))
              .whenComplete((done, fault) -> then.run()));
    } catch (RuntimeException | Error e) {
      isAsking.set(false);
      throw e;
    }
  }
}
