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
    Optional<String> fault,
    Game game,
    Points points) {
  /** The properties that stand before moves: a reader begins another node at a second one. */
  private static final Set<String> HEAD =
      Set.of("FF", "GM", "CA", "AP", "ST", "SZ", "RU", "KM", "HA");

  static GameRoot of(Family family, List<Property> said) {
    RootReading reading = mapping(family).read(said);
    Optional<String> fault = Optional.empty();
    Game game;
    try {
      game = family.game(reading.chosen());
    } catch (OptionFault e) {
      fault = Optional.of(e.getMessage());
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
  void report(FindingListener findings, int line, int column) {
    reading.notes().forEach(note -> findings.report(SgfIssue.MEANING, line, column, note));
    StringBuilder assumed = new StringBuilder();
    for (Property one : reading.restated()) {
      String given = Property.text(said, one.id());
      if (given.isBlank()) {
        assumed.append(one.id()).append('[').append(one.value()).append(']');
      } else if (!given.equals(one.value())) {
        findings.report(SgfIssue.READ_AS, line, column, one.id(), one.value(), given);
      }
    }
    if (assumed.length() > 0) {
      findings.report(SgfIssue.ASSUMED, line, column, assumed);
    }
    fault.ifPresent(sentence -> findings.report(SgfIssue.MEANING, line, column, sentence));
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
