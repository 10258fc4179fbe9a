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
import dev.banmen.record.Replay;
import java.util.Optional;

/**
 * The board behind the page of a recording: it is moved to where the page looks. Mutable, one
 * thread; but what it answers depends on what it is asked alone.
 */
public final class RecordBoard {
  private final Games games;
  private Replay replay;

  /** A board at the root; an {@link OptionFault} if there is no such game. */
  public RecordBoard(Recording recording, Games games) {
    this.games = games;
    replay = Replay.of(recording, games);
  }

  public Game game() {
    return replay.game();
  }

  private Replay of(Recording recording) {
    if (replay.recording() != recording) {
      replay = Replay.of(recording, games);
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

  /** A node on the board. */
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

  /** Another board at the root of a recording. */
  Replay another(Recording recording) {
    return Replay.of(recording, of(recording).game());
  }

  /** The line that ends in a node. */
  public ShownLine line(Recording recording, int end) {
    return ShownLine.to(end, at(recording, RecordTree.ROOT));
  }

  /** The move of a node; the board stays where it is. */
  public Optional<Move> move(Recording recording, int node) {
    return of(recording).move(node);
  }

  /** The position before a node other than the root. */
  public Position before(Recording recording, int node) {
    return at(recording, recording.tree().parent(node)).position();
  }

  /** What the rules say of a node's move. */
  public Optional<Explanation> explanation(Recording recording, int node) {
    return node == RecordTree.ROOT ? Optional.empty() : at(recording, node).explanation();
  }

  /**
   * The nearest node in the order of the file whose move is refused, after a node or before it;
   * {@link RecordTree#NONE} if there is none.
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
