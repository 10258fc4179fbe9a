package dev.banmen.cli;

import dev.banmen.app.NoThemes;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.app.local.settings.SettingsMemo;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.shell.Editor;
import dev.banmen.shell.Shell;
import dev.banmen.shell.ShellOutput;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Runs through all that a start may need, while the JVM records the classes for an archive. Not a
 * command: the launcher runs it when it makes the archive, and nothing is shown.
 */
record ClassArchiveTraining(HostEnvironment host, Games games, Frontend frontend) {
  private static final int FILES = 2000;

  /**
   * Runs what the first argument names, {@code judge}, {@code check} or {@code all}; unpacks what a
   * frontend needs into the folder named by the second.
   */
  public static void main(String[] args) throws IOException {
    HostEnvironment host = HostEnvironment.ofProcess();
    Locale language =
        LanguageChoice.of(Map.of("LANG", "C"), LanguageOption.asked(args), Optional.empty());
    Games games = Catalog.ALL.in(new ChosenLanguage(language));
    ClassArchiveTraining training = new ClassArchiveTraining(host, games, new ScreenFrontend(host));
    if (args[0].equals("check")) {
      training.check();
      return;
    }
    training.judge();
    if (args[0].equals("all")) {
      training.frontend.unpack(Path.of(args[1]));
      settings();
      training.play();
      training.shell();
      training.parse();
    }
  }

  /** Applies settings as a start does when their file was read before. */
  private static void settings() throws IOException {
    Path folder = Files.createTempDirectory("banmen");
    try {
      SettingsMemo memo = new SettingsMemo(folder.resolve("settings"));
      Preferences preferences =
          new Preferences(
              folder.resolve(Preferences.NAME),
              new NoThemes(),
              ScreenChoices.ALL,
              Optional.of(memo),
              Language.ENGLISH);
      Files.writeString(preferences.file(), "theme = \"slate\"\n");
      Settings settings =
          new Settings(Map.of(Setting.THEME, "slate"), List.of(), List.of(), List.of());
      memo.keep(preferences.text(), settings);
      preferences.load();
    } finally {
      ScreenFrontend.empty(folder);
    }
  }

  /** Judges a short input of each game that has one. */
  void judge() throws IOException {
    for (Family family : games.families()) {
      silent(shortInput(family)).run("judge", family.id());
    }
  }

  /** Shows each game on the screen, and round the option parser. */
  void play() throws IOException {
    silent(new byte[0]).run();
    for (Family family : games.families()) {
      frontend.rehearse(games, Terms.of(family.id(), Map.of()));
      // There is no terminal, but the classes that look for one are recorded too.
      silent(new byte[0]).run("play", family.id());
      silent(new byte[0]).run("play", family.id(), "--theme", "slate", "--ascii");
    }
  }

  /** Plays a little of each game in line mode, and types at an editor on a terminal of its own. */
  void shell() throws IOException {
    Path folder = Files.createTempDirectory("banmen");
    Library library = new Library(host, games, ScreenChoices.ALL, folder);
    try {
      for (Family family : games.families()) {
        new ShellRun(silently(typed(family))).run(library, shell -> true);
      }
      Editor.rehearse(new Shell(library, ShellOutput.NONE), folder);
    } finally {
      ScreenFrontend.empty(folder);
    }
  }

  private static byte[] typed(Family family) {
    String line = "play " + family.id() + "\nlegal\nboard\nundo\nlearn\nhelp\n";
    return line.getBytes(StandardCharsets.UTF_8);
  }

  /** Checks and counts files until the hot code is compiled, for meaningful profiles. */
  void check() throws IOException {
    for (Family family : games.families()) {
      String format = family.id() + "-exercise";
      silent(shortInput(family)).run("check", "-", "--input", format);
    }
    Path file = Files.createTempFile("banmen-", ".sgf");
    try {
      Files.write(file, resource("go.sgf"));
      String[] names = new String[FILES + 1];
      Arrays.fill(names, file.toString());
      Program program = silent(new byte[0]);
      for (String command : new String[] {"stats", "check"}) {
        names[0] = command;
        program.run(names);
      }
    } finally {
      Files.delete(file);
    }
  }

  /** Asks the option parser for everything. */
  private void parse() throws IOException {
    for (Family family : games.families()) {
      silent(shortInput(family)).run("judge", family.id(), "--explain");
      for (String command : new String[] {"show", "check", "stats"}) {
        silent(shortInput(family)).run(command, "-", "--input", family.id() + "-exercise");
      }
    }
    Program program = silent(new byte[0]);
    program.run();
    Path file = Files.createTempFile("banmen-", ".sgf");
    try {
      Files.write(file, resource("go.sgf"));
      program.run("view", file.toString());
      program.run("screenshot", "--format", "text", "view", file.toString());
      program.run("screenshot", "--format", "text", "learn");
    } finally {
      Files.delete(file);
    }
    program.run("help");
    program.run("games");
    program.run("version");
    program.run("judge", "no-game");
    program.run("no-command");
  }

  private static byte[] shortInput(Family family) throws IOException {
    return resource(family.id() + ".txt");
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream input = ClassArchiveTraining.class.getResourceAsStream("rehearsal/" + name)) {
      return input == null ? new byte[0] : input.readAllBytes();
    }
  }

  private CommandContext silently(byte[] input) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    StandardStreams streams =
        new StandardStreams(new ByteArrayInputStream(input), nowhere, nowhere);
    return new CommandContext(host, games, streams);
  }

  private Program silent(byte[] input) {
    return new Program(silently(input), frontend);
  }
}
