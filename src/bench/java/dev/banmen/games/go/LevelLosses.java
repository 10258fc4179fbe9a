package dev.banmen.games.go;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.go.net.Network;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Measures how many points a move of each level loses, as another network sees it. All levels are
 * asked for a move in the same positions, of games of one of them against itself.
 */
public final class LevelLosses {
  private static final int PLAYER = 8; // the level
  private static final int APART = 4; // every so many-th position
  private static final int LOOKS = 16; // of the judge, at what follows a move

  private final NetworkLooks judge;
  private final List<Bot> levels;
  private final double[] lost;
  private final int[] moves;

  private LevelLosses(NetworkLooks judge, List<Bot> levels) {
    this.judge = judge;
    this.levels = levels;
    lost = new double[levels.size()];
    moves = new int[levels.size()];
  }

  /** {@code FILE SIZE GAMES SEED}: a line for every level. */
  public static void main(String[] args) throws IOException, OptionFault {
    Network network;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      network = Network.read(in);
    }
    GoFamily family = new GoFamily();
    Game game = family.game(Map.of("size", args[1]));
    Bots bots = family.bots();
    LevelLosses losses =
        new LevelLosses(
            new NetworkLooks(network, game.lattice()),
            IntStream.rangeClosed(1, bots.levels(game)).mapToObj(n -> bots.bot(game, n)).toList());
    for (int number = 0; number < Integer.parseInt(args[2]); number++) {
      losses.play(game, bots.bot(game, PLAYER), Long.parseLong(args[3]) + number);
    }
    for (int level = 0; level < losses.levels.size(); level++) {
      System.out.printf(
          Locale.ROOT,
          "level %d: %.2f points a move, %d moves%n",
          level + 1,
          losses.lost[level] / losses.moves[level],
          losses.moves[level]);
    }
  }

  private void play(Game game, Bot player, long seed) {
    Position position = Position.start(game);
    for (int ply = 0; !position.isOver(); ply++) {
      Side side = position.toMove().orElseThrow();
      SearchLimit thought = SearchLimit.untilDone(seed * 1_000_003 + ply, () -> false);
      if (ply % APART == seed % APART) {
        compare(position, side, thought);
      }
      position = after(position, player.decide(position, side, thought).move().orElseThrow());
    }
  }

  /** A level that resigns is not counted. */
  private void compare(Position position, Side side, SearchLimit thought) {
    Map<Move, Double> known = new HashMap<>();
    LookSearch search = search(position, side, thought);
    int best = search.best().get(0).site;
    double most = ahead(position, side, NetworkBot.move(position.lattice(), side, best), known);
    for (int level = 0; level < levels.size(); level++) {
      Optional<Move> move = levels.get(level).decide(position, side, thought).move();
      if (move.isPresent()) {
        lost[level] += most - ahead(position, side, move.get(), known);
        moves[level]++;
      }
    }
  }

  /** The points by which a side is ahead after its move. */
  private double ahead(Position position, Side side, Move move, Map<Move, Double> known) {
    return known.computeIfAbsent(
        move,
        unknown -> {
          Position after = after(position, move);
          Position open = after.isOver() ? after.playedOn() : after;
          SearchLimit thought = SearchLimit.untilDone(1, () -> false);
          double black = search(open, side.opponent(), thought).root().lead();
          return side == Side.BLACK ? black : -black;
        });
  }

  private LookSearch search(Position position, Side side, SearchLimit thought) {
    LookSearch search =
        new LookSearch(judge, (GoBoard) position.board(), side, Optional.empty(), thought);
    search.run(LOOKS);
    return search;
  }

  private static Position after(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }
}
