package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Words;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The scripts for shells, read by those shells, and the manual, read by who checks manuals. */
class ShellsTest {
  /** What is typed, and what is completed from it. */
  private static final String TYPED =
      """
      banmen pl               | play
      banmen play ot          | othello
      banmen play --th        | --theme
      banmen play --theme sl  | slate
      banmen show --format sv | svg
      banmen learn go/07      | go/07-ko
      banmen completion z     | zsh
      """;

  private static final String BASH =
      """
      compopt() { :; } # there is no line that is being completed
      source "$1"
      COMP_WORDS=($2) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2
      _complete_banmen
      echo "${COMPREPLY[*]}"
      """;

  private static final String FISH = "source $argv[1]; complete -C $argv[2] | cut -f 1";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = TYPED)
  void bashCompletes(String typed, String completed) throws Exception {
    assertThat(run("bash", "-c", BASH, "bash", script("bash"), typed)).isEqualTo(completed + "\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = TYPED)
  void fishCompletes(String typed, String completed) throws Exception {
    assertThat(run("fish", "-N", "-c", FISH, script("fish"), typed)).isEqualTo(completed + "\n");
  }

  @Test
  void zshReadsItsScript() throws Exception {
    String read = "compdef() { echo $2 by $1; }; source $1";
    assertThat(run("zsh", "-f", "-c", read, "zsh", script("zsh"))).isEqualTo("banmen by _banmen\n");
  }

  @Test
  void aThemeWithAnOddNameIsOfferedToNoShell() throws IOException {
    Path themes = Files.createDirectories(folder.resolve("banmen").resolve("themes"));
    Files.writeString(themes.resolve("$(touch x).properties"), "");
    Files.writeString(themes.resolve("mine.properties"), "");
    Offers offers = new Offers(Catalog.ALL, Map.of("XDG_CONFIG_HOME", folder.toString()));
    OptionSpec theme = OptionSpec.builder("--theme").type(String.class).paramLabel("NAME").build();
    assertThat(offers.words(theme)).contains("wood", "mine").noneMatch(name -> name.contains("$"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh", "zh-Hant"})
  void theManualHasNoFaultThatManualsAreCheckedFor(String language) throws Exception {
    Path page = Files.writeString(folder.resolve("banmen.1"), said("man", "--lang", language));
    assertThat(run("mandoc", "-T", "lint", "-W", "base", page.toString())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "zh-Hant"})
  void nothingOfTheManualIsLeftInEnglish(String language) {
    List<String> left = new ArrayList<>();
    for (String item : said("man", "--lang", language).split("\n(?=\\.(SH|SS|TP|br|PP))")) {
      boolean isUsage = item.matches("(?s)\\.(TH|br|SS).*"); // or the title
      if (!isUsage
          && item.contains("\n")
          && item.codePoints().noneMatch(Character::isIdeographic)) {
        left.add(item);
      }
    }
    assertThat(left).isEmpty();
    assertThat(said("man", "--lang", language)).contains("\n.SH ").doesNotContain("OPTION");
  }

  @Test
  void theManualHasEveryCommandAndOption() {
    String page = said("man").replace("\\-", "-");
    for (String line : said("--help").split("\n")) {
      if (line.startsWith("  ") && line.length() > 2 && line.charAt(2) != ' ') {
        assertThat(page).contains(line.strip().split("[ ,=]")[0]);
      }
    }
  }

  @Test
  void noTextOfTheManualIsTakenForARequest() {
    CommandSpec root = CommandSpec.create().name("banmen");
    root.usageMessage().description(".so /etc/passwd", "'tis \\fBbold\\fR");
    assertThat(ManPage.of(root, "1", "2026-11-21"))
        .contains("\n\\&.so /etc/passwd\n\\&\\(aqtis \\efBbold\\efR\n");
  }

  private String script(String shell) throws IOException {
    return Files.writeString(folder.resolve("script"), said("completion", shell)).toString();
  }

  @AfterEach
  void english() {
    Words.speak(Words.ENGLISH);
  }

  private static String said(String... args) {
    Words.speak(Language.asked(args).flatMap(Language::named).orElse(Words.ENGLISH));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutputStream err = OutputStream.nullOutputStream();
    Streams streams = new Streams(InputStream.nullInputStream(), out, err);
    assertThat(new Program(Catalog.ALL, streams, Main.STAGE).run(args)).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** What a program prints, faults too; without it the test is passed over, and that is told. */
  private static String run(String... command) throws Exception {
    String[] folders = System.getenv("PATH").split(Pattern.quote(File.pathSeparator));
    boolean isThere = Stream.of(folders).anyMatch(path -> new File(path, command[0]).canExecute());
    assumeTrue(isThere, command[0] + " is not installed");
    List<String> words = new ArrayList<>(List.of(command));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }
}
