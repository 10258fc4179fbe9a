package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.Opened;
import dev.banmen.text.Words;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordScreen;
import java.util.Optional;

/**
 * What of a file is shown first. Immutable.
 *
 * @param game from 0; empty for the only one, or a table of them
 * @param move the number of the move to begin at; beyond the last one, the end
 * @param speed how many moves a second come by themselves from there; 0 for none
 * @param check refuses a file that has nothing of this
 * @param notice what is to be said first; often nothing
 */
public record Start(Optional<Integer> game, int move, double speed, Check check, String notice) {
  /** Where nothing is to be said. */
  public Start(Optional<Integer> game, int move, double speed, Check check) {
    this(game, move, speed, check, "");
  }

  /** The end of a file's only game. */
  public static Start atEnd(String notice) {
    return new Start(Optional.of(0), Integer.MAX_VALUE, 0, opened -> {}, notice);
  }

  /** Looks at a file before it is shown. */
  public interface Check {
    /** Nothing is wrong, or it throws. */
    void of(Opened opened) throws Refusal;
  }

  Page page(Words words, Person person, Opened opened) throws Refusal {
    check.of(opened);
    Page page =
        game.isPresent()
            ? RecordScreen.page(words, person, opened, game.get())
            : AllPages.first(words, person, opened);
    Page begun = page instanceof RecordPage record ? record.begun(move, speed) : page;
    return notice.isEmpty() ? begun : begun.saying(notice);
  }
}
