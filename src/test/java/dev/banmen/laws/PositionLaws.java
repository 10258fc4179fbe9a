package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Laws of positions, and of a game's words about them, each in one random game. */
final class PositionLaws {
  private PositionLaws() {}

  /** A random game of positions with a board played beside it. */
  private static final class Pair {
    final Subject subject;
    final Lattice lattice;
    final Board board;
    final RandomPlay play;
    Position position;

    Pair(Subject subject, long seed) {
      this.subject = subject;
      this.lattice = subject.game().lattice();
      this.board = subject.board();
      this.play = new RandomPlay(subject.game(), seed);
      this.position = Position.start(subject.game());
    }

    Snapshot ofBoard() {
      return Snapshot.of(board, subject.size());
    }

    Snapshot ofPosition() {
      return Snapshot.of(position.board(), subject.size());
    }

    int step(Side side, int site) {
      int miss = board.play(side, site);
      Move move = new LawMove(side, site).on(lattice).get(0);
      if (position.play(move) instanceof Played played) {
        position = played.after();
      }
      return miss;
    }
  }

  static void positionsPlayAsBoards(Subject subject, long seed) {
    Pair pair = new Pair(subject, seed);
    pair.play.run(pair.board, (side, site) -> playBoth(pair, side, site));
    Position end = pair.position;
    for (int ply = end.ply(); ply > 0; ply--) {
      pair.board.undo();
      pair.position = end.after(ply - 1);
      assertThat(pair.ofPosition())
          .as("ply %d of %s", ply - 1, pair.play)
          .isEqualTo(pair.ofBoard());
    }
  }

  private static int playBoth(Pair pair, Side side, int site) {
    Snapshot before = pair.ofBoard();
    int miss = pair.board.play(side, site);
    for (Move move : new LawMove(side, site).on(pair.lattice)) {
      Verdict verdict = pair.position.play(move);
      assertThat(pair.ofPosition()).as("before, %s", pair.play).isEqualTo(before);
      assertAnswered(pair, verdict, miss, before);
    }
    return miss;
  }

  private static void assertAnswered(Pair pair, Verdict verdict, int miss, Snapshot before) {
    if (verdict instanceof Missed missed) {
      assertThat(missed.miss().number()).as(pair.play::toString).isEqualTo(miss);
    } else if (verdict instanceof Played played) {
      assertThat(miss).as(pair.play::toString).isZero();
      assertThat(played.changes())
          .as(pair.play::toString)
          .isEqualTo(before.changes(pair.ofBoard(), pair.lattice));
      pair.position = played.after();
      assertThat(pair.ofPosition()).as(pair.play::toString).isEqualTo(pair.ofBoard());
    }
  }

  static void legalListIsWhatIsAccepted(Subject subject, long seed) {
    Pair pair = new Pair(subject, seed);
    pair.play.run(
        pair.board,
        (side, site) -> {
          int miss = pair.step(side, site);
          if (miss == 0) {
            assertThat(pair.position.legalMoves())
                .as(pair.play::toString)
                .isEqualTo(accepted(pair.board, pair.lattice));
            assertThat(pair.position.legalMoves()).isUnmodifiable();
          }
          return miss;
        });
    assertThat(pair.board.movers().isEmpty()).isEqualTo(pair.position.legalMoves().isEmpty());
  }

  /** All possible tries that the board accepts. */
  private static List<Move> accepted(Board board, Lattice lattice) {
    List<Move> accepted = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int site = 0; site < lattice.size(); site++) {
        if (board.check(side, site) == 0) {
          assertThat(lattice.isOpen(lattice.site(site))).as("open site %d", site).isTrue();
          accepted.add(new Place(side, lattice.site(site)));
        }
      }
      if (board.check(side, Board.OFF) == 0) {
        accepted.add(new Place(side, new Site(-1, -1)));
      }
      if (board.check(side, Board.PASS) == 0) {
        accepted.add(new Pass(side));
      }
    }
    return accepted;
  }

  static void reachedCanBeSetUp(Subject subject, long seed) {
    Game game = subject.game();
    Board board = subject.board();
    RandomPlay play = new RandomPlay(game, seed);
    play.run(
        board,
        (side, site) -> {
          int miss = board.play(side, site);
          if (miss == 0) {
            assertCanBeSetUp(game, board, play);
          }
          return miss;
        });
  }

  private static void assertCanBeSetUp(Game game, Board board, RandomPlay play) {
    Setup setup = setup(board, game.lattice());
    assertThat(game.faults(setup)).as(play::toString).isEmpty();
    Board again = game.newBoard(setup);
    int size = game.lattice().size();
    assertThat(Snapshot.marks(again, size))
        .as(play::toString)
        .isEqualTo(Snapshot.marks(board, size));
    assertThat(again.hash()).as(play::toString).isEqualTo(board.hash());
    if (!board.movers().isEmpty()) {
      assertThat(again.movers()).as(play::toString).isEqualTo(board.movers());
    }
  }

  /** The marks on the board, and whose turn it is if it is one side's. */
  private static Setup setup(Board board, Lattice lattice) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0; site < lattice.size(); site++) {
      if (board.at(site).side().isPresent()) {
        marks.put(lattice.site(site), board.at(site));
      }
    }
    Set<Side> movers = board.movers();
    return new Setup(
        marks, movers.size() == 1 ? Optional.of(movers.iterator().next()) : Optional.empty());
  }

  static void movesAreExplained(Subject subject, long seed) {
    Pair pair = new Pair(subject, seed);
    StatedReasons reasons = new StatedReasons(subject.game());
    pair.play.run(
        pair.board,
        (side, site) -> {
          for (Move move : new LawMove(side, site).on(pair.lattice)) {
            Explanation explanation = pair.position.explain(move);
            reasons.assertNames(explanation.sentence(), pair.position, move, pair.play);
            assertShown(pair, explanation);
          }
          return pair.step(side, site);
        });
  }

  /** Hints are on the board. */
  private static void assertShown(Pair pair, Explanation explanation) {
    assertThat(explanation.overlay().hints().keySet())
        .as("hints of '%s' after %s", explanation.sentence(), pair.play)
        .allMatch(pair.lattice::contains);
  }

  /** A game won by reaching its goal shows what won it on the board, whichever side is to move. */
  static void whatWonIsDrawn(Subject subject, long seed) {
    Pair pair = new Pair(subject, seed);
    pair.play.run(
        pair.board,
        (side, site) -> {
          int miss = pair.step(side, site);
          Set<Site> won = subject.game().winningOverlay(pair.position).hints().keySet();
          boolean isGoal =
              pair.position.outcome().filter(o -> o.reason() == Outcome.Reason.GOAL).isPresent();
          assertThat(won.isEmpty()).as("%s after %s", won, pair.play).isEqualTo(!isGoal);
          assertThat(won).allMatch(pair.lattice::contains);
          Move late = new Place(side, new Site(0, 0));
          if (pair.position.miss(late).filter(m -> m.number() == Miss.GAME_OVER).isPresent()) {
            Overlay told = pair.position.explain(late).overlay();
            assertThat(told.hints().keySet()).containsAll(won);
          }
          return miss;
        });
  }

  /** A layer's hints are on the board, and come with a sentence. */
  static void layersLookAtAnyPosition(Subject subject, long seed) {
    Pair pair = new Pair(subject, seed);
    pair.play.run(
        pair.board,
        (side, site) -> {
          int miss = pair.step(side, site);
          for (Layer layer : HasLayers.of(subject.game())) {
            Explanation look = layer.of(pair.position);
            assertThat(look.sentence()).as(layer.id()).isNotBlank().doesNotContain("\n", "{");
            assertThat(look.overlay().hints().keySet())
                .as("hints of %s after %s", layer.id(), pair.play)
                .allMatch(pair.lattice::contains);
            assertThat(look.overlay().counts().keySet())
                .as("counts of %s after %s", layer.id(), pair.play)
                .allMatch(pair.lattice::contains);
          }
          return miss;
        });
  }
}
