package dev.banmen.drill;

import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.drill.Exercise;
import java.util.List;

/** Writes exercises as text, to find those that look the same. Stateless. */
final class ExerciseLook {
  private ExerciseLook() {}

  /** The exercise's stones and site, turned so that the text is the least. */
  static List<String> least(Exercise exercise) {
    return Symmetry.of(exercise.position().lattice()).stream()
        .map(turn -> text(exercise, turn))
        .min(String::compareTo)
        .map(text -> List.of(text, exercise.side().name()))
        .orElseThrow();
  }

  static String text(Exercise exercise, Symmetry turn) {
    Position position = exercise.position();
    Lattice lattice = position.lattice();
    char[] text = new char[lattice.size()];
    for (int site = 0; site < text.length; site++) {
      Site there = turn.of(lattice.site(site), lattice);
      boolean isAsked = exercise.site().filter(lattice.site(site)::equals).isPresent();
      char mark = (char) ('a' + position.at(site).ordinal() + (isAsked ? 10 : 0));
      text[
              turn.exchangesRows()
                  ? there.row() * lattice.rows() + there.col()
                  : lattice.index(there)] =
          mark;
    }
    return new String(text);
  }
}
