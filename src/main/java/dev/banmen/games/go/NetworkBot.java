package dev.banmen.games.go;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Plays Go by one look of a network, which takes a moment: the move that seems the most likely, but
 * none into its own eyes. For one thread.
 */
final class NetworkBot implements Bot {
  /** The moves that it looks at to say what they are worth. */
  private static final int LISTED = 10;

  private final Evaluator evaluator;

  /** A player on the boards of the evaluator's size. */
  NetworkBot(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  private Evaluation look(Position position, Side side) {
    return evaluator.evaluate(BoardInputs.of((GoBoard) position.board(), side));
  }

  /** Where there may be no result, that is half a win. */
  private static double share(Evaluation look) {
    return (look.win() + 1 - look.loss()) / 2;
  }

  /** Passes when the network does, and after the opponent's pass if it wins by the count. */
  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    Evaluation look = look(position, side);
    Move move = likely(position, side, look).get(0);
    boolean isAnswer = position.last().filter(Pass.class::isInstance).isPresent();
    if (isAnswer && lead(position, side, thought) > 0) {
      move = new Pass(side);
    }
    return new Decision(Optional.of(move), false);
  }

  private double lead(Position position, Side side, SearchLimit thought) {
    double lead = position.score(dead(position, thought), new BitSet()).margin();
    return side == Side.BLACK ? lead : -lead;
  }

  /** The legal moves, the most likely first, without those into eyes; a pass is always there. */
  private static List<Move> likely(Position position, Side side, Evaluation look) {
    Stones stones = ((GoBoard) position.board()).stones();
    float[] policy = look.policy();
    List<Integer> sites = new ArrayList<>();
    for (int site = 0; site < policy.length; site++) {
      boolean isPass = site == policy.length - 1;
      if (isPass || policy[site] > 0 && !isEye(stones, GoBoard.colour(side), site)) {
        sites.add(site);
      }
    }
    sites.sort((one, other) -> Float.compare(policy[other], policy[one]));
    List<Move> moves = new ArrayList<>();
    for (int site : sites) {
      boolean isPass = site == policy.length - 1;
      moves.add(isPass ? new Pass(side) : new Place(side, position.lattice().site(site)));
    }
    return moves;
  }

  /** Whether only stones of a side that are not in atari are around a point. */
  private static boolean isEye(Stones stones, byte side, int site) {
    int point = stones.grid.pointOf[site];
    return Arrays.stream(stones.grid.steps)
        .map(step -> point + step)
        .filter(there -> stones.colour[there] != Stones.EDGE)
        .allMatch(there -> stones.colour[there] == side && stones.liberties(there, new int[2]) > 1);
  }

  /** The moves that the network likes, by their worth after another look. */
  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    List<Candidate> candidates = new ArrayList<>();
    Evaluation look = look(position, side);
    for (Move move : likely(position, side, look)) {
      boolean isDone = candidates.size() == LISTED || thought.isOver() && !candidates.isEmpty();
      if (!isDone && position.play(move) instanceof Played played) {
        Position after = played.after();
        Evaluation next = look(after, side.opponent());
        Move answer = likely(after, side.opponent(), next).get(0);
        boolean isLast = after.movers().isEmpty();
        List<Move> line = isLast ? List.of(move) : List.of(move, answer);
        candidates.add(
            new Candidate(
                move,
                1 - share(next),
                false,
                line,
                OptionalDouble.of(-next.lead()),
                1,
                prior(position, move, look)));
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
    return candidates;
  }

  private static double prior(Position position, Move move, Evaluation look) {
    int last = look.policy().length - 1;
    return look.policy()[
        move instanceof Place place ? position.lattice().index(place.site()) : last];
  }

  @Override
  public Optional<double[]> ownership(Position position, SearchLimit thought) {
    Side side = position.toMove().orElse(Side.BLACK);
    float[] own = look(position, side).ownership();
    double[] owners = new double[own.length];
    for (int site = 0; site < owners.length; site++) {
      owners[site] = side == Side.BLACK ? own[site] : -own[site];
    }
    return Optional.of(owners);
  }

  @Override
  public boolean judges(Position counted) {
    return true;
  }
}
