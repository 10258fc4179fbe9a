package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class InboxTest {
  /** GoGui's comment interrupts at once; every other line waits its turn. */
  @Test
  void onlyTheCommentInterrupts() throws IOException {
    String sent = "genmove b\n# interrupt\nname # interrupt\n# interrupted\n#interrupt\n";
    AtomicInteger interrupts = new AtomicInteger();
    Inbox inbox =
        Inbox.of(
            new GtpLines(new ByteArrayInputStream(sent.getBytes(UTF_8)), 99),
            interrupts::incrementAndGet);
    List<String> lines = new ArrayList<>();
    for (Optional<GtpLine> line = inbox.next(); line.isPresent(); line = inbox.next()) {
      lines.add(line.get().text());
    }
    assertThat(lines)
        .containsExactly("genmove b", "name # interrupt", "# interrupted", "#interrupt");
    assertThat(interrupts).hasValue(1);
  }
}
