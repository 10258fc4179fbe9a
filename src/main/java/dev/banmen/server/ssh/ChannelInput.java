package dev.banmen.server.ssh;

import dev.banmen.tui.page.DrivenScreen;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.sshd.server.channel.ChannelDataReceiver;
import org.apache.sshd.server.channel.ChannelSession;

/**
 * The input typed at the other end of a channel, for a screen or a visit in line mode once there is
 * one. No more is read ahead than the window of the channel. For any thread.
 */
final class ChannelInput implements ChannelDataReceiver {
  private final DoorChannel channel;
  private volatile Runnable typed = () -> {};
  private byte[] early = {}; // typed before there was a screen; under this, as what follows
  private int unreleased; // bytes taken while paused
  private boolean isPaused;
  private boolean isAllTyped; // the other end types no more
  private DrivenScreen screen; // null without one
  private LineVisits.Talk talk; // null without one

  ChannelInput(DoorChannel channel) {
    this.channel = channel;
  }

  /** Has this called whenever something is typed. */
  void onTyped(Runnable listener) {
    typed = listener;
  }

  /** The screen that gets what is typed. */
  synchronized Optional<DrivenScreen> screen() {
    return Optional.ofNullable(screen);
  }

  /** The visit in line mode that gets what is typed. */
  synchronized Optional<LineVisits.Talk> talk() {
    return Optional.ofNullable(talk);
  }

  /** Gives a screen what was typed before, and all that follows. */
  void begin(DrivenScreen shown) throws IOException {
    for (byte[] typed = nextEarly(shown); typed.length > 0; typed = nextEarly(shown)) {
      shown.typed(typed, typed.length);
      channel.getLocalWindow().release(typed.length);
    }
  }

  /** The input from before there was a screen; once none is left, the screen gets the rest. */
  private synchronized byte[] nextEarly(DrivenScreen shown) {
    byte[] before = early;
    early = new byte[0];
    screen = before.length == 0 ? shown : null;
    return before;
  }

  /** Gives a visit in line mode what was typed before, and all that follows. */
  void begin(LineVisits.Talk begun) {
    boolean ends;
    synchronized (this) {
      begun.typed(early);
      early = new byte[0];
      talk = begun;
      ends = isAllTyped;
    }
    if (ends) {
      begun.end();
    }
  }

  @Override
  public int data(ChannelSession session, byte[] bytes, int from, int length) {
    typed.run();
    byte[] given = Arrays.copyOfRange(bytes, from, from + length);
    DrivenScreen shown;
    synchronized (this) {
      if (talk != null) {
        talk.typed(given);
        return 0; // until it is read
      }
      shown = screen;
      if (shown == null) {
        byte[] all = Arrays.copyOf(early, early.length + length);
        System.arraycopy(given, 0, all, early.length, length);
        early = all; // no more than the window, which stays taken
        return 0;
      }
    }
    shown.typed(given, length);
    synchronized (this) {
      unreleased += isPaused ? length : 0;
      return isPaused ? 0 : length;
    }
  }

  /** The other end types no more, or is gone. */
  @Override
  public void close() {
    synchronized (this) {
      isAllTyped = true;
    }
    talk() // which still reads what was typed; a lost connection ends it with the rest of a line
        .ifPresent(channel.isEofSignalled() ? LineVisits.Talk::end : LineVisits.Talk::stop);
  }

  /** Has the other end wait with what it types. */
  synchronized void pause() {
    isPaused = true;
  }

  void resume() {
    int taken;
    synchronized (this) {
      isPaused = false;
      taken = unreleased;
      unreleased = 0;
    }
    release(taken);
  }

  /** Lets the other end type so many more bytes. */
  void release(int taken) {
    try {
      channel.getLocalWindow().release(taken);
    } catch (IOException e) {
      channel.close(true);
    }
  }
}
