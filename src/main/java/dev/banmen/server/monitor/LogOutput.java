package dev.banmen.server.monitor;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The log's output: one line an event to a stream, with the time, or for journald with its number
 * for the level instead. Only the program's own events: SSH's library would write login names as
 * they were sent, and addresses.
 */
public final class LogOutput extends Handler {
  /** How much is written. */
  public enum LogLevel {
    OFF(Level.OFF),
    ERROR(Level.SEVERE),
    WARN(Level.WARNING),
    INFO(Level.INFO),
    DEBUG(Level.FINE);

    private final Level level;

    LogLevel(Level level) {
      this.level = level;
    }

    /** The word that asks for it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Logger ALL = Logger.getLogger("");
  private static final Logger OWN = Logger.getLogger("dev.banmen"); // held: Java would forget it

  private final PrintStream out;
  private final boolean isJournal;

  private LogOutput(PrintStream out, boolean isJournal) {
    this.out = out;
    this.isJournal = isJournal;
  }

  /**
   * Starts to write the log, of the whole process.
   *
   * @param isJournal whether journald reads it, which knows the time
   */
  public static void open(PrintStream out, LogLevel level, boolean isJournal) {
    for (Handler other : ALL.getHandlers()) {
      ALL.removeHandler(other);
    }
    ALL.setLevel(Level.OFF);
    OWN.setUseParentHandlers(false);
    for (Handler other : OWN.getHandlers()) {
      OWN.removeHandler(other);
    }
    LogOutput output = new LogOutput(out, isJournal);
    output.setLevel(Level.ALL);
    OWN.addHandler(output);
    OWN.setLevel(level.level);
  }

  @Override
  public void publish(LogRecord record) {
    // A class of a library logs what it likes under our name where we extend it.
    boolean isEvent = String.valueOf(record.getMessage()).startsWith(EventLog.START);
    if (isEvent && isLoggable(record)) {
      String line = line(record) + "\n";
      synchronized (this) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        out.write(bytes, 0, bytes.length);
        out.flush();
      }
    }
  }

  private String line(LogRecord record) {
    int level = record.getLevel().intValue();
    if (isJournal) {
      return "<" + priority(level) + ">" + record.getMessage();
    }
    Instant now = record.getInstant().truncatedTo(ChronoUnit.MILLIS);
    return String.join(" ", "time=" + now, "level=" + word(level), record.getMessage());
  }

  /** syslog's number: sd-daemon(3). */
  private static int priority(int level) {
    return level >= Level.SEVERE.intValue()
        ? 3
        : level >= Level.WARNING.intValue() ? 4 : level >= Level.INFO.intValue() ? 6 : 7;
  }

  private static String word(int level) {
    LogLevel word = LogLevel.DEBUG;
    for (LogLevel one : LogLevel.values()) {
      word =
          one.level.intValue() <= level && word.level.intValue() < one.level.intValue()
              ? one
              : word;
    }
    return word.word();
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {}
}
