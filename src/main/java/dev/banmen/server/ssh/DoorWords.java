package dev.banmen.server.ssh;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.say.LobbySentences;
import dev.banmen.server.lobby.Visit;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Words after the name of the host that are answered at once, whatever is at the other end.
 * Stateless.
 */
final class DoorWords {
  /** The most of a wrong word that its refusal repeats, in chars. */
  private static final int LONGEST = 60;

  private DoorWords() {}

  /**
   * An answer.
   *
   * @param isYes whether it is a good one, for scripts
   */
  record Said(String text, boolean isYes) {}

  /**
   * The answer to words; empty if they begin a visit.
   *
   * @param fingerprints of the house's own keys
   */
  static Optional<Said> answer(
      Person person, Visit visit, AskedWords asked, List<String> fingerprints) {
    Optional<Command> command = asked.read(person.language()).faultless();
    if (asked.all().size() != 1 || command.isEmpty()) {
      return Optional.empty();
    }
    return switch (command.get()) {
      case HELP -> Optional.of(new Said(help(person.language(), fingerprints), true));
      case STATUS -> {
        int waiting = visit.waiting();
        LobbySentences said = LobbySentences.in(person.language());
        yield Optional.of(new Said(said.turns(waiting) + "\n", waiting > 0));
      }
      case TABLES, WHO -> Optional.of(new Said(seen(person, asked.line()), true));
      default -> Optional.empty();
    };
  }

  private static String help(Language language, List<String> fingerprints) {
    Words words = language.words(DoorWords.class);
    Map<String, String> rows = Commands.afterHost(language);
    int width = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
    StringBuilder list = new StringBuilder();
    rows.forEach(
        (use, does) ->
            list.append(String.format(Locale.ROOT, "  %-" + width + "s  %s\n", use, does)));
    return words.text("door.help", list)
        + words.text("door.screen")
        + "\n"
        + words.text("door.fingerprints", String.join("\n", fingerprints))
        + "\n";
  }

  /**
   * The refusal of words that mean nothing: it says which do.
   *
   * @param line the words; only the first is named
   */
  static Refusal unknown(Language language, String line) {
    String known = WordList.of(language, Commands.afterHost(language).keySet());
    String word = Printable.shortened(line.split(" ")[0], LONGEST);
    return Refusal.usage(language.words(DoorWords.class).text("door.words", word, known));
  }

  private static String seen(Person person, String verb) {
    StringBuilder text = new StringBuilder();
    ShellOutput lines =
        new ShellOutput() {
          @Override
          public void say(String line) {
            text.append(line).append('\n');
          }

          @Override
          public void complain(long number, String line) {
            say(line);
          }
        };
    new Shell(person, lines).answers(verb);
    return text.toString();
  }
}
