package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandWordsTest {
  @Test
  void wordsAreSplitAsAShellSplitsThem() {
    assertThat(CommandWords.of("gnugo --mode  gtp").orElseThrow())
        .containsExactly("gnugo", "--mode", "gtp");
    assertThat(CommandWords.of(" \"/my programs/katago\" gtp -x 'a \"b' \"\" ").orElseThrow())
        .containsExactly("/my programs/katago", "gtp", "-x", "a \"b", "");
    assertThat(CommandWords.of("a\\ b \"c\\\"d\\e\" 'f\\g'").orElseThrow())
        .containsExactly("a b", "c\"d\\e", "f\\g");
  }

  @Test
  void anyBlankSeparatesAndABackslashEscapesAnyCharacter() {
    assertThat(CommandWords.of("a\u3000b\u2028c\nd").orElseThrow())
        .containsExactly("a", "b", "c", "d");
    assertThat(CommandWords.of("a\\\nb \"c\\\nd\" 'e\nf' g\u00a0h").orElseThrow())
        .containsExactly("a\nb", "c\\\nd", "e\nf", "g\u00a0h");
  }

  @Test
  void aProgramHasTheNameOfItsFile() {
    assertThat(CommandWords.program("/usr/games/gnugo --mode gtp")).contains("gnugo");
    assertThat(CommandWords.program("'/my programs/kata go' gtp")).contains("kata-go");
    assertThat(CommandWords.program("'C:\\bin\\pachi.exe'")).contains("pachi.exe");
    assertThat(CommandWords.program("/usr/bin/")).contains("engine");
    assertThat(CommandWords.program("'gnugo")).isEmpty();
  }

  @Test
  void noShellRunsThem() {
    assertThat(CommandWords.of("gnugo; rm $HOME | cat").orElseThrow())
        .containsExactly("gnugo;", "rm", "$HOME", "|", "cat");
  }

  @Test
  void whatIsOpenOrEmptyOrTooLongIsNoCommand() {
    assertThat(CommandWords.of("gnugo 'a")).isEmpty();
    assertThat(CommandWords.of("gnugo \"a")).isEmpty();
    assertThat(CommandWords.of(" ")).isEmpty();
    assertThat(CommandWords.of("'' a")).isEmpty();
    int half = CommandWords.LONGEST / 2;
    for (String longest : List.of("a".repeat(2 * half), "''".repeat(half - 1) + "ab")) {
      assertThat(CommandWords.of(longest)).isPresent();
    }
    assertThat(CommandWords.of('"' + "\\a".repeat(half - 1) + '"')).isPresent();
    assertThat(CommandWords.of("a".repeat(CommandWords.LONGEST + 1))).isEmpty();
  }
}
