package dev.banmen.lesson;

import dev.banmen.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the blocks that play moves before the learner's eyes. Stateless but for faults. */
record MovesReader(Faults faults) {
  static final String PLAYED = "played";

  /** Whether a block's moves stand on the board from the start. */
  boolean isPlayed(Fence fence) {
    List<Script> words = fence.words();
    if (words.size() > 1 || words.size() == 1 && !words.get(0).is(PLAYED)) {
      faults.add(words.get(0), "moves.word", words.get(0).text());
    }
    return words.size() == 1 && words.get(0).is(PLAYED);
  }

  List<Showing> read(Fence fence, Position from) {
    List<Showing> showings = new ArrayList<>();
    Position at = from;
    for (Script line : fence.lines()) {
      Optional<MoveReader.Moves> moves = new MoveReader(faults).read(at, line.beforeColon());
      if (moves.isEmpty()) {
        return showings; // what comes after would be judged in another position
      } else if (moves.get().any().isPresent()) {
        faults.add(moves.get().any().get(), "moves.any");
      } else if (moves.get().moves().isEmpty()) {
        faults.add(line, "moves.none");
      } else {
        showings.add(new Showing(moves.get().moves(), line.afterColon().text()));
        at = moves.get().end();
      }
    }
    if (fence.lines().isEmpty()) {
      faults.add(fence.info(), "fence.empty");
    }
    return showings;
  }
}
