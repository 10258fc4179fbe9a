package dev.banmen.server;

import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PeopleElsewhere;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.PresenceRow;
import dev.banmen.server.store.Reread;
import dev.banmen.server.tables.Tables;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Says to the other nodes of a place who is here, and hears from them who is there: soon after
 * somebody has come or gone, and every few seconds. For any thread.
 */
final class NodePresence {
  /** What changes within this time is said together. */
  static final long TOGETHER_MILLIS = 200;

  /** After so many beats it is said that this node lives. */
  private static final int QUIET_BEATS = 5;

  private final NodeStore nodes;
  private final OnlinePeople people;
  private final Tables tables;
  private final Reread<List<PresenceRow>> others;
  private int quiet = QUIET_BEATS; // beats since it was last said who is here; under this
  private Set<PresenceRow> said = Set.of(); // under this

  /** Says nothing yet. */
  NodePresence(
      NodeStore nodes, NodeNotes notes, Scheduler scheduler, OnlinePeople people, Tables tables) {
    this.nodes = nodes;
    this.people = people;
    this.tables = tables;
    others =
        new Reread<>(
            task -> scheduler.after(TOGETHER_MILLIS, task),
            this::exchange,
            found -> () -> hear(found));
    if (nodes == NodeStore.ALONE) {
      people.hear(PeopleElsewhere.of(List.of()));
    }
    people.onMoves(this::tell);
    notes.on(NodeTopic.PRESENCE, text -> tell());
  }

  /** Says it soon, and asks the others. */
  private void tell() {
    if (nodes != NodeStore.ALONE) {
      others.again();
    }
  }

  /** Looks, once a second, whether it is to be said again: a terminal may not answer any more. */
  void beat() {
    if (nodes != NodeStore.ALONE && isLate(here())) {
      tell();
    }
  }

  private synchronized boolean isLate(Set<PresenceRow> here) {
    quiet++;
    return quiet >= QUIET_BEATS || !here.equals(said);
  }

  private Set<PresenceRow> here() {
    Set<PresenceRow> here = new HashSet<>(people.present());
    here.addAll(tables.known().present());
    return here;
  }

  private CompletableFuture<List<PresenceRow>> exchange() {
    Set<PresenceRow> here = here();
    synchronized (this) {
      quiet = 0;
    }
    return nodes
        .present(here)
        .thenApply(
            found -> {
              synchronized (this) {
                said = here;
              }
              return found;
            });
  }

  private void hear(List<PresenceRow> found) {
    PeopleElsewhere now = PeopleElsewhere.of(found);
    if (!people.isComplete() || !now.equals(people.elsewhere())) {
      people.hear(now);
      tables.movedElsewhere();
    }
  }
}
