package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.session.Terms;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsText;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.House;
import dev.banmen.tui.KeyMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code config}, and what the command line and the file say together. */
class ConfigCommandTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("config.toml"), text);
  }

  @Test
  void whatIsWrittenOutChangesNothing() throws IOException {
    Run run = Run.of("", "config");
    assertThat(run).extracting(Run::code, Run::err).containsExactly(0, "");
    Preferences written = new Preferences(file(run.out()), Map.of());
    assertThat(written.heard().faults()).isEmpty();
    Manner with = Manner.USUAL.over(written.heard().settings());
    for (Setting setting : Setting.values()) {
      assertThat(with.said()).containsEntry(setting, setting.usual());
      assertThat(run.out()).contains("\n# ");
    }
    assertThat(Run.of("", "config", "--check", written.file().toString()))
        .isEqualTo(new Run(0, "", ""));
  }

  /** Each line is right as it stands, once it is no comment any more. */
  @Test
  void everyNameOfAKeyIsWrittenOutWithItsKeys() throws IOException {
    String text = Run.of("", "config").out();
    for (String set : KeyMap.SETS) {
      Map<String, List<String>> names = KeyMap.names(set);
      assertThat(KeyMap.names().keySet()).containsAll(names.keySet());
      for (String name : names.keySet()) {
        List<String> lines =
            text.lines().filter(line -> line.startsWith("# " + name + " = ")).toList();
        assertThat(lines).as(set + " " + name).hasSize(1);
        assertThat(lines.get(0)).contains(names.get(name).stream().map(this::quoted).toList());
        assertThat(lines.get(0).contains(set + ": ")).isEqualTo(!names.equals(KeyMap.names()));
      }
    }
    String own = text;
    for (String name : KeyMap.names().keySet()) {
      own = own.replace("\n# " + name + " = ", "\n" + name + " = ");
    }
    Preferences.Heard heard = new Preferences(file(own), Map.of()).heard();
    assertThat(heard.faults()).isEmpty();
    Map<String, List<String>> read = new LinkedHashMap<>();
    heard.settings().keys().forEach(key -> read.put(key.name(), key.keys()));
    assertThat(read).isEqualTo(KeyMap.names());
  }

  private String quoted(String key) {
    return '"' + key + '"';
  }

  @Test
  void itIsWrittenWithItsFolderAndOverNothing() throws IOException {
    Path file = folder.resolve("new").resolve("banmen").resolve("config.toml");
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    Streams streams = new Streams(InputStream.nullInputStream(), said, complained);
    ConfigCommand command = new ConfigCommand(new Games(List.of(new ToyFamily())), streams);
    assertThat(command.write(file, "theme = \"slate\"\n")).isEqualTo(ExitCode.DONE);
    assertThat(file).hasContent("theme = \"slate\"\n");
    assertThat(said).hasToString(file + " is written\n");
    assertThat(command.write(file, "theme = \"wood\"\n")).isEqualTo(ExitCode.FAULT);
    assertThat(file).hasContent("theme = \"slate\"\n");
    assertThat(complained)
        .hasToString(
            "banmen: " + file + " cannot be written: a file of that name is there already\n");
    assertThat(Run.of("", "config", "--write", "--path").err())
        .isEqualTo("banmen: --write and --path are two commands\n");
    assertThat(Run.of("", "config", "--write", "x").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void eachFaultIsOneLineWithItsPlace() throws IOException {
    String name = file("theme = \"wood\"\nmouses = true\n").toString();
    assertThat(Run.of("", "config", "--check", name))
        .isEqualTo(
            new Run(
                1,
                "",
                "banmen: "
                    + name
                    + ":2:1: 'mouses' is no setting; there are theme, glyphs, color, language,"
                    + " mouse, coach, [keys], [games]\n"));
    Files.write(folder.resolve("config.toml"), new byte[] {(byte) 0xff});
    assertThat(Run.of("", "config", "--check", name).err())
        .isEqualTo("banmen: " + name + ": this is not UTF-8\n");
    assertThat(Run.of("", "config", "--check", name + "x").err())
        .isEqualTo("banmen: " + name + "x: cannot be read: no such file\n");
    assertThat(Run.of("", "config", name).code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void whatCannotBeSettingsIsOneLine() throws Exception {
    Path file = file("#".repeat(256 << 10));
    assertThat(Run.of("", "config", "--check", file.toString())).isEqualTo(new Run(0, "", ""));
    Files.writeString(file, "#", StandardOpenOption.APPEND);
    assertOneLine(file, "it is larger than 256 KB");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(5L << 30);
    }
    assertOneLine(file, "it is larger than 256 KB");
    assertOneLine(folder, "it is a directory");
    assertOneLine(Path.of("/dev/zero"), "it isn't a regular file");
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertOneLine(pipe, "it isn't a regular file");
  }

  private static void assertOneLine(Path file, String reason) {
    assertThat(Run.of("", "config", "--check", file.toString()))
        .isEqualTo(new Run(1, "", "banmen: " + file + ": cannot be read: " + reason + "\n"));
  }

  @Test
  void faultsAreInTheOrderOfTheirLinesWhateverFindsThem() throws IOException {
    String text =
        "mouses = true\n[games.go]\nsize = \"many\"\nsizes = 9\n[keys]\n"
            + "nothing = \"x\"\nup = \"zz\"\nset = \"vim\"\n[game]\n";
    for (String other :
        List.of(text, text.replace("[games.go]", "[games.gone]"), "up = 1\n" + text)) {
      List<String> lines =
          Run.ofCatalog("", "config", "--check", file(other).toString()).err().lines().toList();
      List<Integer> numbers =
          lines.stream().map(line -> Integer.valueOf(line.split(":")[2])).toList();
      assertThat(numbers).hasSizeGreaterThan(4).isSorted();
    }
  }

  @Test
  void aPageTellsTheFirstFaultByTheNameOfTheFileAloneAndCountsTheRest() throws IOException {
    String text = "theme = \"wod\"\nmouse = 1\ncoach = 2\n";
    Preferences.Heard heard = new Preferences(file(text), Map.of()).heard();
    assertThat(Preferences.notice(heard.faults()))
        .startsWith("3 faults (banmen config --check): config.toml:1:1: theme is 'wod', ");
    assertThat(Preferences.notice(heard.faults().subList(0, 1)))
        .startsWith("config.toml:1:1: theme is 'wod', ")
        .doesNotContain("--check");
    assertThat(Preferences.notice(List.of())).isEmpty();
  }

  @Test
  void withoutAFileAllIsAsUsual() throws IOException {
    assertThat(new Preferences(folder.resolve("none"), Map.of()).heard())
        .isEqualTo(Preferences.Heard.NOTHING);
  }

  @Test
  void theCommandLineGoesBefore() {
    Settings file = Settings.USUAL.with(Setting.THEME, "slate").with(Setting.MOUSE, "false");
    Manner said = new Manner(Map.of(Setting.THEME, "wood"), false);
    assertThat(said.over(file).theme()).isEqualTo("wood");
    assertThat(said.over(file).hasMouse()).isFalse();
    assertThat(Manner.USUAL.over(file).theme()).isEqualTo("slate");
  }

  @Test
  void theMouseCanBeHadForOneStart() {
    Settings file = new Settings(Map.of(Setting.MOUSE, "false"), List.of(), List.of());
    assertThat(Manner.USUAL.over(file).hasMouse()).isFalse();
    Manner said = new Manner(Map.of(Setting.MOUSE, "true"), false);
    assertThat(said.over(file).hasMouse()).isTrue();
    assertThat(Run.of("", "play", "toy", "--mouse").out())
        .isEqualTo("3x3, 3 in a row auto mouse\n");
    assertThat(Run.of("", "--no-mouse", "play", "toy", "--mouse"))
        .isEqualTo(Run.of("", "play", "toy", "--mouse"));
    assertThat(Run.of("", "play", "toy", "--mouse", "--no-mouse"))
        .isEqualTo(
            new Run(2, "", "banmen: options '--mouse' and '--no-mouse' do not go together\n"));
  }

  @Test
  void aChoiceChangesItsLineOnly() throws IOException, House.Refusal {
    Preferences mine =
        new Preferences(file("# mine\ntheme = \"wood\" # here\ncoach = true\n"), Map.of());
    Preferred.keep(mine, Setting.THEME, "slate");
    assertThat(mine.text()).isEqualTo("# mine\ntheme = \"slate\" # here\ncoach = true\n");
    Preferences fresh = new Preferences(folder.resolve("new/config.toml"), Map.of());
    Preferred.keep(fresh, Setting.KEYS, "vi");
    assertThat(fresh.heard().settings().value(Setting.KEYS)).isEqualTo("vi");
    Preferences broken = new Preferences(file("theme = = 1\n"), Map.of());
    assertThatThrownBy(() -> Preferred.keep(broken, Setting.THEME, "slate"))
        .hasMessageContaining("was not changed");
    assertThat(broken.text()).isEqualTo("theme = = 1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"keys = 3\n", "[[keys]]\nset = \"vi\"\n", "\"keys\" = [] # none\n"})
  void aSetOfKeysIsRefusedWhereSomethingElseStands(String text) throws IOException, House.Refusal {
    Preferences mine = new Preferences(file(text), Map.of());
    assertThatThrownBy(() -> Preferred.keep(mine, Setting.KEYS, "emacs"))
        .isInstanceOf(House.Refusal.class)
        .hasMessageContaining("was not changed")
        .hasMessageEndingWith("keys is a table: [keys], and below it set = \"default\"");
    assertThat(mine.text()).isEqualTo(text);
    Preferred.keep(mine, Setting.THEME, "slate");
    assertThat(mine.heard().settings().value(Setting.THEME)).isEqualTo("slate");
  }

  @Test
  void aFileThatCannotBeReadIsNotToldAsOneThatCannotBeWritten() throws IOException {
    byte[] bytes = {'#', (byte) 0xff};
    Path file = Files.write(folder.resolve("config.toml"), bytes);
    assertThatThrownBy(() -> Preferred.keep(new Preferences(file, Map.of()), Setting.KEYS, "vi"))
        .isInstanceOf(House.Refusal.class)
        .hasMessage(file + ": this is not UTF-8");
    assertThat(file).hasBinaryContent(bytes);
  }

  private static Games everything() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  @Test
  void everyGameIsWrittenOutAsItUsuallyIs() throws IOException {
    Games games = everything();
    Preferences own = new Preferences(folder.resolve("none"), Map.of());
    String text = SettingsText.usual(own::choices, KeyMap::names, games);
    Preferences.Heard heard = new Preferences(file(text), Map.of()).heard(games);
    assertThat(heard.faults()).isEmpty();
    assertThat(heard.games()).isEqualTo(UsualGames.NONE);
    List<String> said = new ArrayList<>();
    for (Settings.OfGame option : heard.settings().options()) {
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
    Preferences.Heard heard = new Preferences(path, Map.of()).heard(everything());
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
            "F:7:1: 'chess' is no game; there are " + everything().ids());
  }

  @Test
  void whatTheCommandLineSaysOfAGameGoesBefore() throws Exception {
    Path path = file("[games.go]\nsize = 9\nrules = \"japanese\"\n");
    Preferences.Heard heard = new Preferences(path, Map.of()).heard(everything());
    Library library = new Library(everything(), folder.resolve("state"));
    library.begunAs(new Habits(heard.games(), true));
    Opening said = new Opening.New(Terms.of("go", Map.of("size", "13")));
    assertThat(Screen.open(library, said).now().terms().chosen())
        .isEqualTo(Map.of("size", "13", "rules", "japanese"));
    Opening plain = new Opening.New(Terms.of("go", Map.of()));
    assertThat(Screen.open(library, plain).now().position().game().summary()).startsWith("9x9");
    Opening other = new Opening.New(Terms.of("othello", Map.of()));
    assertThat(Screen.open(library, other).now().terms().chosen()).isEmpty();
  }

  @Test
  void whatGamesAreIsRememberedWithTheRest() throws IOException {
    SettingsMemo memo = new SettingsMemo(folder.resolve("state/settings"));
    Path path = file("coach = true\n[games.dots]\nsize = \"5x7\"\nties = \"second\"\n");
    Preferences mine = new Preferences(path, Map.of(), Optional.of(memo));
    Preferences.Heard first = mine.heard(everything());
    assertThat(memo.of(mine.text())).contains(first.settings());
    assertThat(mine.heard(everything()).games().of("dots"))
        .isEqualTo(Map.of("size", "5x7", "ties", "second"));
  }

  @Test
  void whatWasReadLastIsNotUsedOnceItsThemeIsGone() throws IOException {
    SettingsMemo memo = new SettingsMemo(folder.resolve("state/settings"));
    Path theme = folder.resolve("banmen/themes/mine.properties");
    Files.createDirectories(theme.getParent());
    Files.copy(Path.of("themes/slate.properties"), theme);
    Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());
    Preferences mine = new Preferences(file("theme = \"mine\"\n"), environment, Optional.of(memo));
    assertThat(mine.heard().faults()).isEmpty();
    assertThat(mine.heard().settings().value(Setting.THEME)).isEqualTo("mine");
    Files.delete(theme);
    assertThat(mine.heard().faults()).hasSize(1);
    assertThat(mine.heard().settings().value(Setting.THEME)).isEqualTo("auto");
  }

  @Test
  void whatWasReadLastIsUsedForTheVerySameTextOnly() throws IOException {
    SettingsMemo memo = new SettingsMemo(folder.resolve("state/settings"));
    Path path = file("theme = \"slate\"\n[keys]\nset = \"vi\"\nundo = [\"=\", \"Alt-u\"]\n");
    Preferences mine = new Preferences(path, Map.of(), Optional.of(memo));
    Preferences.Heard first = mine.heard();
    assertThat(memo.of(mine.text())).contains(first.settings());
    assertThat(memo.of(mine.text() + " ")).isEmpty();
    assertThat(memo.of(mine.text().replace('=', ' '))).isEmpty();
    assertThat(mine.heard().settings()).isEqualTo(first.settings());
    Files.writeString(path, "theme = \"wood\"\n");
    assertThat(mine.heard().settings().value(Setting.THEME)).isEqualTo("wood");
    Files.writeString(folder.resolve("state/settings"), "3\nnonsense");
    assertThat(mine.heard().settings().value(Setting.THEME)).isEqualTo("wood");
  }
}
