package dev.banmen.cli.serve;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.settings.NumberSettings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The file of a server's limits, which can be read again while it runs. For any thread. */
final class LimitsFile {
  /** The file's name in the folder of the data. */
  static final String NAME = "limits.toml";

  private static final int MOST_BYTES = 1 << 16;
  private static final EventLog LOG = EventLog.of(LimitsFile.class);

  private final Path file;
  private final boolean isNeeded;
  private final Language language;
  private volatile ServerLimits limits = ServerLimits.DEFAULT;

  /**
   * A file that is not read yet: the limits are the defaults.
   *
   * @param isNeeded whether it is a fault if the file is not there
   */
  LimitsFile(Path file, boolean isNeeded, Language language) {
    this.file = file;
    this.isNeeded = isNeeded;
    this.language = language;
  }

  /** The limits as they were read last. */
  ServerLimits now() {
    return limits;
  }

  /**
   * Reads the file. With any fault in it, the limits stay as they are.
   *
   * @param faulty gets each fault, as {@code FILE:LINE:COL: text}
   * @return whether there was none
   */
  boolean read(Consumer<String> faulty) throws IOException {
    if (!isNeeded && !Files.exists(file)) {
      limits = ServerLimits.DEFAULT;
      return true;
    }
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException(file + " > " + MOST_BYTES);
    }
    String text = Files.readString(file, StandardCharsets.UTF_8);
    NumberSettings read = NumberSettings.read(text, ServerLimits.RANGES, language);
    if (!read.faults().isEmpty()) {
      LOG.error(
          LogEvent.LIMITS_FAULTY,
          LogField.of("faults", read.faults().size()),
          LogField.of("line", read.faults().get(0).line()));
      for (SettingsFault fault : read.faults()) {
        faulty.accept(fault.in(file.toString()));
      }
      return false;
    }
    limits = ServerLimits.of(read.values());
    LOG.info(LogEvent.LIMITS_READ, LogField.of("changed", read.values().size()));
    return true;
  }
}
