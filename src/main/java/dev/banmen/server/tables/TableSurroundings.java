package dev.banmen.server.tables;

import dev.banmen.game.Games;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.people.HouseLimits;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the tables of a house need from it.
 *
 * @param clock of the house, in milliseconds
 * @param calendar milliseconds from 1970
 * @param readers where tables are folded from their events, which takes a while
 * @param thinkers where computer players think, for each person in turn
 * @param limitsNow what a person may have or do, as it is now
 * @param waitingLimits how long players wait for each other, as it is now
 * @param changed called when a list of tables may look different
 */
public record TableSurroundings(
    Games games,
    LongSupplier clock,
    LongSupplier calendar,
    Scheduler scheduler,
    Executor readers,
    FairExecutor thinkers,
    Supplier<HouseLimits> limitsNow,
    Supplier<WaitingLimits> waitingLimits,
    Runnable changed) {
  /** How much a person may have or do, as it is now. */
  public HouseLimits limits() {
    return limitsNow.get();
  }
}
