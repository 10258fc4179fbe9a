package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.record.PastedMoves.Turn;
import dev.banmen.say.GameSentences;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.term.Keys;
import java.util.List;
import java.util.Optional;

/** Trying out moves in a recording: its keys, as in a game, and what they do. Stateless. */
final class Trying {
  private Trying() {}

  /** Handles a key; empty if it means the same as while walking. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key) {
    Optional<RecordPage> steered = page.steered(key);
    if (steered.isPresent()) {
      return steered.map(it -> it);
    }
    int at = page.recordCursor().at();
    PageAction step =
        switch (KeyAction.of(Keys.plain(key))) {
          case ENTER, SPACE -> place(page);
          case PASS -> move(page, new Pass(page.board().mover()));
          case UNDO -> page.along(at - 1);
          case REDO -> page.along(at + 1);
          case LEGAL -> page.with(page.board().legalToggled());
          case EXPLAIN -> explained(page);
          case MARK -> RecordEdits.sign(page);
          case ARROW -> RecordEdits.arrow(page);
          default -> null;
        };
    return Optional.ofNullable(step);
  }

  /** Starts trying, with the cursor on a legal move: the nearest one, if it isn't on one. */
  static RecordPage begun(RecordPage page) {
    RecordPage trying = page.trying();
    Site cursor = page.board().cursor();
    if (page.position().miss(new Place(page.board().mover(), cursor)).isEmpty()) {
      return trying;
    }
    Site nearest = cursor;
    int least = Integer.MAX_VALUE;
    for (Move move : page.position().legalMoves()) {
      if (move instanceof Place place && move.side() == page.board().mover()) {
        int rows = place.site().row() - cursor.row();
        int cols = place.site().col() - cursor.col();
        int square = rows * rows + cols * cols;
        nearest = square < least ? place.site() : nearest;
        least = Math.min(least, square);
      }
    }
    return trying.at(nearest);
  }

  static RecordPage explained(RecordPage page) {
    Place move = new Place(page.board().mover(), page.board().cursor());
    return page.with(page.messages().withExplanation(page.position().explain(move)));
  }

  static PageAction place(RecordPage page) {
    return move(page, new Place(page.board().mover(), page.board().cursor()));
  }

  /** Makes a legal move, and saves it; explains why another one is refused. */
  static PageAction move(RecordPage page, Move move) {
    return shown(moved(page, move), page);
  }

  /** Shows a page; saves the draft if the recording is another than before. */
  private static PageAction shown(RecordPage page, RecordPage before) {
    return page.recordCursor().record() == before.recordCursor().record()
        ? page
        : RecordEdits.saveDraft(page);
  }

  private static RecordPage moved(RecordPage page, Move move) {
    RecordPage trying = page.trying();
    Optional<Miss> miss = page.position().miss(move);
    if (miss.isPresent()) {
      Explanation why = page.position().explain(move);
      boolean isUnderCursor =
          move instanceof Place place && place.site().equals(page.board().cursor());
      String refused = page.words().text("refused", page.game().words().name(miss.get()));
      RecordPage explained = isUnderCursor ? trying : trying.saying(refused);
      return explained.with(explained.messages().withReport(Optional.of(why)));
    }
    return trying.with(trying.recordCursor().played(move));
  }

  /** Tries the moves in a text, or says on the page that there are none. */
  static PageAction pasted(String text, RecordPage page) {
    return PageAction.playAll(text, page, moves -> moves(page, moves.moves()));
  }

  /** Tries moves up to the first illegal one, and says how many succeeded. */
  private static PageAction moves(RecordPage page, List<Turn> turns) {
    RecordPage now = page;
    for (int played = 0; played < turns.size(); played++) {
      Turn turn = turns.get(played);
      now = turn.site().isPresent() ? afterPass(now) : now;
      Move move = turn.of(now.board().mover());
      RecordPage next = tried(now, move);
      if (next.recordCursor() == now.recordCursor()) {
        String name = new GameSentences(page.game(), page.words()).name(move);
        String sentence =
            page.words().text("paste.refused", played, turns.size(), played + 1, name);
        return shown(next.saying(sentence), page);
      }
      now = next;
    }
    return shown(now.says("paste.tried", turns.size()), page);
  }

  /** Plays a forced pass, which lists of moves leave out. */
  private static RecordPage afterPass(RecordPage page) {
    List<Move> legal = page.position().legalMoves();
    boolean isForced = legal.size() == 1 && legal.get(0) instanceof Pass;
    return isForced ? tried(page, legal.get(0)) : page;
  }

  private static RecordPage tried(RecordPage page, Move move) {
    boolean isOnBoard = move instanceof Place place && page.game().lattice().contains(place.site());
    return moved(isOnBoard ? page.at(((Place) move).site()) : page, move);
  }
}
