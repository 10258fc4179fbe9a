package dev.banmen.laws;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The games that the laws run on: each of the catalog with several choices of its options. */
final class Subjects {
  private Subjects() {}

  /** The games of the catalog, and the toy game. */
  static List<Family> families() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return families;
  }

  /** Every game on small boards. */
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
      for (String chosen : GameCases.of(family).smallOptions()) {
        terms.add(Terms.of(family.id(), GameCases.options(chosen)));
      }
    }
    return terms;
  }

  static List<Subject> small(Family family) {
    return GameCases.of(family).smallOptions().stream().map(chosen -> of(family, chosen)).toList();
  }

  /** A subject from options as on the command line: {@code size=3 rules=nz}. */
  static Subject of(Family family, String chosen) {
    Map<String, String> options = GameCases.options(chosen);
    Game game = family.game(options);
    return new Subject(game, GameCases.of(family).reference(game.lattice(), options));
  }
}
