package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * One random game with illegal moves of all kinds mixed in: occupied sites, places off the board,
 * the wrong side, passes. The same seed tries the same moves, as long as the answers are the same.
 */
final class RandomPlay {
  /** Tries a move and gives its miss number, 0 if it was played. */
  interface MoveTry {
    int play(Side side, int site);
  }

  private static final int AFTER_THE_END = 8;

  private final Game game;
  private final Setup setup;
  private final long seed;
  private final SplittableRandom random;
  private final StringBuilder story = new StringBuilder();

  /** A game from the start. */
  RandomPlay(Game game, long seed) {
    this(game, game.start(), seed);
  }

  /** A game from a set-up. */
  RandomPlay(Game game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
  }

  /** Plays until nobody may move or the game has become long. */
  void run(Board board, MoveTry player) {
    int plies = 2 * game.lattice().size() + 10;
    while (board.ply() < plies && !board.movers().isEmpty()) {
      boolean closing = board.ply() > plies - 6;
      if (!playOne(attempts(board.movers(), closing), player)) {
        throw new AssertionError(this + "\n" + board.movers() + " may move, no move is accepted");
      }
    }
    for (int i = 0; i < AFTER_THE_END && board.movers().isEmpty(); i++) {
      player.play(anySide(), anySite());
    }
  }

  /** Plays a number of moves, or fewer if the game ends. */
  void run(Board board, int plies) {
    while (board.ply() < plies && !board.movers().isEmpty()) {
      playOne(attempts(board.movers(), false), board::play);
    }
  }

  private boolean playOne(List<LawMove> attempts, MoveTry player) {
    for (LawMove attempt : attempts) {
      if (player.play(attempt.side(), attempt.site()) == 0) {
        story.append(attempt.side() == Side.BLACK ? " B " : " W ");
        story.append(game.notation().name(attempt.on(game.lattice()).get(0)));
        return true;
      }
    }
    return false;
  }

  /** A few wild tries, then all the sites from a random one on, finally a pass. */
  private List<LawMove> attempts(Set<Side> movers, boolean closing) {
    List<LawMove> attempts = new ArrayList<>();
    for (int wild = random.nextInt(3); wild > 0; wild--) {
      attempts.add(new LawMove(anySide(), anySite()));
    }
    Side side = movers.size() == 1 ? movers.iterator().next() : anySide();
    int size = game.lattice().size();
    if (closing || random.nextInt(12 + size / 4) == 0) {
      attempts.add(new LawMove(side, Board.PASS));
    }
    int first = random.nextInt(size);
    for (int i = 0; i < size; i++) {
      attempts.add(new LawMove(side, (first + i) % size));
    }
    attempts.add(new LawMove(side, Board.PASS));
    return attempts;
  }

  Side anySide() {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  /** A site of the lattice, a pass, or off the board. */
  int anySite() {
    return random.nextInt(8) == 0 ? Board.OFF : random.nextInt(Board.PASS, game.lattice().size());
  }

  /** The game and the moves played so far, to follow a broken law by hand. */
  @Override
  public String toString() {
    String from = setup.equals(game.start()) ? "" : " from " + setup;
    return game.id() + " " + game.summary() + ", seed " + seed + from + ":" + story;
  }
}
