package dev.banmen.server.monitor;

import dev.banmen.text.Printable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A value in the log. There are only numbers, words of the program's own, and what a database says
 * of itself, so that no text of a person gets there. Immutable.
 */
public final class LogField {
  private static final int MOST_FRAMES = 8;
  private static final int MOST_LETTERS = 300;

  private final String name;
  private final String value;

  private LogField(String name, String value) {
    this.name = name;
    this.value = value;
  }

  /** A number, such as a person's. */
  public static LogField of(String name, long value) {
    return new LogField(name, Long.toString(value));
  }

  /** What a database says of itself: one line without characters that a terminal obeys. */
  public static LogField quoted(String name, String text) {
    String line = Printable.shortened(text.strip().replaceAll("\\s+", " "), MOST_LETTERS);
    return new LogField(name, '"' + line.replace('"', '\'') + '"');
  }

  /** The type of a fault. Its message may say anything, and is left out. */
  public static LogField of(String name, Throwable fault) {
    return new LogField(name, fault.getClass().getName());
  }

  /** The trace of a fault: the newest calls, and then those of what caused it. */
  public static LogField trace(String name, Throwable fault) {
    StringBuilder text = new StringBuilder();
    for (Throwable one = fault; one != null && text.length() < 2_000; one = one.getCause()) {
      text.append(text.length() == 0 ? "" : "<" + one.getClass().getName() + "@");
      text.append(frames(one.getStackTrace()));
    }
    return new LogField(name, text.toString());
  }

  /** The newest calls of a thread. */
  public static LogField stack(String name, StackTraceElement[] frames) {
    return new LogField(name, frames(frames));
  }

  private static String frames(StackTraceElement[] frames) {
    return Stream.of(frames)
        .limit(MOST_FRAMES)
        .map(one -> one.getClassName() + "." + one.getMethodName() + ":" + one.getLineNumber())
        .collect(Collectors.joining(","));
  }

  @Override
  public String toString() {
    return name + "=" + value;
  }
}
