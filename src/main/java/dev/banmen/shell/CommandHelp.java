package dev.banmen.shell;

import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The help on commands: how each is used, and which one was perhaps meant. Immutable. */
final class CommandHelp {
  /** The commands that are always available. */
  static final List<String> COMMON =
      List.of(
          "help",
          "play",
          "resume",
          "open",
          "games",
          "lessons",
          "learn",
          "concepts",
          "due",
          "drill",
          "daily",
          "echo",
          "quit");

  /** The most characters of a line that are repeated. */
  private static final int LONGEST = 60;

  private final Words words;
  private final Activity activity;
  private final List<String> ofPlace;

  /**
   * The help during an activity.
   *
   * @param ofPlace the commands of the place where people meet; often none
   */
  CommandHelp(Activity activity, List<String> ofPlace, Language language) {
    words = TypedKeys.words(language);
    this.activity = activity;
    this.ofPlace = ofPlace;
  }

  List<String> commands() {
    List<String> names = new ArrayList<>(COMMON);
    names.addAll(activity.commands());
    names.addAll(ofPlace);
    return names;
  }

  /** Lists the commands, or says what one of them does. */
  Answer help(String name) {
    if (name.isEmpty()) {
      String expected = activity.expected();
      List<String> names = commands();
      names.removeAll(ofPlace);
      return Answer.of(
          words.text("help.commands", String.join(", ", names)),
          expected.isEmpty() ? "" : words.text("help.also", expected),
          ofPlace.isEmpty() ? "" : words.text("help.place", String.join(", ", ofPlace)),
          words.text("help.more"));
    } else if (ofPlace.contains(name) && words.has("use.place." + name)) {
      return Answer.of(
          words.text("help.of", words.text("use.place." + name), words.text("help.place." + name)));
    } else if (!words.has("use." + name)) {
      return unknown(TypedLine.of(name));
    }
    boolean isHere = commands().contains(name);
    return Answer.of(
        words.text("help.of", words.text("use." + name), words.text("help." + name)),
        isHere ? "" : words.text("help.elsewhere"));
  }

  /** Answers an unknown line: what was perhaps meant, and what was expected. */
  Answer unknown(TypedLine typed) {
    if (words.has("use." + typed.name())) {
      return Answer.fault(words.text("unknown.here", typed.name(), expected()));
    }
    Optional<String> nearest = EditDistance.nearest(typed.name(), commands());
    String line = typed.line();
    String shown = line.length() > LONGEST ? line.substring(0, LONGEST) : line;
    return Answer.fault(
        nearest.isEmpty()
            ? words.text("unknown", shown, expected())
            : words.text("unknown.near", shown, nearest.get(), expected()));
  }

  private String expected() {
    String expected = activity.expected();
    return expected.isEmpty()
        ? words.text("expected.command")
        : words.text("expected.both", expected);
  }
}
