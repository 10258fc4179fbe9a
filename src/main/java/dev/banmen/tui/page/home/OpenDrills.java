package dev.banmen.tui.page.home;

import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/**
 * Opens the drills over a page, once the person's results are read.
 *
 * @param page which stays until then
 */
record OpenDrills(Page page) implements PageResult {
  @Override
  public boolean follow(Pages pages) {
    return new AwaitingPage.UseOwnFiles<>(
            page,
            watch -> pages.factory().drills(pages),
            (drills, now) -> new PageResult.OpenOther(drills, page))
        .follow(pages);
  }
}
