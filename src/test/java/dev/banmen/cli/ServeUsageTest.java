package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Options of a server that do not go together. */
class ServeUsageTest {
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
