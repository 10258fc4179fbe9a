package dev.banmen.tui.page.edit;

import java.util.ArrayList;
import java.util.List;

/**
 * A draft, and those to undo and redo to. Immutable.
 *
 * @param past the drafts to undo to, the latest last
 * @param ahead the undone drafts to redo, the next one last
 */
record DraftHistory(Draft now, List<Draft> past, List<Draft> ahead) {
  /** How many edits can be undone, on a board of not too many pieces. */
  private static final int MOST_PAST = 1000;

  /** How many pieces are stored in all for undo. */
  private static final int MOST_PIECES = 200_000;

  DraftHistory drawn(Draft next) {
    int most = Math.min(MOST_PAST, 1 + MOST_PIECES / (1 + now.setup().marks().size()));
    List<Draft> kept = past.subList(Math.max(0, past.size() - most), past.size());
    return new DraftHistory(next, plus(kept, now), List.of());
  }

  /** Undoes the last edit; there must be one. */
  DraftHistory undone() {
    int last = past.size() - 1;
    return new DraftHistory(past.get(last), past.subList(0, last), plus(ahead, now));
  }

  /** Redoes the edit that was undone last; there must be one. */
  DraftHistory redone() {
    int last = ahead.size() - 1;
    return new DraftHistory(ahead.get(last), plus(past, now), ahead.subList(0, last));
  }

  private static List<Draft> plus(List<Draft> drafts, Draft last) {
    List<Draft> longer = new ArrayList<>(drafts);
    longer.add(last);
    return longer;
  }
}
