package dev.banmen.tui.page.home;

import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/**
 * Opens the lessons over a page, which says so if they can't be shown.
 *
 * @param page which stays until they are there
 */
record OpenLessons(Page page) implements PageResult {
  @Override
  public boolean follow(Pages pages) {
    return new AwaitingPage.UseOwnFiles<>(
            page,
            watch -> pages.factory().lessons(pages),
            (lessons, millis) -> new PageResult.OpenOther(lessons, page))
        .follow(pages);
  }
}
