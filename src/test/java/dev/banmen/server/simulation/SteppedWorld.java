package dev.banmen.server.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;

/**
 * A world in which nothing happens but one step after another, in an order that a seed gives. It
 * has a time of its own, which jumps from step to step. For one thread.
 */
final class SteppedWorld {
  static final long MILLI = 1_000_000;
  static final long SECOND = 1_000 * MILLI;

  private final SplittableRandom random;
  private final PriorityQueue<Step> steps =
      new PriorityQueue<>(Comparator.comparingLong(Step::at).thenComparingLong(Step::number));
  private final List<Line> log = new ArrayList<>();
  private long now; // in nanoseconds
  private long count; // of steps that were ever planned
  private final int roughness; // how many times more goes wrong than usual
  private final long latency;
  private boolean isCalm;

  /**
   * What is to happen.
   *
   * @param node that does it; empty for what is outside all nodes
   */
  private record Step(
      long at, long number, Optional<SimulatedNode> node, String what, Runnable task) {}

  /** What has happened, and when; it is rarely read, so that it is no text yet. */
  private record Line(long at, String what) {}

  SteppedWorld(long seed) {
    random = new SplittableRandom(seed);
    roughness = random.nextInt(5);
    latency = List.of(4L, 40L, 400L).get(random.nextInt(3));
  }

  long now() {
    return now;
  }

  /** How long a message is on its way at most, in milliseconds. */
  long latency() {
    return isCalm ? 4 : latency;
  }

  /** Has no fault happen from now on. */
  void calmDown() {
    isCalm = true;
    log("calm");
  }

  /** Whether something happens that does so in so many of a thousand cases. */
  boolean chance(int ofThousand) {
    return random.nextInt(1_000) < ofThousand;
  }

  /** The same for what goes wrong: in some worlds more does than in others. */
  boolean mishap(int ofThousand) {
    return !isCalm && chance(ofThousand * roughness);
  }

  /** A number from 0 to below this. */
  int any(int bound) {
    return random.nextInt(bound);
  }

  <T> T anyOf(List<T> all) {
    return all.get(any(all.size()));
  }

  /** Some nanoseconds, at most so many milliseconds. */
  long upTo(long millis) {
    return random.nextLong(millis * MILLI) + 1;
  }

  void log(String what) {
    log.add(new Line(now, what));
  }

  List<String> log() {
    return log.stream()
        .map(line -> String.format("%.6f %s", line.at() / (double) SECOND, line.what()))
        .toList();
  }

  /** Plans something outside all nodes. */
  void after(long nanos, String what, Runnable task) {
    at(now + nanos, Optional.empty(), what, task);
  }

  void at(long when, Optional<SimulatedNode> node, String what, Runnable task) {
    steps.add(new Step(when, count++, node, what, task));
  }

  /** An executor of a node, where each task waits for so long at most. */
  Executor executor(SimulatedNode node, String name, long millis) {
    return task -> at(now + upTo(millis), Optional.of(node), name, task);
  }

  /** Goes on for so long. */
  void run(long nanos) {
    long end = now + nanos;
    while (!steps.isEmpty() && steps.peek().at() <= end) {
      step(steps.remove());
    }
    now = end;
  }

  private void step(Step step) {
    now = step.at();
    Optional<SimulatedNode> node = step.node();
    if (node.isPresent() && node.get().pausedUntil() > now) {
      steps.add(new Step(node.get().pausedUntil(), step.number(), node, step.what(), step.task()));
    } else if (node.isEmpty() || !node.get().isDead()) {
      log(node.map(SimulatedNode::name).orElse("-") + " " + step.what());
      step.task().run();
    }
  }
}
