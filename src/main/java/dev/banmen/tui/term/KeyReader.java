package dev.banmen.tui.term;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;

/**
 * The thread that brings a terminal's bytes to an input queue, until it is stopped or they end. It
 * waits while the input queue is full, and then so does the typing program. It reads a channel,
 * because closing a channel wakes its reader: at its end the JVM would wait 300 ms for a thread
 * blocked in a read.
 */
final class KeyReader extends Thread {
  private final FileChannel keys;
  private final InputQueue queue;

  KeyReader(FileChannel keys, InputQueue queue) {
    super("keys");
    setDaemon(true);
    this.keys = keys;
    this.queue = queue;
  }

  static KeyReader start(InputQueue queue) {
    KeyReader reader = new KeyReader(open().getChannel(), queue);
    reader.start();
    return reader;
  }

  /** Opens the terminal anew, so that closing it leaves standard input alone. */
  private static FileInputStream open() {
    try {
      return new FileInputStream("/dev/stdin");
    } catch (FileNotFoundException e) {
      return new FileInputStream(FileDescriptor.in); // another user's terminal, as after su
    }
  }

  @Override
  public void run() {
    ByteBuffer piece = ByteBuffer.allocate(4096);
    try {
      for (int n = read(piece); n >= 0; n = read(piece)) {
        if (n == 0) {
          Thread.sleep(TerminalOut.PAUSE_MILLIS); // the terminal is non-blocking, see TerminalOut
        } else {
          queue.bytes(piece.array(), n);
          piece.clear();
        }
      }
    } catch (ClosedChannelException e) {
      return; // by us
    } catch (IOException | InterruptedException e) {
      // The terminal went away.
    }
    queue.end();
  }

  private int read(ByteBuffer piece) throws IOException, InterruptedException {
    queue.awaitRoom();
    return keys.read(piece);
  }

  /** Stops reading; unread bytes are left for the next reader. */
  void end() {
    try {
      keys.close();
    } catch (IOException e) {
      // There is no more input either way.
    }
  }
}
