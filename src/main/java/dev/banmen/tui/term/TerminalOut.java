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
 * Standard output, until it is shut with a last word. If the terminal goes away, what is written is
 * lost, and its input ends. Any thread.
 */
final class TerminalOut extends OutputStream {
  /**
   * How long to wait for a terminal that takes no more just now. The system reports that, instead
   * of waiting, if the terminal was left non-blocking (O_NONBLOCK) by the program's starter.
   */
  static final long PAUSE_MILLIS = 10;

  private final Recorder recorder;
  private final InputQueue input;
  private final CountDownLatch end = new CountDownLatch(1);
  private final FileChannel out;
  private boolean begun;
  private boolean shut;

  /**
   * Opens standard output.
   *
   * @param recorder records all that is written
   * @param input the terminal's
   */
  TerminalOut(Recorder recorder, InputQueue input) {
    this(recorder, input, new FileOutputStream(FileDescriptor.out).getChannel());
  }

  TerminalOut(Recorder recorder, InputQueue input, FileChannel out) {
    this.recorder = recorder;
    this.input = input;
    this.out = out;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      writeUnlessShut(bytes, from, length);
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException e) {
      input.end(); // the terminal went away: its reader may not know yet
    }
  }

  private synchronized void writeUnlessShut(byte[] bytes, int from, int length) throws IOException {
    if (!shut) {
      writeAll(ByteBuffer.wrap(bytes, from, length));
      recorder.shown(bytes, from, length);
      begun = true;
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

  /** Writes the last word once, if anything was written before. */
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
      // Nobody reads it.
    } finally {
      end.countDown();
    }
  }

  /**
   * Waits until the last word is written; false if that takes longer than this many milliseconds.
   */
  boolean isShutWithin(long millis) throws InterruptedException {
    return end.await(millis, TimeUnit.MILLISECONDS);
  }
}
