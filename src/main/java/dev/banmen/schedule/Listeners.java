package dev.banmen.schedule;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A list of functions to call when something is new. One that fails is reported, and is called the
 * next time all the same; neither the others nor the caller notice. For any thread.
 */
public final class Listeners {
  private final List<Runnable> all = new CopyOnWriteArrayList<>();

  /** Adds a listener; returns what removes it. */
  public Runnable listen(Runnable listener) {
    all.add(listener);
    return () -> all.remove(listener);
  }

  /** Has all of them hear that something is new. */
  public void tell() {
    all.forEach(FaultBarrier::contain);
  }

  public List<Runnable> now() {
    return List.copyOf(all);
  }

  /** Removes all of them. */
  public void clear() {
    all.clear();
  }
}
