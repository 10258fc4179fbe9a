package dev.banmen.proof;

import dev.banmen.game.record.RecordOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Collects what a format writes. */
public final class Gathered extends RecordOutput {
  private final ByteArrayOutputStream gathered;

  public Gathered() {
    this(new ByteArrayOutputStream());
  }

  private Gathered(ByteArrayOutputStream gathered) {
    super(gathered);
    this.gathered = gathered;
  }

  public byte[] bytes() throws IOException {
    flush();
    return gathered.toByteArray();
  }
}
