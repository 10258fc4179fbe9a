package dev.banmen.match;

import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Opens games by chance, so that each pair of games is another. Stateless. */
final class MatchOpening {
  private static final int TRIES = 100;

  private MatchOpening() {}

  /**
   * Returns legal moves by chance after which the game is not over, and nobody wins with the next
   * move; fewer than asked for where no such opening is found.
   */
  static List<Move> of(Position start, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int moves = count; moves > 0; moves--) {
      for (int i = 0; i < TRIES; i++) {
        List<Move> opening = new ArrayList<>();
        if (isFair(played(start, moves, random, opening))) {
          return opening;
        }
      }
    }
    return List.of();
  }

  private static Position played(
      Position start, int count, SplittableRandom random, List<Move> opening) {
    Position position = start;
    while (opening.size() < count) {
      List<Move> legal = places(position);
      if (legal.isEmpty()) {
        return position;
      }
      Move move = legal.get(random.nextInt(legal.size()));
      opening.add(move);
      position = ((Played) position.play(move)).after();
    }
    return position;
  }

  private static List<Move> places(Position position) {
    Optional<Side> side = position.toMove();
    return position.legalMoves().stream()
        .filter(move -> move instanceof Place && move.side() == side.orElseThrow())
        .toList();
  }

  private static boolean isFair(Position position) {
    if (position.toMove().isEmpty()) {
      return false;
    }
    List<Move> places = places(position);
    for (Move move : places) {
      Position after = ((Played) position.play(move)).after();
      if (after.outcome().flatMap(Outcome::winner).isPresent()) {
        return false;
      }
    }
    return !places.isEmpty();
  }
}
