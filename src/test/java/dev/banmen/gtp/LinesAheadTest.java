package dev.banmen.gtp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.gtp.GtpLines.GtpLine;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinesAheadTest {
  @Test
  void linesWaitInTheirOrderUnlessTheyAreDealtWithWhenTheyCome() throws InterruptedException {
    byte[] sent = "genmove b\n# interrupt\nname # interrupt\n\nlast".getBytes(UTF_8);
    List<String> atOnce = new ArrayList<>();
    LinesAhead ahead =
        new LinesAhead(
            new GtpLines(new ByteArrayInputStream(sent), 99),
            2,
            line -> !line.text().startsWith("#") || !atOnce.add(line.text()));
    List<String> lines = new ArrayList<>();
    for (Optional<GtpLine> line = ahead.take(); line.isPresent(); line = ahead.take()) {
      lines.add(line.get().text());
    }
    assertThat(lines).containsExactly("genmove b", "name # interrupt", "", "last");
    assertThat(atOnce).containsExactly("# interrupt");
  }
}
