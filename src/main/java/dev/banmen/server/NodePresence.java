package dev.banmen.server;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.OnlinePeople;
import dev.banmen.server.people.PeopleElsewhere;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.PresenceRow;
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
  private final Scheduler scheduler;
  private final OnlinePeople people;
  private final Tables tables;
  private boolean isUnderWay; // under this, as what follows
  private boolean isDue; // something changed that was not said
  private int quiet = QUIET_BEATS; // beats since it was last said who is here
  private Set<PresenceRow> said = Set.of();

  /** Says nothing yet. */
  NodePresence(NodeStore nodes, Scheduler scheduler, OnlinePeople people, Tables tables) {
    this.nodes = nodes;
    this.scheduler = scheduler;
    this.people = people;
    this.tables = tables;
  }

  /** Says it soon, and asks the others. */
  void tell() {
    synchronized (this) {
      isDue = true;
      if (isUnderWay || nodes == NodeStore.ALONE) {
        return;
      }
      isUnderWay = true;
    }
    scheduler.after(TOGETHER_MILLIS, this::exchange);
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
    here.addAll(tables.present());
    return here;
  }

  private void exchange() {
    synchronized (this) {
      isDue = false;
      quiet = 0;
    }
    CompletableFuture<List<PresenceRow>> answer;
    Set<PresenceRow> here;
    try {
      here = here();
      answer = nodes.present(here);
    } catch (RuntimeException | Error e) {
      ended();
      throw e;
    }
    FaultBarrier.watch(
        answer.thenAccept(others -> hear(here, others)).whenComplete((done, fault) -> ended()));
  }

  private void hear(Set<PresenceRow> here, List<PresenceRow> others) {
    synchronized (this) {
      said = here;
    }
    PeopleElsewhere now = PeopleElsewhere.of(others);
    if (!now.equals(people.elsewhere())) {
      people.hear(now);
      tables.movedElsewhere();
    }
  }

  private void ended() {
    synchronized (this) {
      isUnderWay = isDue;
      if (!isDue) {
        return;
      }
    }
    scheduler.after(TOGETHER_MILLIS, this::exchange);
  }
}
