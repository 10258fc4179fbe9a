package dev.banmen.app.local.files;

import dev.banmen.game.Miss;
import dev.banmen.game.record.JudgeOutput;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a format's games to a stream, with no misses explained. Mutable. */
public final class FormatOutput extends JudgeOutput {
  private final OutputStream out;

  public FormatOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  protected void write(byte[] bytes, int length) throws IOException {
    out.write(bytes, 0, length);
  }

  @Override
  public boolean explains() {
    return false;
  }

  @Override
  public void missed(long line, Miss miss, String sentence) {
    throw new IllegalStateException("nobody asked");
  }
}
