package dev.banmen.app.local;

import dev.banmen.app.Pending;
import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The bytes of a file, of which somebody sees how far they have been read. Once nobody waits for
 * that any more, they cannot be read. For any thread.
 */
record WatchedBytes(Bytes bytes, Pending.Watch watch, AtomicLong done) implements Bytes {
  /** None of which has been read yet. */
  WatchedBytes(Bytes bytes, Pending.Watch watch) {
    this(bytes, watch, new AtomicLong());
  }

  /** As if a disk had failed, so that whoever reads comes to an end. */
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
}
