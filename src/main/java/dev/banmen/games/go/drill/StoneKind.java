package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The common part of all kinds of exercises about stones. Immutable. */
abstract class StoneKind extends DrillKind {
  StoneKind(String id, GamePositions positions, AnswerForm form, List<Integer> weights) {
    super(id, positions, form, weights, StoneKind.class);
  }

  static StoneReferee referee(Position position) {
    return (StoneReferee) position.game();
  }

  final Exercise exercise(Position position, Side side, Site site, DrillAnswer answer) {
    return new Exercise(this, position, side, Optional.of(site), answer);
  }

  /** The index of the site that is asked about. */
  static int asked(Exercise exercise) {
    Lattice lattice = exercise.position().lattice();
    return lattice.index(exercise.site().orElseThrow());
  }

  /** All groups, in the order of their first stones. */
  static List<List<Site>> groups(Position position) {
    List<List<Site>> groups = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int site = 0; site < position.lattice().size(); site++) {
      if (position.at(site) != Mark.EMPTY && !seen.get(site)) {
        List<Site> group = referee(position).group(position, position.lattice().site(site));
        seen.or(position.lattice().indices(group));
        groups.add(group);
      }
    }
    return groups;
  }

  /** An exercise about the group of a stone. */
  final Exercise about(Position position, Site stone, DrillAnswer answer) {
    return exercise(position, position.at(stone).side().orElseThrow(), stone, answer);
  }

  /** Shows a group with its liberties, and names them. */
  final Explanation counted(Exercise exercise, String key) {
    Position position = exercise.position();
    Site site = exercise.site().orElseThrow();
    List<Site> liberties = referee(position).liberties(position, site);
    Notation notation = position.game().notation();
    String names = position.game().words().list(liberties.stream().map(notation::name).toList());
    return why(exercise, key, notation.name(site), liberties.size(), names)
        .hint(referee(position).group(position, site), Hint.CHAIN)
        .hint(liberties, Hint.LIBERTY)
        .done();
  }

  /** The effect of the move, or the reason why it is refused. */
  @Override
  public Explanation explanation(Exercise exercise) {
    return exercise.position().explain(new Place(exercise.side(), exercise.site().orElseThrow()));
  }
}
