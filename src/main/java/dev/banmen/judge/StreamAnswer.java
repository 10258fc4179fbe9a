package dev.banmen.judge;

import dev.banmen.game.Miss;
import dev.banmen.game.record.JudgeOutput;
import java.io.IOException;
import java.io.OutputStream;

/** Writes an answer to a stream, and reports misses to {@link Remarks}. Mutable, one thread. */
final class StreamAnswer extends JudgeOutput {
  private final Remarks remarks;
  private final boolean explains;

  StreamAnswer(OutputStream out, Remarks remarks, boolean explains) {
    super(out);
    this.remarks = remarks;
    this.explains = explains;
  }

  @Override
  protected void write(byte[] bytes, int length) throws IOException {
    try {
      super.write(bytes, length);
    } catch (IOException e) {
      throw new Unwritable(e);
    }
  }

  @Override
  public boolean explains() {
    return explains;
  }

  @Override
  public void missed(long line, Miss miss, String sentence) {
    remarks.missed(line, miss.number(), sentence);
  }
}
