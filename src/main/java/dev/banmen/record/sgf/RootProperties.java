package dev.banmen.record.sgf;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.record.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The root's properties in a written file: the record's own, and any missing ones that a reader
 * needs: the game, its options, the pieces on the board. Immutable.
 */
final class RootProperties {
  private final Games games;
  private final RootInterpreter interpreter;

  RootProperties(Games games, RootInterpreter interpreter) {
    this.games = games;
    this.interpreter = interpreter;
  }

  List<Property> of(Recording recording) {
    List<Property> root = recording.tree().properties(RecordTree.ROOT);
    Family family = games.find(recording.family()).orElseThrow();
    SgfRootMapping mapping = GameRoot.mapping(family);
    List<Property> said =
        interpreter
            .read(root)
            .filter(read -> read.isOf(recording))
            .map(read -> read.restated(root))
            .orElseGet(() -> headed(mapping, recording, root));
    List<Property> properties = RefusalPolicyProperty.properties(recording.refusalPolicy(), said);
    Game game = family.game(recording.chosen());
    return mapping.start(game, properties).equals(recording.start())
        ? properties
        : setUp(game, mapping, recording.start(), properties);
  }

  /** The root with the header's properties first, replacing its own of the same names. */
  private static List<Property> headed(
      SgfRootMapping mapping, Recording recording, List<Property> root) {
    List<Property> properties = new ArrayList<>();
    properties.add(Property.of("FF", "4"));
    properties.addAll(mapping.root(recording.chosen()));
    for (Property property : root) {
      if (properties.stream().noneMatch(other -> other.id().equals(property.id()))) {
        properties.add(property);
      }
    }
    return properties;
  }

  /** The root with the complete position after it set up explicitly. */
  private static List<Property> setUp(
      Game game, SgfRootMapping mapping, Setup start, List<Property> root) {
    Map<Site, Mark> marks = new HashMap<>(start.marks());
    Sites sites = new Sites(game);
    List<Property> properties = new ArrayList<>();
    Optional<Property> toMove = Optional.empty();
    for (Property property : root) {
      property.puts().ifPresent(mark -> sites.of(property).forEach(site -> marks.put(site, mark)));
      toMove = property.id().equals("PL") ? Optional.of(property) : toMove;
      if (!property.isSettingUp()) {
        properties.add(property);
      }
    }
    put("AB", Mark.BLACK, game, marks, properties);
    put("AW", Mark.WHITE, game, marks, properties);
    for (Site site : mapping.start(game, properties).marks().keySet()) {
      marks.putIfAbsent(site, Mark.EMPTY); // or a reader would put the game's own there
    }
    if (!mapping.start(game, properties).marks().isEmpty()) {
      put("AE", Mark.EMPTY, game, marks, properties);
    }
    toMove.or(() -> start.toMove().map(RootProperties::toMove)).ifPresent(properties::add);
    return properties;
  }

  private static Property toMove(Side side) {
    return Property.of("PL", Property.letter(side));
  }

  private static void put(
      String id, Mark mark, Game game, Map<Site, Mark> marks, List<Property> properties) {
    List<String> names = new ArrayList<>();
    for (Map.Entry<Site, Mark> entry : new TreeMap<>(marks).entrySet()) {
      if (entry.getValue() == mark) {
        names.add(Recordable.notation(game).name(entry.getKey()));
      }
    }
    if (!names.isEmpty()) {
      properties.add(new Property(id, names));
    }
  }
}
