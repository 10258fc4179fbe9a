package dev.banmen.server.ssh;

import dev.banmen.server.monitor.Histogram;
import java.util.concurrent.atomic.LongAdder;

/** Counts of what has happened at a door since it was opened. For any thread. */
public final class DoorCounts {
  private final LongAdder paints = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder cutOff = new LongAdder();
  private final Histogram slices = new Histogram();

  DoorCounts() {}

  void painted(int length) {
    paints.increment();
    bytes.add(length);
  }

  void cutOff() {
    cutOff.increment();
  }

  /** How often something was painted on a screen. */
  public long paints() {
    return paints.sum();
  }

  /** How many bytes that were, before they were encrypted. */
  public long paintedBytes() {
    return bytes.sum();
  }

  /** How many connections were cut off, as too many had not proven a key. */
  public long connectionsCutOff() {
    return cutOff.sum();
  }

  /** How long it took from the time when a screen had something to do until it was done. */
  public Histogram slices() {
    return slices;
  }
}
