package dev.banmen.tui.term;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Standard output, until it is shut with a last word. After the first thing written a thread is
 * started, which had better not compete with it. Any thread.
 */
final class TerminalOut extends OutputStream {
  /**
   * How long to wait for a terminal that takes no more just now. That is told, not waited for by
   * the system, where whoever started the program left the terminal non-blocking (O_NONBLOCK).
   */
  static final long PAUSE_MILLIS = 10;

  private final Thread next;
  private final Recorder recorder;
  private final CountDownLatch said = new CountDownLatch(1);
  private final FileChannel out = new FileOutputStream(FileDescriptor.out).getChannel();
  private boolean begun;
  private boolean shut;

  /**
   * Opens it.
   *
   * @param next is started when something was written
   * @param recorder hears of all that was
   */
  TerminalOut(Thread next, Recorder recorder) {
    this.next = next;
    this.recorder = recorder;
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) throws IOException {
    if (!shut) {
      writeAll(ByteBuffer.wrap(bytes, from, length));
      recorder.shown(bytes, from, length);
      if (!begun) {
        begun = true;
        next.start();
      }
    }
  }

  private void writeAll(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      if (out.write(bytes) == 0) {
        try {
          Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new InterruptedIOException();
        }
      }
    }
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  /** Writes the last word, if there was a first one and it was not written before. */
  synchronized void shut(String lastWord) {
    if (shut) {
      return;
    }
    shut = true;
    try {
      if (begun) { // a screen that was never entered is not left: its cursor would jump
        byte[] bytes = lastWord.getBytes(StandardCharsets.UTF_8);
        writeAll(ByteBuffer.wrap(bytes));
        recorder.shown(bytes, 0, bytes.length);
      }
    } catch (IOException e) {
      // Nobody is there to read it.
    } finally {
      said.countDown();
    }
  }

  /** Waits until the last word is written; false if it is not within so many milliseconds. */
  boolean isShutWithin(long millis) throws InterruptedException {
    return said.await(millis, TimeUnit.MILLISECONDS);
  }
}
