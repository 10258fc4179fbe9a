package dev.banmen.tui.board;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.text.Words;
import java.util.Optional;

/**
 * An earlier position that an explanation refers to: the board that would be repeated, or the move
 * that put a piece where one stands. Immutable.
 *
 * @param now the present position
 * @param ply of the earlier one
 * @param isCompared whether it is shown beside the present one, as a board said to be the same
 * @param before the number of the only move played since then, as in a ko; 0 if there are more
 */
public record EarlierBoard(Position now, int ply, boolean isCompared, int before) {
  /**
   * Returns the earlier board behind an explanation; empty if there is none, or it is visible
   * anyway.
   */
  public static Optional<EarlierBoard> of(Optional<Explanation> why, Position now) {
    if (why.isEmpty() || why.get().earlier().isEmpty()) {
      return Optional.empty();
    }
    int ply = why.get().earlier().getAsInt();
    if (ply >= now.ply()) {
      return Optional.empty();
    }
    boolean isCompared = why.get().overlay().hints().containsValue(Hint.REPEATED);
    int before = isCompared && ply == now.ply() - 1 ? now.number(now.ply()) : 0;
    return Optional.of(new EarlierBoard(now, ply, isCompared, before));
  }

  /** Returns the earlier position, made anew. */
  public Position earlier() {
    return now.after(ply);
  }

  /** Returns the number of its last move. */
  public int number() {
    return now.number(ply);
  }

  /** Returns which board it is: a repeated one before a ko is named by the move that ended it. */
  public String title(Words words) {
    if (before > 0) {
      return words.text("back.before", before);
    }
    return number() == 0 ? words.text("back.start") : words.text("back.after", number());
  }
}
