package dev.banmen.lesson.proof;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.ProblemClaim.ClaimedLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A position at which the learner is asked for a move, and what the lines say of each. */
final class AskedPlace {
  /** A named move, and the rest of the line that names it. */
  record NamedMove(ClaimedLine line, LessonMove shown, List<LessonMove> rest) {}

  final Position position;
  final Map<Move, NamedMove> right = new LinkedHashMap<>();
  final Map<Move, NamedMove> wrong = new LinkedHashMap<>();
  Optional<ClaimedLine> other = Optional.empty();

  private AskedPlace(Position position) {
    this.position = position;
  }

  /** Finds all places that the lines of a problem lead to, the first one first. */
  static List<AskedPlace> of(Position start, List<ClaimedLine> lines) {
    Map<List<Move>, AskedPlace> places = new LinkedHashMap<>();
    places.put(List.of(), new AskedPlace(start));
    lines.stream().filter(ClaimedLine::isRight).forEach(line -> add(line, places));
    lines.stream().filter(line -> !line.isRight()).forEach(line -> add(line, places));
    return List.copyOf(places.values());
  }

  private static void add(ClaimedLine line, Map<List<Move>, AskedPlace> places) {
    List<Move> path = new ArrayList<>();
    for (int i = 0; i < line.turns().size(); i++) {
      List<LessonMove> turn = line.turns().get(i);
      LessonMove first = turn.get(0);
      AskedPlace here = places.get(List.copyOf(path));
      if (here == null) {
        return; // a line with a reader's fault
      }
      boolean isLast = i + 1 == line.turns().size() && !line.isAny();
      if (line.isRight()) {
        here.right.putIfAbsent(
            first.move(), new NamedMove(line, first, turn.subList(1, turn.size())));
      } else if (!here.right.containsKey(first.move())) {
        List<LessonMove> rest = new ArrayList<>(turn.subList(1, turn.size()));
        line.turns().subList(i + 1, line.turns().size()).forEach(rest::addAll);
        here.wrong.put(first.move(), new NamedMove(line, first, rest));
        return;
      }
      turn.forEach(shown -> path.add(shown.move()));
      if (line.isRight() && !isLast) {
        Position next = turn.get(turn.size() - 1).after();
        places.computeIfAbsent(List.copyOf(path), any -> new AskedPlace(next));
      }
    }
    AskedPlace here = places.get(path);
    if (line.isAny() && here != null) {
      here.other = Optional.of(line);
    }
  }
}
