package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.NoThemes;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.text.Language;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.MouseUse;
import dev.banmen.tui.keys.KeyMap;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code config}, and how the command line and the file combine. */
class ConfigCommandTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("config.toml"), text);
  }

  @Test
  void theRootOfADiskIsNoFileOfSettings() {
    ProgramRun run = ProgramRun.of("", "config", "--check", "/");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).hasLineCount(1).contains("/: cannot be read: it is a folder");
  }

  @Test
  void whatIsWrittenOutChangesNothing() throws IOException {
    ProgramRun run = ProgramRun.of("", "config");
    assertThat(run).extracting(ProgramRun::code, ProgramRun::err).containsExactly(0, "");
    Preferences written =
        new Preferences(file(run.out()), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH);
    assertThat(written.load().faults()).isEmpty();
    DisplayOptions with = DisplayOptions.DEFAULTS.over(written.load().settings());
    for (Setting setting : Setting.values()) {
      assertThat(with.chosen()).containsEntry(setting, setting.defaultValue());
      assertThat(run.out()).contains("\n# ");
    }
    assertThat(ProgramRun.of("", "config", "--check", written.file().toString()))
        .isEqualTo(new ProgramRun(0, "", ""));
  }

  /** Each line is valid as it is once it is uncommented. */
  @Test
  void everyNameOfAKeyIsWrittenOutWithItsKeys() throws IOException {
    String text = ProgramRun.of("", "config").out();
    for (String set : KeyMap.SETS) {
      Map<String, List<String>> names = KeyMap.names(set);
      assertThat(KeyMap.names(KeyMap.SETS.get(0)).keySet()).containsAll(names.keySet());
      for (String name : names.keySet()) {
        List<String> lines =
            text.lines().filter(line -> line.startsWith("# " + name + " = ")).toList();
        assertThat(lines).as(set + " " + name).hasSize(1);
        assertThat(lines.get(0)).contains(names.get(name).stream().map(this::quoted).toList());
        assertThat(lines.get(0).contains(set + ": "))
            .isEqualTo(!names.equals(KeyMap.names(KeyMap.SETS.get(0))));
      }
    }
    String own = text;
    for (String name : KeyMap.names(KeyMap.SETS.get(0)).keySet()) {
      own = own.replace("\n# " + name + " = ", "\n" + name + " = ");
    }
    Preferences.Loaded heard =
        new Preferences(file(own), new NoThemes(), ScreenChoices.ALL, Language.ENGLISH).load();
    assertThat(heard.faults()).isEmpty();
    Map<String, List<String>> read = new LinkedHashMap<>();
    heard.settings().keys().forEach(key -> read.put(key.name(), key.keys()));
    assertThat(read).isEqualTo(KeyMap.names(KeyMap.SETS.get(0)));
  }

  private String quoted(String key) {
    return '"' + key + '"';
  }

  @Test
  void itIsWrittenWithItsFolderAndOverNothing() throws IOException {
    Path file = folder.resolve("new").resolve("banmen").resolve("config.toml");
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), said, complained);
    ConfigCommand command =
        new ConfigCommand(
            new CommandContext(
                HostEnvironment.ofProcess(), new Games(List.of(new ToyFamily())), streams));
    assertThat(command.write(file, "theme = \"slate\"\n")).isEqualTo(ExitCode.DONE);
    assertThat(file).hasContent("theme = \"slate\"\n");
    assertThat(said).hasToString("Wrote the settings to " + file + "\n");
    assertThat(command.write(file, "theme = \"wood\"\n")).isEqualTo(ExitCode.FAULT);
    assertThat(file).hasContent("theme = \"slate\"\n");
    assertThat(complained)
        .hasToString(
            "banmen: " + file + " cannot be written: a file with this name already exists\n");
    assertThat(ProgramRun.of("", "config", "--write", "--path").err())
        .isEqualTo("banmen: --write and --path cannot be used together\n");
    assertThat(ProgramRun.of("", "config", "--write", "x").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void eachFaultIsOneLineWithItsPlace() throws IOException {
    String name = file("theme = \"wood\"\nmouses = true\n").toString();
    assertThat(ProgramRun.of("", "config", "--check", name))
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: "
                    + name
                    + ":2:1: setting 'mouses' is not known; did you mean mouse? Choose theme,"
                    + " glyphs, color, language, mouse, bell, coach, bot-time, ponder, network,"
                    + " recall, reviews, time-zone, turn-problems, [keys], [games] or"
                    + " [engines]\n"));
    Files.write(folder.resolve("config.toml"), new byte[] {(byte) 0xff});
    assertThat(ProgramRun.of("", "config", "--check", name).err())
        .isEqualTo("banmen: " + name + ": the text is not UTF-8\n");
    assertThat(ProgramRun.of("", "config", "--check", name + "x").err())
        .isEqualTo("banmen: " + name + "x: cannot be read: no such file\n");
    assertThat(ProgramRun.of("", "config", name).code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void whatCannotBeSettingsIsOneLine() throws Exception {
    Path file = file("#".repeat(256 << 10));
    assertThat(ProgramRun.of("", "config", "--check", file.toString()))
        .isEqualTo(new ProgramRun(0, "", ""));
    Files.writeString(file, "#", StandardOpenOption.APPEND);
    assertOneLine(file, "it is larger than 256 KB");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(5L << 30);
    }
    assertOneLine(file, "it is larger than 256 KB");
    assertOneLine(folder, "it is a folder");
    assertOneLine(Path.of("/dev/zero"), "it isn't a regular file");
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertOneLine(pipe, "it isn't a regular file");
  }

  private static void assertOneLine(Path file, String reason) {
    assertThat(ProgramRun.of("", "config", "--check", file.toString()))
        .isEqualTo(new ProgramRun(1, "", "banmen: " + file + ": cannot be read: " + reason + "\n"));
  }

  @Test
  void faultsAreInTheOrderOfTheirLinesWhateverFindsThem() throws IOException {
    String text =
        "mouses = true\n[games.go]\nsize = \"many\"\nsizes = 9\n[keys]\n"
            + "nothing = \"x\"\nup = \"zz\"\nset = \"vim\"\n[game]\n";
    for (String other :
        List.of(text, text.replace("[games.go]", "[games.gone]"), "up = 1\n" + text)) {
      List<String> lines =
          ProgramRun.ofCatalog("", "config", "--check", file(other).toString())
              .err()
              .lines()
              .toList();
      List<Integer> numbers =
          lines.stream().map(line -> Integer.valueOf(line.split(":")[2])).toList();
      assertThat(numbers).hasSizeGreaterThan(4).isSorted();
    }
  }

  @Test
  void theCommandLineGoesBefore() {
    Settings file = Settings.DEFAULTS.with(Setting.THEME, "slate").with(Setting.MOUSE, "false");
    DisplayOptions said = new DisplayOptions(Map.of(Setting.THEME, "wood"), false);
    assertThat(said.over(file).theme()).isEqualTo("wood");
    assertThat(said.over(file).mouse()).isEqualTo(MouseUse.NONE);
    assertThat(DisplayOptions.DEFAULTS.over(file).theme()).isEqualTo("slate");
  }

  @Test
  void theMouseCanBeHadForOneStart() {
    Settings file = new Settings(Map.of(Setting.MOUSE, "false"), List.of(), List.of(), List.of());
    assertThat(DisplayOptions.DEFAULTS.over(file).mouse()).isEqualTo(MouseUse.NONE);
    DisplayOptions said = new DisplayOptions(Map.of(Setting.MOUSE, "true"), false);
    assertThat(said.over(file).mouse()).isEqualTo(MouseUse.PLAYS);
    Settings twice = file.with(Setting.MOUSE, "confirm");
    assertThat(said.over(twice).mouse()).as("clicks stay confirmed").isEqualTo(MouseUse.CONFIRMS);
    assertThat(DisplayOptions.DEFAULTS.over(twice).mouse()).isEqualTo(MouseUse.CONFIRMS);
    DisplayOptions none = new DisplayOptions(Map.of(Setting.MOUSE, "false"), false);
    assertThat(none.over(twice).mouse()).isEqualTo(MouseUse.NONE);
    assertThat(ProgramRun.of("", "play", "toy", "--mouse").out())
        .isEqualTo("3x3, 3 in a row auto mouse\n");
    assertThat(ProgramRun.of("", "--no-mouse", "play", "toy", "--mouse"))
        .isEqualTo(ProgramRun.of("", "play", "toy", "--mouse"));
    assertThat(ProgramRun.of("", "play", "toy", "--mouse", "--no-mouse"))
        .isEqualTo(
            new ProgramRun(
                2, "", "banmen: options '--mouse' and '--no-mouse' cannot be used together\n"));
  }

  private static Games everything() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  @Test
  void whatTheCommandLineSaysOfAGameGoesBefore() throws Exception {
    Path path = file("[games.go]\nsize = 9\nrules = \"japanese\"\n");
    Preferences.Loaded heard =
        new Preferences(path, new NoThemes(), ScreenChoices.ALL, Language.ENGLISH)
            .load(everything());
    Library library =
        new Library(
            HostEnvironment.ofProcess(), everything(), ScreenChoices.ALL, folder.resolve("state"));
    library.preferences().use(heard.with(Setting.COACH, "true"));
    StartView.OfGame said = new StartView.New(Terms.of("go", Map.of("size", "13")));
    assertThat(said.open(library).now().terms().chosen())
        .isEqualTo(Map.of("size", "13", "rules", "japanese"));
    StartView.OfGame plain = new StartView.New(Terms.of("go", Map.of()));
    assertThat(plain.open(library).now().position().game().summary()).startsWith("9x9");
    StartView.OfGame other = new StartView.New(Terms.of("othello", Map.of()));
    assertThat(other.open(library).now().terms().chosen()).isEmpty();
  }
}
