package dev.banmen.lesson;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * Steps that are made when they are asked for, as a file may have thousands of problems.
 * Unmodifiable, for any thread.
 */
public abstract class LazySteps extends AbstractList<Step> implements RandomAccess {
  /**
   * How the name of a problem starts that is made from its content: it is the same problem in every
   * file, whatever the file is called.
   */
  protected static final String BY_CONTENT = "problem:";

  /** Returns a step's name without making the step. */
  public abstract String name(int index);

  static boolean isByContent(String name) {
    return name.startsWith(BY_CONTENT);
  }
}
