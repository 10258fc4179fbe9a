package dev.banmen.laws;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The games that the laws run on: each of the catalog with several choices of its options. */
final class Subjects {
  private static final Map<String, List<String>> SMALL =
      Map.of(
          "go",
          List.of(
              "size=1 rules=tromp-taylor",
              "size=1x2 rules=tromp-taylor",
              "size=2 rules=nz",
              "size=2x3 rules=aga",
              "size=3 rules=exercise",
              "size=3 rules=tromp-taylor",
              "size=3x4 rules=japanese",
              "size=4 rules=chinese",
              "size=4 ko=none",
              "size=3 ko=simple suicide=allowed",
              "size=3 rules=exercise ko=simple suicide=allowed",
              "size=5 rules=nz",
              "size=7x3 rules=aga",
              "size=5x7 rules=chinese komi=0.5",
              "size=7 rules=tromp-taylor handicap=3 komi=2",
              "size=7 rules=aga handicap=4"),
          "capture",
          List.of(
              "size=2 rules=game",
              "size=2 rules=exercise",
              "size=1x1 rules=exercise",
              "size=1x2 rules=game",
              "size=2x4 rules=game captures=2",
              "size=5x3 rules=exercise",
              "size=3 rules=game captures=3",
              "size=4 rules=exercise",
              "size=5 rules=game",
              "size=6 rules=game captures=5"),
          "othello",
          List.of("size=4", "size=6", "size=8"),
          "dots",
          List.of(
              "size=1",
              "size=1x5",
              "size=2 ties=second",
              "size=2x3",
              "size=3 ties=second",
              "size=3 ties=draw",
              "size=4x3"),
          "gomoku",
          List.of(
              "size=5",
              "size=5 rules=exact",
              "size=5x8 rules=exact",
              "size=7x6",
              "size=7 rules=exact"),
          "toy",
          List.of("size=1", "size=3", "size=4x5 row=4"));

  private Subjects() {}

  /** The games of the catalog, and the toy game. */
  static List<Family> families() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return families;
  }

  /** Every game on small boards; one that isn't listed, with its default options. */
  static List<Subject> small() {
    List<Subject> subjects = new ArrayList<>();
    for (Family family : families()) {
      subjects.addAll(small(family));
    }
    return subjects;
  }

  /** The small games that have a slow reference. */
  static List<Subject> referenced() {
    return small().stream().filter(subject -> subject.reference().isPresent()).toList();
  }

  /** Terms of a game at one keyboard for each small game. */
  static List<Terms> terms() {
    List<Terms> terms = new ArrayList<>();
    for (Family family : families()) {
      for (String chosen : SMALL.getOrDefault(family.id(), List.of(""))) {
        terms.add(Terms.of(family.id(), options(chosen)));
      }
    }
    return terms;
  }

  static List<Subject> small(Family family) {
    return SMALL.getOrDefault(family.id(), List.of("")).stream()
        .map(chosen -> of(family, chosen))
        .toList();
  }

  /** A subject from options as on the command line: {@code size=3 rules=nz}. */
  static Subject of(Family family, String chosen) {
    Map<String, String> options = options(chosen);
    Game game = family.game(options);
    int rows = game.lattice().rows();
    int cols = game.lattice().cols();
    return new Subject(game, reference(family.id(), options, rows, cols));
  }

  private static Map<String, String> options(String chosen) {
    Map<String, String> options = new HashMap<>();
    for (String option : chosen.split(" ")) {
      int equals = option.indexOf('=');
      if (equals > 0) {
        options.put(option.substring(0, equals), option.substring(equals + 1));
      }
    }
    return options;
  }

  private static Optional<Function<Setup, Reference>> reference(
      String id, Map<String, String> options, int rows, int cols) {
    return switch (id) {
      case "go" -> Optional.of(setup -> ReferenceGo.of(Presets.go(options), rows, cols, setup));
      case "capture" -> {
        boolean exercise = "exercise".equals(options.get("rules"));
        int goal = exercise ? 0 : Integer.parseInt(options.getOrDefault("captures", "1"));
        yield Optional.of(setup -> ReferenceCapture.of(rows, cols, goal, setup));
      }
      case "othello" -> Optional.of(setup -> ReferenceOthello.of(rows, setup));
      case "dots" -> {
        boolean second = "second".equals(options.get("ties"));
        yield Optional.of(setup -> ReferenceDots.of(rows / 2 + 1, cols / 2 + 1, second, setup));
      }
      case "gomoku" -> {
        boolean exact = "exact".equals(options.get("rules"));
        yield Optional.of(setup -> ReferenceGomoku.of(rows, cols, exact, setup));
      }
      default -> Optional.empty();
    };
  }
}
