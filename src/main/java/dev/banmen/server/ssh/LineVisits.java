package dev.banmen.server.ssh;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.server.Visit;
import dev.banmen.session.LiveSession;
import dev.banmen.shell.PlainLines;
import dev.banmen.shell.Shell;
import dev.banmen.shell.ShellOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * Visits in line mode: for scripts, screen readers, and terminals that can only type. Each holds a
 * thread, so there are only so many. For any thread.
 */
final class LineVisits {
  /** Sends a text to the other end, and waits until it is sent. */
  interface Said {
    void say(String text) throws IOException;
  }

  private static final int AHEAD = 65_536; // bytes typed ahead; more wait at the other end

  private final IntSupplier most;
  private final AtomicInteger taken = new AtomicInteger();

  /** Nobody yet, and at most so many at a time. */
  LineVisits(IntSupplier most) {
    this.most = most;
  }

  /**
   * Begins a visit on a thread of its own.
   *
   * @param asked the words after the name of the host
   * @param isTerminal whether the other end is a terminal, which sends keys and not lines
   * @param over gets what could not be done, which is often nothing, when it is over
   * @return empty if there are too many
   */
  Optional<Talk> begin(
      Person person,
      Visit visit,
      List<String> asked,
      boolean isTerminal,
      Said out,
      Consumer<String> over) {
    if (taken.incrementAndGet() > most.getAsInt()) {
      taken.decrementAndGet();
      return Optional.empty();
    }
    Talk talk = new Talk(person, visit, asked, isTerminal, out, over);
    Thread thread = new Thread(talk, "lines");
    thread.setDaemon(true);
    thread.start();
    return Optional.of(talk);
  }

  /** One visit. */
  final class Talk implements Runnable, ShellOutput {
    private final Person person;
    private final Visit visit;
    private final List<String> asked;
    private final boolean isTerminal;
    private final Said out;
    private final Consumer<String> over;
    private String fault = ""; // why it could not begin
    private final PipedInputStream in = new PipedInputStream(AHEAD);
    private final PipedOutputStream typed = new PipedOutputStream();

    private Talk(
        Person person,
        Visit visit,
        List<String> asked,
        boolean isTerminal,
        Said out,
        Consumer<String> over) {
      this.person = person;
      this.visit = visit;
      this.asked = asked;
      this.isTerminal = isTerminal;
      this.out = out;
      this.over = over;
      try {
        typed.connect(in);
      } catch (IOException e) {
        throw new IllegalStateException(e); // both are new
      }
    }

    /** Takes what was typed. */
    void typed(byte[] bytes, int from, int length) {
      try {
        typed.write(bytes, from, length);
        typed.flush();
      } catch (IOException e) {
        // It is over.
      }
    }

    /** Ends it once what was typed is read. */
    void end() {
      try {
        typed.close();
      } catch (IOException e) {
        // It is over already.
      }
    }

    @Override
    public void run() {
      Shell shell = new Shell(person, this);
      try (InputStream lines = in) {
        if (begins(shell)) {
          shell.run(isTerminal ? new TerminalLines(lines, out) : new PlainLines(lines, () -> {}));
        }
      } catch (IOException e) {
        // The connection is gone.
      } finally {
        shell.leave();
        taken.decrementAndGet();
        over.accept(fault);
      }
    }

    private boolean begins(Shell shell) {
      boolean isLesson = !asked.isEmpty() && asked.get(0).equals("learn");
      if (isLesson) {
        return shell.teach(asked.size() > 1 ? asked.get(1) : "");
      }
      try {
        Optional<LiveSession> game =
            asked.isEmpty() ? visit.back() : Optional.of(visit.goTo(asked));
        return game.isPresent() ? shell.begin(game.get()) : shell.greet();
      } catch (Refusal refusal) {
        fault = refusal.getMessage();
        return false;
      }
    }

    @Override
    public void say(String line) {
      try {
        out.say(isTerminal ? line.replace("\n", "\r\n") + "\r\n" : line + "\n");
      } catch (IOException e) {
        end();
      }
    }

    @Override
    public void complain(long number, String line) {
      say(line);
    }
  }
}
