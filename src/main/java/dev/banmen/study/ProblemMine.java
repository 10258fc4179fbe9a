package dev.banmen.study;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.HasProblems;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds problems in recorded games: positions in which one move alone reaches a goal, proved by
 * what the game offers for that ({@link HasProblems}). Immutable; for any thread.
 *
 * @param most how many positions are looked at for each, roughly
 */
public record ProblemMine(Games games, long most) {
  private static final int A_GAME = 3; // problems of one game at most
  private static final int APART = 4; // plies between two of them
  private static final int REFUTED = 3; // wrong moves that are shown
  private static final long SEED = 1;

  /**
   * A problem. Immutable.
   *
   * @param recording its position, with the move that is right and others that aren't as
   *     variations, each with what follows; {@code GOAL} at its root is what to reach
   * @param move after how many moves of its game
   * @param level how many moves have to be read; where nobody counts them, the level of the
   *     computer from which on it finds the move: one more than the highest if that doesn't
   */
  public record MinedProblem(Recording recording, int move, int level) {}

  /**
   * What a game has. Immutable.
   *
   * @param isProvable whether anything could be proved in such a game
   * @param positions that were looked at
   * @param problems in the order of its main line
   */
  public record MinedGame(boolean isProvable, int positions, List<MinedProblem> problems) {}

  /**
   * Looks for the problems of a recorded game.
   *
   * @throws dev.banmen.game.OptionFault if there is no such game
   */
  public MinedGame of(Recording recording) {
    Family family = games.find(recording.family()).orElseThrow();
    Game game = family.game(recording.chosen());
    Optional<ProblemFinder> finder =
        family instanceof HasProblems own ? own.problems(game, most) : Optional.empty();
    if (finder.isEmpty()) {
      return new MinedGame(false, 0, List.of());
    }
    try (ProblemFinder found = finder.get()) {
      return mined(recording, family, game, found);
    }
  }

  private MinedGame mined(Recording recording, Family family, Game game, ProblemFinder finder) {
    RecordTree tree = recording.tree();
    Replay replay = Replay.of(recording, games);
    List<MinedProblem> problems = new ArrayList<>();
    int after = 0;
    int next = 0;
    int looked = 0;
    int node = tree.firstChild(RecordTree.ROOT);
    for (; node != RecordTree.NONE && problems.size() < A_GAME; node = tree.firstChild(node)) {
      replay.next();
      after += replay.move().isPresent() && replay.missNumber() == 0 ? 1 : 0;
      Setup setup = replay.position().setup();
      if (after < next || !game.faults(setup).isEmpty()) {
        continue;
      }
      Position position = Position.of(game, setup);
      if (position.toMove().isPresent()) {
        looked++;
        Optional<FoundProblem> found = finder.find(position);
        next = found.isPresent() ? after + APART : next;
        int move = after;
        found
            .map(
                one ->
                    new MinedProblem(
                        written(recording, position, one), move, level(family, position, one)))
            .ifPresent(problems::add);
      }
    }
    return new MinedGame(true, looked, problems);
  }

  private static int level(Family family, Position position, FoundProblem found) {
    return found.moves() == 0 && family instanceof HasBots own
        ? level(position, found.goal().side(), found.right().get(0), own.bots())
        : found.moves();
  }

  /** The level from which on the computer finds a move. */
  private static int level(Position position, Side side, Move right, Bots bots) {
    int level = bots.levels(position.game());
    while (level > 0) {
      Bot bot = bots.bot(position.game(), level);
      try {
        SearchLimit thought = SearchLimit.untilDone(SEED, () -> false);
        if (!bot.decide(position, side, thought).move().equals(Optional.of(right))) {
          break;
        }
      } finally {
        bot.close();
      }
      level--;
    }
    return level + 1;
  }

  private static Recording written(Recording of, Position position, FoundProblem found) {
    Game game = position.game();
    List<Property> root = root(of, position);
    root.add(Property.of("GOAL", goal(game, found.goal())));
    RecordTree tree = grown(RecordTree.of(root), game, found.right(), "TE");
    for (List<Move> wrong : found.wrong().subList(0, Math.min(REFUTED, found.wrong().size()))) {
      tree = grown(tree, game, wrong, "BM");
    }
    return new Recording(
        of.family(), of.chosen(), game.start(), Recording.RefusalPolicy.NOTED, tree);
  }

  /** What is to be reached: {@code wins}, {@code wins 3} moves, {@code kills D4}. */
  private static String goal(Game game, SolverGoal goal) {
    String of =
        goal.kind().hasTarget()
            ? " " + game.notation().name(goal.targets().get(0))
            : goal.number() > 0 ? " " + goal.number() : "";
    return goal.kind().word() + of;
  }

  /** A move and what follows it, as a variation of the start. */
  private static RecordTree grown(RecordTree tree, Game game, List<Move> line, String sign) {
    RecordTree grown =
        tree.grown(
            RecordTree.ROOT,
            List.of(Recordable.property(game, line.get(0)), Property.of(sign, "1")));
    for (Move after : line.subList(1, line.size())) {
      grown = grown.grown(grown.size() - 1, List.of(Recordable.property(game, after)));
    }
    return grown;
  }

  /** What the game says about itself, and the pieces that aren't there at its start. */
  private static List<Property> root(Recording of, Position position) {
    Game game = position.game();
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (Property property : of.tree().properties(RecordTree.ROOT)) {
      boolean isOfStart = property.isSettingUp() || property.isMove();
      if (!isOfStart && !List.of("C", "GN", "RE").contains(property.id())) {
        values.put(property.id(), property.values());
      }
    }
    for (int index = 0; index < game.lattice().size(); index++) {
      Mark mark = position.at(index);
      Mark start = game.start().at(game.lattice().site(index));
      if (mark != start && mark != Mark.FIXTURE) {
        String id = mark == Mark.EMPTY ? "AE" : mark == Mark.BLACK ? "AB" : "AW";
        String name = Recordable.notation(game).name(game.lattice().site(index));
        values.computeIfAbsent(id, any -> new ArrayList<>()).add(name);
      }
    }
    values.put("PL", List.of(Property.letter(position.toMove().orElseThrow())));
    List<Property> all = new ArrayList<>();
    values.forEach((id, texts) -> all.add(new Property(id, texts)));
    return all;
  }
}
