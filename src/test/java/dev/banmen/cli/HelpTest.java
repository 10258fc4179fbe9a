package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The help of every command in every language: all is described, and nothing left in English. */
class HelpTest {
  private static CommandTree tree(String language) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    StandardStreams streams =
        new StandardStreams(new ByteArrayInputStream(new byte[0]), nowhere, nowhere);
    return new CommandTree(
        new CommandContext(
            HostEnvironment.ofProcess(),
            Catalog.ALL.in(Language.of(Locale.forLanguageTag(language))),
            streams),
        new ScreenFrontend(HostEnvironment.ofProcess()));
  }

  private static boolean isSaid(String text, String language) {
    return !text.isEmpty()
        && (language.isEmpty()
            || text.codePoints().anyMatch(c -> Character.UnicodeScript.of(c).name().equals("HAN")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void everyCommandAndOptionIsDescribed(String language) {
    CommandSpec root = tree(language).spec();
    List<CommandSpec> commands = new ArrayList<>(List.of(root));
    root.subcommands().values().forEach(line -> commands.add(line.getCommandSpec()));
    assertThat(commands).hasSizeGreaterThan(9);
    List<String> left = new ArrayList<>();
    for (CommandSpec command : commands) {
      String name = command.qualifiedName();
      for (String line : command.usageMessage().description()) {
        leave(name, line, language, left);
      }
      for (ArgSpec arg : command.args()) {
        leave(name + " " + arg, String.join(" ", arg.description()), language, left);
      }
      String usage = command.commandLine().getUsageMessage();
      assertThat(usage).startsWith(language.isEmpty() ? "Usage: " : "用法：");
      assertThat(usage.strip()).doesNotEndWith(language.isEmpty() ? "Examples:" : "示例：");
    }
    assertThat(left).isEmpty();
  }

  private static void leave(String what, String text, String language, List<String> left) {
    if (!isSaid(text, language)) {
      left.add(what + ": " + text);
    }
  }

  /** The documents of commands name them all, and no option that there isn't. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/commands.md", "docs/zh/commands.md"})
  void theDocumentsNameWhatThereIs(String document) throws IOException {
    String text = Files.readString(Path.of(document));
    Set<String> options = new TreeSet<>(Set.of("--mode", "--chinese-rules")); // of GNU Go
    CommandSpec root = tree("").spec();
    options.addAll(root.optionsMap().keySet());
    root.subcommands()
        .forEach(
            (name, line) -> {
              assertThat(text).containsPattern("`(banmen )?" + name + "[` ]");
              options.addAll(line.getCommandSpec().optionsMap().keySet());
            });
    Matcher named = Pattern.compile("(?<![-\\w])--[a-z][-a-z]*").matcher(text);
    while (named.find()) {
      assertThat(options).contains(named.group());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void onlyGamesWithAnExerciseAreOfferedToJudge(String language) {
    assertThat(game(language, "judge")).contains("go", "capture", "othello", "dots");
    assertThat(game(language, "judge")).doesNotContain("gomoku");
    assertThat(game(language, "play")).contains("gomoku");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void everyOtherCommandOffersTheWholeCatalog(String language) {
    String all = Catalog.ALL.in(Language.of(Locale.forLanguageTag(language))).choices();
    for (String command : List.of("play", "match", "gtp", "drill")) {
      assertThat(game(language, command)).contains(all).doesNotContain("{");
    }
  }

  private static String game(String language, String command) {
    CommandSpec spec = tree(language).spec().subcommands().get(command).getCommandSpec();
    return spec.positionalParameters().get(0).description()[0];
  }

  @Test
  void nothingIsDescribedThatIsNotThere() {
    ResourceBundle help = tree("").help();
    TreeSet<String> known = new TreeSet<>();
    CommandSpec root = tree("").spec();
    List<CommandSpec> commands = new ArrayList<>(List.of(root));
    root.subcommands().values().forEach(line -> commands.add(line.getCommandSpec()));
    for (CommandSpec command : commands) {
      String prefix = command.qualifiedName(".") + ".";
      known.add(prefix + "usage.description");
      for (int line = 0; line < command.usageMessage().description().length; line++) {
        known.add(prefix + "usage.description." + line);
      }
      command
          .options()
          .forEach(
              option ->
                  Arrays.stream(option.names())
                      .map(name -> name.replaceFirst("^-+", ""))
                      .forEach(name -> known.addAll(List.of(name, prefix + name))));
      command
          .positionalParameters()
          .forEach(arg -> known.add(prefix + arg.paramLabel() + "[" + arg.index() + "]"));
    }
    known.addAll(List.of("usage.synopsisHeading", "usage.commandListHeading", "examples"));
    assertThat(known).containsAll(help.keySet());
  }
}
