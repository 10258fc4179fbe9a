package dev.banmen.tui.page.learn;

import dev.banmen.app.LessonDraft;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The file of a lesson that its author works on: it is looked at now and then. Immutable.
 *
 * @param stamp of the state that was read last
 * @param faults those in it, a line each
 * @param due when to look again, in milliseconds of the person's clock
 */
record DraftWatch(String file, String stamp, List<String> faults, long due) {
  /** Milliseconds between two looks at the file. */
  private static final long PERIOD = 500;

  static DraftWatch of(LessonDraft draft) {
    return new DraftWatch(draft.file(), draft.stamp(), draft.faults(), 0);
  }

  DraftWatch later(long millis) {
    return new DraftWatch(file, stamp, faults, millis + PERIOD);
  }

  DraftWatch after(LessonDraft draft) {
    return new DraftWatch(file, draft.stamp(), draft.faults(), due);
  }

  /** Looks at the file again, and shows a page, or what the page changes to if the file has. */
  PageAction lookingFrom(Page page, Function<LessonDraft, Page> changed) {
    return (pages, person) -> {
      pages.show(page);
      Optional<LessonDraft> read = person.lessons().draft(file, stamp);
      if (read.isPresent()) {
        pages.show(changed.apply(read.get()));
      }
    };
  }
}
