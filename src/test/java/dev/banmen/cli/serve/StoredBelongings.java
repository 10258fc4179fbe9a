package dev.banmen.cli.serve;

import dev.banmen.app.local.files.OwnersLibrary;
import dev.banmen.game.Games;
import dev.banmen.server.people.PersonFiles;
import dev.banmen.server.store.OwnFileStore;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.Optional;

/** What a server keeps for each person, for tests of several servers. Stateless. */
public final class StoredBelongings {
  private StoredBelongings() {}

  /**
   * People's own files in a store.
   *
   * @param folder where nothing is
   */
  public static PersonFiles of(OwnFileStore store, Games games, Path folder) {
    ServerFolder own = new ServerFolder(folder);
    OwnersLibrary none =
        new OwnersLibrary(own.library(), folder, games, Runnable::run, Runnable::run, fault -> {});
    return new ServedLibrary(own, none, store, games, Optional.of(ZoneOffset.UTC));
  }
}
