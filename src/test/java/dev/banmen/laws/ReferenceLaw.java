package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;

/**
 * A board and the slow reference answer every attempt alike, and have the same marks throughout.
 */
final class ReferenceLaw {
  private final Subject subject;
  private final Board board;
  private final RandomPlay play;
  private Reference reference;

  private ReferenceLaw(Subject subject, Setup setup, long seed) {
    this.subject = subject;
    this.board = subject.game().newBoard(setup);
    this.play = new RandomPlay(subject.game(), setup, seed);
    this.reference = subject.reference().orElseThrow().apply(setup);
  }

  /** In a game from the start. */
  static void hold(Subject subject, long seed) {
    hold(subject, subject.game().start(), seed);
  }

  /** In a game from a set-up. */
  static void hold(Subject subject, Setup setup, long seed) {
    ReferenceLaw law = new ReferenceLaw(subject, setup, seed);
    law.assertAlike();
    law.play.run(law.board, law::play);
  }

  private int play(Side side, int site) {
    int expected = reference.miss(side, site);
    int miss = board.play(side, site);
    if (miss != expected) {
      assertThat(miss).as("miss of %s at %d after %s", side, site, play).isEqualTo(expected);
    }
    if (miss == 0) {
      reference = reference.after(side, site);
      assertAlike();
    }
    return miss;
  }

  private void assertAlike() {
    for (int site = 0; site < subject.size(); site++) {
      if (board.at(site) != reference.at(site)) {
        assertThat(board.at(site)).as("site %d after %s", site, play).isEqualTo(reference.at(site));
      }
    }
    assertThat(board.movers()).as(play::toString).isEqualTo(reference.movers());
    assertThat(board.score()).as(play::toString).isEqualTo(reference.score());
    assertThat(board.outcome()).as(play::toString).isEqualTo(reference.outcome());
    for (Side side : Side.values()) {
      assertThat(board.captures(side)).as(play::toString).isEqualTo(reference.captures(side));
    }
  }
}
