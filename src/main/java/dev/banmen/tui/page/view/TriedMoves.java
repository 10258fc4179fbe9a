package dev.banmen.tui.page.view;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.record.PastedMoves.Turn;
import dev.banmen.study.EditableRecord;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.page.PageResult;
import java.util.List;
import java.util.Optional;

/** Tries moves one after another in a recording, as a variation of it. Stateless. */
final class TriedMoves {
  private TriedMoves() {}

  /** Tries moves up to the first illegal one, and says how many succeeded. */
  static PageResult onto(RecordPage page, List<Turn> turns) {
    Words words = page.words();
    EditableRecord before = page.recordCursor().record();
    RecordPage now = page;
    for (int played = 0; played < turns.size(); played++) {
      Turn turn = turns.get(played);
      now = turn.site().isPresent() ? afterPass(now) : now;
      Move move = turn.of(now.board().hand());
      RecordPage next = tried(now, move);
      if (next.recordCursor() == now.recordCursor()) {
        String name = BoardWords.name(words, page.game(), move);
        String sentence = words.text("paste.refused", played, turns.size(), played + 1, name);
        return shown(next.saying(sentence), before);
      }
      now = next;
    }
    return shown(now.saying(words.text("paste.tried", turns.size())), before);
  }

  /** Plays a forced pass, which lists of moves leave out. */
  private static RecordPage afterPass(RecordPage page) {
    List<Move> legal = page.position().legalMoves();
    boolean isForced = legal.size() == 1 && legal.get(0) instanceof Pass;
    return isForced ? tried(page, legal.get(0)) : page;
  }

  private static RecordPage tried(RecordPage page, Move move) {
    Optional<Place> place = move instanceof Place at ? Optional.of(at) : Optional.empty();
    boolean isOnBoard = place.filter(at -> page.game().lattice().contains(at.site())).isPresent();
    RecordPage there = isOnBoard ? page.at(place.get().site()) : page;
    PageResult step = TryKeys.move(there, move);
    return step instanceof SaveDraft save
        ? save.page()
        : (RecordPage) ((PageResult.Show) step).page();
  }

  /** Shows the page; saves the draft if the recording was changed. */
  private static PageResult shown(RecordPage page, EditableRecord before) {
    return page.recordCursor().record() == before ? page.show() : new SaveDraft(page);
  }
}
