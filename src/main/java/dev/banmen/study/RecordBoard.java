package dev.banmen.study;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.Optional;

/**
 * A board that is moved through a recording on demand, so that neighbouring nodes are shown
 * quickly. Mutable, one thread; but its answers depend on the arguments alone.
 */
public final class RecordBoard {
  private final Games games;
  private Replay replay;

  /** Creates a board at the root; throws an {@link OptionFault} if there is no such game. */
  public RecordBoard(Recording recording, Games games) {
    this.games = games;
    replay = replay(recording);
  }

  private Replay replay(Recording recording) {
    return Replay.numberedByMoves(recording, Replay.game(recording, games));
  }

  public Game game() {
    return replay.game();
  }

  private Replay of(Recording recording) {
    if (replay.recording() != recording) {
      replay = replay(recording);
    }
    return replay;
  }

  private Replay at(Recording recording, int node) {
    of(recording);
    if (replay.node() != node) {
      replay.goTo(node);
    }
    return replay;
  }

  /** Plays a recording up to a node. */
  public NodeView nodeView(Recording recording, int node) {
    Replay there = at(recording, node);
    return new NodeView(
        node,
        there.position(),
        there.move(),
        there.miss(),
        there.changes(),
        Markup.at(there.game(), recording.tree(), node));
  }

  /** Returns a separate board at the root of a recording. */
  Replay another(Recording recording) {
    return Replay.numberedByMoves(recording, of(recording).game());
  }

  /** Returns the line that ends in a node. */
  public ShownLine line(Recording recording, int end) {
    return ShownLine.to(end, at(recording, RecordTree.ROOT));
  }

  /** Returns the number of each node's move or of the last one before it, by node. */
  public int[] numbers(Recording recording) {
    RecordTree tree = recording.tree();
    int[] numbers = new int[tree.size()];
    boolean hasAttempts = recording.refusalPolicy() != Recording.RefusalPolicy.PLACED;
    Replay there = another(recording);
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      if (hasAttempts) {
        there.goTo(node);
        numbers[node] = there.number();
      } else {
        int before = node == RecordTree.ROOT ? 0 : numbers[tree.parent(node)];
        numbers[node] = before + (MoveNumbers.isMove(tree.properties(node)) ? 1 : 0);
      }
    }
    return numbers;
  }

  /** Returns the move of a node without moving the board. */
  public Optional<Move> move(Recording recording, int node) {
    return of(recording).move(node);
  }

  /** Returns the position before a node other than the root. */
  public Position before(Recording recording, int node) {
    return at(recording, recording.tree().parent(node)).position();
  }

  /** Explains a node's move by the rules; empty if it has none. */
  public Optional<Explanation> explanation(Recording recording, int node) {
    return node == RecordTree.ROOT ? Optional.empty() : at(recording, node).explanation();
  }

  /**
   * Finds the nearest node, after or before another in the order of the file, whose move the rules
   * refuse; {@link RecordTree#NONE} if there is none.
   */
  public int miss(Recording recording, int node, boolean isForward) {
    Replay there = at(recording, isForward ? node : RecordTree.ROOT);
    int found = RecordTree.NONE;
    if (!isForward && node != RecordTree.ROOT && there.missNumber() != 0) {
      found = RecordTree.ROOT;
    }
    while (there.next() && there.node() != node) {
      if (there.missNumber() != 0) {
        found = there.node();
        if (isForward) {
          break;
        }
      }
    }
    return found;
  }
}
