package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * No sentence for users is in Java, where it would be English in every language: sentences are in
 * bundles. Help is beside its options, and HelpTest checks it in every language.
 */
class NoSentenceInCodeTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen");

  /** Two words in a row, or a word that continues what was concatenated before it. */
  private static final Pattern SENTENCE =
      Pattern.compile("[A-Za-z']+[,;:)]? [a-z]{2,}|^[,;:.]? [a-z]{2,}");

  /** The faults of invalid drafts, which are ignored by their readers. */
  private static final List<String> OF_DRAFTS =
      List.of(
          "record/TreeText: a node was expected",
          "record/TreeText: no node",
          "record/TreeText: no such node:");

  /**
   * The words of files, exercises and contracts, which are the same in every language. The names of
   * rules in SGF and the answers of the Go Text Protocol are such words, too, and not listed.
   */
  private static final List<String> OF_FORMATS =
      List.of(
          "game/solve/GoalKind: best score",
          "game/solve/KoThreats: one threat",
          "cli/MatchRun: banmen match 1",
          "cli/MatchRun: ms",
          "cli/MatchRun: ms of processor time",
          "games/othello/OthelloJudge: No legal move.\\n",
          "judge/Remarks: : miss",
          "picture/Handout: <!DOCTYPE html>\\n",
          "record/sgf/Utf8Count: from %d: %d, %d torn, %d cut, %d broken",
          "picture/SvgPicture: Helvetica, Arial, 'Noto Sans', 'Noto Sans CJK JP', sans-serif",
          "record/sgf/PropertyRule: AB setup points 1234",
          "session/text/GameText: 0 here accept\\n",
          "session/text/GameText: 0 here continue\\n",
          "session/text/GameText: 0 here goto",
          "session/text/RecordText: 0 here accept\\n",
          "session/text/RecordText: 0 here continue\\n",
          "session/text/RecordText: 0 here goto",
          "session/text/RecordText: 0 here draw\\n");

  /**
   * The words that users type, which are the same in every language: commands, and values of
   * options.
   */
  private static final List<String> OF_COMMANDS = List.of("cli/LineFrontend: coach on");

  /** The words of the system, its shells and roff. */
  private static final List<String> OF_SYSTEMS =
      List.of(
          "cli/completion/BashScript: function _banmen() {",
          "cli/completion/FishScript: # Completions of banmen for fish; made by 'banmen completion"
              + " fish'.",
          "cli/completion/FishScript: complete -c banmen -n",
          "cli/install/ManPage: .B banmen",
          "cli/install/ManPage: .SS banmen",
          "cli/options/StandardStreams: Broken pipe",
          "cli/completion/ZshScript: #compdef banmen",
          "cli/completion/ZshScript: )",
          "cli/completion/ZshScript: esac",
          "judge/Unwritable: Broken pipe",
          "server/ssh/LineVisits: unable to create native thread",
          "shell/TypingReader: |,\\n\\tam,\\n\\tcols#80,\\n\\tcr=^M, cud1=^J, ind=^J, cub1=^H,\\n",
          "tui/term/LocalTerminal: ; kill -s TSTP 0;",
          "tui/term/LocalTerminal: stty line 0 2>/dev/null");

  private static CommandSpec spec() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    StandardStreams streams =
        new StandardStreams(new ByteArrayInputStream(new byte[0]), nowhere, nowhere);
    return new CommandTree(
            new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams),
            new ScreenFrontend(HostEnvironment.ofProcess()))
        .spec();
  }

  /** The complete help in English. */
  private static String help() {
    List<CommandSpec> commands = new ArrayList<>(List.of(spec()));
    commands.get(0).subcommands().values().forEach(line -> commands.add(line.getCommandSpec()));
    List<String> told = new ArrayList<>();
    for (CommandSpec command : commands) {
      told.addAll(List.of(command.usageMessage().description()));
      told.addAll(List.of(command.usageMessage().footer()));
      for (ArgSpec arg : command.args()) {
        told.addAll(List.of(arg.description()));
      }
    }
    return String.join("\n", told);
  }

  private static TreeSet<String> sentences() throws IOException {
    String help = help();
    TreeSet<String> sentences = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String name = SOURCES.relativize(file).toString().replace('\\', '/');
        for (Literals.Literal literal : Literals.of(Files.readString(file))) {
          String text = literal.text();
          boolean isHelp = name.startsWith("cli/") && help.contains(text);
          boolean isOfFormat =
              name.endsWith("SgfMapping.java")
                  || name.equals("lesson/reader/Judgment.java") // words of problem files
                  || name.startsWith("gtp/")
                  || name.startsWith("server/store/"); // SQL, and faults for the server's log
          if (SENTENCE.matcher(text).find() && !isHelp && !isOfFormat && !literal.isThrown()) {
            sentences.add(name.replace(".java", ": ") + text.strip().lines().findFirst().get());
          }
        }
      }
    }
    return sentences;
  }

  /** Shows that the law above finds sentences. */
  @Test
  void aSentenceIsFoundWhereverItStands() {
    String source =
        """
        // "not this one"
        /* "nor this one" */ char quote = '"';
        throw new Fault("no file '" + name + "' where one was expected\\"", 'x');
        """
            + "String block = \"\"\"\n    It is a block.\n    \"\"\";";
    List<Literals.Literal> found = Literals.of(source);
    assertThat(found).extracting(Literals.Literal::line).containsExactly(3, 3, 4);
    assertThat(found).allMatch(literal -> SENTENCE.matcher(literal.text()).find());
    for (String word : List.of("game.none", "KEY=VALUE", "miss", "goto ", "board", ": ", "x1")) {
      assertThat(SENTENCE.matcher(word).find()).as(word).isFalse();
    }
  }

  @Test
  void whatIsReadStandsInABundle() throws IOException {
    List<String> allowed = new ArrayList<>(OF_DRAFTS);
    allowed.addAll(OF_FORMATS);
    allowed.addAll(OF_COMMANDS);
    allowed.addAll(OF_SYSTEMS);
    assertThat(sentences()).containsExactlyInAnyOrderElementsOf(allowed);
  }
}
