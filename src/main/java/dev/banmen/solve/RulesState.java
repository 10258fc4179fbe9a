package dev.banmen.solve;

import dev.banmen.game.Board;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.solve.ReachState;
import java.util.Arrays;
import java.util.Optional;

/** A board of any game whose one side wants to win. Immutable. */
final class RulesState implements ReachState<RulesState> {
  private static final int ROOM = 500; // bytes
  private static final int ROOM_OF_A_SITE = 24;

  private final Board board;
  private final Side first; // of the sides that may start, the one to ask
  private final Side hunter;
  private final boolean[] open; // by site: where both sides play

  private RulesState(Board board, Side first, Side hunter, boolean[] open) {
    this.board = board;
    this.first = first;
    this.hunter = hunter;
    this.open = open;
  }

  /** Returns the state of a board, which is copied. */
  static RulesState of(Board board, Side first, Side hunter, boolean[] open) {
    return new RulesState(board.copy(), first, hunter, open);
  }

  private Optional<Side> toMove() {
    return Position.toMove(board, first);
  }

  @Override
  public long key() {
    return SplitMix64.mix(board.hash() + (isHunters() ? 1 : 0));
  }

  @Override
  public boolean isHunters() {
    return toMove().orElse(hunter) == hunter;
  }

  @Override
  public boolean isReached() {
    return board.outcome().flatMap(over -> over.winner()).equals(Optional.of(hunter));
  }

  @Override
  public boolean isLost() {
    return toMove().isEmpty() && !isReached();
  }

  @Override
  public int[] moves() {
    int[] sites = new int[open.length];
    int count = board.legal(toMove().orElse(hunter), sites);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (open[sites[i]]) {
        sites[kept++] = sites[i];
      }
    }
    int[] moves = Arrays.copyOf(sites, kept + 1);
    moves[kept] = Board.PASS;
    return moves;
  }

  @Override
  public RulesState after(int move) {
    Board next = board.copy();
    boolean isPlayed = next.play(toMove().orElse(hunter), move) == 0;
    return isPlayed ? new RulesState(next, first, hunter, open) : null;
  }

  @Override
  public int room() {
    return ROOM + ROOM_OF_A_SITE * open.length;
  }
}
