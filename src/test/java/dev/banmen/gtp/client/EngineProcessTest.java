package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A process that is started is ended, with what it has started. */
class EngineProcessTest {
  private static List<ProcessHandle> children() {
    return ProcessHandle.current().descendants().toList();
  }

  @Test
  void aClosedEngineIsGone() throws Exception {
    List<ProcessHandle> before = children();
    GtpEngine engine =
        GtpEngine.meet(GtpEngine.open(EngineMain.command()), "steady", FakeEngine.LONG);
    assertThat(engine.name()).isEqualTo("Steady 1");
    List<ProcessHandle> started = children().stream().filter(one -> !before.contains(one)).toList();
    assertThat(started).isNotEmpty();
    engine.close();
    engine.close();
    for (ProcessHandle one : started) {
      one.onExit().get(60, TimeUnit.SECONDS);
    }
  }
}
