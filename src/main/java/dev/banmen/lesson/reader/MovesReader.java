package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.lesson.Demonstration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the blocks that show moves to the learner. Stateless except for faults. */
record MovesReader(Faults faults) {
  private static final String PLAYED = "played";

  /** Whether a block's moves are on the board from the start. */
  static boolean isPlayed(FencedBlock fence) {
    return !fence.words().isEmpty() && fence.words().get(0).is(PLAYED);
  }

  /** Reads the moves of a block; empty if it has faults. */
  Optional<List<Demonstration>> read(FencedBlock fence, Position from) {
    int before = faults.count();
    words(fence);
    List<Demonstration> showings = new ArrayList<>();
    Optional<Position> at = Optional.of(from);
    for (LocatedText line : fence.lines()) {
      if (at.isPresent()) {
        at = line(line, at.get(), showings);
      } else {
        spell(line, from.game());
      }
    }
    return faults.count() == before ? Optional.of(showings) : Optional.empty();
  }

  /** Reports the faults of a block that don't depend on the position. */
  void spell(FencedBlock fence, Game game) {
    words(fence);
    fence.lines().forEach(line -> spell(line, game));
  }

  private void spell(LocatedText line, Game game) {
    new MoveReader(faults).spell(game, line.beforeColon().words());
  }

  private void words(FencedBlock fence) {
    List<LocatedText> words = fence.words();
    for (LocatedText word : words.subList(isPlayed(fence) ? 1 : 0, words.size())) {
      faults.add(word, "moves.word", word.text());
    }
    if (fence.lines().isEmpty()) {
      faults.add(fence.info(), "fence.empty");
    }
  }

  /** Reads a line; returns the position after it, or empty if it has a fault. */
  private Optional<Position> line(LocatedText line, Position from, List<Demonstration> showings) {
    Optional<MoveReader.ReadMoves> moves = new MoveReader(faults).read(from, line.beforeColon());
    if (moves.isPresent() && moves.get().any().isPresent()) {
      faults.add(moves.get().any().get(), "moves.any");
    } else if (moves.isPresent() && moves.get().moves().isEmpty()) {
      faults.add(line, "moves.none");
    } else {
      moves.ifPresent(
          all -> showings.add(new Demonstration(all.moves(), line.afterColon().text())));
    }
    return moves.map(MoveReader.ReadMoves::end);
  }
}
