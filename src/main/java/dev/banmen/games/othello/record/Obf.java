package dev.banmen.games.othello.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Positions with the scores of their moves, one per line, as Edax solves them: {@code --XX...-- X;
 * G8:+18; H1:+12; % where it is from}. Read-only. Described in {@code docs/formats.md}.
 */
public final class Obf implements Format {
  private final Words words;

  public Obf(Words words) {
    this.words = words;
  }

  @Override
  public String name() {
    return "obf";
  }

  @Override
  public List<String> endings() {
    return List.of("obf");
  }

  @Override
  public boolean fits(byte[] head) {
    TextWalk text = new TextWalk(new Cuts.Cut(head, 1, 1, 0, false));
    text.skipBlanks();
    while (text.peek() == '%') {
      text.skipLine();
      text.skipBlanks();
    }
    return ObfReader.isPosition(text);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    Cuts cuts = lines(file);
    if (cuts.size() == 0) {
      throw new InputFault(0, 0, words.text("fault.obf"));
    }
    return new TextArchive(words, file, cuts, new ObfReader(words));
  }

  /** Returns every line that is neither empty nor a comment. */
  private static Cuts lines(Bytes file) throws IOException {
    Cuts cuts = new Cuts();
    ByteWalk walk = new ByteWalk(file);
    int b = walk.next();
    while (b != ByteWalk.END) {
      while (TextWalk.isBlank(b)) {
        b = walk.next();
      }
      if (b != '%' && b != ByteWalk.END) {
        cuts.begin(walk.at(), walk.line(), walk.column(), 0);
      }
      while (b != '\n' && b != ByteWalk.END) {
        b = walk.next();
      }
      cuts.end(b == ByteWalk.END ? file.size() : walk.at());
    }
    return cuts;
  }

  @Override
  public boolean isOnlyRead() {
    return true;
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return Optional.of(words.text("loss.read-only"));
  }

  @Override
  public void write(List<Recording> games, JudgeOutput out) throws IOException {
    throw new IOException(words.text("loss.read-only"));
  }
}
