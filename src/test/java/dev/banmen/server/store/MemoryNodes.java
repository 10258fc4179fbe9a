package dev.banmen.server.store;

import dev.banmen.schedule.FaultBarrier;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Several nodes of one process that share a store: who has which task, what they tell each other,
 * and what time it is, as if the store were PostgreSQL. For any thread.
 */
public final class MemoryNodes {
  private final Store shared;
  private final LongSupplier wall;
  private final Executor afterSaves;
  private final AtomicReference<String> known = new AtomicReference<>(""); // by these keys
  private final List<Node> nodes = new CopyOnWriteArrayList<>();
  private final Map<String, Node> owners = new TreeMap<>(); // of tasks; under this
  private final List<Search> searches = new ArrayList<>(); // under this
  private long lastWall; // of the last beat; 0 before the first; under this
  private long lastMillis; // under this

  /** One node. */
  private final class Node implements NodeStore {
    private final List<StoreNews> listeners = new CopyOnWriteArrayList<>();
    private volatile Set<PresenceRow> present = Set.of();

    @Override
    public String name() {
      return "node" + nodes.indexOf(this);
    }

    @Override
    public CompletableFuture<String> knownBy(String keys) {
      known.compareAndSet("", keys);
      return CompletableFuture.completedFuture(known.get());
    }

    @Override
    public CompletableFuture<Set<String>> take(Set<String> tasks) {
      return nodes.contains(this)
          ? CompletableFuture.completedFuture(taken(this, tasks))
          : CompletableFuture.failedFuture(new StoreFault("the store is closed"));
    }

    @Override
    public void leave(Set<String> tasks) {
      free(this, tasks);
    }

    @Override
    public void tell(NodeNote note) {
      afterSaves.execute(
          () ->
              nodes.stream()
                  .filter(other -> other != this && nodes.contains(this))
                  .forEach(other -> other.hear(news -> news.told(note))));
    }

    @Override
    public CompletableFuture<List<PresenceRow>> present(Set<PresenceRow> here) {
      boolean isNews = !present.equals(here);
      present = Set.copyOf(here);
      if (isNews) {
        tell(NodeNote.of(NodeTopic.PRESENCE));
      }
      return CompletableFuture.completedFuture(
          nodes.stream()
              .filter(other -> other != this)
              .flatMap(other -> other.present.stream())
              .toList());
    }

    @Override
    public CompletableFuture<Void> seek(SeekRow search) {
      return afterSave(() -> sought(this, search)).thenApply(done -> null);
    }

    @Override
    public void unseek(String id) {
      afterSave(() -> searches(all -> all.removeIf(one -> one.row.id().equals(id))));
    }

    @Override
    public CompletableFuture<Seeks> seeks(Set<String> own) {
      return named(seeksOf(this, own));
    }

    @Override
    public CompletableFuture<Boolean> claim(Set<String> ids) {
      return afterSave(() -> claimed(ids));
    }

    private void hear(Consumer<StoreNews> what) {
      listeners.forEach(one -> FaultBarrier.contain(() -> what.accept(one)));
    }

    private Object answer(Method method, Object[] values) throws Throwable {
      switch (method.getName()) {
        case "nodes":
          return this;
        case "listen":
          listeners.add((StoreNews) values[0]);
          return null;
        case "beat":
          return shared.beat(beaten((Long) values[0]));
        case "close":
          end(this);
          return null;
        default:
          try {
            return method.invoke(shared, values);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
      }
    }
  }

  /**
   * No nodes yet.
   *
   * @param shared closed with the last node
   * @param wall the milliseconds that the clock of a database would show
   * @param afterSaves runs a task once what the store was asked to save before is saved
   */
  public MemoryNodes(Store shared, LongSupplier wall, Executor afterSaves) {
    this.shared = shared;
    this.wall = wall;
    this.afterSaves = afterSaves;
    shared.listen(
        new StoreNews() {
          @Override
          public void saved(List<SavedTable> tables) {
            nodes.forEach(node -> node.hear(news -> news.saved(tables)));
          }

          @Override
          public void told(NodeNote note) {}

          @Override
          public void missed() {}
        });
  }

  /** Nodes that run freely. */
  public MemoryNodes(Store shared) {
    this(shared, System::currentTimeMillis, task -> shared.leave(0, 0).thenRun(task));
  }

  /** The store as one more node has it. */
  public Store join() {
    Node node = new Node();
    nodes.add(node);
    return (Store)
        Proxy.newProxyInstance(
            MemoryNodes.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> node.answer(method, values));
  }

  /** A search, where it was started, and when that node last said that it goes on. */
  private record Search(Node node, SeekRow row, long since, long seen) {
    Search seen(long now) {
      return new Search(node, row, since, now);
    }
  }

  private <T> CompletableFuture<T> afterSave(Supplier<T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    afterSaves.execute(() -> answer.complete(work.get()));
    return answer;
  }

  private synchronized <T> T searches(Function<List<Search>, T> work) {
    return work.apply(searches);
  }

  private synchronized boolean sought(Node node, SeekRow search) {
    searches.removeIf(one -> one.row.person() == search.person());
    long now = wall.getAsLong();
    return searches.add(new Search(node, search, now - search.waitedMillis(), now));
  }

  private synchronized boolean claimed(Set<String> ids) {
    boolean isOurs =
        searches.stream().filter(one -> ids.contains(one.row.id())).count() == ids.size();
    searches.removeIf(one -> isOurs && ids.contains(one.row.id()));
    return isOurs;
  }

  private CompletableFuture<NodeStore.Seeks> named(NodeStore.Seeks seeks) {
    List<CompletableFuture<SeekRow>> named =
        seeks.others().stream()
            .map(row -> shared.person(row.person()).thenApply(found -> named(row, found)))
            .toList();
    return CompletableFuture.allOf(named.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done ->
                new NodeStore.Seeks(
                    named.stream().map(CompletableFuture::join).toList(), seeks.gone()));
  }

  private static SeekRow named(SeekRow row, Optional<PersonRow> person) {
    String name = person.map(PersonRow::name).orElse("");
    return new SeekRow(row.id(), row.person(), name, row.line(), row.waitedMillis());
  }

  private synchronized NodeStore.Seeks seeksOf(Node node, Set<String> own) {
    Set<String> gone = new TreeSet<>(own);
    List<SeekRow> others = new ArrayList<>();
    long now = wall.getAsLong();
    searches.replaceAll(one -> own.contains(one.row.id()) ? one.seen(now) : one);
    for (Search one : searches) {
      SeekRow row = one.row;
      gone.remove(row.id());
      boolean isSaid = now - one.seen <= NodeStore.SILENT_MILLIS;
      if (one.node != node && nodes.contains(one.node) && isSaid) {
        others.add(new SeekRow(row.id(), row.person(), "", row.line(), now - one.since));
      }
    }
    return new NodeStore.Seeks(others, gone);
  }

  private synchronized Set<String> taken(Node node, Set<String> tasks) {
    Set<String> taken = new TreeSet<>(tasks);
    taken.removeIf(task -> owners.computeIfAbsent(task, one -> node) != node);
    return taken;
  }

  private synchronized void free(Node node, Collection<String> tasks) {
    tasks.forEach(task -> owners.remove(task, node));
  }

  private void end(Node node) {
    if (nodes.remove(node)) {
      freeAll(node);
      if (nodes.isEmpty()) {
        shared.close();
      }
    }
  }

  private synchronized void freeAll(Node node) {
    owners.values().removeIf(owner -> owner == node);
  }

  /** What time it is for the house, by the same rule as in PostgreSQL. */
  private synchronized long beaten(long millis) {
    long now = wall.getAsLong();
    if (lastWall == 0) {
      lastMillis = millis;
      lastWall = now;
      return millis;
    }
    boolean isOpen = now >= lastWall && now <= lastWall + Store.CLOSED_MILLIS;
    boolean isEarly = now <= lastWall && now >= lastWall - Store.CLOSED_MILLIS;
    lastMillis += isOpen ? now - lastWall : 0;
    lastWall = isEarly ? lastWall : now;
    return lastMillis;
  }
}
