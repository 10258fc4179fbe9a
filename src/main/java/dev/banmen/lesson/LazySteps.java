package dev.banmen.lesson;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/**
 * The problems of a file as steps that are made when they are asked for, as there may be thousands.
 * Unmodifiable, for any thread.
 */
public abstract class LazySteps extends AbstractList<Step> implements RandomAccess {
  /**
   * How the name of a problem starts that is made from its content: it is the same problem in every
   * file, whatever the file is called.
   */
  protected static final String BY_CONTENT = "problem:";

  /** Returns what is known of a step without making it. */
  public abstract ProblemHead head(int index);

  /** One line on what was left out of a folder's files; empty if nothing was. */
  public String note() {
    return "";
  }

  /** Whether a step with this name is a problem of a file. */
  public static boolean isByContent(String name) {
    return name.startsWith(BY_CONTENT);
  }

  /** Returns the same problems with steps from elsewhere, which have the same names. */
  LazySteps with(IntFunction<Step> made) {
    LazySteps all = this;
    return new LazySteps() {
      @Override
      public Step get(int index) {
        return made.apply(index);
      }

      @Override
      public int size() {
        return all.size();
      }

      @Override
      public ProblemHead head(int index) {
        return all.head(index);
      }

      @Override
      public String note() {
        return all.note();
      }
    };
  }
}
