package dev.banmen.server.monitor;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Writes the log of a part of the server: one event a line, as {@code name=value}. Any thread. */
public final class EventLog {
  /** The start of each line of the log. */
  static final String START = "event=";

  private final Logger logger;

  private EventLog(Logger logger) {
    this.logger = logger;
  }

  public static EventLog of(Class<?> source) {
    return new EventLog(LoggerFactory.getLogger(source));
  }

  /** Logs what happens all the time. */
  public void debug(LogEvent event, LogField... fields) {
    write(Level.DEBUG, event, fields);
  }

  /** Logs what happens. */
  public void info(LogEvent event, LogField... fields) {
    write(Level.INFO, event, fields);
  }

  /** Logs what the owner should know of. */
  public void warn(LogEvent event, LogField... fields) {
    write(Level.WARN, event, fields);
  }

  /** Logs what is wrong. */
  public void error(LogEvent event, LogField... fields) {
    write(Level.ERROR, event, fields);
  }

  private void write(Level level, LogEvent event, LogField... fields) {
    if (logger.isEnabledForLevel(level)) {
      StringBuilder text = new StringBuilder(START).append(event.word());
      for (LogField field : fields) {
        text.append(' ').append(field);
      }
      logger.atLevel(level).log(text.toString());
    }
  }
}
