package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.Recording;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.Host;
import dev.banmen.tui.House;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The library, as the line mode asks for it. Immutable but for the library. */
record ShellHost(Library library) implements Host {
  private interface Asked<T> {
    T answer() throws House.Refusal;
  }

  private static <T> T asked(Asked<T> asked) throws Refusal {
    try {
      return asked.answer();
    } catch (House.Refusal e) {
      throw new Refusal(e.getMessage(), e.instead());
    }
  }

  @Override
  public Games games() {
    return library.games();
  }

  @Override
  public Map<String, String> usual(String family) {
    return library.usual(family);
  }

  @Override
  public boolean isCoached() {
    return library.isCoached();
  }

  @Override
  public LiveSession begin(Terms terms) throws Refusal {
    return asked(() -> library.begin(terms));
  }

  @Override
  public LiveSession resume(Optional<String> family) throws Refusal {
    return asked(() -> library.resumeLast(family));
  }

  @Override
  public String notice() {
    return library.notice();
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    return asked(() -> library.open(file));
  }

  @Override
  public void leave(LiveSession game) {
    library.leave(game);
  }

  @Override
  public String save(String file, Session session) throws Refusal {
    return asked(() -> library.save(file, session));
  }

  @Override
  public boolean isRecording(String file) {
    return library.isRecording(file);
  }

  @Override
  public Opened view(String file) throws Refusal {
    return asked(() -> library.view(file));
  }

  @Override
  public Opened save(Opened file, int game, Recording changed) throws Refusal {
    return asked(() -> library.save(file, game, changed));
  }

  @Override
  public Opened saveAs(String file, Recording recording) throws Refusal {
    return asked(() -> library.saveAs(file, recording));
  }

  @Override
  public void keep(Opened file, int game, Optional<Recording> changed) throws Refusal {
    asked(
        () -> {
          library.keep(file, game, changed);
          return file;
        });
  }

  @Override
  public Optional<Recording> kept(Opened file, int game, Recording now) {
    return library.kept(file, game, now);
  }

  @Override
  public boolean isOutdated(Opened file, int game) {
    return library.isOutdated(file, game);
  }

  @Override
  public void close(Opened file) {
    library.close(file);
  }

  @Override
  public List<Lesson> lessons() throws Refusal {
    return asked(() -> library.lessons().outcome());
  }

  @Override
  public Optional<Lesson> lesson(String name) throws Refusal {
    return asked(() -> library.lesson(name));
  }

  @Override
  public Progress progress() throws Refusal {
    return asked(library::progress);
  }

  @Override
  public void remember(Try tried) throws Refusal {
    asked(
        () -> {
          library.remember(tried);
          return tried;
        });
  }

  @Override
  public List<String> files(String begun) {
    return library.files(begun);
  }
}
