package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options of a server that do not go together. */
class ServeUsageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          banmen.db; the address of a database
          mysql://db/banmen; the address of a database
          postgresql://db; the address of a database
          postgresql://db/banmen?sslmode=%zz; the address of a database
          postgresql://banmen:k3m7q2@db/banmen; ?passfile=FILE
          postgresql://db/banmen?user=banmen&password=k3m7q2; ?passfile=FILE
          postgresql://db/banmen?sslPassword=k3m7q2; ?passfile=FILE
          postgresql://db/banmen?sslmoode=require; no parameter 'sslmoode'
          postgresql://banmen:k3m/k3m7q2?k3m7q2@db/banmen; the address of a database
          postgresql://db/banmen?passfile=%00; is missing
          postgresql://db/banmen?passfile=/dev/null/none; /dev/null/none is missing
          """)
  void anAddressThatIsNoneIsRefusedInALineWithoutItsPassword(String url, String why) {
    ProgramRun run = ProgramRun.ofCatalog("", "serve", "--store", url);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("--store", why).doesNotContain("k3m7q2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          balancer.example.org; 'balancer.example.org' isn't a valid address
          10.0.0.5,; '' isn't a valid address
          10.0.0.5/33; '10.0.0.5/33' isn't a valid address
          0.0.0.0/0; '0.0.0.0/0' isn't a valid address
          10.0.0.5, ::1/128, 10.1.0.0/16; log level 'loud' is not known
          """)
  void aBalancerIsAnAddressOrARange(String balancers, String why) {
    ProgramRun run = ProgramRun.ofCatalog("", "serve", "--balancer", balancers, "--log", "loud");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          db.example.org:9222; 'db.example.org' isn't a valid address
          :9222; '' isn't a valid address
          10.0.0.5/32:9222; '10.0.0.5/32' isn't a valid address
          10.0.0.5:70000; the port of --metrics must be at most 65535
          10.0.0.5:; metrics
          9222; log level 'loud' is not known
          10.0.0.5:9222; log level 'loud' is not known
          [2001:db8::5]:9222; log level 'loud' is not known
          """)
  void thePagesAreAtAPortOfThisMachineOrAtAnAddress(String metrics, String why) {
    ProgramRun run = ProgramRun.ofCatalog("", "serve", "--metrics", metrics, "--log", "loud");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(why);
  }

  @Test
  void postgresqlIsBackedUpByItsOwnTools() {
    ProgramRun run =
        ProgramRun.ofCatalog("", "serve", "--store", "postgresql://db/b", "--backup", "no.zip");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("pg_dump");
  }

  @Test
  void aListOfKeysAndGuestsWithoutOneDoNotGoTogether() {
    ProgramRun both =
        ProgramRun.ofCatalog("", "serve", "--guests", "--authorized-keys", "no", "--backup", "no");
    assertThat(both.code()).isEqualTo(2);
    assertThat(both.err()).hasLineCount(1).contains("choose --authorized-keys or --guests");
    for (String[] alone : new String[][] {{"--guests"}, {"--authorized-keys", "no"}}) {
      String[] words = new String[alone.length + 3];
      words[0] = "serve";
      System.arraycopy(alone, 0, words, 1, alone.length);
      words[alone.length + 1] = "--log";
      words[alone.length + 2] = "loud";
      assertThat(ProgramRun.ofCatalog("", words).err()).contains("log level 'loud' is not known");
    }
  }
}
