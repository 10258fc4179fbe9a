package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program's judge as a process: its streams, its files, its exit codes. */
class PackagedJudgeIT {
  /** One box: Black draws twice in a row at first, and White closes the box. */
  private static final String DOTS =
      """
      2 2 5
      0 1 1 1 2
      0 1 1 2 1
      1 1 1 2 1
      0 1 2 2 2
      1 2 1 2 2
      """;

  private static final String ANSWER = "2\n1 1\n";

  @TempDir Path folder;
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(folder.resolve("checkout"));
  }

  private ProgramRun judge(String input, String... args) {
    return Checkout.await(checkout.begin(folder, "checkout/banmen", input, args));
  }

  @Test
  void standardInputIsJudgedWithAndWithoutTheOptionParser() {
    assertThat(judge(DOTS, "judge", "dots")).isEqualTo(new ProgramRun(0, ANSWER, ""));
    assertThat(judge(DOTS, "judge", "dots", "--board", "array"))
        .isEqualTo(new ProgramRun(0, ANSWER, ""));
  }

  @Test
  void explanationsAndFaultsNameTheFileAsItWasNamed() throws IOException {
    Files.writeString(folder.resolve("点 and blank.in"), DOTS);
    assertThat(judge("", "judge", "dots", "--explain", "点 and blank.in"))
        .satisfies(
            run -> {
              assertThat(run.out()).isEqualTo(ANSWER);
              assertThat(run.err())
                  .startsWith("banmen: 点 and blank.in:3: miss 5: ")
                  .hasLineCount(1);
            });
  }

  @Test
  void fileNamesAreFoundInEveryLocale() throws IOException {
    Files.writeString(folder.resolve("点.in"), DOTS);
    for (String locale : new String[] {"C", "tr_TR.UTF-8", "de_DE.ISO-8859-1"}) {
      checkout.with("LC_ALL", locale);
      assertThat(judge("", "judge", "dots", "点.in")).isEqualTo(new ProgramRun(0, ANSWER, ""));
    }
  }

  @Test
  void aMissingFileIsAFaultAndTheNextIsJudged() throws IOException {
    Files.writeString(folder.resolve("a.in"), DOTS);
    assertThat(judge("", "judge", "dots", "missing.in", "a.in"))
        .isEqualTo(new ProgramRun(1, ANSWER, "banmen: missing.in: cannot be read: no such file\n"));
  }

  @Test
  void closedStandardInputIsEmpty() {
    Process process = checkout.begin(folder, "sh", "", "-c", "exec checkout/banmen judge dots <&-");
    ProgramRun run = Checkout.await(process);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith("banmen: -:1:1: the input ends where ").hasLineCount(1);
  }

  @Test
  void aReaderWhoLeavesEndsTheRunQuietly() throws IOException, InterruptedException {
    String rows = (".".repeat(19) + "\n").repeat(19);
    Files.writeString(folder.resolve("many.in"), "5000\n" + "0\n".repeat(5000));
    Process process = checkout.begin(folder, "checkout/banmen", "", "judge", "go", "many.in");
    try (InputStream out = process.getInputStream()) {
      assertThat(out.readNBytes(rows.length())).asString().isEqualTo(rows);
    }
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isNotZero();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(err).isEmpty();
  }
}
