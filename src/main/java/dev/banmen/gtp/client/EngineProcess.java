package dev.banmen.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** An engine as a process of its own. For any thread. */
final class EngineProcess implements EngineWire {
  private final Process process;
  private final EngineComplaints complaints;
  private final Thread atExit = new Thread(this::kill, "engine-end");

  private EngineProcess(Process process) {
    this.process = process;
    this.complaints = new EngineComplaints(process.getErrorStream());
  }

  /**
   * Starts a program, which also ends when Banmen does.
   *
   * @param words the program and its arguments
   * @throws IOException if there is no such program, or it may not be run
   */
  static EngineProcess start(List<String> words) throws IOException {
    EngineProcess started = new EngineProcess(new ProcessBuilder(words).start());
    try {
      Runtime.getRuntime().addShutdownHook(started.atExit);
    } catch (IllegalStateException e) {
      started.kill(); // Banmen is ending already
    }
    return started;
  }

  @Override
  public InputStream answers() {
    return process.getInputStream();
  }

  @Override
  public OutputStream commands() {
    return process.getOutputStream();
  }

  @Override
  public String complaint() {
    return complaints.last();
  }

  @Override
  public void end() {
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // Banmen is ending: the hook finds nothing left to end.
    }
  }

  /**
   * Ends it with all that it has started: an engine may be a script around another. The script is
   * first, as it could begin something else once that one has ended.
   */
  private void kill() {
    List<ProcessHandle> begun = process.descendants().toList();
    process.destroyForcibly();
    begun.forEach(ProcessHandle::destroyForcibly);
  }
}
