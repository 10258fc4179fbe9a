package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.completion.CompletionWords;
import dev.banmen.cli.install.ManPage;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
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
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The shell scripts, run by their shells, and the manual, read by manual checkers. */
class ShellsTest {
  /** The typed text, and its completion. */
  private static final String TYPED =
      """
      banmen pl               | play
      banmen play ot          | othello
      banmen play --th        | --theme
      banmen play --theme sl  | slate
      banmen show --format sv | svg
      banmen learn go/07      | go/07-ko
      banmen completion z     | zsh
      banmen --th             | --theme
      banmen --theme sl       | slate
      banmen --lang zh sho    | show
      banmen play --lang zh-  | zh-Hant
      banmen view --glyphs uni | unicode
      banmen play --color tr  | truecolor
      banmen convert --to wt  | wthor
      banmen check --rules tr | tromp-taylor
      banmen judge --board pi | picture
      banmen screenshot le    | learn
      banmen config --c       | --check
      """;

  /** Completes each line, and says what else bash is to offer where the script knows nothing. */
  private static final String BASH =
      """
      compopt() { [[ $1 != -o ]] || else="else $2"; } # no line is being completed
      source "$1"
      complete -p banmen > /dev/null || exit
      for typed in "${@:2}"; do
        COMP_WORDS=($typed) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$typed else=
        _banmen
        echo "${COMPREPLY[*]}$else"
      done
      """;

  /** Types each line and Tab, at a zsh of its own, and prints the word that it ends with then. */
  private static final String ZSH =
      """
      zmodload zsh/zpty
      zpty z env TERM=dumb zsh -f -i
      zpty -w z 'unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -D'
      zpty -w z "source '$1'"
      zpty -w z 'show() { print -r -- "<<${${${BUFFER% }%=}##* }>>"; BUFFER= }; zle -N show; bindkey "^X" show'
      zpty -w z 'print REA""DY'
      zpty -r z out '*READY*'
      for typed in "${@:2}"; do
        zpty -w -n z "$typed"$'\\t\\x18'
        zpty -r z out '*<<*>>*'
        print -r -- ${${out##*<<}%%>>*}
      done
      """;

  private static final String FISH =
      "source $argv[1]; for typed in $argv[2..]; echo (complete -C $typed | cut -f 1); end";

  @TempDir Path folder;

  @Test
  void bashCompletes() throws Exception {
    assertCompletes(TYPED, "bash", "bash", "-c", BASH, "bash");
  }

  @Test
  void fishCompletes() throws Exception {
    assertCompletes(TYPED, "fish", "fish", "-N", "-c", FISH);
  }

  @Test
  @Tag("long")
  void zshCompletes() throws Exception {
    assumeTrue(isThere("zsh"), "zsh is not installed");
    assertCompletes(TYPED, "zsh", "timeout", "60", "zsh", "-f", "-c", ZSH, "zsh");
  }

  /** Each row is what is typed and, behind a bar, what its shell makes of the last word. */
  private void assertCompletes(String table, String shell, String... command) throws Exception {
    List<String[]> rows = table.lines().map(row -> row.split("\\s+\\|\\s+")).toList();
    List<String> words = new ArrayList<>(List.of(command));
    words.add(script(shell));
    rows.forEach(row -> words.add(row[0]));
    assertThat(run(words.toArray(String[]::new)).lines())
        .containsExactlyElementsOf(rows.stream().map(row -> row[1]).toList());
  }

  /** Bash splits words at equals signs. */
  @Test
  void bashCompletesWhatStandsBehindAnEqualsSign() throws Exception {
    String typed =
        """
        banmen play --theme = sl          | slate
        banmen play --glyphs = as         | ascii
        banmen play go --set rules = jap  | japanese
        banmen play --set = rules = jap   | japanese
        """;
    assertCompletes(typed, "bash", "bash", "-c", BASH, "bash");
  }

  @Test
  void whereNothingElseIsOfferedFilesAre() throws Exception {
    String typed =
        """
        banmen view re              | else default
        banmen recordings/          | else default
        banmen play --from re       | else default
        banmen learn my-            | else default
        banmen install --prefix /t  | else default
        """;
    assertCompletes(typed, "bash", "bash", "-c", BASH, "bash");
  }

  @Test
  @Tag("long")
  void fishAndZshOfferFilesAndWhatHasAnEqualsSign() throws Exception {
    String typed =
        """
        banmen view po        | pom.xml
        banmen po             | pom.xml
        banmen play --from po | pom.xml
        banmen judge go po    | pom.xml
        banmen play go --set rules=jap | rules=japanese
        """;
    assertCompletes(typed, "fish", "fish", "-N", "-c", FISH);
    assumeTrue(isThere("zsh"), "zsh is not installed");
    assertCompletes(typed, "zsh", "timeout", "60", "zsh", "-f", "-c", ZSH, "zsh");
  }

  @Test
  void aThemeWithAnOddNameIsOfferedToNoShell() throws IOException {
    Path themes = Files.createDirectories(folder.resolve("banmen").resolve("themes"));
    Files.writeString(themes.resolve("$(touch x).properties"), "");
    Files.writeString(themes.resolve("mine.properties"), "");
    CompletionWords completionWords =
        new CompletionWords(
            Catalog.ALL,
            new LocalThemes(
                Map.of("XDG_CONFIG_HOME", folder.toString()), "/none", Language.ENGLISH));
    OptionSpec theme = OptionSpec.builder("--theme").type(String.class).paramLabel("NAME").build();
    assertThat(completionWords.words(theme))
        .contains("wood", "mine")
        .noneMatch(name -> name.contains("$"));
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
    assertThat(ManPage.of(root, "1", "2026-11-21", Language.ENGLISH))
        .contains("\n\\&.so /etc/passwd\n\\&\\(aqtis \\efBbold\\efR\n");
  }

  private String script(String shell) throws IOException {
    return Files.writeString(folder.resolve("script"), said("completion", shell)).toString();
  }

  private static String said(String... args) {
    Locale locale = LanguageOption.asked(args).flatMap(LanguageChoice::named).orElse(Words.ENGLISH);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutputStream err = OutputStream.nullOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out, err);
    assertThat(
            new Program(
                    new CommandContext(
                        HostEnvironment.ofProcess(), Catalog.ALL.in(Language.of(locale)), streams),
                    new ScreenFrontend(HostEnvironment.ofProcess()))
                .run(args))
        .isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** A program's output, faults too; without the program the test is skipped with a message. */
  private static String run(String... command) throws Exception {
    assumeTrue(isThere(command[0]), command[0] + " is not installed");
    List<String> words = new ArrayList<>(List.of(command));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }

  private static boolean isThere(String program) {
    String[] folders = System.getenv("PATH").split(Pattern.quote(File.pathSeparator));
    return Stream.of(folders).anyMatch(path -> new File(path, program).canExecute());
  }
}
