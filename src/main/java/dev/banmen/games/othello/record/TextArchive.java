package dev.banmen.games.othello.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.function.Consumer;

/** The games of a text file, found once, read one by one. Immutable. */
final class TextArchive implements Archive {
  /** Reads the text of one game. For any thread. */
  interface Reader {
    Recording read(Cuts.Cut cut, Consumer<Note> notes) throws InputFault;

    Summary summary(Cuts.Cut cut);
  }

  private final Words words;
  private final Bytes file;
  private final Cuts cuts;
  private final Reader reader;

  /** Creates an archive of the games found in a file; the cuts must not change any more. */
  TextArchive(Words words, Bytes file, Cuts cuts, Reader reader) {
    this.words = words;
    this.file = file;
    this.cuts = cuts;
    this.reader = reader;
  }

  @Override
  public int size() {
    return cuts.size();
  }

  @Override
  public Summary summary(int game) throws IOException {
    return reader.summary(cuts.of(file, game));
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    Cuts.Cut cut = cuts.of(file, game);
    if (cut.isCut()) {
      String text = words.text("note.long", Cuts.LONGEST);
      notes.accept(new Note(cut.line(), cut.column(), text));
    }
    return reader.read(cut, notes);
  }
}
