package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.text.Words;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.view.RecordPage;
import java.util.Optional;

/**
 * Which part of a file is shown first. Immutable.
 *
 * @param game from 0; empty for the only one, or a table of them
 * @param move the number of the move to start at; beyond the last one, the end
 * @param speed how many moves a second play by themselves from there; 0 for none
 * @param check refuses a file that doesn't have this
 * @param notice what the page says first; often empty
 */
public record Start(Optional<Integer> game, int move, double speed, Check check, String notice) {
  /** A start without a notice. */
  public Start(Optional<Integer> game, int move, double speed, Check check) {
    this(game, move, speed, check, "");
  }

  /** Returns a start at the end of a file's only game. */
  public static Start atEnd(String notice) {
    return new Start(Optional.of(0), Integer.MAX_VALUE, 0, opened -> {}, notice);
  }

  /** Checks a file before it is shown. */
  public interface Check {
    void of(OpenedFile opened) throws Refusal;
  }

  Page page(Words words, Person person, OpenedFile opened) throws Refusal {
    check.of(opened);
    Page page =
        game.isPresent()
            ? RecordPage.of(words, person, opened, game.get())
            : PageMaker.first(words, person, opened);
    Page begun = page instanceof RecordPage record ? record.begun(move, speed) : page;
    return notice.isEmpty() ? begun : begun.saying(notice);
  }
}
