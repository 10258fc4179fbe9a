package dev.banmen.server.hook;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Runs the owner's program for one notice at a time and waits until it ends. The notice is a line
 * on its standard input; nothing of it is in the arguments or the environment, nor does that say
 * how the database is reached. What the program prints is discarded. For any thread.
 */
public final class HookProgram implements Consumer<HookNotice> {
  /** After so long the program is killed, with the programs that it waits for. */
  public static final int MOST_SECONDS = 10;

  private static final EventLog LOG = EventLog.of(HookProgram.class);

  /** How the variables of PostgreSQL start, such as PGPASSWORD and PGPASSFILE. */
  private static final String DATABASE = "PG";

  private final Path program;
  private final long millis;
  private final Map<String, String> more;

  public HookProgram(Path program) {
    this(program, TimeUnit.SECONDS.toMillis(MOST_SECONDS), Map.of());
  }

  /**
   * A hook with another time for the program, in milliseconds, and more variables in the
   * environment than this process has.
   */
  HookProgram(Path program, long millis, Map<String, String> more) {
    this.program = program;
    this.millis = millis;
    this.more = Map.copyOf(more);
  }

  @Override
  public void accept(HookNotice notice) {
    try {
      int status = run(notice.line().getBytes(StandardCharsets.UTF_8));
      if (status != 0) {
        failed(notice, LogField.of("status", status));
      }
    } catch (IOException | TimeoutException e) {
      failed(notice, LogField.of("fault", e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void failed(HookNotice notice, LogField why) {
    LOG.warn(
        LogEvent.HOOK_FAILED,
        LogField.of("table", notice.table()),
        LogField.of("person", notice.person()),
        why);
  }

  private int run(byte[] line) throws IOException, TimeoutException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(program.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(more);
    builder.environment().keySet().removeIf(name -> name.startsWith(DATABASE));
    Process process = builder.start();
    try {
      write(process, line);
      if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        throw new TimeoutException();
      }
      return process.exitValue();
    } finally {
      kill(process);
    }
  }

  /** The program first: it could begin something else once what it waits for has ended. */
  private static void kill(Process process) {
    List<ProcessHandle> begun = process.descendants().toList();
    process.destroyForcibly();
    begun.forEach(ProcessHandle::destroyForcibly);
  }

  private static void write(Process process, byte[] line) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(line);
    } catch (IOException e) {
      // A program need not read it; how it ends says whether it failed.
    }
  }
}
