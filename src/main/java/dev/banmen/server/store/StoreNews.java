package dev.banmen.server.store;

import java.util.List;

/**
 * Hears from a {@link Store} what was saved, by this process or another one. It may hear of a thing
 * twice, and of one thing not at all if a connection is lost; so it is a hint to read, never the
 * truth. Called on a thread of the store, where nothing may wait.
 */
public interface StoreNews {
  /**
   * These tables have new events, are new, or were deleted; here before that is answered, or after.
   */
  void saved(List<SavedTable> tables);

  /** Another process that shares the store tells this. */
  void told(NodeNote note);

  /**
   * Something may have been saved that this has not heard of. Where several processes share the
   * store, this is said every few seconds.
   */
  void missed();
}
