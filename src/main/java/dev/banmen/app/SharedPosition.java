package dev.banmen.app;

import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;

/**
 * The view that the leader of a teaching table shows: a record, and a node in it. Immutable.
 *
 * @param recording with all marks and variations as they are now
 * @param node the node that is shown
 * @param end the end of the line that is shown through it
 */
public record SharedPosition(Recording recording, int node, int end) {
  public static SharedPosition start(Recording recording) {
    return new SharedPosition(recording, RecordTree.ROOT, recording.tree().end(RecordTree.ROOT));
  }

  /** Whether this is the same place in the very same record. */
  public boolean isSame(SharedPosition other) {
    return isAt(other.recording.tree(), other.node) && end == other.end;
  }

  /** Whether this is at a node of this very tree. */
  public boolean isAt(RecordTree tree, int there) {
    return recording.tree() == tree && node == there;
  }
}
