package dev.banmen.survey;

import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game that was found, as a list shows it. Immutable.
 *
 * @param file as the user named it or the folder it is in
 * @param game its number in the file, from 1
 * @param node the first one where it is what was asked for; {@link #WHOLE} if that is about the
 *     game as a whole
 * @param move the number of that node's move, or how many the game has
 */
public record FoundGame(
    String file,
    int game,
    String date,
    String black,
    String white,
    String result,
    String event,
    int moves,
    int node,
    int move) {
  /** In place of a node: the game as a whole. */
  public static final int WHOLE = QueriedGame.WHOLE;

  /** The properties that are shown of a game. */
  static final List<String> IDS = List.of("DT", "PB", "PW", "RE", "EV");

  /** A game that is as a whole what was asked for, and of which all is known that is shown. */
  public static FoundGame of(String file, int game, GameFacts facts) {
    List<String> texts = IDS.stream().map(id -> facts.text(id).orElseThrow()).toList();
    return new FoundGame(
        file,
        game,
        texts.get(0),
        texts.get(1),
        texts.get(2),
        texts.get(3),
        texts.get(4),
        facts.moves(),
        WHOLE,
        facts.moves());
  }

  /** A game that is so at a node, or as a whole. */
  public static FoundGame of(String file, int game, Recording recording, int node) {
    RecordTree tree = recording.tree();
    int moves = MoveNumbers.ofMainLine(tree);
    return new FoundGame(
        file,
        game,
        text(tree, "DT"),
        text(tree, "PB"),
        text(tree, "PW"),
        text(tree, "RE"),
        text(tree, "EV"),
        moves,
        node,
        node == WHOLE ? moves : MoveNumbers.of(tree, node));
  }

  private static String text(RecordTree tree, String id) {
    return tree.text(RecordTree.ROOT, id).strip();
  }

  /** The players of games, each once. */
  public static List<String> players(List<FoundGame> games) {
    return games.stream()
        .flatMap(game -> Stream.of(game.black(), game.white()))
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }

  /** The names of what games can be sorted by; behind a {@code -}, the other way round. */
  public static List<String> keys() {
    return List.of("file", "date", "black", "white", "result", "event", "moves");
  }

  /** The order by a key; empty if there is no such. Games that don't say it come last. */
  public static Optional<Comparator<FoundGame>> order(String key) {
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
          case "date" -> QueriedGame.date(date);
          case "black" -> black;
          case "white" -> white;
          case "result" -> result;
          case "event" -> event;
          default -> key;
        };
    return text.toLowerCase(Locale.ROOT);
  }
}
