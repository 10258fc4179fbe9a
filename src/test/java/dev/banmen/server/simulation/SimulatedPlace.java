package dev.banmen.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.PreferenceStore;
import dev.banmen.game.Games;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.hook.HookEvent;
import dev.banmen.server.hook.HookNotice;
import dev.banmen.server.lobby.MatchQueue;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.MemoryNodes;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.GameTable;
import dev.banmen.server.tables.ListedTable;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.server.tables.Standing;
import dev.banmen.server.teaching.LiveTeachingTable;
import dev.banmen.server.teaching.TaughtText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Some nodes over one store, and people, for a while of trouble and a while of calm. */
final class SimulatedPlace implements AutoCloseable {
  private static final long TROUBLE = 40 * SteppedWorld.SECOND;

  /** So long that tables rest at which nobody is. */
  private static final long NIGHT = 400 * SteppedWorld.SECOND;

  private static final long CALM = 60 * SteppedWorld.SECOND;

  /** How far the clocks of nodes may be apart when all is well, in milliseconds. */
  private static final long APART_MILLIS = 100;

  /** How much later it may be than the time that was saved last, in milliseconds. */
  private static final long BEAT_MILLIS = 1_200;

  private static final int PEOPLE = 5;

  private final SteppedWorld world;
  private final Store real;
  private final MemoryNodes shared;
  private final TrueLog happened;
  private final List<SimulatedNode> nodes = new ArrayList<>();
  private final List<SimulatedPerson> people = new ArrayList<>();
  private final List<Throwable> faults = new ArrayList<>();
  private final List<LastWord> lastWords = new ArrayList<>();
  private boolean isNight;
  private boolean isCalm;
  private int opened; // how many nodes there ever were

  SimulatedPlace(long seed, Path folder) throws StoreFault {
    world = new SteppedWorld(seed);
    Games games = StepPlayers.GAMES;
    real = SqliteStore.open(folder, this::millis, row -> RatedGames.ranks(games, row));
    shared = new MemoryNodes(real, this::millis, Runnable::run);
    shared.join(); // whatever becomes of the nodes, the store stays open
    happened = new TrueLog(world, real, games);
  }

  private long millis() {
    return 1_700_000_000_000L + world.now() / SteppedWorld.MILLI;
  }

  SteppedWorld world() {
    return world;
  }

  TrueLog happened() {
    return happened;
  }

  /** Whether everybody is at home. */
  boolean isNight() {
    return isNight;
  }

  boolean isCalm() {
    return isCalm;
  }

  /** The nodes where somebody can come in. */
  List<SimulatedNode> open() {
    return nodes.stream()
        .filter(node -> !node.isDead() && node.pausedUntil() <= world.now())
        .toList();
  }

  /** A line of talk that a node has to hear of if a table is known there until the end. */
  private record LastWord(SimulatedNode node, GameTable table, String text) {
    boolean isToBeHeard() {
      return node.house().services().tables().known().all().contains(table);
    }
  }

  /** Notes what is said at a table while all is well. */
  void saidAtLast(long table, String text) {
    for (SimulatedNode node : open()) {
      node.house()
          .services()
          .tables()
          .known()
          .awake(table)
          .ifPresent(there -> lastWords.add(new LastWord(node, there, text)));
    }
  }

  /**
   * Checks what the owner's hook is told: a game that is over never goes on.
   *
   * @return whether the hook has run
   */
  CompletableFuture<Boolean> isTold(SimulatedNode node, HookNotice notice) {
    world.log(node.name() + " tells the hook " + notice.event() + " " + notice.id());
    boolean isOver = real.table(notice.table()).join().filter(row -> row.at().isOver()).isPresent();
    assertThat(isOver || notice.event() != HookEvent.OVER).as("the hook: %s", notice).isTrue();
    return CompletableFuture.completedFuture(true);
  }

  /** Checks the settings of somebody who comes. */
  void hasRead(long number, PreferenceStore settings) {
    people.stream()
        .filter(person -> person.number() == number)
        .forEach(person -> person.checkSettings(settings));
  }

  /** What is said at a table, as somebody reads it who only watches. */
  private static List<String> talk(GameTable table) {
    return table.talk(PlayerNumber.player(PEOPLE + 1), person -> true).stream()
        .map(RecentTalk.SaidLine::text)
        .toList();
  }

  /** Lets all of it happen. */
  void run() throws StoreFault {
    Thread thread = Thread.currentThread();
    Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
    thread.setUncaughtExceptionHandler((one, fault) -> report(fault));
    try {
      int count = 2 + world.any(2);
      for (int i = 0; i < count; i++) {
        openNode();
      }
      for (int i = 0; i < PEOPLE; i++) {
        SimulatedPerson person = new SimulatedPerson(this, "anna ben carl dora emil".split(" ")[i]);
        people.add(person);
        person.live();
      }
      trouble();
      kicks();
      world.run(TROUBLE / 2);
      if (world.chance(200)) {
        isNight = true;
        world.run(NIGHT);
        isNight = false;
      }
      world.run(TROUBLE / 2);
      isCalm = true;
      world.calmDown();
      world.run(CALM / 2);
      people.forEach(SimulatedPerson::sayAtLast);
      SimulatedPerson last = world.anyOf(people);
      kick(last);
      world.run(CALM / 2);
      assertThat(last.isHere()).as("somebody is here who was sent away").isFalse();
      check();
    } catch (RuntimeException | Error e) {
      throw new AssertionError(lastSteps(), e);
    } finally {
      thread.setUncaughtExceptionHandler(before);
    }
  }

  private void report(Throwable fault) {
    world.log("fault " + fault);
    faults.add(fault);
  }

  private String lastSteps() {
    List<String> log = world.log();
    return String.join("\n", log.subList(Math.max(0, log.size() - 60), log.size()));
  }

  private void openNode() {
    try {
      int number = ++opened;
      nodes.add(new SimulatedNode(this, number, shared.join()));
      world.log("node" + number + " is open");
    } catch (StoreFault e) {
      throw new IllegalStateException(e);
    }
  }

  /** Has something go wrong with a node now and then. */
  private void trouble() {
    world.after(
        world.upTo(8_000),
        "trouble",
        () -> {
          if (isCalm || open().isEmpty()) {
            return;
          }
          SimulatedNode node = world.anyOf(open());
          switch (world.any(4)) {
            case 0 -> node.pause(world.upTo(5_000));
            case 1 -> node.cutOff(world.upTo(7_000));
            case 2 -> {
              node.kill();
              world.after(world.upTo(5_000), "another node", this::openNode);
            }
            default -> {
              // This time all is well.
            }
          }
          trouble();
        });
  }

  /** Has the owner send somebody away now and then. */
  private void kicks() {
    world.after(
        world.upTo(20_000),
        "the owner looks up",
        () -> {
          if (!isCalm) {
            kick(world.anyOf(people));
            kicks();
          }
        });
  }

  private void kick(SimulatedPerson person) {
    if (person.number() != 0 && !open().isEmpty()) {
      SimulatedNode node = world.anyOf(open());
      world.log("the owner kicks " + person.number() + " at " + node.name());
      person.mayBeSentAway();
      node.kick(person.number());
      assertThat(person.isAt(node)).as("somebody is there who was sent away").isFalse();
    }
  }

  private void check() {
    assertThat(faults).as("faults that were not foreseen").isEmpty();
    people.forEach(SimulatedPerson::checkAnswers);
    List<TableRow> inPlay = real.unfinished().join();
    for (SimulatedNode node : open()) {
      check(node, inPlay);
    }
    for (TableRow row : inPlay) {
      happened.read(row.id());
      boolean isPersons = row.at().black() != 0 || row.at().white() != 0;
      assertThat(isPersons && isTurnOfComputer(row))
          .as("a computer has not answered at table " + row.id())
          .isFalse();
    }
    long[] clocks = open().stream().mapToLong(SimulatedNode::clockMillis).toArray();
    long beat = real.lastBeat().join();
    LongStream.of(clocks)
        .forEach(time -> assertThat(time).isBetween(beat - APART_MILLIS, beat + BEAT_MILLIS));
    assertThat(LongStream.of(clocks).max().orElse(0) - LongStream.of(clocks).min().orElse(0))
        .as("how far clocks are apart")
        .isLessThan(APART_MILLIS);
    happened.check();
    assertThat(real.ends().join()).as("ends of which somebody is still to hear").isEmpty();
    for (long person = 1; person <= PEOPLE; person++) {
      String ended = real.settings(person).join().getOrDefault(AccountStore.ENDED, "");
      assertThat(ended.lines()).as("what person " + person + " reads").doesNotHaveDuplicates();
    }
    for (LastWord one : lastWords.stream().filter(LastWord::isToBeHeard).toList()) {
      assertThat(talk(one.table()))
          .as("talk at table " + one.table().id() + " of " + one.node().name())
          .contains(one.text());
    }
    assertThat(open().stream().map(SimulatedPlace::seekers).distinct())
        .as("who looks for an opponent, by node")
        .hasSizeLessThan(2);
    checkRatings();
    checkLessons();
  }

  /** All nodes show the same at teaching tables, and what is saved. */
  private void checkLessons() {
    Map<String, String> saved = new TreeMap<>();
    for (TeachingRow row : real.teaching().join()) {
      saved.put(row.code(), row.text());
    }
    Set<Map<String, Integer>> counts = new HashSet<>();
    for (SimulatedNode node : open()) {
      Map<String, Integer> here = new TreeMap<>();
      Map<String, String> shown = new TreeMap<>();
      var teaching = node.house().services().teaching();
      for (long leader : teaching.leaders()) {
        LiveTeachingTable table = teaching.led(leader).orElseThrow();
        here.put(table.code(), table.people());
        shown.put(table.code(), TaughtText.of(table.shown()));
      }
      assertThat(shown).as("what is taught at " + node.name()).isEqualTo(saved);
      counts.add(here);
    }
    assertThat(counts).as("how many are at teaching tables, by node").hasSizeLessThan(2);
    people.forEach(person -> person.checkLesson(saved));
  }

  private static Set<Long> seekers(SimulatedNode node) {
    return node.house().services().matchmaker().queue().open().stream()
        .map(MatchQueue.Seek::person)
        .collect(Collectors.toSet());
  }

  private void check(SimulatedNode node, List<TableRow> inPlay) {
    var tables = node.house().services().tables();
    for (GameTable table : tables.known().all()) {
      if (table.id() != 0 && !table.live().isClosed()) {
        happened.checkNewest(table.id(), table.live().now());
        assertThat(talk(table)).as("talk at table " + table.id()).doesNotHaveDuplicates();
      }
    }
    Map<Long, Long> listed = new TreeMap<>();
    for (ListedTable table : tables.known().listed()) {
      if (!table.isOver() && table.id() != 0) {
        listed.put(table.id(), table.lastEvent());
      }
    }
    Map<Long, Long> stored = new TreeMap<>();
    inPlay.forEach(row -> stored.put(row.id(), row.at().lastEvent()));
    assertThat(listed).as("what " + node.name() + " lists").isEqualTo(stored);
  }

  private static boolean isTurnOfComputer(TableRow row) {
    return Standing.parse(row.at().standing()).orElseThrow().isTurnOfComputer();
  }

  private void checkRatings() {
    Map<Long, Map<String, Rating>> counted = ratings();
    real.recomputeRatings().join();
    assertThat(ratings()).as("ratings").isEqualTo(counted);
  }

  private Map<Long, Map<String, Rating>> ratings() {
    Map<Long, Map<String, Rating>> all = new TreeMap<>();
    for (long person = 1; person <= PEOPLE; person++) {
      all.put(person, real.ratings(person).join());
    }
    return all;
  }

  int events() {
    return happened.events();
  }

  @Override
  public void close() {
    nodes.forEach(node -> FaultBarrier.contain(node.house()::close));
    real.close();
  }
}
