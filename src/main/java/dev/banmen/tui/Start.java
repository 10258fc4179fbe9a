package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.record.Opened;
import java.util.Optional;

/**
 * What of a file is shown first. Immutable.
 *
 * @param game from 0; empty for the only one, or a table of them
 * @param move the number of the move to begin at; beyond the last one, the end
 * @param speed how many moves a second come by themselves from there; 0 for none
 * @param check refuses a file that has nothing of this
 */
public record Start(Optional<Integer> game, int move, double speed, Check check) {
  /** Looks at a file before it is shown. */
  public interface Check {
    /** Nothing is wrong, or it throws. */
    void of(Opened opened) throws House.Refusal;
  }

  Page page(Words words, House house, Opened opened) throws House.Refusal {
    check.of(opened);
    Page page =
        game.isPresent()
            ? RecordPage.of(words, house, opened, game.get())
            : RecordPage.first(words, house, opened);
    return page instanceof RecordPage record ? record.begun(move, speed) : page;
  }
}
