package dev.banmen.server.ssh;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.text.Printable;
import dev.banmen.tui.text.Line;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import org.apache.sshd.common.io.IoOutputStream;
import org.apache.sshd.common.io.WritePendingException;
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
  private volatile IntSupplier cols = () -> 0; // of the terminal; 0 for none
  private boolean isWriting; // under this, as what follows
  private boolean isGone;
  private boolean isOver; // ends, once what is under way is written and the last sentence is said
  private boolean isSaying; // the last sentence
  private boolean isSaid;
  private boolean isExited;
  private volatile String last = ""; // set once, as the next
  private volatile int code;

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

  /** Breaks the last sentence for a terminal that is so wide, in cells, by then. */
  void terminal(IntSupplier width) {
    cols = width;
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
    try {
      send(out, Arrays.copyOfRange(bytes, from, from + length), this::written);
    } catch (IOException e) {
      synchronized (this) {
        isWriting = false;
      }
      throw e;
    }
  }

  private static void send(IoOutputStream to, byte[] bytes, Runnable sent) throws IOException {
    to.writeBuffer(new ByteArrayBuffer(bytes)).addListener(done -> sent.run());
  }

  private void written() {
    boolean ends;
    synchronized (this) {
      isWriting = false;
      ends = isOver;
    }
    if (ends) {
      proceed();
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

  /** Sends a file, and ends with a code; nothing if it ends already. */
  void answer(byte[] bytes, int exitCode) {
    if (!isFirst("", exitCode)) {
      return;
    }
    try {
      write(bytes, 0, bytes.length);
    } catch (IOException e) {
      proceed(); // the connection is gone
    }
  }

  /**
   * Ends with a code, and a sentence on the error output, which may be empty: first what is under
   * way is written, then the sentence, then the end, as {@code ssh} takes nothing after that. If it
   * ends already, what was to be said first is said.
   */
  void leave(String why, int exitCode) {
    if (isFirst(why, exitCode) || !last.isEmpty()) {
      proceed();
    }
  }

  private synchronized boolean isFirst(String why, int exitCode) {
    boolean isFirst = !isOver;
    if (isFirst) {
      isOver = true;
      last = why;
      code = exitCode;
    }
    return isFirst;
  }

  /** Takes the next step to the end, once nothing is under way. */
  private void proceed() {
    boolean ends;
    synchronized (this) {
      if (isWriting || isSaying && !isSaid) {
        return;
      }
      isSaying = true;
      ends = isSaid || last.isEmpty();
    }
    if (ends) {
      end();
    } else {
      sayLast();
    }
  }

  private void sayLast() {
    try {
      send(err, lastLines().getBytes(StandardCharsets.UTF_8), this::said);
    } catch (IOException e) {
      said(); // the connection is gone
    } catch (WritePendingException e) {
      // A fault is under way: line mode leaves once it is sent, unless the channel is cut before.
      synchronized (this) {
        isSaying = false;
      }
    }
  }

  /** The last sentence: one line, but on a terminal as many as it needs, broken between words. */
  private String lastLines() {
    String line = "banmen: " + Printable.of(last);
    int width = cols.getAsInt();
    return String.join("\r\n", width == 0 ? List.of(line) : Line.broken(line, width)) + "\r\n";
  }

  private void said() {
    synchronized (this) {
      isSaid = true;
    }
    proceed();
  }

  private void end() {
    if (abandon()) {
      FaultBarrier.contain(over, () -> exit.onExit(code));
    }
  }

  /** Notes that the other end takes nothing; false if it ends by itself. */
  synchronized boolean abandon() {
    boolean isFirst = !isExited;
    isExited = true;
    return isFirst;
  }
}
