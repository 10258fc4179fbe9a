package dev.banmen.server.store;

import dev.banmen.schedule.FaultBarrier;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** What the processes that share a store tell each other, by topic. For any thread. */
public final class NodeNotes {
  private final NodeStore nodes;
  private final Map<NodeTopic, List<Consumer<String>>> listeners = new ConcurrentHashMap<>();
  private final List<Runnable> readers = new CopyOnWriteArrayList<>();

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

  /**
   * Has this read again what it has of the store, whenever another node tells of the topic, or
   * something may not have been heard: at least every few seconds, where a store is shared.
   */
  public void read(NodeTopic topic, Runnable reader) {
    on(topic, text -> reader.run());
    compare(reader);
  }

  /** Has this run whenever something may not have been heard, as in {@link #read}. */
  public void compare(Runnable reader) {
    readers.add(reader);
  }

  /** Hears a note of another node. */
  public void told(NodeNote note) {
    listeners
        .getOrDefault(note.topic(), List.of())
        .forEach(one -> FaultBarrier.contain(() -> one.accept(note.text())));
  }

  /** Hears that some notes may be lost. */
  public void missed() {
    readers.forEach(FaultBarrier::contain);
  }
}
