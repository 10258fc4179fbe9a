package dev.banmen.app.local.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Collects bytes up to a limit; whoever writes more gets an IOException. Mutable. */
final class LimitedBytes extends OutputStream {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int most;

  LimitedBytes(int most) {
    this.most = most;
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] more, int from, int length) throws IOException {
    if (length > most - bytes.size()) {
      throw new IOException();
    }
    bytes.write(more, from, length);
  }

  String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
