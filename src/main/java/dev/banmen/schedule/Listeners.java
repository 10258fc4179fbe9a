package dev.banmen.schedule;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Those who hear that something is new. A listener that fails is reported, hears the next news all
 * the same, and neither the others nor whoever has the news notice. For any thread.
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

  /** The listeners of now. */
  public List<Runnable> now() {
    return List.copyOf(all);
  }

  /** Removes all of them. */
  public void clear() {
    all.clear();
  }
}
