package dev.banmen.games.go;

import dev.banmen.game.Board;
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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Measures how many points a move of each level loses, as another network sees it. */
public final class LevelLosses {
  private static final int MOST_BOARDS = 2; // a game's moves, in sizes of its board

  private final NetworkLooks judge;
  private double lost;
  private int moves;

  private LevelLosses(NetworkLooks judge) {
    this.judge = judge;
  }

  /** {@code FILE SIZE GAMES SEED}: games of each level against itself, a line for every level. */
  public static void main(String[] args) throws IOException, OptionFault {
    Network network;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      network = Network.read(in);
    }
    GoFamily family = new GoFamily();
    Game game = family.game(Map.of("size", args[1]));
    Bots bots = family.bots();
    long seed = Long.parseLong(args[3]);
    for (int level = 1; level <= bots.levels(game); level++) {
      LevelLosses losses = new LevelLosses(new NetworkLooks(network, game.lattice()));
      for (int number = 0; number < Integer.parseInt(args[2]); number++) {
        losses.play(game, bots.bot(game, level), seed + number);
      }
      System.out.printf(
          Locale.ROOT,
          "level %d: %.2f points a move, %d moves%n",
          level,
          losses.lost / losses.moves,
          losses.moves);
    }
  }

  private void play(Game game, Bot bot, long seed) {
    Position position = Position.start(game);
    double ahead = ahead(position, seed);
    for (int ply = 0; ply < MOST_BOARDS * game.lattice().size(); ply++) {
      Side side = position.toMove().orElseThrow();
      SearchLimit thought = SearchLimit.untilDone(seed * 1_000_003 + ply, () -> false);
      Optional<Move> move = bot.decide(position, side, thought).move();
      if (move.isEmpty()) {
        return;
      }
      position = ((Played) position.play(move.get())).after();
      if (position.isOver()) {
        return;
      }
      double next = ahead(position, seed);
      lost += side == Side.BLACK ? ahead - next : next - ahead;
      moves++;
      ahead = next;
    }
  }

  /** The points by which Black is ahead. */
  private double ahead(Position position, long seed) {
    Board board = position.board();
    SearchLimit thought = SearchLimit.untilDone(seed, () -> false);
    return judge.look((GoBoard) board, position.toMove().orElseThrow(), thought).lead();
  }
}
