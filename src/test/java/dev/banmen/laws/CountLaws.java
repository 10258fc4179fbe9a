package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Mark;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.facet.ScoreWords;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Laws of the count once the players agree what is dead and what is neutral, in one random game
 * beside a reference.
 */
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

  /** Groups, regions, owners and the count are the reference's. */
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
    assertThat(score(new BitSet(), new BitSet())).as(play::toString).isEqualTo(board.score());
    BitSet dead = assertedTogether();
    dead.or(assertedTogether());
    assertCount(dead, new BitSet());
    assertCount(dead, assertedRegion(dead));
    assertCount(any(), any());
  }

  /** The count and the owners equal the reference's; asking changes nothing. */
  private void assertCount(BitSet dead, BitSet neutral) {
    BitSet givenDead = (BitSet) dead.clone();
    BitSet givenNeutral = (BitSet) neutral.clone();
    Snapshot before = Snapshot.of(board, subject.size());
    Score score = score(givenDead, givenNeutral);
    assertThat(score)
        .as("without %s, %s nobody's, after %s", dead, neutral, play)
        .isEqualTo(reference.score(sites(dead), sites(neutral)));
    List<Mark> owners = owners(givenDead, givenNeutral);
    assertThat(owners)
        .as("without %s, %s nobody's, after %s", dead, neutral, play)
        .isEqualTo(reference.owners(sites(dead), sites(neutral)));
    if (ScoreWords.of(subject.game()).scoreUnit().equals("area")) {
      assertAddsUp(owners, score);
    }
    assertThat(givenDead).as(play::toString).isEqualTo(dead);
    assertThat(givenNeutral).as(play::toString).isEqualTo(neutral);
    assertThat(Snapshot.of(board, subject.size())).as(play::toString).isEqualTo(before);
  }

  /** An area is the sites a side owns, plus what it would have if everything were neutral. */
  private void assertAddsUp(List<Mark> owners, Score score) {
    BitSet all = new BitSet();
    all.set(0, subject.size());
    Score beside = score(all, all);
    assertThat(Collections.frequency(owners, Mark.BLACK) + beside.black())
        .as(play::toString)
        .isEqualTo(score.black());
    assertThat(Collections.frequency(owners, Mark.WHITE) + beside.white())
        .as(play::toString)
        .isEqualTo(score.white());
  }

  /** The group of a random site, or nothing. */
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

  /** The sites around a random one on which nothing lives. */
  private BitSet assertedRegion(BitSet dead) {
    int site = random.nextInt(subject.size());
    BitSet given = (BitSet) dead.clone();
    BitSet region = region(site, given);
    assertThat(sites(region))
        .as("around %d without %s after %s", site, dead, play)
        .isEqualTo(reference.region(site, sites(dead)))
        .allMatch(other -> region(other, dead).equals(region));
    assertThat(given).as(play::toString).isEqualTo(dead);
    return region;
  }

  /** Any sites at all: players may mark nonsense. */
  private BitSet any() {
    BitSet any = new BitSet();
    for (int site = 0; site < subject.size(); site++) {
      any.set(site, random.nextInt(4) == 0);
    }
    return any;
  }

  private Score score(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable ? countable.score(dead, neutral) : board.score();
  }

  private List<Mark> owners(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable
        ? List.of(countable.owners(dead, neutral))
        : List.of();
  }

  private BitSet region(int site, BitSet dead) {
    return board instanceof Countable countable ? countable.region(site, dead) : new BitSet();
  }

  private BitSet together(int site) {
    return board instanceof Countable countable ? countable.together(site) : new BitSet();
  }

  private static Set<Integer> sites(BitSet bits) {
    return new HashSet<>(bits.stream().boxed().toList());
  }
}
