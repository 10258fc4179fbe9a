package dev.banmen.cli.serve;

import dev.banmen.app.NoThemes;
import dev.banmen.app.Person;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Games;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.ssh.HostKeys;
import dev.banmen.settings.Setting;
import dev.banmen.settings.ZoneName;
import dev.banmen.storage.FolderFiles;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Keeps each person's settings and progress in a folder of theirs. For any thread.
 *
 * @param people the folder of those folders
 * @param zone the time zone of whoever names none; empty for the process's
 */
record ServedLibrary(Path people, Games games, Optional<ZoneId> zone) implements PersonFiles {
  /** The file of the server's own key. */
  static final String HOST_KEY = "host.key";

  /** The folder of what people have on their own, in the data folder. */
  static final String PEOPLE = "people";

  /** A person's folder. */
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,17}");

  /** Files of a person that are exported. */
  private static final int MOST_FILES = 10_000;

  @Override
  public Language language(Map<String, String> environment) {
    return Language.of(LanguageChoice.of(environment, Optional.empty(), Optional.empty()));
  }

  @Override
  public Person of(long person, Map<String, String> environment, Executor files) {
    Path own = people.resolve(Long.toString(person));
    HostEnvironment host =
        new HostEnvironment(
            environment,
            own.toString(),
            own,
            ZoneName.of(environment.getOrDefault("TZ", "")).or(() -> zone),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Preferences.Loaded loaded = loaded(own);
    Optional<String> chosen =
        Optional.of(loaded.settings().value(Setting.LANGUAGE)).filter(one -> !one.equals("auto"));
    Language language =
        new ChosenLanguage(LanguageChoice.of(environment, Optional.empty(), chosen));
    Library library = new Library(host, games.in(language), ScreenChoices.ALL, own);
    library.preferences().use(loaded);
    library.lessons().serve(files);
    return library;
  }

  /** The things of people in the folder of a server. */
  static ServedLibrary in(Path folder, Games games, Optional<ZoneId> zone) {
    return new ServedLibrary(folder.resolve(PEOPLE), games, zone);
  }

  /**
   * Makes all private, so that other accounts on the machine read none of it after it was unpacked.
   */
  void makePrivate() throws IOException {
    makePrivate(people, "rwx------");
    makePrivate(people.resolveSibling(HOST_KEY), "rw-------");
    makePrivate(people.resolveSibling(HostKeys.SECOND), "rw-------");
  }

  private static void makePrivate(Path file, String mode) throws IOException {
    if (Files.exists(file)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }
  }

  @Override
  public Map<String, Path> files() throws IOException {
    Map<String, Path> all = new TreeMap<>();
    for (String name : List.of(HOST_KEY, HostKeys.SECOND, LimitsFile.NAME)) {
      Path file = people.resolveSibling(name);
      if (Files.isRegularFile(file)) {
        all.put(name, file);
      }
    }
    FolderFiles.find(people, file -> all.put(PEOPLE + "/" + people.relativize(file), file));
    return all;
  }

  @Override
  public Map<String, Path> files(long person) throws IOException {
    Path own = people.resolve(Long.toString(person));
    Map<String, Path> all = new TreeMap<>();
    FolderFiles.find(
        own,
        file -> {
          if (all.size() < MOST_FILES) {
            all.put(own.relativize(file).toString(), file);
          }
        });
    return all;
  }

  @Override
  public Set<Long> owners() {
    Set<Long> all = new TreeSet<>();
    for (String name : Optional.ofNullable(people.toFile().list()).orElse(new String[0])) {
      if (NUMBER.matcher(name).matches()) {
        all.add(Long.parseLong(name));
      }
    }
    return all;
  }

  @Override
  public void forget(long person) throws IOException {
    Path own = people.resolve(Long.toString(person));
    if (Files.isDirectory(own)) {
      try (Stream<Path> files = Files.walk(own)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** A person's settings; the defaults if there are none, or they cannot be read. */
  private Preferences.Loaded loaded(Path own) {
    try {
      return new Preferences(
              own.resolve(Preferences.NAME), new NoThemes(), ScreenChoices.ALL, games.language())
          .load(games);
    } catch (IOException e) {
      return Preferences.Loaded.DEFAULTS;
    }
  }
}
