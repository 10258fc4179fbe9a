package dev.banmen.study;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.study.Review.ReviewStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The positions of a game that a computer looks at, and their values as they are found. For any
 * thread.
 */
public final class GameValues implements PositionValue.Receiver {
  /** The most moves that are looked at; later ones are left out. */
  public static final int MOST_MOVES = 500;

  private final String family;
  private final Map<String, String> chosen;
  private final List<PlayedTurn> turns;
  private final List<Integer> nodes; // that each position stands at
  private final List<Optional<ReviewStep>> steps; // the move made there
  private final int end; // the node of the line's end
  private final AtomicReferenceArray<PositionValue> values;
  private final Map<Integer, MistakeReasons> reasons = new ConcurrentHashMap<>();
  private volatile int leastPoints = PositionValue.LEAST_POINTS;
  private volatile SecondLook secondLook; // null before it

  /**
   * A look at a move that seems to be a mistake, after all positions. Immutable.
   *
   * @param number of the move, from 1
   * @param all how many there are
   */
  public record SecondLook(int number, int all) {}

  private GameValues(String family, Map<String, String> chosen, Collector game, int end) {
    this.family = family;
    this.chosen = Map.copyOf(chosen);
    this.end = end;
    turns = List.copyOf(game.turns);
    nodes = List.copyOf(game.nodes);
    steps = List.copyOf(game.steps);
    values = new AtomicReferenceArray<>(turns.size());
  }

  /** Collects positions, and the moves between them. */
  private static final class Collector {
    private final List<PlayedTurn> turns = new ArrayList<>();
    private final List<Integer> nodes = new ArrayList<>();
    private final List<Optional<ReviewStep>> steps = new ArrayList<>();

    /** Adds a position, unless no move leads to it or from it. */
    void add(Position position, int node, Optional<ReviewStep> step) {
      if (step.isEmpty() && !isUnderWay()) {
        return;
      }
      turns.add(new PlayedTurn(position, step.map(ReviewStep::move)));
      nodes.add(node);
      steps.add(step);
    }

    /** Whether the position added last has a move, so that the next one follows it. */
    private boolean isUnderWay() {
      return !steps.isEmpty() && steps.get(steps.size() - 1).isPresent();
    }
  }

  /** Returns the moves that led to a session's current node. */
  public static GameValues of(Session session) {
    List<Integer> line = session.tree().line(session.node());
    Position end = session.position();
    int start = end.ply() - line.size();
    Collector collector = new Collector();
    int node = RecordTree.ROOT;
    int most = Math.min(line.size(), MOST_MOVES);
    for (int i = 0; i < most; i++) {
      Move move = session.tree().move(line.get(i));
      ReviewStep step = new ReviewStep(line.get(i), i + 1, move);
      collector.add(end.after(start + i), node, Optional.of(step));
      node = line.get(i);
    }
    collector.add(end.after(start + most), node, Optional.empty());
    Terms terms = session.terms();
    return new GameValues(terms.family(), terms.chosen(), collector, session.node());
  }

  /** Returns the legal moves of the shown line of a recording. */
  public static GameValues of(RecordCursor recordCursor) {
    return of(recordCursor.board(), recordCursor.recording(), recordCursor.line());
  }

  /** Returns the legal moves of a line of a recording. */
  public static GameValues of(RecordBoard shown, Recording recording, ShownLine line) {
    Replay replay = shown.another(recording);
    Collector collector = new Collector();
    Position here = replay.position();
    int node = RecordTree.ROOT;
    int moves = 0;
    for (int at = 1; at < line.size(); at++) {
      Board board = replay.board();
      int plies = board.ply();
      replay.goTo(line.node(at));
      if (replay.board() == board && board.ply() == plies) {
        continue; // an attempt, or no move at all
      }
      boolean isOne = replay.board().ply() == plies + 1 && replay.missNumber() == 0;
      int next = line.node(at);
      int number = line.number(at);
      Optional<Move> move = isOne && moves < MOST_MOVES ? replay.move() : Optional.empty();
      collector.add(here, node, move.map(m -> new ReviewStep(next, number, m)));
      moves += move.isPresent() ? 1 : 0;
      here = replay.position();
      node = next;
    }
    collector.add(here, node, Optional.empty());
    return new GameValues(recording.family(), recording.chosen(), collector, line.end());
  }

  /** The id of the game. */
  public String family() {
    return family;
  }

  /** The options of the game. */
  public Map<String, String> chosen() {
    return chosen;
  }

  /** The positions, in order; none if no move was made. */
  public List<PlayedTurn> turns() {
    return turns;
  }

  /** The number of moves between the positions. */
  public int moves() {
    return Math.max(0, turns.size() - 1);
  }

  /** Whether these are the positions of a line, as far as they go. */
  public boolean isOf(ShownLine line) {
    return nodes.stream().allMatch(node -> line.indexOf(node) >= 0) && end == line.end();
  }

  /** Whether the other's positions are the same, and the moves between them at the same nodes. */
  public boolean isSameGame(GameValues other) {
    return family.equals(other.family)
        && chosen.equals(other.chosen)
        && end == other.end
        && nodes.equals(other.nodes)
        && steps.equals(other.steps)
        && boards().equals(other.boards());
  }

  private List<Long> boards() {
    return turns.stream().map(turn -> turn.position().board().hash()).toList();
  }

  @Override
  public void listing(int points) {
    leastPoints = points;
  }

  /** From how many points on a move is a mistake, where they are known. */
  public int leastPoints() {
    return leastPoints;
  }

  @Override
  public void found(int at, PositionValue value) {
    values.set(at, value);
  }

  @Override
  public void lookingAgain(int number, int all) {
    secondLook = new SecondLook(number, all);
  }

  /** The move that is looked at again, or was last; empty before that. */
  public Optional<SecondLook> secondLook() {
    return Optional.ofNullable(secondLook);
  }

  /** Returns what is known by now. */
  public ComputerReview review() {
    return ComputerReview.of(this);
  }

  Optional<ReviewStep> step(int at) {
    return steps.get(at);
  }

  /** The knowledge of a mistake and the better move; found out once. */
  MistakeReasons reasons(Mistake mistake) {
    return reasons.computeIfAbsent(
        mistake.step().node(),
        unknown ->
            MistakeReasons.of(mistake.before(), mistake.step().move(), mistake.better().move()));
  }

  Optional<PositionValue> value(int at) {
    return Optional.ofNullable(values.get(at));
  }
}
