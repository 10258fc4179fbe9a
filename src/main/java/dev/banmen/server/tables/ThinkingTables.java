package dev.banmen.server.tables;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.NodeStore;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/**
 * The tables whose computers think in this process. Where several share a store, one of them does,
 * as long as its connection lives; if two do for a moment, the store takes the answer of one. For
 * any thread.
 */
final class ThinkingTables {
  private static final String TASK = "thinking ";

  private final NodeStore nodes;
  private final Set<Long> own = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isAsking = new AtomicBoolean();

  /** None yet. */
  ThinkingTables(NodeStore nodes) {
    this.nodes = nodes;
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

  /** The tables that are thought about here, as far as is known. */
  Set<Long> own() {
    return Set.copyOf(own);
  }

  /**
   * Asks for all tables that there is something to think about at, and leaves those of before that
   * are not among them.
   *
   * @param before {@link #own}, as it was before the tables were looked through
   * @param then is run once it is known which are thought about here; not at all while the last
   *     answer has not come, or if none comes
   */
  void share(Set<Long> before, Set<Long> tables, Runnable then) {
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
              .thenRun(then));
    } catch (RuntimeException | Error e) {
      isAsking.set(false);
      throw e;
    }
  }
}
