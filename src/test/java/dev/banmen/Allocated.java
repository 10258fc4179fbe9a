package dev.banmen;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much memory something asks for, which grows with its work and needs no clock. */
public final class Allocated {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocated() {}

  /** The bytes that this thread asks for while it runs this. */
  public static long by(Runnable work) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    work.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
