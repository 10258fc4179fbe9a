package dev.banmen.record.sgf;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
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
  private static final List<String> SETUP = List.of("AB", "AW", "AE", "PL");

  private final Games games;
  private final RootInterpreter interpreter;

  RootProperties(Games games, RootInterpreter interpreter) {
    this.games = games;
    this.interpreter = interpreter;
  }

  List<Property> of(Recording recording) {
    List<Property> root = recording.tree().properties(RecordTree.ROOT);
    Family family = games.find(recording.family()).orElseThrow();
    SgfRootMapping mapping = RecordFormats.of(family).sgfMapping().orElseThrow();
    List<Property> said =
        RefusalPolicyProperty.said(
            recording.refusalPolicy(),
            isSaid(recording, root) ? root : headed(mapping, recording, root));
    Game game = family.game(recording.chosen());
    return mapping.start(game, said).equals(recording.start())
        ? said
        : setUp(game, mapping, recording.start(), said);
  }

  private boolean isSaid(Recording recording, List<Property> root) {
    Optional<Family> family = interpreter.family(root);
    return family.isPresent()
        && family.get().id().equals(recording.family())
        && RecordFormats.of(family.get())
            .sgfMapping()
            .orElseThrow()
            .chosen(root, note -> {})
            .equals(recording.chosen());
  }

  /** The root with the header's properties first, replacing its own of the same names. */
  private static List<Property> headed(
      SgfRootMapping mapping, Recording recording, List<Property> root) {
    List<Property> said = new ArrayList<>();
    said.add(Property.of("FF", "4"));
    said.addAll(mapping.root(recording.chosen()));
    for (Property property : root) {
      if (said.stream().noneMatch(other -> other.id().equals(property.id()))) {
        said.add(property);
      }
    }
    return said;
  }

  /** The root with the complete position after it set up explicitly. */
  private static List<Property> setUp(
      Game game, SgfRootMapping mapping, Setup start, List<Property> root) {
    Map<Site, Mark> marks = new HashMap<>(start.marks());
    Sites sites = new Sites(game);
    Map<String, Mark> puts = Map.of("AB", Mark.BLACK, "AW", Mark.WHITE, "AE", Mark.EMPTY);
    List<Property> said = new ArrayList<>();
    Optional<Property> toMove = Optional.empty();
    for (Property property : root) {
      if (puts.containsKey(property.id())) {
        sites.of(property).forEach(site -> marks.put(site, puts.get(property.id())));
      }
      toMove = property.id().equals("PL") ? Optional.of(property) : toMove;
      if (!SETUP.contains(property.id())) {
        said.add(property);
      }
    }
    put("AB", Mark.BLACK, game, marks, said);
    put("AW", Mark.WHITE, game, marks, said);
    for (Site site : mapping.start(game, said).marks().keySet()) {
      marks.putIfAbsent(site, Mark.EMPTY); // or a reader would put the game's own there
    }
    if (!mapping.start(game, said).marks().isEmpty()) {
      put("AE", Mark.EMPTY, game, marks, said);
    }
    toMove.or(() -> start.toMove().map(RootProperties::toMove)).ifPresent(said::add);
    return said;
  }

  private static Property toMove(Side side) {
    return Property.of("PL", side == Side.BLACK ? "B" : "W");
  }

  private static void put(
      String id, Mark mark, Game game, Map<Site, Mark> marks, List<Property> said) {
    List<String> names = new ArrayList<>();
    for (Map.Entry<Site, Mark> entry : new TreeMap<>(marks).entrySet()) {
      if (entry.getValue() == mark) {
        names.add(Recordable.notation(game).name(entry.getKey()));
      }
    }
    if (!names.isEmpty()) {
      said.add(new Property(id, names));
    }
  }
}
