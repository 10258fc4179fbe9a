package dev.banmen.gtp.client;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A process that is started is ended, with what it has started. */
class EngineProcessTest {
  private static List<ProcessHandle> children() {
    return ProcessHandle.current().descendants().toList();
  }

  @Test
  void theLastLineWithWordsOnItsErrorOutputIsTold() {
    EngineLink link = new EngineLink(GtpEngine.open(EngineMain.command()), "steady");
    EngineFault fault =
        catchThrowableOfType(
            EngineFault.class, () -> link.ask("die", FakeEngine.LONG.answerMillis()));
    assertThat(fault.sentence(Language.ENGLISH)).isEqualTo("steady has stopped: 'no weights'.");
  }

  /** A pipe that nobody reads would hold the engine up after some 64 KB. */
  @Test
  void anErrorOutputWithoutEndIsReadInBoundedMemory() {
    byte[] flood = ("y".repeat(1 << 20) + "\n").repeat(4).getBytes(UTF_8);
    assertThat(new EngineComplaints(new ByteArrayInputStream(flood)).last())
        .hasSize(EngineLimits.LONGEST_COMPLAINT);
    assertThat(new EngineComplaints(new ByteArrayInputStream(new byte[0])).last()).isEmpty();
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
