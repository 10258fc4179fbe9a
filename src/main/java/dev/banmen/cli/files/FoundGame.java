package dev.banmen.cli.files;

import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.survey.GameQuery;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game that was found, as a list shows it. Immutable.
 *
 * @param file as the user named it or the folder it is in
 * @param game its number in the file, from 1
 * @param move where it is what was asked for, or the number of its moves
 */
record FoundGame(
    String file,
    int game,
    String date,
    String black,
    String white,
    String result,
    String event,
    int moves,
    int move) {
  static FoundGame of(String file, int game, Recording recording, int move) {
    RecordTree tree = recording.tree();
    return new FoundGame(
        file,
        game,
        text(tree, "DT"),
        text(tree, "PB"),
        text(tree, "PW"),
        text(tree, "RE"),
        text(tree, "EV"),
        MoveNumbers.ofMainLine(tree),
        move);
  }

  private static String text(RecordTree tree, String id) {
    return tree.text(RecordTree.ROOT, id).strip();
  }

  /** The names of what games can be sorted by; behind a {@code -}, the other way round. */
  static List<String> keys() {
    return List.of("file", "date", "black", "white", "result", "event", "moves");
  }

  /** The order by a key; empty if there is no such. Games that don't say it come last. */
  static Optional<Comparator<FoundGame>> order(String key) {
    boolean isBackward = key.startsWith("-");
    String name = isBackward ? key.substring(1) : key;
    if (!keys().contains(name)) {
      return Optional.empty();
    }
    Comparator<FoundGame> order =
        switch (name) {
          case "file" -> Comparator.comparing(FoundGame::file);
          case "moves" -> Comparator.comparingInt(FoundGame::moves);
          default -> Comparator.comparing(found -> found.text(name));
        };
    Comparator<FoundGame> silent = Comparator.comparing(found -> found.text(name).isEmpty());
    return Optional.of(silent.thenComparing(isBackward ? order.reversed() : order));
  }

  private String text(String key) {
    String text =
        switch (key) {
          case "date" -> GameQuery.date(date);
          case "black" -> black;
          case "white" -> white;
          case "result" -> result;
          case "event" -> event;
          default -> key;
        };
    return text.toLowerCase(Locale.ROOT);
  }
}
