package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.study.ProblemMine.MinedProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;

/** Problems from games of random moves, and the question whether they are right. */
public final class MinedProblems {
  private static final ProblemMine MINE = new ProblemMine(Catalog.ALL, 30_000);

  private static final int MOST_PLIES = 120; // of a game that a computer plays

  private MinedProblems() {}

  static List<MinedProblem> of(Recording recording) {
    return MINE.of(recording).problems();
  }

  /** A game of random moves. */
  static Recording random(String family, Map<String, String> chosen, long seed) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(chosen);
    Random random = new Random(seed);
    RecordTree tree = RecordTree.of(List.of());
    Position position = Position.start(game);
    while (!position.isOver()) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      position = ((Played) position.play(move)).after();
      tree = tree.grown(tree.size() - 1, List.of(Recordable.property(game, move)));
    }
    return new Recording(family, chosen, game.start(), Recording.RefusalPolicy.NOTED, tree);
  }

  interface Checker {
    /** Whether the side to move wins after a move; sites by index. */
    boolean wins(Position position, Move move);
  }

  static void check(MinedProblem problem, Checker checker) {
    Recording recording = problem.recording();
    Game game = Catalog.ALL.find(recording.family()).orElseThrow().game(recording.chosen());
    Replay replay = Replay.of(recording, Catalog.ALL);
    Position position = Position.of(game, replay.position().setup());
    RecordTree tree = recording.tree();
    List<Move> right = new ArrayList<>();
    for (int child : tree.children(RecordTree.ROOT)) {
      boolean isRight = tree.property(child, "TE").isPresent();
      assertThat(tree.property(child, "BM").isPresent()).isNotEqualTo(isRight);
      if (isRight) {
        right.add(replay.move(child).orElseThrow());
      }
    }
    assertThat(right).hasSize(1);
    List<Move> winning =
        position.legalMoves().stream().filter(move -> checker.wins(position, move)).toList();
    assertThat(winning).as(tree.properties(RecordTree.ROOT).toString()).isEqualTo(right);
  }

  static int checked(
      String family, Map<String, String> chosen, int wanted, int mostEmpty, Checker checker) {
    return checked(seed -> random(family, chosen, seed), wanted, mostEmpty, checker);
  }

  static int checked(LongFunction<Recording> games, int wanted, int mostEmpty, Checker checker) {
    int count = 0;
    for (long seed = 1; count < wanted; seed++) {
      for (MinedProblem problem : of(games.apply(seed))) {
        Replay replay = Replay.of(problem.recording(), Catalog.ALL);
        if (replay.position().count(Mark.EMPTY) <= mostEmpty) {
          check(problem, checker);
          count++;
        }
      }
    }
    return count;
  }

  /** A game of which the weakest computer makes most moves, and chance the others. */
  public static Recording played(String family, Map<String, String> chosen, long seed) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(chosen);
    Bot bot = ((HasBots) Catalog.ALL.find(family).orElseThrow()).bots().bot(game, 1);
    Random random = new Random(seed);
    RecordTree tree = RecordTree.of(List.of());
    Position position = Position.start(game);
    while (!position.isOver() && position.ply() < MOST_PLIES) {
      List<Move> legal = position.legalMoves();
      Side side = position.toMove().orElseThrow();
      SearchLimit thought = SearchLimit.untilDone(random.nextLong(), () -> false);
      Move chance = legal.get(random.nextInt(legal.size()));
      boolean isChance = random.nextInt(4) == 0;
      Move move = isChance ? chance : bot.decide(position, side, thought).move().orElse(chance);
      position = ((Played) position.play(move)).after();
      tree = tree.grown(tree.size() - 1, List.of(Recordable.property(game, move)));
    }
    bot.close();
    return new Recording(family, chosen, game.start(), Recording.RefusalPolicy.NOTED, tree);
  }

  /** A game of random moves on a board of stones, where nobody fills a point of its own. */
  public static Recording stones(String family, Map<String, String> chosen, long seed) {
    Game game = Catalog.ALL.find(family).orElseThrow().game(chosen);
    Random random = new Random(seed);
    RecordTree tree = RecordTree.of(List.of());
    Position position = Position.start(game);
    while (!position.isOver() && position.ply() < MOST_PLIES) {
      Position before = position;
      List<Move> legal = new ArrayList<>(position.legalMoves());
      Side side = position.toMove().orElseThrow();
      legal.removeIf(
          move ->
              move instanceof Place place
                  && game.lattice().beside(place.site()).stream()
                      .allMatch(site -> before.at(site) == side.mark()));
      Move move = legal.get(random.nextInt(legal.size()));
      position = ((Played) position.play(move)).after();
      tree = tree.grown(tree.size() - 1, List.of(Recordable.property(game, move)));
    }
    return new Recording(family, chosen, game.start(), Recording.RefusalPolicy.NOTED, tree);
  }
}
