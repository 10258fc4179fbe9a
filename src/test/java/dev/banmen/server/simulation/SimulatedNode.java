package dev.banmen.server.simulation;

import dev.banmen.cli.serve.StoredBelongings;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.House;
import dev.banmen.server.HouseParts;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** A node of a stepped world: a house with clocks of its own. For the thread of its world. */
final class SimulatedNode {
  /** What the calendars of all nodes show at the beginning, about. */
  private static final long BEGUN = 1_700_000_000_000L;

  private static final WaitingLimits WAITING = new WaitingLimits(20, 30, 1, 2, 1);

  private final SteppedWorld world;
  private final int number;
  private final Store real;
  private final SteppedStore store;
  private final House house;
  private final double pace; // of its steady clock
  private final long ahead; // in nanoseconds, of its steady clock
  private final long calendarAhead; // in milliseconds
  private boolean isDead;
  private long pausedUntil;
  private long cutOffUntil;

  /**
   * Opens a house.
   *
   * @param real what this node has of the place's store
   */
  SimulatedNode(SimulatedPlace place, int number, Store real) throws StoreFault {
    world = place.world();
    this.number = number;
    this.real = real;
    pace = 1 + (world.any(401) - 200) / 1e6;
    ahead = world.upTo(1_000_000);
    calendarAhead = world.any(4_000) - 2_000;
    store = new SteppedStore(world, this, real, place.happened());
    PersonFiles own =
        StoredBelongings.of(store.store().ownFiles(), StepPlayers.GAMES, Path.of("/nowhere"));
    house =
        House.open(
            new HouseParts(
                "Club of Ulm",
                () -> "club.example",
                key -> true,
                new SeenBelongings(own, place),
                StepPlayers.GAMES,
                this::after,
                new FairExecutor(world.executor(this, "thinks", 1_500), 2),
                world.executor(this, "reads files", 5),
                world.executor(this, "saves files", 5),
                this::reads,
                this::nanos,
                () -> BEGUN + calendarAhead + world.now() / SteppedWorld.MILLI,
                Optional.of(notice -> place.isTold(this, notice)),
                () -> HouseLimits.DEFAULT,
                () -> WAITING,
                () -> TeachingLimits.DEFAULT,
                PeopleLimits.DEFAULT),
            store.store(),
            new ArrayList<>());
    store.opened();
  }

  /** Has the place see each time what is read. */
  private record SeenBelongings(PersonFiles own, SimulatedPlace place) implements PersonFiles {
    @Override
    public Language language(Map<String, String> environment) {
      return own.language(environment);
    }

    @Override
    public OwnThings of(long person, Map<String, String> environment, Executor files) {
      OwnThings things = own.of(person, environment, files);
      if (things.isRead()) {
        place.hasRead(person, things.person().preferences());
      }
      return things;
    }
  }

  /** Has the owner send somebody away. */
  void kick(long person) {
    store.awaited(
        () -> house.desk().run(Language.ENGLISH, List.of("kick", Long.toString(person)), Map.of()));
  }

  private void reads(Runnable task) {
    if (store.isAwaited()) {
      task.run();
    } else {
      world.executor(this, "folds", 5).execute(task);
    }
  }

  private long nanos() {
    return ahead + (long) (world.now() * pace);
  }

  private Runnable after(long millis, Runnable task) {
    boolean[] isCancelled = {false};
    long wait = (long) (Math.max(0, millis) * SteppedWorld.MILLI / pace) + world.upTo(3);
    world.at(
        world.now() + wait,
        Optional.of(this),
        "has a timer",
        () -> {
          if (!isCancelled[0]) {
            task.run();
          }
        });
    return () -> isCancelled[0] = true;
  }

  /** Does something again and again. */
  void every(long millis, String what, Runnable task) {
    world.at(
        world.now() + world.upTo(2 * millis),
        Optional.of(this),
        what,
        () -> {
          every(millis, what, task);
          task.run();
        });
  }

  String name() {
    return "node" + number;
  }

  /** What the clock of the house shows. */
  long clockMillis() {
    return house.services().around().clock().getAsLong();
  }

  House house() {
    return house;
  }

  boolean isDead() {
    return isDead;
  }

  long pausedUntil() {
    return pausedUntil;
  }

  /** Stands still for a while. */
  void pause(long nanos) {
    pausedUntil = world.now() + nanos;
  }

  boolean isCutOff() {
    return cutOffUntil > world.now();
  }

  /** Reaches no store for a while. */
  void cutOff(long nanos) {
    cutOffUntil = world.now() + nanos;
  }

  /** Ends it in the middle of everything; the database notices some time later. */
  void kill() {
    isDead = true;
    world.after(world.upTo(10_000), name() + " is noticed to be gone", real::close);
  }
}
