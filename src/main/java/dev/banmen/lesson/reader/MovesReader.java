package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.lesson.Demonstration;
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

  /** The moves of a block; empty if there are faults in it. */
  Optional<List<Demonstration>> read(Fence fence, Position from) {
    int before = faults.count();
    words(fence);
    List<Demonstration> showings = new ArrayList<>();
    Optional<Position> at = Optional.of(from);
    for (Script line : fence.lines()) {
      if (at.isPresent()) {
        at = line(line, at.get(), showings);
      } else {
        spell(line, from.game());
      }
    }
    return faults.count() == before ? Optional.of(showings) : Optional.empty();
  }

  /** Reports what is wrong in a block wherever the stones may be. */
  void spell(Fence fence, Game game) {
    words(fence);
    fence.lines().forEach(line -> spell(line, game));
  }

  private void spell(Script line, Game game) {
    new MoveReader(faults).spell(game, line.beforeColon().words());
  }

  private void words(Fence fence) {
    List<Script> words = fence.words();
    for (Script word : words.subList(isPlayed(fence) ? 1 : 0, words.size())) {
      faults.add(word, "moves.word", word.text());
    }
    if (fence.lines().isEmpty()) {
      faults.add(fence.info(), "fence.empty");
    }
  }

  /** The position after a line; empty if there is a fault in it, and so the next has none. */
  private Optional<Position> line(Script line, Position from, List<Demonstration> showings) {
    Optional<MoveReader.Moves> moves = new MoveReader(faults).read(from, line.beforeColon());
    if (moves.isPresent() && moves.get().any().isPresent()) {
      faults.add(moves.get().any().get(), "moves.any");
    } else if (moves.isPresent() && moves.get().moves().isEmpty()) {
      faults.add(line, "moves.none");
    } else {
      moves.ifPresent(
          all -> showings.add(new Demonstration(all.moves(), line.afterColon().text())));
    }
    return moves.map(MoveReader.Moves::end);
  }
}
