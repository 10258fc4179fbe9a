package dev.banmen.app.local.files;

import dev.banmen.app.Pending;
import dev.banmen.game.record.Bytes;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The bytes of a file, with progress reported as they are read. Reading fails once nobody waits for
 * it any more. For any thread.
 */
record WatchedBytes(Bytes bytes, Pending.Watch watch, AtomicLong done) implements Bytes {
  /** Bytes of which none has been read yet. */
  WatchedBytes(Bytes bytes, Pending.Watch watch) {
    this(bytes, watch, new AtomicLong());
  }

  /** The reading was given up. Ends it like a failed disk. */
  static final class GivenUp extends IOException {
    private static final long serialVersionUID = 1L;

    GivenUp() {
      super("given up");
    }
  }

  @Override
  public long size() {
    return bytes.size();
  }

  @Override
  public int read(long from, byte[] target, int offset, int length) throws IOException {
    if (watch.isGivenUp()) {
      throw new GivenUp();
    }
    int read = bytes.read(from, target, offset, length);
    watch.came(done.addAndGet(read), bytes.size()); // not from: several threads read at once
    return read;
  }

  @Override
  public Optional<Bytes> beside(String ending) throws IOException {
    return bytes.beside(ending);
  }

  /** The output to a file. Writing fails once nobody waits for it any more. One thread. */
  static final class WatchedOutput extends FilterOutputStream {
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
        throw new GivenUp();
      }
    }
  }
}
