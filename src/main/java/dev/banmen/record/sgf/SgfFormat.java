package dev.banmen.record.sgf;

import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The Smart Game Format: FF[1] to FF[4] are read, FF[4] is written. It reads everything that makes
 * any sense, and reports its repairs. Immutable.
 */
public final class SgfFormat implements Format {
  private final RootInterpreter interpreter;
  private final SgfWriter writer;

  /** The format, for those of these games that it supports. */
  public SgfFormat(Games games) {
    interpreter = new RootInterpreter(games);
    writer = new SgfWriter(games, interpreter);
  }

  @Override
  public String name() {
    return "sgf";
  }

  @Override
  public List<String> endings() {
    return List.of("sgf");
  }

  @Override
  public boolean fits(byte[] head) {
    return SgfDetector.fits(head);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    return archive(file);
  }

  SgfArchive archive(Bytes file) throws InputFault, IOException {
    SgfText text = SgfText.of(file);
    if (text.index().games() == 0) {
      throw new InputFault(0, 0, interpreter.words().text("fault.no-game"));
    }
    return new SgfArchive(text, interpreter);
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return writer.loss(games);
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    for (Recording game : games) {
      writer.write(game, out);
    }
  }
}
