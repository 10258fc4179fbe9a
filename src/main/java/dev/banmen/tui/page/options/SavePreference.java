package dev.banmen.tui.page.options;

import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.Refusal;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.theme.ThemeFault;
import java.util.List;

/** Saves a setting, and applies it at once if possible; the page says how that went. */
record SavePreference(Preference chosen, SettingsPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) {
    Appearance appearance = pages.appearance();
    pages.show(page);
    try {
      if (appearance != null) {
        appearance.prefer(chosen);
      }
      person.preferences().prefer(chosen);
      String file = person.preferences().file();
      pages.show(page.saying(pages.words().text("settings.saved", file)));
    } catch (ThemeFault | Refusal e) {
      SettingsPage old = page.having(person.preferences().all());
      if (appearance != null) {
        restore(appearance, old.all());
      }
      pages.show(old.saying(e.getMessage()));
    }
  }

  private void restore(Appearance appearance, List<Preference> old) {
    for (Preference one : old) {
      try {
        if (one.name().equals(chosen.name())) {
          appearance.prefer(one);
        }
      } catch (ThemeFault e) {
        // This one could not be applied before, either.
      }
    }
  }
}
