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
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.Property;
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
    int mover = start.movers().stream().mapToInt(side -> 1 + side.ordinal()).sum();
    List<Step> moves = moves(recording, replay, lattice);
    if (moves.isEmpty() && isStart(marks, game)) {
      return Optional.empty();
    }
    long of = recording.family().hashCode() * 31L + lattice.rows() * 1009L + lattice.cols();
    of = of * 31 + mover;
    long whole = -1;
    long ends = -1;
    for (Symmetry way : game.symmetries()) {
      int[] to = way.indices(lattice);
      long begun = mix(of, marks, to);
      whole = least(whole, mix(begun, moves, to));
      if (moves.size() >= FEWEST) {
        List<Step> last = moves.subList(moves.size() - LAST, moves.size());
        long first = mix(begun, moves.subList(0, FIRST), to);
        ends = least(ends, mix(first, last, to));
      }
    }
    boolean isLong = moves.size() >= FEWEST;
    return Optional.of(
        new GameSignature(whole, isLong ? OptionalLong.of(ends) : OptionalLong.empty()));
  }

  private static long least(long one, long other) {
    return Long.compareUnsigned(one, other) <= 0 ? one : other;
  }

  /**
   * A move, or a piece that is set up later than at the start. Immutable.
   *
   * @param site by index; -1 for a pass, -2 for none on the board
   * @param what the side that moves, or beyond these the mark that is set up
   */
  private record Step(int site, int what) {}

  /** What happens on the main line up to the last that is no pass, refused moves too. */
  private static List<Step> moves(Recording recording, Replay replay, Lattice lattice) {
    RecordTree tree = recording.tree();
    List<Step> steps = new ArrayList<>();
    int end = 0;
    int node = tree.firstChild(RecordTree.ROOT);
    for (; node != RecordTree.NONE; node = tree.firstChild(node)) {
      replay.next();
      if (tree.properties(node).stream().anyMatch(Property::isSettingUp)) {
        for (int site = 0; site < lattice.size(); site++) {
          steps.add(new Step(site, Side.values().length + replay.board().at(site).ordinal()));
        }
        end = steps.size();
      }
      replay.move().ifPresent(move -> steps.add(step(move, lattice)));
      boolean isPass = steps.isEmpty() || steps.get(steps.size() - 1).site() == -1;
      end = isPass ? end : steps.size();
    }
    return steps.subList(0, end);
  }

  private static Step step(Move move, Lattice lattice) {
    boolean isOnBoard = move instanceof Place place && lattice.contains(place.site());
    int site = isOnBoard ? lattice.index(((Place) move).site()) : move instanceof Pass ? -1 : -2;
    return new Step(site, move.side().ordinal());
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

  /** Marks that are set up together are mixed in whatever order they come. */
  private static long mix(long hash, List<Step> steps, int[] to) {
    long mixed = hash;
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      long site = step.site() < 0 ? step.site() : to[step.site()];
      if (step.what() < Side.values().length) {
        mixed = SplitMix64.mix(mixed ^ (site + 2) * 16 + step.what());
      } else {
        mixed += SplitMix64.mix((site + 2) * 16 + step.what());
        boolean isLast = i + 1 == steps.size() || steps.get(i + 1).what() < Side.values().length;
        mixed = isLast ? SplitMix64.mix(mixed) : mixed;
      }
    }
    return mixed;
  }
}
