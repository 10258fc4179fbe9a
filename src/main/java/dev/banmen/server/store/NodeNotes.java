package dev.banmen.server.store;

import dev.banmen.schedule.FaultBarrier;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the processes that share a store tell each other, by topic. For any thread. */
public final class NodeNotes {
  private final NodeStore nodes;
  private final Map<NodeTopic, List<Consumer<String>>> listeners = new ConcurrentHashMap<>();
  private final List<Supplier<CompletableFuture<Void>>> readers = new CopyOnWriteArrayList<>();

  /** Nobody listens yet. */
  public NodeNotes(NodeStore nodes) {
    this.nodes = nodes;
  }

  /** Tells the other nodes something, see {@link NodeStore#tell}. */
  public void tell(NodeTopic topic, String text) {
    nodes.tell(new NodeNote(topic, text));
  }

  /** Tells the other nodes that something is to be read again. */
  public void tell(NodeTopic topic) {
    tell(topic, "");
  }

  /** Has somebody hear what other nodes tell, on a thread where nothing may wait. */
  public void on(NodeTopic topic, Consumer<String> listener) {
    listeners.computeIfAbsent(topic, one -> new CopyOnWriteArrayList<>()).add(listener);
  }

  /** Has this read again whenever another node tells of a topic, and with {@link #readAll}. */
  public <T> Reread<T> read(
      NodeTopic topic, Supplier<CompletableFuture<T>> read, Function<T, Runnable> take) {
    Reread<T> reread = new Reread<>(Runnable::run, read, take);
    on(topic, text -> reread.again());
    compare(reread::again);
    return reread;
  }

  /** Has this read again with {@link #readAll} whatever another node may have changed. */
  public void compare(Supplier<CompletableFuture<Void>> reader) {
    readers.add(reader);
  }

  /** Hears a note of another node. */
  public void told(NodeNote note) {
    listeners
        .getOrDefault(note.topic(), List.of())
        .forEach(one -> FaultBarrier.contain(() -> one.accept(note.text())));
  }

  /**
   * Reads again all that other nodes may have changed without a note that was heard: at the start,
   * after the connection was lost on which notes come, and every few seconds, where a store is
   * shared. So what a note says is true here all the same before long, if it is saved.
   *
   * @return ends once all of it is read
   */
  public CompletableFuture<Void> readAll() {
    return CompletableFuture.allOf(
        readers.stream().map(NodeNotes::read).toArray(CompletableFuture<?>[]::new));
  }

  private static CompletableFuture<Void> read(Supplier<CompletableFuture<Void>> reader) {
    try {
      return reader.get();
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e);
      return CompletableFuture.failedFuture(e);
    }
  }
}
