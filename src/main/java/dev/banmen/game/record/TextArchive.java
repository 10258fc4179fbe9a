package dev.banmen.game.record;

import java.io.IOException;
import java.util.function.Consumer;

/**
 * The games of a text file, found once, read one by one. Immutable.
 *
 * @param spans must not change any more
 */
public record TextArchive(Bytes file, GameSpans spans, GameReader reader) implements Archive {
  /** Reads the text of one game. For any thread. */
  public interface GameReader {
    Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault;

    Summary summary(GameSpans.SpanText span);
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
    return reader.read(spans.of(file, game), notes);
  }
}
