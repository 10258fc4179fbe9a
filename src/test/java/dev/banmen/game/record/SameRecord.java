package dev.banmen.game.record;

/** Whether two trees hold the same record, in whatever order their nodes were made. */
public final class SameRecord {
  private SameRecord() {}

  /** Whether both hold the same properties in the same nodes. */
  public static boolean of(RecordTree one, RecordTree other) {
    int mine = RecordTree.ROOT;
    int theirs = RecordTree.ROOT;
    while (mine != RecordTree.NONE && theirs != RecordTree.NONE) {
      boolean same =
          one.properties(mine).equals(other.properties(theirs))
              && isNone(one.firstChild(mine)) == isNone(other.firstChild(theirs))
              && isNone(one.nextSibling(mine)) == isNone(other.nextSibling(theirs));
      if (!same) {
        return false;
      }
      mine = one.following(mine);
      theirs = other.following(theirs);
    }
    return mine == theirs;
  }

  private static boolean isNone(int node) {
    return node == RecordTree.NONE;
  }
}
