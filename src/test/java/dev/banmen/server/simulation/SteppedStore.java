package dev.banmen.server.simulation;

import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.SavedTable;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreNews;
import dev.banmen.server.store.TeachingRow;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A store as a node has it over a network: a request arrives in a step, and its answer in a later
 * one, in the order in which a connection keeps them. Either may be late or lost, and news too. For
 * the thread of its world.
 */
final class SteppedStore {
  /** What is asked on the connection that only reads; all else may change something. */
  private static final Set<String> READS =
      Set.of(
          "heads",
          "ends",
          "events",
          "table",
          "tables",
          "unfinished",
          "past",
          "ratings",
          "ratingChanges",
          "rematch");

  /** What the store tells all nodes once it is done. */
  private static final Set<String> NEWS = Set.of("add", "addRematch", "append", "remove");

  private static final List<Fate> FAULTS = List.of(Fate.LOST, Fate.UNANSWERED, Fate.DELAYED);

  /** What becomes of a request. */
  private enum Fate {
    DONE,
    /** It fails, and nothing was changed. */
    LOST,
    /** It fails although it was done. */
    UNANSWERED,
    /** It fails, and is done all the same, later. */
    DELAYED
  }

  private final SteppedWorld world;
  private final SimulatedNode node;
  private final Store real;
  private final TrueLog happened;
  private final Map<String, Long> lastSteps = new TreeMap<>(); // by connection
  private boolean isAwaited = true; // somebody waits for each answer

  /**
   * A store over another one that answers on threads of its own.
   *
   * @param happened hears at once of what was saved
   */
  SteppedStore(SteppedWorld world, SimulatedNode node, Store real, TrueLog happened) {
    this.world = world;
    this.node = node;
    this.real = real;
    this.happened = happened;
  }

  Store store() {
    return proxy(Store.class, real);
  }

  /** Has answers take time from now on. */
  void opened() {
    isAwaited = false;
  }

  /** Whether somebody waits, so that everything is done at once. */
  boolean isAwaited() {
    return isAwaited;
  }

  /** Does something that waits for each answer, such as what an owner types. */
  <T> T awaited(Supplier<T> work) {
    isAwaited = true;
    try {
      return work.get();
    } finally {
      isAwaited = false;
    }
  }

  private <T> T proxy(Class<T> type, Object target) {
    return type.cast(
        Proxy.newProxyInstance(
            SteppedStore.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, values) -> asked(target, method, values)));
  }

  private Object asked(Object target, Method method, Object[] values) {
    Class<?> answer = method.getReturnType(); // names are not of one method alone
    if (answer == AccountStore.class) {
      return proxy(AccountStore.class, real.accounts());
    } else if (answer == OwnFileStore.class) {
      return proxy(OwnFileStore.class, real.ownFiles());
    } else if (answer == NodeStore.class) {
      return proxy(NodeStore.class, real.nodes());
    } else if (method.getName().equals("listen")) {
      real.listen(new SteppedNews((StoreNews) values[0]));
      return null;
    }
    if (target instanceof OwnFileStore) { // who saves a file has a thread that waits
      Fate fate = fate();
      CompletableFuture<Object> none = CompletableFuture.failedFuture(lost());
      CompletableFuture<Object> done = fate == Fate.LOST ? none : done(target, method, values);
      return fate == Fate.DONE ? done : none;
    }
    return isAwaited ? done(target, method, values) : step(target, method, values);
  }

  private static StoreFault lost() {
    return new StoreFault("the connection is lost");
  }

  private CompletableFuture<Object> step(Object target, Method method, Object[] values) {
    String connection =
        READS.contains(method.getName()) ? "read" : target instanceof NodeStore ? "keep" : "write";
    String what = method.getName() + numbers(values);
    Fate fate = fate();
    CompletableFuture<Object> answer = new CompletableFuture<>();
    CompletableFuture<Object> result = new CompletableFuture<>();
    long arrival = next(connection, world.mishap(1) ? 6_000 : world.latency());
    long late = fate == Fate.DELAYED ? world.upTo(2_000) : 0;
    Runnable arrives =
        () -> {
          if (!node.isDead() || world.chance(500)) { // it may be on its way when its node ends
            done(target, method, values)
                .whenComplete(
                    (value, fault) -> {
                      if (fault != null) {
                        result.completeExceptionally(fault);
                      } else {
                        result.complete(value);
                      }
                    });
          }
        };
    if (fate != Fate.LOST) {
      world.at(arrival + late, Optional.empty(), node.name() + " has " + what, arrives);
    }
    world.at(
        next(connection, world.latency()),
        Optional.of(node),
        "hears of " + what + (fate == Fate.DONE ? "" : ": " + fate),
        () -> {
          if (fate == Fate.DONE) {
            result.whenComplete(
                (value, fault) -> {
                  if (fault != null) {
                    answer.completeExceptionally(fault);
                  } else {
                    answer.complete(value);
                  }
                });
          } else {
            answer.completeExceptionally(lost());
          }
        });
    return answer;
  }

  private Fate fate() {
    if (node.isCutOff()) {
      return Fate.LOST;
    }
    return world.mishap(8) ? world.anyOf(FAULTS) : Fate.DONE;
  }

  /** When the next thing happens on a connection, after all before it. */
  private long next(String connection, long millis) {
    long when = Math.max(world.now(), lastSteps.getOrDefault(connection, 0L)) + world.upTo(millis);
    lastSteps.put(connection, when);
    return when;
  }

  private static String numbers(Object[] values) {
    return Arrays.stream(values == null ? new Object[0] : values)
        .filter(Long.class::isInstance)
        .map(value -> " " + value)
        .collect(Collectors.joining());
  }

  /** Does it, with all that the store's threads do then. */
  private CompletableFuture<Object> done(Object target, Method method, Object[] values) {
    Object result;
    try {
      result = method.invoke(target, values);
    } catch (InvocationTargetException e) {
      return CompletableFuture.failedFuture(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    CompletableFuture<?> answer =
        result instanceof CompletableFuture<?> later
            ? later
            : CompletableFuture.completedFuture(result);
    CompletableFuture<Object> done =
        answer
            .handle(
                (value, fault) ->
                    fault == null
                        ? CompletableFuture.<Object>completedFuture(value)
                        : CompletableFuture.<Object>failedFuture(fault))
            .join();
    if (NEWS.contains(method.getName())) {
      real.leave(0, 0).join(); // after the store's news of what was saved
    }
    if (!done.isCompletedExceptionally()) {
      note(method.getName(), values, done.getNow(null));
    }
    return done;
  }

  private void note(String what, Object[] values, Object answer) {
    switch (what) {
      case "append" -> happened.read((Long) values[0]);
      case "add", "addRematch" -> {
        long id = (Long) answer;
        if (id > 0) {
          happened.read(id);
        }
        if (id > 0 && what.equals("addRematch")) {
          happened.goesOn((Long) values[1], id);
        }
      }
      case "claim" -> {
        if (answer.equals(true)) {
          happened.agreed();
        }
      }
      case "beginTeaching" -> happened.taught((TeachingRow) values[0]);
      case "saveTeaching" -> {
        if (answer.equals(true)) {
          happened.taught((TeachingRow) values[0]);
        }
      }
      default -> {
        // It is compared at the end.
      }
    }
  }

  /** News that comes late, twice, or not at all. */
  private final class SteppedNews implements StoreNews {
    private final StoreNews listener;

    SteppedNews(StoreNews listener) {
      this.listener = listener;
      node.every(4_000, "has missed something", this::missed);
    }

    private void hears(String what, Consumer<StoreNews> news) {
      int times = world.mishap(100) ? 0 : world.mishap(100) ? 2 : 1;
      for (int i = 0; i < times; i++) {
        long wait = world.upTo(world.mishap(50) ? 3_000 : world.latency());
        world.at(world.now() + wait, Optional.of(node), what, () -> news.accept(listener));
      }
    }

    @Override
    public void saved(List<SavedTable> tables) {
      List<Long> numbers = tables.stream().map(SavedTable::table).toList();
      hears("hears of tables " + numbers, news -> news.saved(tables));
    }

    @Override
    public void told(NodeNote note) {
      hears("is told of " + note.topic(), news -> news.told(note));
    }

    @Override
    public void missed() {
      listener.missed();
    }
  }
}
