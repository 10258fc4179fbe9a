package dev.banmen.cli;

import dev.banmen.game.Family;
import dev.banmen.game.Format;
import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.Option;
import dev.banmen.game.RecordTree;
import dev.banmen.game.Recording;
import dev.banmen.game.Recording.Footing;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Forms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The options of several commands that say how to read recordings. Immutable.
 *
 * @param forms all known formats; {@code --board} decides how exercises are read
 * @param form the only format to read; empty to find it from each file's content
 * @param rules the rule set to use instead of the file's own; empty to use the file's
 * @param mostStreamed how many bytes are read from standard input, a pipe or a device
 */
record Reading(
    Games games, Forms forms, Optional<Format> form, Optional<String> rules, long mostStreamed) {
  private static final String RULES = "rules";

  /** The option that raises the limit for input that isn't a regular file. */
  static final String MAX_INPUT = "--max-input";

  /** Adds the options. */
  static void describe(CommandSpec spec) {
    Arguments.option(
        spec,
        "--rules",
        "PRESET",
        "Read the games under this rule set, whatever their file names.");
    Arguments.option(
        spec, "--board", "HOW", "How a board drawn in an exercise is read: array or picture.");
    Arguments.option(spec, "--input", "FORMAT", "Which form the files are of, instead of looking.");
    String most = Long.toString(FileBytes.MOST_STREAMED >> 20);
    Arguments.option(
        spec,
        MAX_INPUT,
        "MB",
        "How much is read from standard input or a pipe; default " + most + ".");
  }

  /** As files are read without any option. */
  static Reading usual(Games games) {
    return new Reading(
        games,
        RecordingForms.of(games),
        Optional.empty(),
        Optional.empty(),
        FileBytes.MOST_STREAMED);
  }

  /** What the options say. */
  static Reading of(ParseResult parsed, Games games) {
    Optional<String> board = Arguments.value(parsed, "--board");
    board.ifPresent(how -> checkBoard(how, games));
    Forms forms = RecordingForms.of(games, board);
    Optional<Format> form = Arguments.value(parsed, "--input").map(name -> form(forms, name));
    Optional<String> rules = Arguments.value(parsed, "--rules");
    rules.ifPresent(preset -> checkRules(preset, games));
    long most =
        Arguments.value(parsed, MAX_INPUT)
            .map(megabytes -> (long) Arguments.number(MAX_INPUT, megabytes, 1, "") << 20)
            .orElse(FileBytes.MOST_STREAMED);
    return new Reading(games, forms, form, rules, most);
  }

  /** The same, reading strictly. */
  Reading strict() {
    return new Reading(games, forms.strict(), form.map(Format::strict), rules, mostStreamed);
  }

  /** The form of this name. */
  static Format form(Forms forms, String name) {
    return forms
        .called(name)
        .orElseThrow(
            () -> new UsageFault(Wording.of("format.unknown", name, Forms.names(forms.all()))));
  }

  private static void checkBoard(String how, Games games) {
    boolean isKnown =
        games.families().stream()
            .flatMap(family -> family.transcripts().stream())
            .anyMatch(transcript -> transcript.board().equals(how));
    if (!isKnown) {
      throw new UsageFault(Wording.of("usage.board", how));
    }
  }

  private static void checkRules(String preset, Games games) {
    List<String> known = new ArrayList<>();
    for (Family family : games.families()) {
      choices(family).stream().filter(choice -> !known.contains(choice)).forEach(known::add);
    }
    if (!known.contains(preset)) {
      throw new UsageFault(Wording.of("usage.rules", preset, String.join(", ", known)));
    }
  }

  /** The rule sets that a family's games may be played under. */
  private static List<String> choices(Family family) {
    for (Option option : family.options()) {
      if (option.key().equals(RULES)) {
        return option.choices();
      }
    }
    return List.of();
  }

  private InputFault noSuchRules(Recording recording, List<String> choices) {
    String there = choices.isEmpty() ? Wording.of("rules.none") : String.join(", ", choices);
    int line = recording.tree().line(RecordTree.ROOT);
    return new InputFault(
        line, 0, Wording.of("rules.other", rules.orElseThrow(), recording.family(), there));
  }

  /**
   * The recording under the rules that are asked for, if any. Those never say whose turn it is:
   * whoever is named moves, and the file's own komi and handicap stay.
   *
   * @throws InputFault if its game has no such rules
   */
  Recording ruled(Recording recording) throws InputFault {
    if (rules.isEmpty()) {
      return recording;
    }
    List<String> choices = choices(games.find(recording.family()).orElseThrow());
    if (!choices.contains(rules.get())) {
      throw noSuchRules(recording, choices);
    }
    Map<String, String> chosen = new HashMap<>(recording.chosen());
    chosen.put(RULES, rules.get());
    Footing footing = recording.footing() == Footing.TRIED ? Footing.NOTED : recording.footing();
    return new Recording(recording.family(), chosen, recording.start(), footing, recording.tree());
  }
}
