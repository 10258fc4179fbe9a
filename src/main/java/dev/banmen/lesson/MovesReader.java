package dev.banmen.lesson;

import dev.banmen.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the blocks that play moves before the learner's eyes. Stateless but for faults. */
record MovesReader(Faults faults) {
  private static final String PLAYED = "played";

  /** Whether a block's moves stand on the board from the start. */
  static boolean isPlayed(Fence fence) {
    return !fence.words().isEmpty() && fence.words().get(0).is(PLAYED);
  }

  /** The moves of a block, line by line, up to the first that has a fault. */
  List<Demonstration> read(Fence fence, Position from) {
    List<Demonstration> showings = new ArrayList<>();
    List<Script> words = fence.words();
    for (Script word : words.subList(isPlayed(fence) ? 1 : 0, words.size())) {
      faults.add(word, "moves.word", word.text());
    }
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
        showings.add(new Demonstration(moves.get().moves(), line.afterColon().text()));
        at = moves.get().end();
      }
    }
    if (fence.lines().isEmpty()) {
      faults.add(fence.info(), "fence.empty");
    }
    return showings;
  }
}
