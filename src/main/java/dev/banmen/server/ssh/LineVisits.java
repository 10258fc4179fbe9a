package dev.banmen.server.ssh;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.LiveSession;
import dev.banmen.shell.line.PlainLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * Visits in line mode: for scripts, screen readers, and terminals that can only type. Each holds a
 * thread, so there are only so many. For any thread.
 */
final class LineVisits {
  /**
   * The text of Java's error where no thread can start: one visit can't begin, all others continue.
   */
  private static final String NO_THREAD = "unable to create native thread";

  private final IntSupplier most;
  private final Executor threads;
  private final AtomicInteger taken = new AtomicInteger();

  /** Room for at most so many visits at a time, each on a new one of these threads. */
  LineVisits(IntSupplier most, Executor threads) {
    this.most = most;
    this.threads = threads;
  }

  /**
   * The person who comes, and the terminal at the other end.
   *
   * @param asked the words after the name of the host
   * @param isOfLines whether they are for line mode whatever they are, such as a move
   * @param isTerminal whether the other end is a terminal, which sends keys and not lines
   */
  record Coming(
      Person person, Visit visit, AskedWords asked, boolean isOfLines, boolean isTerminal) {}

  /** The other end. */
  interface LineEnd {
    /** Sends a text, and waits until it is sent. */
    void say(String text) throws IOException;

    /** Sends a text about what could not be done, and waits until it is sent. */
    void complain(String text) throws IOException;

    /** Allows so many more bytes to be typed. */
    void taken(int bytes);

    /**
     * Ends the visit.
     *
     * @param fault why it could not begin; often empty
     * @param status its exit status
     */
    void over(String fault, int status);
  }

  /**
   * Begins a visit on a thread of its own.
   *
   * @return empty if there are too many
   */
  Optional<Talk> begin(Coming coming, LineEnd end) {
    if (taken.incrementAndGet() > most.getAsInt()) {
      taken.decrementAndGet();
      return Optional.empty();
    }
    Talk talk = new Talk(coming, end);
    try {
      threads.execute(talk);
      return Optional.of(talk);
    } catch (OutOfMemoryError e) {
      taken.decrementAndGet();
      boolean isOfThreads = String.valueOf(e.getMessage()).startsWith(NO_THREAD);
      FaultBarrier.report(isOfThreads ? new IllegalStateException(e.getMessage()) : e);
      return Optional.empty();
    }
  }

  /** One visit. */
  final class Talk implements Runnable, ShellOutput {
    private final Coming coming;
    private final LineEnd end;
    private final TypedStream in;
    private final Shell shell;
    private final TerminalLines keys;
    private boolean hasBegun;
    private String fault = ""; // why it could not begin
    private boolean isUnknown; // as the words after the host mean nothing

    private Talk(Coming coming, LineEnd end) {
      this.coming = coming;
      this.end = end;
      in = new TypedStream(end::taken);
      shell = new Shell(coming.person(), this);
      keys = new TerminalLines(in, end::say, shell::choices);
    }

    /** Takes what was typed. */
    void typed(byte[] bytes) {
      in.typed(bytes);
    }

    /** Ends it once what was typed is read. */
    void end() {
      in.end();
    }

    /** Ends it at once: nobody is there any more, or nobody may be. */
    void stop() {
      shell.stop(); // first: it answers nothing that is cut off
      in.stop();
    }

    @Override
    public void run() {
      boolean isWhole = true;
      Runnable deaf = shell.listen(in::tell);
      in.onNews(this::news, shell::isTimed);
      try {
        hasBegun = begins();
        if (hasBegun) {
          isWhole = shell.run(coming.isTerminal() ? keys : new PlainLines(in, () -> {}));
        }
      } catch (IOException e) {
        // The connection is gone.
      } finally {
        boolean isFaulty = !isWhole && !coming.isTerminal();
        boolean isUsage = !hasBegun && (isUnknown || shell.isUsage());
        int status =
            isUsage
                ? SshChannel.USAGE
                : isFaulty || !hasBegun ? SshChannel.FAILED : SshChannel.DONE;
        FaultBarrier.contain(
            deaf, shell::leave, taken::decrementAndGet, () -> end.over(fault, status));
      }
    }

    private boolean begins() {
      String line = Printable.of(coming.asked().line());
      if (line.isEmpty()) {
        return back();
      } else if (coming.isOfLines() || shell.isCommand(line)) {
        return shell.answers(line);
      }
      isUnknown = true;
      fault = DoorWords.unknown(coming.person().language(), line).getMessage();
      return false;
    }

    /** Goes to where the connection dropped; else says where this person is. */
    private boolean back() {
      Optional<TeachingTable> taught = Optional.empty();
      try {
        taught = coming.visit().taughtBack();
      } catch (Refusal refusal) {
        // They may come there no more, and are in the lobby.
      }
      if (taught.isPresent()) {
        return shell.begin(taught.get());
      }
      Optional<LiveSession> game = coming.visit().back();
      return game.isPresent() ? shell.begin(game.get()) : shell.greet();
    }

    /** Says what others have done while nothing is typed. */
    private void news() {
      List<String> lines = shell.news();
      try {
        if (coming.isTerminal() && !lines.isEmpty()) {
          keys.show(lines);
        } else {
          lines.forEach(this::say);
        }
      } catch (IOException e) {
        stop();
      }
    }

    @Override
    public void say(String line) {
      try {
        end.say(ended(line));
      } catch (IOException e) {
        stop();
      }
    }

    private String ended(String line) {
      return coming.isTerminal() ? line.replace("\n", "\r\n") + "\r\n" : line + "\n";
    }

    @Override
    public void complain(long number, String line) {
      if (!hasBegun) {
        fault = line;
      } else if (coming.isTerminal()) {
        say(line);
      } else {
        try {
          end.complain("banmen: -:" + number + ": " + line + "\n");
        } catch (IOException e) {
          stop();
        }
      }
    }
  }
}
