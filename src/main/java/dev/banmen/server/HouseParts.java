package dev.banmen.server;

import dev.banmen.game.Games;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.FirmScheduler;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.hook.Hook;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The parts that a house is made of, from outside it.
 *
 * @param name of the house, as the lobby shows it
 * @param address what friends type behind {@code ssh} to come here, such as {@code -p 2222
 *     example.org}, once that is known
 * @param isOpenTo whether somebody with a key may come in, or a guest without one
 * @param belongings what people have on their own
 * @param thinkers where computers think, for each person in turn
 * @param files where people come in and their own files are read; nothing there waits for long
 * @param saves where their files are saved, which waits for as long as the store does
 * @param readers where tables are folded from their events
 * @param nanos nanoseconds from any time, which nobody sets: what people and games have time for is
 *     measured by them
 * @param calendar milliseconds from 1970
 * @param hook the owner's; empty if there is none
 * @param limitsNow what a person may have or do, as it is now
 * @param teachingNow what there may be of teaching tables, as it is now
 */
public record HouseParts(
    String name,
    Supplier<String> address,
    Predicate<Optional<String>> isOpenTo,
    PersonFiles belongings,
    Games games,
    Scheduler scheduler,
    FairExecutor thinkers,
    Executor files,
    Executor saves,
    Executor readers,
    LongSupplier nanos,
    LongSupplier calendar,
    Optional<Hook> hook,
    Supplier<HouseLimits> limitsNow,
    Supplier<WaitingLimits> waitingLimits,
    Supplier<TeachingLimits> teachingNow,
    PeopleLimits people) {
  public HouseParts {
    scheduler = new FirmScheduler(scheduler); // a house is as good as its timers
  }

  /** How much a person may have or do, as it is now. */
  HouseLimits limits() {
    return limitsNow.get();
  }
}
