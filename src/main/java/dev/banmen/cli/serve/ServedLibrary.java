package dev.banmen.cli.serve;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.OwnersLibrary;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Games;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.settings.ZoneName;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Keeps each person's settings and progress in the store. For any thread.
 *
 * @param folder of the server's own files
 * @param given the recordings that its owner gives to all
 * @param zone the time zone of whoever names none; empty for the process's
 */
record ServedLibrary(
    ServerFolder folder,
    OwnersLibrary given,
    OwnFileStore store,
    Games games,
    Optional<ZoneId> zone)
    implements PersonFiles {
  @Override
  public Language language(Map<String, String> environment) {
    return Language.of(LanguageChoice.of(environment, Optional.empty(), Optional.empty()));
  }

  @Override
  public OwnThings of(long person, Map<String, String> environment, Executor files) {
    return of(new StoredFiles(store, person), environment, files);
  }

  OwnThings of(StoredFiles own, Map<String, String> environment, Executor files) {
    Path nowhere = folder.people().resolve(Long.toString(own.person()));
    HostEnvironment host =
        new HostEnvironment(
            environment,
            nowhere.toString(),
            nowhere,
            ZoneName.of(environment.getOrDefault("TZ", "")).or(() -> zone),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Language language =
        new ChosenLanguage(LanguageChoice.of(environment, Optional.empty(), Optional.empty()));
    Library library = new Library(host, games.in(language), ScreenChoices.ALL, own);
    library
        .lessons()
        .readFrom(
            new LessonFolders(
                library.games(),
                List.of(new OwnersLessons(folder.lessons()), new StoredLessons(own)),
                own,
                host.clock()));
    library.lessons().serve(files);
    library.files().showLibrary(given);
    return new OwnThings(library, isRead(library));
  }

  private static boolean isRead(Library library) {
    try {
      library.preferences().read();
      return true;
    } catch (IOException e) {
      return false; // the store's answer is in the log
    }
  }

  @Override
  public Map<String, Path> files() throws IOException {
    return folder.files();
  }
}
