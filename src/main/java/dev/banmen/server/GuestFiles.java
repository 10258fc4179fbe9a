package dev.banmen.server;

import dev.banmen.app.Example;
import dev.banmen.app.FileStore;
import dev.banmen.app.NoFiles;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Game;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;
import dev.banmen.text.Language;
import java.util.Optional;

/** What a guest can read: texts and played games, and no path of the server's disk. */
final class GuestFiles extends NoFiles {
  private final FileStore texts;

  /** Reads texts as another store does. */
  GuestFiles(Language language, FileStore texts) {
    super(language);
    this.texts = texts;
  }

  @Override
  public OpenedFile openText(String text) throws Refusal {
    return texts.openText(text);
  }

  @Override
  public OpenedFile openPlayed(Session session) throws Refusal {
    return texts.openPlayed(session);
  }

  @Override
  public void close(OpenedFile file) {
    texts.close(file);
  }

  @Override
  public Optional<String> text(Session session, int most) {
    return texts.text(session, most);
  }

  @Override
  public Optional<String> text(Recording recording, int most) {
    return texts.text(recording, most);
  }

  @Override
  public Optional<Recording> recording(String text) {
    return texts.recording(text);
  }

  @Override
  public Pending<Optional<Example>> example(Game game) {
    return texts.example(game);
  }
}
