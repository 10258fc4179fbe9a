package dev.banmen.server.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The log: one event a line, numbers, the program's own words, and a database's. */
class EventLogTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final EventLog log = EventLog.of(EventLogTest.class);

  private void open(LogOutput.LogLevel level, boolean isJournal) {
    LogOutput.open(new PrintStream(out, true, StandardCharsets.UTF_8), level, isJournal);
  }

  @AfterEach
  void close() {
    open(LogOutput.LogLevel.OFF, false);
  }

  private List<String> lines() {
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void anEventIsALineWithItsTimeAndLevel() {
    open(LogOutput.LogLevel.INFO, false);
    log.info(LogEvent.SENT_HOME, LogField.of("person", 12));
    assertThat(lines()).hasSize(1);
    assertThat(lines().get(0))
        .matches("time=\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z level=info event=sent-home person=12");
  }

  @Test
  void journaldGetsItsOwnNumberOfTheLevel() {
    open(LogOutput.LogLevel.DEBUG, true);
    log.debug(LogEvent.CAME);
    log.info(LogEvent.CAME);
    log.warn(LogEvent.CAME);
    log.error(LogEvent.CAME);
    assertThat(lines())
        .containsExactly("<7>event=came", "<6>event=came", "<4>event=came", "<3>event=came");
  }

  @Test
  void whatIsBelowTheLevelIsNotWritten() {
    open(LogOutput.LogLevel.WARN, true);
    log.info(LogEvent.CAME);
    log.warn(LogEvent.CUT_OFF, LogField.of("connections", 3));
    assertThat(lines()).containsExactly("<4>event=cut-off connections=3");
    open(LogOutput.LogLevel.OFF, true);
    log.error(LogEvent.FAULT);
    assertThat(lines()).hasSize(1);
  }

  @Test
  void theLibrariesWriteNothing() {
    open(LogOutput.LogLevel.DEBUG, true);
    Logger.getLogger("org.apache.sshd.server.session").severe("Bad login: anna from 192.0.2.7");
    assertThat(lines()).isEmpty();
  }

  @Test
  void aLibrarysClassThatIsOursWritesNothingOfItsOwn() {
    open(LogOutput.LogLevel.DEBUG, true);
    Logger.getLogger("dev.banmen.server.ssh.DoorSession").info("Session anna@/192.0.2.7 begins");
    assertThat(lines()).isEmpty();
  }

  @Test
  void ofAFaultThereIsTheTypeAndThePlaceAndNoMessage() {
    open(LogOutput.LogLevel.INFO, true);
    Exception fault = new IllegalStateException("anna\nsaid", new IOException("192.0.2.7"));
    log.error(LogEvent.FAULT, LogField.of("fault", fault), LogField.trace("at", fault));
    assertThat(lines()).hasSize(1);
    assertThat(lines().get(0))
        .contains("fault=java.lang.IllegalStateException", "EventLogTest", "java.io.IOException@")
        .doesNotContain("anna", "192.0.2.7");
  }

  @Test
  void whatADatabaseSaysIsOneLineThatNoTerminalObeys() {
    open(LogOutput.LogLevel.INFO, true);
    LogField why = LogField.quoted("why", "FATAL: no role \"a\"\n  Hint:\u001b[2J\u202e none\r\n");
    log.error(LogEvent.DATABASE_LOST, why);
    assertThat(lines())
        .containsExactly("<3>event=database-lost why=\"FATAL: no role 'a' Hint:?[2J? none\"");
  }

  @Test
  void theDocumentHasEachEvent() throws IOException {
    String text = Files.readString(Path.of("docs", "server.md"));
    assertThat(Stream.of(LogEvent.values()).map(event -> "`" + event.word() + "`"))
        .allMatch(text::contains);
  }
}
