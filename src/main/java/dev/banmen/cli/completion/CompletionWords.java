package dev.banmen.cli.completion;

import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.lesson.reader.BundledLessons;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.survey.GameQuery;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.ArgSpec;

/**
 * The words that a shell may offer for an argument, by the argument's label: {@code a|b} are two
 * words, {@code GAME} the games, {@code FILE} a file name that the shell finds itself. Immutable.
 *
 * @param themes the user's own
 */
public record CompletionWords(Games games, ThemeStore themes) {
  /** The label of words of which the first ones are a question about games, and the rest files. */
  private static final String QUESTION = "WORD";

  /**
   * The words for an argument; none if it may be anything. Fields of questions are left out, as
   * bash takes the part behind a colon for a word of its own.
   */
  public List<String> words(ArgSpec argument) {
    String label = argument.paramLabel();
    Collection<String> words =
        switch (label) {
          case "GAME" -> games.families().stream().map(Family::id).toList();
          case "NAME" -> new Themes(themes, games.language()).names();
          case "WHICH" -> Display.COLOURS;
          case "SET" -> GlyphSet.NAMES;
          case "LANGUAGE" -> LanguageChoice.NAMES;
          case "TIME" -> List.of("none", "10m", "10m+30s", "30s/move");
          case "COLSxROWS" -> List.of("80x24", "40x15", "120x40");
          case "COMMAND" -> DisplayOptions.COMMANDS;
          case "HOW" -> boards();
          case "PRESET" -> presets();
          case "FORMAT" -> RecordingFormats.of(games).all().stream().map(Format::name).toList();
          case "KEY=VALUE" -> settings();
          case "WHO" -> List.of("human", "bot:1");
          case "LESSON", "LESSON|FILE" -> lessons();
          default -> isChoice(label) ? List.of(label.split("\\|")) : List.of();
        };
    return words.stream().distinct().filter(CompletionWords::isSafe).toList();
  }

  /** The fields that an argument may begin with, such as {@code player:}; often none. */
  static List<String> fields(ArgSpec argument) {
    return argument.paramLabel().equals(QUESTION)
        ? GameQuery.fields().stream().map(field -> field + ":").toList()
        : List.of();
  }

  /** Whether an argument may be a file name. */
  static boolean isFile(ArgSpec argument) {
    String label = argument.paramLabel();
    return label.equals(QUESTION)
        || label.equals("DIR")
        || label.contains("FILE")
        || label.startsWith("OUT");
  }

  private static boolean isChoice(String label) {
    return label.indexOf('|') > 0 && isSafe(label.replace('|', '-'));
  }

  /** Whether a word needs no quotes in any shell; a theme's name may be any file's. */
  private static boolean isSafe(String word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean isLetter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!isLetter && "-_/=.+".indexOf(c) < 0) {
        return false;
      }
    }
    return !word.isEmpty() && word.charAt(0) != '-';
  }

  private List<String> boards() {
    List<String> boards = new ArrayList<>();
    for (Family family : games.families()) {
      RecordFormats.of(family).transcripts().stream().map(Transcript::board).forEach(boards::add);
    }
    return boards;
  }

  private Set<String> presets() {
    Set<String> presets = new LinkedHashSet<>();
    for (Option option : options()) {
      if (option.key().equals("rules")) {
        presets.addAll(option.choices());
      }
    }
    return presets;
  }

  /** Settings such as {@code rules=japanese}, or {@code size=} if any value may follow. */
  private Set<String> settings() {
    Set<String> settings = new LinkedHashSet<>();
    for (Option option : options()) {
      if (option.choices().isEmpty()) {
        settings.add(option.key() + "=");
      }
      option.choices().forEach(choice -> settings.add(option.key() + "=" + choice));
    }
    return settings;
  }

  private List<Option> options() {
    return games.families().stream().flatMap(family -> family.options().stream()).toList();
  }

  /** The lessons that come with the program; others are named by file. */
  private List<String> lessons() {
    List<LessonCatalog.Source> bundled = List.of(new BundledLessons());
    LessonCatalog lessonCatalog =
        LessonCatalog.of(
            LessonFolders.files(games), bundled, games.language().locale(), new ArrayList<>());
    return lessonCatalog.all().stream().map(LessonCatalog.UnreadLesson::id).toList();
  }
}
