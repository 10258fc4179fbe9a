package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What SIGHUP does to a server: with a terminal, without one, and when that is closed. */
class HangUpTest {
  private final AtomicBoolean terminal = new AtomicBoolean();
  private final List<String> done = new ArrayList<>();

  private HangUp started(boolean hasTerminal) {
    terminal.set(hasTerminal);
    return new HangUp(terminal::get, () -> done.add("read"), () -> done.add("end"));
  }

  @Test
  void theFilesAreReadWithoutATerminal() {
    HangUp hangUp = started(false);
    hangUp.run();
    hangUp.look();
    hangUp.run();
    assertThat(done).containsExactly("read", "read");
  }

  @Test
  void theFilesAreReadInATerminal() {
    HangUp hangUp = started(true);
    hangUp.run();
    hangUp.look();
    hangUp.run();
    assertThat(done).containsExactly("read", "read");
  }

  @Test
  void aTerminalThatIsClosedEndsTheServer() {
    HangUp hangUp = started(true);
    hangUp.look();
    terminal.set(false);
    hangUp.run();
    assertThat(done).containsExactly("end");
  }

  @Test
  void whoeverLogsOutAndLeavesItRunningCanHaveTheFilesReadLater() {
    HangUp hangUp = started(true);
    terminal.set(false); // without a signal
    hangUp.look();
    hangUp.run();
    assertThat(done).containsExactly("read");
  }
}
