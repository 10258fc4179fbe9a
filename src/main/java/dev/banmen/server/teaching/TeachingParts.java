package dev.banmen.server.teaching;

import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.Store;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What all teaching tables use. For any thread.
 *
 * @param notes by which they are the same tables at all nodes
 * @param node what this process is called in those
 * @param calendar milliseconds from 1970
 * @param reads read a table again, by its leader's number
 */
record TeachingParts(
    Store store,
    NodeNotes notes,
    String node,
    LongSupplier calendar,
    Supplier<TeachingLimits> limits,
    LongFunction<CompletableFuture<Void>> reads) {
  /** Has the other nodes read a table again. */
  void tellSaved(long leader) {
    notes.tell(NodeTopic.TEACHING, Long.toString(leader));
  }

  /** Tells the other nodes what is not saved. */
  void tell(LessonNote note) {
    notes.tell(NodeTopic.LESSON, note.text());
  }
}
