package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.sshd.common.channel.IoWriteFutureImpl;
import org.apache.sshd.common.future.CloseFuture;
import org.apache.sshd.common.future.SshFutureListener;
import org.apache.sshd.common.io.IoOutputStream;
import org.apache.sshd.common.io.IoWriteFuture;
import org.apache.sshd.common.io.WritePendingException;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.apache.sshd.common.util.closeable.IoBaseCloseable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a channel: the last paint, then the sentence, then the exit status, once each. */
class ChannelOutputTest {
  private static final String LAST_PAINT = "terminal given back";

  private final List<String> events = new ArrayList<>();
  private final Stream out = new Stream("out");
  private final Stream err = new Stream("err");
  private final ChannelOutput output =
      new ChannelOutput(
          new DoorCounts(), () -> events.add("ready"), () -> events.add("visit over"));

  /** A stream whose writes end when the test says so. */
  private final class Stream extends IoBaseCloseable implements IoOutputStream {
    private final String name;
    private IoWriteFutureImpl underWay; // null for none
    private Runnable atWrite = () -> {};
    private boolean isClosed;

    Stream(String name) {
      this.name = name;
    }

    @Override
    public IoWriteFuture writeBuffer(Buffer buffer) throws IOException {
      atWrite.run();
      if (isClosed) {
        throw new EOFException("Closing");
      } else if (underWay != null) {
        throw new WritePendingException();
      }
      byte[] bytes = buffer.getCompactData();
      events.add(name + ": " + new String(bytes, StandardCharsets.UTF_8).strip());
      underWay = new IoWriteFutureImpl(name, buffer);
      return underWay;
    }

    /** Ends the write: true, or why it failed. */
    void written(Object result) {
      if (underWay != null) {
        IoWriteFutureImpl done = underWay;
        underWay = null;
        events.add(name + " written");
        done.setValue(result);
      }
    }

    @Override
    public CloseFuture close(boolean isImmediate) {
      isClosed = true;
      return null;
    }

    @Override
    public void addCloseFutureListener(SshFutureListener<CloseFuture> listener) {}

    @Override
    public void removeCloseFutureListener(SshFutureListener<CloseFuture> listener) {}

    @Override
    public boolean isClosed() {
      return isClosed;
    }

    @Override
    public boolean isClosing() {
      return isClosed;
    }
  }

  @BeforeEach
  void begin() {
    output.out(out);
    output.err(err);
    output.exit((code, message, isImmediate) -> events.add("exit " + code));
  }

  private void paints(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    output.write(bytes, 0, bytes.length);
  }

  @Test
  void theSentenceIsBrokenBetweenWordsForATerminal() {
    output.terminal(() -> 20);
    output.leave("The server stops now. Your games are saved.", 1);
    assertThat(events)
        .containsExactly("err: banmen: The server\r\nstops now. Your\r\ngames are saved.");
  }

  /** The moment at which the last paint is written: another thread may be as quick or as slow. */
  @ParameterizedTest
  @ValueSource(strings = {"before", "while the sentence is sent", "after the sentence", "after"})
  void theSentenceIsSaidBetweenTheLastPaintAndTheEnd(String moment) throws Exception {
    if (moment.startsWith("while")) {
      err.atWrite = () -> out.written(true);
    }
    paints(LAST_PAINT);
    if (moment.equals("before")) {
      out.written(true);
      assertThat(events).endsWith("ready");
      events.remove("ready");
    }
    output.leave("You are banned.", 1);
    if (moment.equals("after the sentence")) {
      err.written(true);
    }
    out.written(true);
    err.written(true);
    assertThat(events)
        .containsExactly(
            "out: " + LAST_PAINT,
            "out written",
            "err: banmen: You are banned.",
            "err written",
            "visit over",
            "exit 1");
  }

  @Test
  void withoutASentenceTheEndComesAfterTheLastPaint() throws Exception {
    paints(LAST_PAINT);
    output.leave("", 0);
    assertThat(events).hasSize(1);
    out.written(true);
    assertThat(events).endsWith("out written", "visit over", "exit 0");
  }

  @Test
  void whatIsPaintedWhileTheSentenceIsSaidComesBeforeTheEnd() throws Exception {
    output.leave("You are banned.", 1);
    paints(LAST_PAINT);
    err.written(true);
    assertThat(events).doesNotContain("exit 1");
    out.written(true);
    assertThat(events).endsWith("exit 1");
  }

  @Test
  void theFirstReasonCountsAndIsSaidOnce() {
    output.leave("You are banned.", 1);
    output.leave("The server is closing.", 2);
    output.answer("0 games", 0);
    err.written(true);
    output.leave("", 0);
    assertThat(events)
        .containsExactly("err: banmen: You are banned.", "err written", "visit over", "exit 1");
  }

  /** A fault of line mode, which leaves once the other end has taken that. */
  @Test
  void theSentenceIsSaidOnceAFaultIsTaken() throws Exception {
    err.writeBuffer(new ByteArrayBuffer("a fault".getBytes(StandardCharsets.UTF_8)));
    output.leave("You are banned.", 1);
    assertThat(events).containsExactly("err: a fault");
    err.written(true);
    output.leave("", 0);
    err.written(true);
    assertThat(events)
        .containsExactly(
            "err: a fault",
            "err written",
            "err: banmen: You are banned.",
            "err written",
            "visit over",
            "exit 1");
  }

  @Test
  void anAnswerUnderWayIsSentToItsEnd() {
    output.answer("0 games", 0);
    output.leave("You are banned.", 1);
    out.written(true);
    assertThat(events).containsExactly("out: 0 games", "out written", "visit over", "exit 0");
  }

  /** Each write may fail, as the connection is gone: whatever waits for the end has it. */
  @ParameterizedTest
  @ValueSource(strings = {"out", "err", "closed", "closed before the paint"})
  void aConnectionThatBreaksEndsAllTheSame(String what) throws Exception {
    if (what.equals("closed before the paint")) {
      out.close(true);
      err.close(true);
      output.answer("0 games", 0);
      assertThat(events).containsExactly("visit over", "exit 0");
      return;
    }
    paints(LAST_PAINT);
    output.leave("You are banned.", 1);
    if (what.equals("closed")) {
      err.close(true);
    }
    out.written(what.equals("out") ? new EOFException("gone") : true);
    err.written(what.equals("err") ? new EOFException("gone") : true);
    assertThat(events).endsWith("visit over", "exit 1");
  }

  @Test
  void nothingEndsByItselfOnceItIsAbandoned() throws Exception {
    paints(LAST_PAINT);
    output.leave("You are banned.", 1);
    assertThat(output.abandon()).isTrue();
    out.written(new EOFException("cut"));
    err.written(true);
    assertThat(events).doesNotContain("visit over", "exit 1");
    assertThat(output.abandon()).isFalse();
  }
}
