package dev.banmen.app;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.LessonRecord;
import dev.banmen.lesson.LessonSession;

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

  /** Returns a lesson as one record, at the step that its learner has come to. */
  public static SharedPosition of(LessonSession session, Games games) {
    Family family = games.find(session.lesson().game().id()).orElseThrow();
    LessonRecord record = LessonRecord.of(session.lesson(), session.index(), family);
    return new SharedPosition(record.recording(), record.node(), start(record.recording()).end());
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
