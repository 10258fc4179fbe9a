package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A board shared with an explanation comes back unchanged, and the explanation is the same. */
class SharedBoardTest {
  private static final int GAMES = 6;

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  void aSharedBoardIsExplainedAsAPositionIs(Subject subject) {
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
              Explanation shared =
                  Position.explanation(game, game.start(), board, ply -> ply, move, "");
              assertThat(shared.sentence()).as("%s", play).isEqualTo(own.sentence());
              assertThat(shared.overlay()).as("%s", play).isEqualTo(own.overlay());
              assertThat(shared.facts()).as("%s", play).isEqualTo(own.facts());
              assertThat(shared.others()).as("%s", play).isEqualTo(own.others());
              assertThat(Snapshot.of(board, subject.size())).as("%s", play).isEqualTo(before);
            }
            return board.play(side, site);
          });
    }
  }
}
