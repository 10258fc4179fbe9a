package dev.banmen.cli;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.settings.Setting;
import dev.banmen.settings.SettingsFault;
import java.io.IOException;
import java.util.Optional;

/**
 * The settings that the program starts with. Immutable.
 *
 * @param notice one line about what is wrong in them; empty if nothing is
 */
record StartSettings(Preferences.Loaded loaded, String notice) {
  /** Reads the user's settings, and says on standard error all that is wrong in them. */
  static StartSettings read(CommandContext context) {
    LocalText wording = context.local();
    String file = Preferences.NAME;
    try {
      Preferences preferences =
          Preferences.of(context.host(), ScreenChoices.ALL, context.language());
      file = preferences.file();
      Preferences.Loaded loaded = preferences.load(context.games());
      for (SettingsFault fault : loaded.faults()) {
        context.complain(fault.in(file));
      }
      Optional<String> network =
          NetworkOption.fault(context, loaded.settings().value(Setting.NETWORK));
      network.ifPresent(context::complain);
      String notice = Preferences.notice(loaded.faults(), wording);
      return new StartSettings(loaded, notice.isEmpty() ? network.orElse("") : notice);
    } catch (IOException e) {
      String why = ": " + Preferences.hindrance(e, wording);
      context.complain(file + why);
      return new StartSettings(Preferences.Loaded.DEFAULTS, Preferences.NAME + why);
    }
  }
}
