package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * By what two records of one game are known, whatever they say about it and however the board was
 * turned or mirrored: numbers that are the same for the same main line, and for one that begins and
 * ends the same way. Immutable.
 *
 * @param whole of the board at the start and all moves; passes at the end don't count
 * @param ends of the board at the start, the first {@value #FIRST} moves and the last {@value
 *     #LAST}; empty for a game of fewer than {@value #FEWEST}
 */
public record GameSignature(long whole, OptionalLong ends) {
  static final int FIRST = 30;
  static final int LAST = 10;
  static final int FEWEST = 50;

  /** Finds signatures, and knows the games that recordings are of. For any thread. */
  public static final class Finder {
    private final KnownGames known;

    public Finder(Games games) {
      known = new KnownGames(games);
    }

    /**
     * The signature of a recorded game; empty if nothing is on the board and nothing was played.
     *
     * @throws dev.banmen.game.OptionFault if there is no such game
     */
    public Optional<GameSignature> of(Recording recording) {
      return GameSignature.of(recording, known.replay(recording));
    }
  }

  private static Optional<GameSignature> of(Recording recording, Replay replay) {
    Game game = replay.game();
    Board start = replay.board();
    Lattice lattice = game.lattice();
    Mark[] marks = new Mark[lattice.size()];
    for (int site = 0; site < marks.length; site++) {
      marks[site] = start.at(site);
    }
    List<Move> moves = moves(recording, replay);
    if (moves.isEmpty() && isStart(marks, game)) {
      return Optional.empty();
    }
    long of = recording.family().hashCode() * 31L + lattice.rows() * 1009L + lattice.cols();
    long whole = -1;
    long ends = -1;
    for (Symmetry way : game.symmetries()) {
      int[] to = way.indices(lattice);
      long begun = mix(of, marks, to);
      whole = least(whole, mix(begun, moves, to, lattice));
      if (moves.size() >= FEWEST) {
        List<Move> last = moves.subList(moves.size() - LAST, moves.size());
        long first = mix(begun, moves.subList(0, FIRST), to, lattice);
        ends = least(ends, mix(first, last, to, lattice));
      }
    }
    boolean isLong = moves.size() >= FEWEST;
    return Optional.of(
        new GameSignature(whole, isLong ? OptionalLong.of(ends) : OptionalLong.empty()));
  }

  private static long least(long one, long other) {
    return Long.compareUnsigned(one, other) <= 0 ? one : other;
  }

  /** The moves of the main line up to the last that is no pass, refused ones too. */
  private static List<Move> moves(Recording recording, Replay replay) {
    RecordTree tree = recording.tree();
    List<Move> moves = new ArrayList<>();
    int end = 0;
    int node = tree.firstChild(RecordTree.ROOT);
    for (; node != RecordTree.NONE; node = tree.firstChild(node)) {
      replay.next();
      replay.move().ifPresent(moves::add);
      boolean isPass = moves.isEmpty() || moves.get(moves.size() - 1) instanceof Pass;
      end = isPass ? end : moves.size();
    }
    return moves.subList(0, end);
  }

  private static boolean isStart(Mark[] marks, Game game) {
    Setup start = game.start();
    for (int site = 0; site < marks.length; site++) {
      if (marks[site] != start.at(game.lattice().site(site))) {
        return false;
      }
    }
    return true;
  }

  private static long mix(long hash, Mark[] marks, int[] to) {
    long sum = hash; // of all marks, in whatever order they come
    for (int site = 0; site < marks.length; site++) {
      if (marks[site] != Mark.EMPTY) {
        sum += SplitMix64.mix(to[site] * 31L + marks[site].ordinal());
      }
    }
    return SplitMix64.mix(sum);
  }

  private static long mix(long hash, List<Move> moves, int[] to, Lattice lattice) {
    long mixed = hash;
    for (Move move : moves) {
      long site = move instanceof Place place ? to[lattice.index(place.site())] : -1;
      mixed = SplitMix64.mix(mixed ^ (site + 2) * 4 + move.side().ordinal());
    }
    return mixed;
  }
}
