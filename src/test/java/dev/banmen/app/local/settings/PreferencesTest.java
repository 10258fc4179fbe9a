package dev.banmen.app.local.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.NoThemes;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsText;
import dev.banmen.text.Language;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.keys.KeyMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The user's settings file, and the memo of the last reading. */
class PreferencesTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("config.toml"), text);
  }

  private static Games everything() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  @Test
  void withoutAFileAllIsAsUsual() throws IOException {
    assertThat(
            new Preferences(
                    folder.resolve("none"), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH)
                .load())
        .isEqualTo(Preferences.Loaded.DEFAULTS);
  }

  @Test
  void aPageTellsTheFirstFaultByTheNameOfTheFileAloneAndCountsTheRest() throws IOException {
    String text = "theme = \"wod\"\nmouse = 1\ncoach = 2\n";
    Preferences.Loaded heard =
        new Preferences(file(text), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH).load();
    assertThat(Preferences.notice(heard.faults(), new LocalText(Language.ENGLISH)))
        .startsWith("3 faults (banmen config --check): config.toml:1:1: theme 'wod' is not known");
    assertThat(Preferences.notice(heard.faults().subList(0, 1), new LocalText(Language.ENGLISH)))
        .startsWith("config.toml:1:1: theme 'wod' is not known")
        .doesNotContain("--check");
    assertThat(Preferences.notice(List.of(), new LocalText(Language.ENGLISH))).isEmpty();
  }

  @Test
  void aChoiceChangesItsLineOnly() throws IOException, Refusal {
    Preferences mine =
        new Preferences(
            file("# mine\ntheme = \"wood\" # here\ncoach = true\n"),
            new NoThemes(),
            ScreenChoices.ALL,
            Language.ENGLISH);
    LocalPreferences.save(mine, Setting.THEME, "slate");
    assertThat(mine.text()).isEqualTo("# mine\ntheme = \"slate\" # here\ncoach = true\n");
    Preferences fresh =
        new Preferences(
            folder.resolve("new/config.toml"), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH);
    LocalPreferences.save(fresh, Setting.KEYS, "vi");
    assertThat(fresh.load().settings().value(Setting.KEYS)).isEqualTo("vi");
    Preferences broken =
        new Preferences(file("theme = = 1\n"), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH);
    assertThatThrownBy(() -> LocalPreferences.save(broken, Setting.THEME, "slate"))
        .hasMessageContaining("was not changed");
    assertThat(broken.text()).isEqualTo("theme = = 1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"keys = 3\n", "[[keys]]\nset = \"vi\"\n", "\"keys\" = [] # none\n"})
  void aSetOfKeysIsRefusedWhereSomethingElseStands(String text) throws IOException, Refusal {
    Preferences mine =
        new Preferences(file(text), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH);
    assertThatThrownBy(() -> LocalPreferences.save(mine, Setting.KEYS, "emacs"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("was not changed")
        .hasMessageEndingWith("keys must be a table: write [keys], and below it set = \"default\"");
    assertThat(mine.text()).isEqualTo(text);
    LocalPreferences.save(mine, Setting.THEME, "slate");
    assertThat(mine.load().settings().value(Setting.THEME)).isEqualTo("slate");
  }

  @Test
  void aFileThatCannotBeReadIsNotToldAsOneThatCannotBeWritten() throws IOException {
    byte[] bytes = {'#', (byte) 0xff};
    Path file = Files.write(folder.resolve("config.toml"), bytes);
    assertThatThrownBy(
            () ->
                LocalPreferences.save(
                    new Preferences(file, new NoThemes(), ScreenChoices.ALL, Language.ENGLISH),
                    Setting.KEYS,
                    "vi"))
        .isInstanceOf(Refusal.class)
        .hasMessage(file + ": the text is not UTF-8");
    assertThat(file).hasBinaryContent(bytes);
  }

  @Test
  void everyGameIsWrittenOutAsItUsuallyIs() throws IOException {
    Games games = everything();
    Preferences own =
        new Preferences(
            folder.resolve("none"), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH);
    String text = SettingsText.defaults(own::choices, KeyMap::names, games);
    Preferences.Loaded heard =
        new Preferences(file(text), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH)
            .load(games);
    assertThat(heard.faults()).isEmpty();
    assertThat(heard.games()).isEqualTo(GameDefaults.NONE);
    List<String> said = new ArrayList<>();
    for (Settings.GameDefault option : heard.settings().options()) {
      said.add(option.game() + " " + option.key() + "=" + option.value());
    }
    List<String> all = new ArrayList<>();
    for (Family family : games.families()) {
      family
          .options()
          .forEach(one -> all.add(family.id() + " " + one.key() + "=" + one.standard()));
    }
    assertThat(said).containsExactlyElementsOf(all);
  }

  @Test
  void whatAGameCannotBeIsToldWithItsLineAndTheRestHolds() throws IOException {
    Path path =
        file(
            "[games.go]\nsize = 9\nrules = \"korean\"\nkommi = 3\nhandicap = 99\n"
                + "[games.chess]\nsize = 8\n[games.toy]\nrow = 4\nsize = 5\n");
    Preferences.Loaded heard =
        new Preferences(path, new NoThemes(), ScreenChoices.ALL, Language.ENGLISH)
            .load(everything());
    assertThat(heard.games().of("go")).isEqualTo(Map.of("size", "9"));
    assertThat(heard.games().of("toy")).isEqualTo(Map.of("row", "4", "size", "5"));
    List<String> told = new ArrayList<>();
    Family go = everything().find("go").orElseThrow();
    for (String[] set : new String[][] {{"rules", "korean"}, {"kommi", "3"}, {"handicap", "99"}}) {
      assertThatThrownBy(() -> go.game(Map.of("size", "9", set[0], set[1])))
          .isInstanceOf(OptionFault.class)
          .satisfies(fault -> told.add(fault.getMessage()));
    }
    assertThat(heard.faults())
        .extracting(fault -> fault.in("F"))
        .containsExactly(
            "F:3:1: " + told.get(0),
            "F:4:1: " + told.get(1),
            "F:5:1: " + told.get(2),
            "F:7:1: unknown game: chess; choose " + everything().choices());
  }
}
