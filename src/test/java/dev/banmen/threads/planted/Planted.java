package dev.banmen.threads.planted;

import java.util.List;

/** Locks that are taken in all the ways there are, some in the wrong order. */
public final class Planted {
  private Planted() {}

  /** Held alone by whoever takes it last. */
  interface LastStep {
    void go();
  }

  /** Is last, but for one method. */
  static final class LastLock implements LastStep {
    private boolean isDone;

    @Override
    public synchronized void go() {
      isDone = !isDone;
    }

    synchronized void wrong(FirstLock first) {
      first.again();
    }
  }

  /** Is first. */
  static final class FirstLock {
    private final Object field = new Object();
    private int count;

    synchronized void again() {
      count++;
    }

    synchronized void outer() {
      again();
    }

    void block(LastLock last) {
      synchronized (field) {
        if (count > 0) {
          return;
        }
        last.go();
      }
    }
  }

  /** Takes it by what it implements. */
  static final class ByInterface {
    synchronized void take(LastStep step) {
      step.go();
    }
  }

  /** Takes it in a function that is used at once. */
  static final class ByFunction {
    synchronized void take(List<LastLock> all) {
      all.forEach(LastLock::go);
    }
  }

  /** Calls what it was given. */
  static final class Teller {
    synchronized void tell(Runnable listener) {
      listener.run();
    }
  }

  /** Takes it after its own, or for later: neither is a nesting. */
  static final class Harmless {
    private int count;

    void take(LastLock last) {
      synchronized (this) {
        if (count++ > 0) {
          return;
        }
      }
      last.go();
    }

    synchronized Runnable later(LastLock last) {
      return last::go;
    }
  }
}
