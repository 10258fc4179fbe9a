package dev.banmen.tui;

import java.util.Optional;

/** What a page asks of the house, and how it hears of it. */
final class Errand {
  private Errand() {}

  static void run(Pages pages, House house, PageStep step) {
    try {
      if (step instanceof PageStep.Begin begin) {
        pages.show(begin.page());
        pages.open(house.begin(begin.terms()), begin.over());
      } else if (step instanceof PageStep.Resume resume) {
        pages.show(resume.page());
        pages.open(house.resume(resume.game()), Optional.of(resume.page()));
      } else if (step instanceof PageStep.OpenFile file) {
        pages.show(file.page());
        pages.open(house.open(file.file()), Optional.of(file.page()));
      } else if (step instanceof PageStep.Save save) {
        pages.show(save.page());
        house.save(save.file(), save.session());
        pages.show(save.page().saying(pages.words().text("saved", save.file())));
      }
    } catch (House.Refusal refusal) {
      pages.show(pages.shown().saying(refusal.getMessage()));
    }
  }
}
