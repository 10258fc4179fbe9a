package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A board lent for an explanation comes back unchanged, and the explanation is the same. */
class LentBoardTest {
  private static final int GAMES = 6;

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  void aLentBoardIsExplainedAsAPositionIs(Subject subject) {
    for (long seed = 0; seed < GAMES; seed++) {
      Game game = subject.game();
      Board board = subject.board();
      RandomPlay play = new RandomPlay(game, seed);
      play.run(
          board,
          (side, site) -> {
            for (Move move : new LawMove(side, site).on(game.lattice())) {
              Explanation own = Position.on(game, game.start(), board, ply -> ply).explain(move);
              Snapshot before = Snapshot.of(board, subject.size());
              Explanation lent =
                  Position.explanation(game, game.start(), board, ply -> ply, move, "");
              assertThat(lent.sentence()).as("%s", play).isEqualTo(own.sentence());
              assertThat(lent.overlay()).as("%s", play).isEqualTo(own.overlay());
              assertThat(lent.facts()).as("%s", play).isEqualTo(own.facts());
              assertThat(lent.others()).as("%s", play).isEqualTo(own.others());
              assertThat(Snapshot.of(board, subject.size())).as("%s", play).isEqualTo(before);
            }
            return board.play(side, site);
          });
    }
  }
}
