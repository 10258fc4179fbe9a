package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Laws of one board, each in one random game unless it says more. */
final class BoardLaws {
  private BoardLaws() {}

  static void undoRestores(Subject subject, long seed) {
    Board board = subject.board();
    RandomPlay play = new RandomPlay(subject.game(), seed);
    List<Snapshot> before = new ArrayList<>();
    List<LawMove> moves = new ArrayList<>();
    play.run(
        board,
        (side, site) -> {
          Snapshot now = Snapshot.of(board, subject.size());
          int miss = board.play(side, site);
          if (miss == 0) {
            before.add(now);
            moves.add(new LawMove(side, site));
          }
          return miss;
        });
    Snapshot end = Snapshot.of(board, subject.size());
    takeBackAll(board, before, play);
    replay(board, before, moves, play);
    assertThat(Snapshot.of(board, subject.size())).as(play::toString).isEqualTo(end);
  }

  private static void takeBackAll(Board board, List<Snapshot> before, RandomPlay play) {
    for (int ply = before.size() - 1; ply >= 0; ply--) {
      board.undo();
      Snapshot expected = before.get(ply);
      assertThat(Snapshot.of(board, expected.marks().size()))
          .as("undo to ply %d of %s", ply, play)
          .isEqualTo(expected);
    }
  }

  private static void replay(
      Board board, List<Snapshot> before, List<LawMove> moves, RandomPlay play) {
    for (int ply = 0; ply < moves.size(); ply++) {
      Snapshot expected = before.get(ply);
      assertThat(Snapshot.of(board, expected.marks().size()))
          .as("again to ply %d of %s", ply, play)
          .isEqualTo(expected);
      int miss = board.play(moves.get(ply).side(), moves.get(ply).site());
      assertThat(miss).as("again at ply %d of %s", ply, play).isZero();
    }
  }

  static void refusalChangesNothing(Subject subject, long seed) {
    Board board = subject.board();
    RandomPlay play = new RandomPlay(subject.game(), seed);
    play.run(
        board,
        (side, site) -> {
          Snapshot before = Snapshot.of(board, subject.size());
          int asked = board.check(side, site);
          assertThat(Snapshot.of(board, subject.size()))
              .as("check(%s, %d) after %s", side, site, play)
              .isEqualTo(before);
          int miss = board.play(side, site);
          assertThat(asked).as("check(%s, %d) after %s", side, site, play).isEqualTo(miss);
          if (miss != 0) {
            assertThat(Snapshot.of(board, subject.size()))
                .as("play(%s, %d), a miss, after %s", side, site, play)
                .isEqualTo(before);
          }
          return miss;
        });
  }

  static void touchedIsTheDifference(Subject subject, long seed) {
    Board board = subject.board();
    RandomPlay play = new RandomPlay(subject.game(), seed);
    assertThat(board.touched()).isEmpty();
    play.run(
        board,
        (side, site) -> {
          Snapshot before = Snapshot.of(board, subject.size());
          int miss = board.play(side, site);
          if (miss == 0) {
            Snapshot after = Snapshot.of(board, subject.size());
            assertThat(after.touched())
                .as("%s at %d after %s", side, site, play)
                .isEqualTo(before.sitesUnlike(after));
            assertMoved(before, after, side, site, play);
          }
          return miss;
        });
  }

  private static void assertMoved(
      Snapshot before, Snapshot after, Side side, int site, RandomPlay play) {
    assertThat(after.ply()).as(play::toString).isEqualTo(before.ply() + 1);
    assertThat(after.last()).as(play::toString).isEqualTo(site);
    assertThat(after.lastSide()).as(play::toString).contains(side);
  }

  static void copiesShareNothing(Subject subject, long seed) {
    Board board = subject.board();
    RandomPlay play = new RandomPlay(subject.game(), seed);
    play.run(board, (int) (seed * subject.size() / 6));
    Snapshot there = Snapshot.of(board, subject.size());
    Board copy = board.copy();
    assertThat(Snapshot.of(copy, subject.size())).as(play::toString).isEqualTo(there);

    new RandomPlay(subject.game(), -seed).run(copy, copy::play);
    assertThat(Snapshot.of(board, subject.size())).as(play::toString).isEqualTo(there);

    Board other = board.copy();
    while (board.ply() > 0) {
      board.undo();
    }
    new RandomPlay(subject.game(), ~seed).run(board, board::play);
    assertThat(Snapshot.of(other, subject.size())).as(play::toString).isEqualTo(there);
  }

  static void moversAndOutcomeAgree(Subject subject, long seed) {
    Board board = subject.board();
    RandomPlay play = new RandomPlay(subject.game(), seed);
    assertAgree(board, play);
    play.run(
        board,
        (side, site) -> {
          int miss = board.play(side, site);
          assertAgree(board, play);
          return miss;
        });
  }

  private static void assertAgree(Board board, RandomPlay play) {
    assertThat(board.outcome().isPresent())
        .as("outcome %s, movers %s after %s", board.outcome(), board.movers(), play)
        .isEqualTo(board.movers().isEmpty());
  }

  /** In several games, which reach the same board in different ways. */
  static void hashesFollowLooks(Subject subject, long games) {
    Map<List<Mark>, Long> hashes = new HashMap<>();
    Map<Long, List<Mark>> boards = new HashMap<>();
    for (long seed = 1; seed <= games; seed++) {
      Board board = subject.board();
      RandomPlay play = new RandomPlay(subject.game(), seed);
      play.run(
          board,
          (side, site) -> {
            List<Mark> marks = Snapshot.marks(board, subject.size());
            Long hash = hashes.putIfAbsent(marks, board.hash());
            List<Mark> same = boards.putIfAbsent(board.hash(), marks);
            assertThat(hash).as(play::toString).isIn(null, board.hash());
            assertThat(same).as(play::toString).isIn(null, marks);
            return board.play(side, site);
          });
    }
  }

  /** In several games of every choice of options together. */
  static void everyMissIsMet(List<Subject> subjects, long games) {
    Set<Integer> met = new TreeSet<>();
    Set<Integer> all = new TreeSet<>();
    for (Subject subject : subjects) {
      subject.game().misses().forEach(miss -> all.add(miss.number()));
      for (long seed = 1; seed <= games; seed++) {
        Board board = subject.board();
        new RandomPlay(subject.game(), seed)
            .run(
                board,
                (side, site) -> {
                  int miss = board.play(side, site);
                  met.add(miss);
                  return miss;
                });
      }
    }
    assertThat(met).containsAll(all);
  }
}
