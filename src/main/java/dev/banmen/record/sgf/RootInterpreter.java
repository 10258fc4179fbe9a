package dev.banmen.record.sgf;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Interprets roots: the game and its options. For any thread. */
final class RootInterpreter {
  private static final int MOST_BOARDS = 64;
  private static final String RULES = "RU";

  /** A game with its options, and its board's points. */
  private record ChosenGame(Game game, Points points) {}

  private final Games games;

  /** The games made so far, by a family's id and the chosen options. */
  private final Map<Map.Entry<String, Map<String, String>>, ChosenGame> boards =
      new ConcurrentHashMap<>();

  RootInterpreter(Games games) {
    this.games = games;
  }

  Games games() {
    return games;
  }

  Words words() {
    return games.language().words(RootInterpreter.class);
  }

  GameRoot ofGame(FindingListener findings) {
    return new GameRoot(findings);
  }

  Optional<Family> family(List<Property> root) {
    String number = number(root);
    Optional<Family> first = Optional.empty();
    for (Family family : games.families()) {
      Optional<SgfRootMapping> mapping = RecordFormats.of(family).sgfMapping();
      if (mapping.isEmpty() || !Integer.toString(mapping.get().number()).equals(number)) {
        continue;
      }
      if (mapping.get().isNamedBy(root)) {
        return Optional.of(family);
      }
      first = first.isPresent() ? first : Optional.of(family);
    }
    return first;
  }

  /** The number of a root's game: Go's if none can be read (SGF FF[4], GM). */
  private static String number(List<Property> root) {
    for (Property property : root) {
      if (property.id().equals("GM") && Numbers.isNumber(property.value().trim())) {
        return property.value().trim();
      }
    }
    return "1";
  }

  /** The ids of the families that SGF supports. */
  private String known() {
    return WordList.of(
        games.language(),
        games.families().stream()
            .filter(family -> RecordFormats.of(family).sgfMapping().isPresent())
            .map(Family::id)
            .toList());
  }

  private ChosenGame board(Family family, Map<String, String> chosen) {
    Map.Entry<String, Map<String, String>> key = Map.entry(family.id(), chosen);
    ChosenGame board = boards.get(key);
    if (board == null) {
      Game game = family.game(chosen);
      board = new ChosenGame(game, new Points(game));
      if (boards.size() < MOST_BOARDS) {
        boards.put(key, board);
      }
    }
    return board;
  }

  /** The meaning of one game's root. Mutable, one thread. */
  final class GameRoot implements RootMeaning {
    private final FindingListener findings;
    private Family family;
    private Map<String, String> chosen = Map.of();
    private ChosenGame board;

    private GameRoot(FindingListener findings) {
      this.findings = findings;
    }

    @Override
    public Optional<Points> points(List<Property> root, int line, int column) throws InputFault {
      family = family(root).orElse(null);
      if (family == null) {
        throw new InputFault(
            line, column, words().text("fault.game", Printable.of(number(root)), known()));
      }
      SgfRootMapping mapping = RecordFormats.of(family).sgfMapping().orElseThrow();
      chosen =
          mapping.chosen(
              root, sentence -> findings.report(SgfIssue.MEANING, line, column, sentence));
      List<Property> restated = mapping.restated(root, chosen);
      String rules = Property.text(restated, RULES);
      String given = Property.text(root, RULES);
      if (!given.isEmpty() && !rules.equals(given)) {
        findings.report(SgfIssue.IN_WORDS, line, column, RULES, rules, given);
      }
      String assumed =
          restated.stream()
              .filter(said -> root.stream().noneMatch(other -> other.id().equals(said.id())))
              .map(said -> said.id() + "[" + said.value() + "]")
              .collect(Collectors.joining());
      if (!assumed.isEmpty()) {
        findings.report(SgfIssue.ASSUMED, line, column, assumed);
      }
      try {
        board = board(family, chosen);
      } catch (OptionFault e) {
        findings.report(SgfIssue.MEANING, line, column, e.getMessage());
        chosen = Map.of();
        board = board(family, chosen);
      }
      return Optional.of(board.points());
    }

    Recording recording(RecordTree tree) {
      SgfRootMapping mapping = RecordFormats.of(family).sgfMapping().orElseThrow();
      return new Recording(
          family.id(),
          chosen,
          mapping.start(board.game(), tree.properties(RecordTree.ROOT)),
          RefusalPolicyProperty.of(tree.properties(RecordTree.ROOT)),
          Attempts.unfolded(tree));
    }
  }
}
