package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

/** Laws of the count once the players agree what is dead, in one random game beside a reference. */
final class CountLaws {
  private final Subject subject;
  private final Board board;
  private final RandomPlay play;
  private final SplittableRandom random;
  private final int every; // so many plies the count is compared: slow on a large board
  private Reference reference;

  private CountLaws(Subject subject, long seed) {
    Setup start = subject.game().start();
    this.subject = subject;
    this.board = subject.board();
    this.play = new RandomPlay(subject.game(), seed);
    this.random = new SplittableRandom(seed);
    this.every = Math.max(3, subject.size() / 16);
    this.reference = subject.reference().orElseThrow().apply(start);
  }

  /** What lives and dies together, and the count without it, are as the reference has them. */
  static void hold(Subject subject, long seed) {
    CountLaws laws = new CountLaws(subject, seed);
    laws.assertCounts();
    laws.play.run(
        laws.board,
        (side, site) -> {
          int miss = laws.board.play(side, site);
          if (miss == 0) {
            laws.reference = laws.reference.after(side, site);
            boolean isOver = laws.board.movers().isEmpty();
            if (isOver || laws.board.ply() % laws.every == 0) {
              laws.assertCounts();
            }
          }
          return miss;
        });
  }

  private void assertCounts() {
    assertThat(score(new BitSet())).as(play::toString).isEqualTo(board.score());
    BitSet dead = assertedTogether();
    dead.or(assertedTogether());
    BitSet given = (BitSet) dead.clone();
    Snapshot before = Snapshot.of(board, subject.size());
    assertThat(score(given))
        .as("without %s after %s", dead, play)
        .isEqualTo(reference.score(sites(dead)));
    assertThat(given).as(play::toString).isEqualTo(dead);
    assertThat(Snapshot.of(board, subject.size())).as(play::toString).isEqualTo(before);
  }

  /** What hangs together with a site drawn at random, or nothing. */
  private BitSet assertedTogether() {
    int site = random.nextInt(subject.size());
    BitSet together = together(site);
    assertThat(sites(together))
        .as("together with %d after %s", site, play)
        .isEqualTo(reference.together(site))
        .allMatch(other -> board.at(other) == board.at(site))
        .allMatch(other -> together(other).equals(together));
    if (!together.isEmpty()) {
      assertThat(together.get(site)).as("%d is one of its own, %s", site, play).isTrue();
    }
    return together;
  }

  private Score score(BitSet dead) {
    return board instanceof Countable countable
        ? countable.score(dead, new BitSet())
        : board.score();
  }

  private BitSet together(int site) {
    return board instanceof Countable countable ? countable.together(site) : new BitSet();
  }

  private static Set<Integer> sites(BitSet bits) {
    return new HashSet<>(bits.stream().boxed().toList());
  }
}
