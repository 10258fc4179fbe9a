package dev.banmen.record.sgf;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.RootReading;
import dev.banmen.game.record.SgfRootMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a root means. Immutable.
 *
 * @param said its properties about the game
 * @param fault why there is no game with the options that it chooses; it then has none
 */
record GameRoot(
    Family family,
    List<Property> said,
    RootReading reading,
    Optional<OptionFault> fault,
    Game game,
    Points points) {
  /** The properties that stand before moves: a reader begins another node at a second one. */
  private static final Set<String> HEAD =
      Set.of("FF", "GM", "CA", "AP", "ST", "SZ", "RU", "KM", "HA");

  /** The property that says an option. */
  private static final Map<String, String> ID_OF =
      Map.of("size", "SZ", "rules", "RU", "captures", "RU", "komi", "KM", "handicap", "HA");

  static GameRoot of(Family family, List<Property> said) {
    RootReading reading = mapping(family).read(said);
    Optional<OptionFault> fault = Optional.empty();
    Game game;
    try {
      game = family.game(reading.chosen());
    } catch (OptionFault e) {
      fault = Optional.of(e);
      game = family.game(Map.of());
    }
    return new GameRoot(family, said, reading, fault, game, new Points(game));
  }

  static SgfRootMapping mapping(Family family) {
    return RecordFormats.of(family).sgfMapping().orElseThrow();
  }

  /** The options that a recording with this root has. */
  Map<String, String> chosen() {
    return fault.isEmpty() ? reading.chosen() : Map.of();
  }

  /** Whether it chooses a recording's game and options. */
  boolean isOf(Recording recording) {
    return family.id().equals(recording.family()) && reading.chosen().equals(recording.chosen());
  }

  /** Reports what it says amiss or in its own way, and what it leaves to be assumed. */
  void report(FindingListener findings, ParsedRoot root) {
    reading.notes().forEach(note -> meaning(findings, root, note.id(), note.sentence()));
    StringBuilder assumed = new StringBuilder();
    for (Property one : reading.restated()) {
      String given = Property.text(said, one.id());
      if (given.isBlank()) {
        assumed.append(one.id()).append('[').append(one.value()).append(']');
      } else if (!given.equals(one.value())) {
        findings.report(
            SgfIssue.READ_AS,
            root.line(one.id()),
            root.column(one.id()),
            one.id(),
            one.value(),
            given);
      }
    }
    if (assumed.length() > 0) {
      findings.report(SgfIssue.ASSUMED, root.line(""), root.column(""), assumed);
    }
    fault.ifPresent(
        of -> meaning(findings, root, ID_OF.getOrDefault(of.key(), ""), of.getMessage()));
  }

  private static void meaning(
      FindingListener findings, ParsedRoot root, String id, String sentence) {
    findings.report(SgfIssue.MEANING, root.line(id), root.column(id), sentence);
  }

  /** Returns a root of this meaning that other programs read likewise. */
  List<Property> restated(List<Property> root) {
    List<Property> restated = new ArrayList<>(root);
    int head = 0;
    while (head < root.size() && HEAD.contains(root.get(head).id())) {
      head++;
    }
    for (Property one : reading.restated()) {
      if (has(root, one.id())) {
        restated.replaceAll(property -> property.id().equals(one.id()) ? one : property);
      } else {
        restated.add(head++, one);
      }
    }
    return restated;
  }

  private static boolean has(List<Property> root, String id) {
    return root.stream().anyMatch(property -> property.id().equals(id));
  }
}
