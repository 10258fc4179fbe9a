package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The commands against their help. */
class CommandHelpTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen", "shell");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z.-]*)\"");

  /** Commands that the port of a lobby names. */
  private static final List<String> OF_SERVERS =
      List.of("link", "recovery", "withdraw", "block", "unblock", "mute", "unmute", "report");

  /** Commands that the port of a teaching table names, for its leader. */
  private static final List<String> OF_LEADERS = List.of("ask", "end", "silence", "remove");

  private final Words words = Language.ENGLISH.words(Shell.class);

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  @Test
  void theHelpOfResignSaysThatItDoesNotAsk() {
    assertThat(words.text("help.resign")).endsWith("at once, without a question.");
  }

  @Test
  void everyCommandHasItsHelp() throws IOException {
    Properties properties = new Properties();
    try (var input = Shell.class.getResourceAsStream("words.properties")) {
      properties.load(input);
    }
    TreeSet<String> literals = new TreeSet<>();
    for (Matcher found = LITERAL.matcher(sources()); found.find(); ) {
      literals.add(found.group(1));
    }
    literals.addAll(OF_SERVERS);
    literals.addAll(OF_LEADERS);
    for (String key : properties.stringPropertyNames()) {
      if (key.startsWith("use.")) {
        assertThat(words.has("help." + key.substring(4))).as(key).isTrue();
        assertThat(literals).contains(key.substring(4).replace("place.", ""));
      }
    }
    for (String command : CommandHelp.COMMON) {
      assertThat(words.has("use." + command)).as(command).isTrue();
    }
  }
}
