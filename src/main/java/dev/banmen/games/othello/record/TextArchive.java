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
  interface GameReader {
    Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault;

    Summary summary(GameSpans.SpanText span);
  }

  private final Words words;
  private final Bytes file;
  private final GameSpans spans;
  private final GameReader reader;

  /** Creates an archive of the games found in a file; the cuts must not change any more. */
  TextArchive(Words words, Bytes file, GameSpans spans, GameReader reader) {
    this.words = words;
    this.file = file;
    this.spans = spans;
    this.reader = reader;
  }

  @Override
  public int size() {
    return spans.size();
  }

  @Override
  public Summary summary(int game) throws IOException {
    return reader.summary(spans.of(file, game));
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    GameSpans.SpanText span = spans.of(file, game);
    if (span.isCut()) {
      String text = words.text("note.long", GameSpans.LONGEST);
      notes.accept(new Note(span.line(), span.column(), text));
    }
    return reader.read(span, notes);
  }
}
