package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the positions of games, each once a game: the first node with it in the order of the file,
 * and the move that follows there. Mutable, one thread.
 */
final class PositionScan {
  /** The most nodes of a game, and sites of a board, that an entry of an index has room for. */
  static final int MOST_NODES = 4_000_000;

  static final int MOST_SITES = (1 << 15) - 2;

  static final int PASS = MOST_SITES;
  static final int NO_MOVE = MOST_SITES + 1;

  private static final int NONE = ChangeWriter.NONE;

  private final KnownGames known;
  private PositionKeys keys; // of the latest game; null before the first
  private int count;
  private int[] order = new int[512]; // of nodes in the file
  private long[] found = new long[512]; // keys by node
  private int[] ways = new int[512]; // by node: in which the board looks as others with its key
  private int[] moves = new int[512]; // by node: its own move as the next may be; or NONE
  private int[] nexts = new int[512]; // by node: the move that follows
  private int[] seen = new int[1024]; // a hash table of nodes by key
  private final ChangeWriter changes = new ChangeWriter();

  PositionScan(KnownGames known) {
    this.known = known;
  }

  /** Receives a position: its key, the first node with it, and the move there. */
  interface ScannedPositions {
    void add(long key, int node, Side mover, int move);
  }

  /**
   * Gives the positions of a game.
   *
   * @return the replay at the end of its main line; empty if the game is too large to be indexed
   * @throws OptionFault if there is no such game
   */
  Optional<Replay> scan(Recording recording, ScannedPositions positions) {
    Replay replay = known.replay(recording);
    RecordTree tree = recording.tree();
    if (tree.size() > MOST_NODES || replay.game().lattice().size() > MOST_SITES) {
      return Optional.empty();
    }
    if (keys == null || keys.game() != replay.game()) {
      keys = new PositionKeys(replay.game());
    }
    if (found.length < tree.size()) {
      makeRoom(tree.size());
    }
    walk(replay, tree);
    follow(tree);
    give(positions);
    replay.goTo(tree.end(RecordTree.ROOT));
    return Optional.of(replay);
  }

  /** What the latest game that was scanned changes on its board. */
  ChangeWriter changes() {
    return changes;
  }

  private void makeRoom(int nodes) {
    int room = Math.max(nodes, 2 * found.length);
    order = new int[room];
    found = new long[room];
    ways = new int[room];
    moves = new int[room];
    nexts = new int[room];
  }

  private void walk(Replay replay, RecordTree tree) {
    count = 0;
    Board last = null;
    int plies = 0;
    keys.of(site -> Mark.EMPTY, Set.of());
    changes.begin(keys.game().lattice(), tree.size());
    do {
      Board board = replay.board();
      int node = replay.node();
      boolean isNext = count > 0 && tree.parent(node) == order[count - 1];
      boolean isOnePlay = board == last && board.ply() == plies + 1 && isNext;
      last = board;
      plies = board.ply();
      order[count++] = node;
      found[node] = isOnePlay ? keys.afterPlay(board) : keys.of(board::at, board.movers());
      ways[node] = keys.canonical();
      moves[node] = NONE;
      int before = tree.parent(node);
      boolean isPlayed =
          MoveNumbers.isMove(tree.properties(node))
              && (replay.missNumber() == 0 || before != RecordTree.NONE && !isSame(before, node));
      if (isOnePlay && replay.missNumber() == 0) {
        moves[node] =
            (board.last() == Board.PASS ? PASS : board.last()) << 1 | board.lastSide().ordinal();
      } else if (isPlayed) {
        moves[node] = replay.move().map(this::number).orElse(NONE);
      }
      changes.add(node, isNext, replay.number(), moves[node], keys);
    } while (replay.next());
  }

  /** Whether the boards of two nodes look the same without being turned or mirrored. */
  private boolean isSame(int one, int other) {
    return found[one] == found[other] && ways[one] == ways[other];
  }

  /** A move as one number: its site's index with its side. */
  private int number(Move move) {
    int site = move instanceof Place place ? keys.game().lattice().index(place.site()) : PASS;
    return site == Board.OFF ? NONE : site << 1 | move.side().ordinal();
  }

  /** Finds what follows on each node; on the way the board stays as it is. */
  private void follow(RecordTree tree) {
    for (int i = count - 1; i >= 0; i--) {
      int node = order[i];
      int child = tree.firstChild(node);
      boolean isSame = child != RecordTree.NONE && isSame(child, node);
      int later = isSame ? nexts[child] : NONE;
      nexts[node] = child != RecordTree.NONE && moves[child] != NONE ? moves[child] : later;
    }
  }

  private void give(ScannedPositions positions) {
    int room = Integer.highestOneBit(count) << 2;
    seen = seen.length < room ? new int[room] : seen;
    Arrays.fill(seen, 0, room, RecordTree.NONE);
    for (int i = 0; i < count; i++) {
      int node = order[i];
      long key = found[node];
      int slot = (int) key & room - 1;
      while (seen[slot] != RecordTree.NONE && found[seen[slot]] != key) {
        slot = slot + 1 & room - 1;
      }
      if (seen[slot] == RecordTree.NONE) {
        seen[slot] = node;
        int next = nexts[node];
        Side side = next == NONE || (next & 1) == 0 ? Side.BLACK : Side.WHITE;
        int site = next == NONE ? NO_MOVE : next >> 1;
        positions.add(key, node, side, site < PASS ? keys.common(site, ways[node]) : site);
      }
    }
  }
}
