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
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds problems in recorded games: positions near the end in which exactly one move wins, proved
 * by the game's solver. Only games that have one have such problems. Immutable; for any thread.
 *
 * @param most how many positions the solver looks at for each, roughly
 */
public record ProblemMine(Games games, long most) {
  private static final int A_GAME = 3; // problems of one game at most
  private static final int APART = 4; // plies between two of them
  private static final int FEWEST_MOVES = 3; // to choose from
  private static final int REFUTED = 3; // wrong moves that are shown
  private static final long SEED = 1;

  /**
   * A problem. Immutable.
   *
   * @param recording its position, with the move that wins and others that don't as variations,
   *     each with what follows
   * @param move after how many moves of its game
   * @param level of the computer from which on it finds the move; one more than the highest if that
   *     doesn't
   */
  public record MinedProblem(Recording recording, int move, int level) {}

  /**
   * The problems of a recorded game, in the order of its main line.
   *
   * @throws dev.banmen.game.OptionFault if there is no such game
   */
  public List<MinedProblem> of(Recording recording) {
    Family family = games.find(recording.family()).orElseThrow();
    Game game = family.game(recording.chosen());
    if (!(family instanceof HasBots own)) {
      return List.of();
    }
    Optional<Bot> solver = own.bots().solver(game, most);
    if (solver.isEmpty()) {
      return List.of();
    }
    try {
      return problems(recording, game, own.bots(), solver.get());
    } finally {
      solver.get().close();
    }
  }

  private List<MinedProblem> problems(Recording recording, Game game, Bots bots, Bot solver) {
    RecordTree tree = recording.tree();
    Replay replay = Replay.of(recording, games);
    List<MinedProblem> found = new ArrayList<>();
    int after = 0;
    int next = 0;
    int node = tree.firstChild(RecordTree.ROOT);
    for (; node != RecordTree.NONE && found.size() < A_GAME; node = tree.firstChild(node)) {
      replay.next();
      after += replay.move().isPresent() && replay.missNumber() == 0 ? 1 : 0;
      Setup setup = replay.position().setup();
      if (after < next || !game.faults(setup).isEmpty()) {
        continue;
      }
      Position position = Position.of(game, setup);
      Optional<MinedProblem> one =
          position.toMove().isPresent() && bots.isNearEnd(position)
              ? problem(recording, position, after, bots, solver)
              : Optional.empty();
      one.ifPresent(found::add);
      next = one.isPresent() ? after + APART : next;
    }
    return found;
  }

  private static Optional<MinedProblem> problem(
      Recording of, Position position, int after, Bots bots, Bot solver) {
    Side side = position.toMove().orElseThrow();
    int legal = position.legalMoves().size();
    if (legal < FEWEST_MOVES) {
      return Optional.empty();
    }
    List<Candidate> moves =
        solver.analyze(position, side, SearchLimit.untilDone(SEED, () -> false));
    List<Candidate> winning = moves.stream().filter(move -> bots.lead(position, move) > 0).toList();
    boolean isProved = moves.size() == legal && moves.stream().allMatch(Candidate::isExact);
    if (!isProved || winning.size() != 1) {
      return Optional.empty();
    }
    int level = level(position, side, winning.get(0).move(), bots);
    return Optional.of(
        new MinedProblem(written(of, position, moves, winning.get(0)), after, level));
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

  private static Recording written(
      Recording of, Position position, List<Candidate> moves, Candidate right) {
    Game game = position.game();
    RecordTree tree = RecordTree.of(root(of, position));
    tree = grown(tree, game, right, "TE");
    int shown = 0;
    for (Candidate wrong : moves) {
      if (wrong != right && shown++ < REFUTED) {
        tree = grown(tree, game, wrong, "BM");
      }
    }
    return new Recording(
        of.family(), of.chosen(), game.start(), Recording.RefusalPolicy.NOTED, tree);
  }

  /** A move and what follows it, as a variation of the start. */
  private static RecordTree grown(RecordTree tree, Game game, Candidate move, String sign) {
    RecordTree grown =
        tree.grown(
            RecordTree.ROOT,
            List.of(Recordable.property(game, move.move()), Property.of(sign, "1")));
    for (Move after : move.line().subList(Math.min(1, move.line().size()), move.line().size())) {
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
