package dev.banmen.gtp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.gtp.GtpLines.GtpLine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GtpLinesTest {
  private static List<GtpLine> lines(String text, int longest) throws IOException {
    GtpLines lines = new GtpLines(new ByteArrayInputStream(text.getBytes(UTF_8)), longest);
    List<GtpLine> read = new ArrayList<>();
    for (Optional<GtpLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      read.add(line.get());
    }
    return read;
  }

  @Test
  void controlCharactersDoNotExistAndTabsAreSpaces() throws IOException {
    assertThat(lines("na\u0007me\r\nplay\tb\u007f D4\n\nétoile", 99))
        .containsExactly(
            new GtpLine("name", false),
            new GtpLine("play b D4", false),
            new GtpLine("", false),
            new GtpLine("étoile", false));
  }

  @Test
  void aLineIsCutOnlyBeyondItsLimit() throws IOException {
    assertThat(lines("1234\n12345\r\n123456\n1", 5))
        .containsExactly(
            new GtpLine("1234", false),
            new GtpLine("12345", false),
            new GtpLine("12345", true),
            new GtpLine("1", false));
  }
}
