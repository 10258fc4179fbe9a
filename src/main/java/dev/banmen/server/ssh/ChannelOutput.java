package dev.banmen.server.ssh;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.sshd.common.io.IoOutputStream;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.apache.sshd.server.ExitCallback;

/**
 * The output of a channel, and its end. One write of a screen is under way at a time, so a slow
 * terminal sees the newest state and never a backlog. For any thread.
 */
final class ChannelOutput {
  private final DoorCounts counts;
  private final Runnable ready;
  private final Runnable over;
  private final Object saying = new Object();
  private IoOutputStream out; // as the next two, set before the channel starts
  private IoOutputStream err;
  private ExitCallback exit;
  private boolean isWriting; // under this, as what follows
  private boolean isOver; // once what is under way is written
  private boolean isGone;
  private boolean isExited;
  private int code;

  /**
   * An output that sends nothing yet.
   *
   * @param ready called when a screen may write again
   * @param over called once it has ended, before the other end knows
   */
  ChannelOutput(DoorCounts counts, Runnable ready, Runnable over) {
    this.counts = counts;
    this.ready = ready;
    this.over = over;
  }

  void out(IoOutputStream given) {
    out = given;
  }

  void err(IoOutputStream given) {
    err = given;
  }

  void exit(ExitCallback given) {
    exit = given;
  }

  /** Whether a screen may write. */
  synchronized boolean isReady() {
    return !isWriting && !isGone;
  }

  /** Whether the channel is closed. */
  synchronized boolean isGone() {
    return isGone;
  }

  /** Notes that the channel is closed. */
  synchronized void close() {
    isGone = true;
  }

  /** Sends what is painted, and returns at once. */
  void write(byte[] bytes, int from, int length) throws IOException {
    synchronized (this) {
      isWriting = true;
    }
    counts.painted(length);
    out.writeBuffer(new ByteArrayBuffer(Arrays.copyOfRange(bytes, from, from + length)))
        .addListener(done -> written());
  }

  private void written() {
    boolean ends;
    synchronized (this) {
      isWriting = false;
      ends = isOver;
    }
    if (ends) {
      end();
    } else {
      ready.run();
    }
  }

  /** Sends a text, and waits until it is sent. */
  void say(String text) throws IOException {
    send(out, text);
  }

  /** Sends a text to the error output, and waits until it is sent. */
  void complain(String text) throws IOException {
    send(err, text);
  }

  private void send(IoOutputStream to, String text) throws IOException {
    synchronized (saying) { // one at a time, each waits until it is sent
      to.writeBuffer(buffer(text)).verify();
    }
  }

  private static ByteArrayBuffer buffer(String text) {
    return new ByteArrayBuffer(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends a text, and ends with a code. */
  void answer(String text, int exitCode) {
    answer(text.getBytes(StandardCharsets.UTF_8), exitCode);
  }

  /** Sends a file, and ends with a code. */
  void answer(byte[] bytes, int exitCode) {
    synchronized (this) {
      isOver = true;
      code = exitCode;
    }
    try {
      write(bytes, 0, bytes.length);
    } catch (IOException e) {
      end(); // the connection is gone
    }
  }

  /** Ends with a code, and a sentence on the error output, which may be empty. */
  void leave(String why, int exitCode) {
    boolean isIdle;
    synchronized (this) {
      isOver = true;
      code = exitCode;
      isIdle = !isWriting;
    }
    if (!why.isEmpty()) {
      try {
        err.writeBuffer(buffer("banmen: " + Printable.of(why) + "\r\n")).addListener(done -> end());
        return;
      } catch (IOException e) {
        // The connection is gone.
      }
    }
    if (isIdle) {
      end();
    }
  }

  private void end() {
    synchronized (this) {
      if (isExited) {
        return;
      }
      isExited = true;
    }
    FaultBarrier.contain(over, () -> exit.onExit(code));
  }
}
