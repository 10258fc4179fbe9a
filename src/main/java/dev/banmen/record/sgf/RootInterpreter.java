package dev.banmen.record.sgf;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Interprets roots: the game and its options. It remembers what it has read, as most games of a
 * collection say the same. For any thread.
 */
final class RootInterpreter {
  private static final int MOST_KNOWN = 256;
  private static final int LONGEST_KNOWN = 200; // characters of the key

  /** The properties of a root that say which game it is of, and by which rules. */
  private static final Set<String> OF_GAME = Set.of("GM", "SZ", "RU", "KM", "HA", "AP");

  private final Games games;
  private final Map<String, GameRoot> known = new ConcurrentHashMap<>();

  RootInterpreter(Games games) {
    this.games = games;
  }

  Words words() {
    return games.language().words(RootInterpreter.class);
  }

  /** What a root means; empty if it names an unknown game. */
  Optional<GameRoot> read(List<Property> root) {
    String key = key(root);
    GameRoot read = known.get(key);
    if (read != null) {
      return Optional.of(read);
    }
    List<Property> ofGame = root.stream().filter(one -> OF_GAME.contains(one.id())).toList();
    Optional<GameRoot> fresh = family(ofGame).map(family -> GameRoot.of(family, ofGame));
    if (fresh.isPresent() && key.length() <= LONGEST_KNOWN && known.size() < MOST_KNOWN) {
      known.put(key, fresh.get());
    }
    return fresh;
  }

  /** All that {@link #read} depends on: the language of its sentences, and properties. */
  private String key(List<Property> root) {
    StringBuilder key = new StringBuilder(games.language().locale().toLanguageTag());
    for (int i = 0; i < root.size(); i++) {
      Property property = root.get(i);
      if (OF_GAME.contains(property.id())) {
        key.append(property.id()).append(property.values().size());
        for (String value : property.values()) {
          key.append(':').append(value.length()).append(':').append(value);
        }
      }
    }
    return key.toString();
  }

  private Optional<Family> family(List<Property> root) {
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

  RootReader reader(FindingListener findings) {
    return new RootReader(findings);
  }

  /** Reads one game's root. Mutable, one thread. */
  final class RootReader implements RootMeaning {
    private final FindingListener findings;
    private GameRoot read;
    private ParsedRoot parsed; // as it was read

    private RootReader(FindingListener findings) {
      this.findings = findings;
    }

    @Override
    public Optional<Points> points(ParsedRoot root) throws InputFault {
      List<Property> properties = root.properties();
      Optional<GameRoot> known = read(properties);
      if (known.isEmpty()) {
        throw new InputFault(
            root.line("GM"),
            root.column("GM"),
            words().text("fault.game", Printable.of(number(properties)), known()));
      }
      parsed = root;
      read = known.get();
      read.report(findings, root);
      return Optional.of(read.points());
    }

    /** The root as it was read. */
    ParsedRoot parsed() {
      return parsed;
    }

    /** The game of a tree with that root. */
    Recording recording(RecordTree tree) {
      return asWritten(Attempts.unfolded(tree));
    }

    /** Reports what is allowed in that game but unusual. */
    void checkUnusual(RecordTree tree) {
      new UnusualCheck(asWritten(tree), read.game(), parsed, findings)
          .check(GameRoot.mapping(read.family()).hasHandicap());
    }

    private Recording asWritten(RecordTree tree) {
      List<Property> root = tree.properties(RecordTree.ROOT);
      return new Recording(
          read.family().id(),
          read.chosen(),
          GameRoot.mapping(read.family()).start(read.game(), root),
          RefusalPolicyProperty.of(root),
          tree);
    }
  }
}
