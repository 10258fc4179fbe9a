package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options that stand before a file or {@code help} say what they say behind it. */
class LeadingOptionsTest {
  @TempDir private Path folder;

  private static Run run(String options, String... words) {
    List<String> args = new ArrayList<>(List.of(options.split(" ")));
    args.addAll(List.of(words));
    return Run.of("", args.toArray(new String[0]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--lang zh",
        "--lang=en",
        "--theme slate",
        "--theme slate --lang en --ascii",
        "--color=16 --glyphs ascii",
        "--no-mouse",
        "--move 2 --game 1",
        "--set size=4",
        "--help"
      })
  void aFileMayStandBehindThem(String options) throws IOException {
    String steps = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    String game =
        Files.writeString(folder.resolve("b"), "banmen 1\ngame toy\nbegin 0\n0 here B b2\n")
            .toString();
    String lesson = Files.writeString(folder.resolve("c.md"), "# A lesson\n").toString();
    for (String file : List.of(steps, game, lesson)) {
      List<String> behind = new ArrayList<>(List.of(file));
      behind.addAll(List.of(options.split(" ")));
      assertThat(run(options, file)).isEqualTo(Run.of("", behind.toArray(new String[0])));
    }
    boolean isHelp = options.equals("--help");
    String shown = options.contains("--set") ? "4x4" : isHelp ? "Usage: banmen view" : "view ";
    assertThat(run(options, steps).out()).startsWith(shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--lang en", "--lang=zh", "--theme slate", "--ascii"})
  void helpMayStandBehindThem(String options) {
    assertThat(Words.spoken()).isEqualTo(Words.ENGLISH); // the option is heeded by main() only
    assertThat(run(options, "help")).isEqualTo(Run.of("", "help"));
    assertThat(run(options, "help", "judge")).isEqualTo(Run.of("", "judge", "--help"));
    assertThat(run(options, "help", "nix"))
        .isEqualTo(new Run(2, "", "banmen: no command 'nix'; see 'banmen --help'\n"));
  }

  @Test
  void theirValuesAreNoFiles() throws IOException {
    String theme = Files.writeString(folder.resolve("slate"), "2\n1 1\n2 2\n").toString();
    assertThat(run("--theme", theme)).isEqualTo(run("--theme=" + theme));
    assertThat(run("--theme")).extracting(Run::code).isEqualTo(ExitCode.USAGE);
    assertThat(run("--nix", theme).err()).contains("--nix");
    assertThat(run("--version", theme).code()).isEqualTo(run("-V", theme).code());
  }
}
