package dev.banmen.app;

import dev.banmen.text.Language;

/**
 * No settings: nothing is chosen, and nothing can be. Immutable.
 *
 * @param language what it refuses in
 */
public record NoPreferences(Language language) implements PreferenceStore {
  @Override
  public void prefer(Preference chosen) throws Refusal {
    throw new Refusal(language.words(NoPreferences.class).text("settings.save", chosen.name()));
  }
}
