package dev.banmen.app.local;

import dev.banmen.app.Pending;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** The output to a file. Writing fails once nobody waits for it any more. One thread. */
final class WatchedOutput extends FilterOutputStream {
  private final Pending.Watch watch;

  WatchedOutput(OutputStream out, Pending.Watch watch) {
    super(out);
    this.watch = watch;
  }

  @Override
  public void write(int b) throws IOException {
    check();
    out.write(b);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    check();
    out.write(bytes, from, length);
  }

  /** Fails too, as the last piece may have been written just before it was given up. */
  @Override
  public void flush() throws IOException {
    check();
    out.flush();
  }

  private void check() throws IOException {
    if (watch.isGivenUp()) {
      throw new WatchedBytes.GivenUp();
    }
  }
}
