package dev.banmen.proof;

import dev.banmen.game.Miss;
import dev.banmen.game.record.JudgeOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Collects what a format writes. */
public final class Gathered extends JudgeOutput {
  private final ByteArrayOutputStream gathered = new ByteArrayOutputStream();

  @Override
  protected void write(byte[] bytes, int length) {
    gathered.write(bytes, 0, length);
  }

  @Override
  public boolean explains() {
    return false;
  }

  @Override
  public void missed(long line, Miss miss, String sentence) {
    throw new AssertionError("nobody explains misses here");
  }

  public byte[] bytes() throws IOException {
    flush();
    return gathered.toByteArray();
  }
}
