package dev.banmen.app;

import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Language;

/** No files: there are none to see, and none can be written. Immutable. */
public class NoFiles implements FileStore {
  private final Language language;

  /** No files, for somebody who reads refusals in this language. */
  public NoFiles(Language language) {
    this.language = language;
  }

  @Override
  public boolean canSave() {
    return false;
  }

  @Override
  public OpenedFile open(String file) throws Refusal {
    throw refusal("files.view", file);
  }

  @Override
  public OpenedFile openText(String text) throws Refusal {
    throw new Refusal(language.words(NoFiles.class).text("files.text"));
  }

  @Override
  public OpenedFile openPlayed(Session session) throws Refusal {
    throw new Refusal(language.words(NoFiles.class).text("files.text"));
  }

  @Override
  public OpenedFile openShown(Recording recording) throws Refusal {
    throw new Refusal(language.words(NoFiles.class).text("files.text"));
  }

  @Override
  public Recording asked(String file, int number) throws QueryFault {
    throw new QueryFault(file, language.words(NoFiles.class).text("files.text"));
  }

  @Override
  public String save(String file, Session session) throws Refusal {
    throw refusal("files.save", file);
  }

  @Override
  public OpenedFile save(OpenedFile file, int game, Recording changed) throws Refusal {
    throw refusal("files.save", file.name());
  }

  @Override
  public OpenedFile saveAs(String file, Recording recording) throws Refusal {
    throw refusal("files.save", file);
  }

  private Refusal refusal(String key, String file) {
    return new Refusal(language.words(NoFiles.class).text(key, file));
  }
}
