package dev.banmen.tui.page.options;

import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.theme.ThemeFault;
import java.util.List;

/** Applies a setting at once if possible, and saves it; the page says how that went. */
record SavePreference(Preference chosen, SettingsPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) {
    Appearance appearance = pages.appearance();
    pages.show(page);
    try {
      if (appearance != null) {
        appearance.prefer(chosen);
      }
      pages.save(
          watch -> {
            person.preferences().prefer(chosen);
            return person.preferences().file();
          },
          file -> saved(pages, file),
          refusal -> restore(pages, person.preferences().all(), refusal.getMessage()));
    } catch (ThemeFault e) {
      restore(pages, person.preferences().all(), e.getMessage());
    }
  }

  private static void saved(Pages pages, String file) {
    if (pages.shown() instanceof SettingsPage now) {
      pages.show(now.saying(pages.words().text("settings.saved", file)));
    }
  }

  private void restore(Pages pages, List<Preference> old, String why) {
    Appearance appearance = pages.appearance();
    for (Preference one : old) {
      if (appearance != null && one.name().equals(chosen.name())) {
        try {
          appearance.prefer(one);
        } catch (ThemeFault e) {
          // This one could not be applied before, either.
        }
      }
    }
    if (pages.shown() instanceof SettingsPage now) {
      pages.show(now.having(old));
    }
    pages.show(pages.shown().saying(why));
  }
}
