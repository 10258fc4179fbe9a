package dev.banmen.server.ssh;

import dev.banmen.app.Person;
import dev.banmen.say.LobbySentences;
import dev.banmen.server.lobby.Visit;
import dev.banmen.shell.Shell;
import dev.banmen.shell.ShellOutput;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;

/**
 * Words after the name of the host that are answered at once, whatever is at the other end.
 * Stateless.
 */
final class DoorWords {
  /** Those that line mode answers too. */
  private static final List<String> SEEN = List.of("who", "tables");

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
      Person person, Visit visit, List<String> asked, List<String> fingerprints) {
    if (asked.size() != 1) {
      return Optional.empty();
    }
    Words words = person.language().words(DoorWords.class);
    String verb = asked.get(0);
    if (verb.equals("help")) {
      String keys = words.text("door.fingerprints", String.join("\n", fingerprints));
      return Optional.of(new Said(words.text("door.help") + "\n" + keys + "\n", true));
    } else if (verb.equals("status")) {
      int waiting = visit.waiting();
      LobbySentences said = LobbySentences.in(person.language());
      return Optional.of(new Said(said.turns(waiting) + "\n", waiting > 0));
    }
    return SEEN.contains(verb) ? Optional.of(new Said(seen(person, verb), true)) : Optional.empty();
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
