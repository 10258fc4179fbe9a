package dev.banmen.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The part of a store about the processes that share it, which are called nodes: who does what only
 * one may do, and what they tell each other. Its methods are like those of a {@link Store}.
 */
public interface NodeStore {
  /** After so long without a word from it, a node counts as dead, in milliseconds. */
  long SILENT_MILLIS = 20_000;

  /** That of a store which one process has alone: it does everything, and nobody else hears it. */
  NodeStore ALONE =
      new NodeStore() {
        @Override
        public String name() {
          return "alone";
        }

        @Override
        public CompletableFuture<String> knownBy(String keys) {
          return CompletableFuture.completedFuture(keys);
        }

        @Override
        public CompletableFuture<Set<String>> take(Set<String> tasks) {
          return CompletableFuture.completedFuture(tasks);
        }

        @Override
        public void leave(Set<String> tasks) {}

        @Override
        public void tell(NodeNote note) {}

        @Override
        public CompletableFuture<List<PresenceRow>> present(Set<PresenceRow> here) {
          return CompletableFuture.completedFuture(List.of());
        }

        @Override
        public CompletableFuture<Void> seek(SeekRow search) {
          return CompletableFuture.completedFuture(null);
        }

        @Override
        public void unseek(String id) {}

        @Override
        public CompletableFuture<Seeks> seeks(Set<String> own) {
          return CompletableFuture.completedFuture(new Seeks(List.of(), Set.of()));
        }

        @Override
        public CompletableFuture<Boolean> claim(Set<String> ids) {
          return CompletableFuture.completedFuture(true);
        }
      };

  /** What this node is called among all, in letters and digits; another at each start. */
  String name();

  /**
   * Says by which keys guests know this node, and reads by which ones they know the place: those of
   * the first node that said it.
   *
   * @param keys their kinds and fingerprints
   */
  CompletableFuture<String> knownBy(String keys);

  /**
   * Searches for opponents.
   *
   * @param others those of other nodes, the longest wait first
   * @param gone the ids of own ones that are there no more
   */
  record Seeks(List<SeekRow> others, Set<String> gone) {}

  /**
   * Takes tasks that only one node does at a time. It has them until it {@link #leave leaves} them,
   * or its connection is lost, of which it does not hear: so this is asked again and again, and
   * what is done meanwhile must do no harm if another node does it, too.
   *
   * @return those that this node has now, from before or from now on
   */
  CompletableFuture<Set<String>> take(Set<String> tasks);

  /** Leaves tasks to the other nodes; those that it does not have, too. */
  void leave(Set<String> tasks);

  /**
   * Tells all other nodes something, once what this node asked the store to save before is saved.
   * They may hear of it not at all, or twice.
   */
  void tell(NodeNote note);

  /**
   * Says that this node lives, and who is there; if that is not what it said before, the others
   * hear of {@link NodeTopic#PRESENCE}. It is said every few seconds: of a node that has said
   * nothing for {@link #SILENT_MILLIS}, nobody is there any more.
   *
   * @param here one row for each person at each place
   * @return who is at the other nodes; a person who is at several of them has a row of each
   */
  CompletableFuture<List<PresenceRow>> present(Set<PresenceRow> here);

  /** Saves that somebody here looks for an opponent, in place of their search at any node. */
  CompletableFuture<Void> seek(SeekRow search);

  /** Deletes a search, if it is still there. */
  void unseek(String id);

  /**
   * Says that searches of this node go on, and reads those of all others. It is asked every few
   * seconds while there are any: one of which nothing is said for {@link #SILENT_MILLIS} is that of
   * a node which has died, and not among them.
   *
   * @param own the ids of searches that this node has saved
   */
  CompletableFuture<Seeks> seeks(Set<String> own);

  /**
   * Deletes searches, if all of them are there. Of several nodes that ask for the same one, one has
   * it: whoever begins a game for those who search claims them first.
   *
   * @return whether they were deleted; else none is
   */
  CompletableFuture<Boolean> claim(Set<String> ids);
}
