package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.Repeats;
import dev.banmen.text.Language;
import dev.banmen.threads.Explorer;
import dev.banmen.threads.Schedules;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.theme.Role;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A screen that takes its slices on two threads while keys, news and paints come, in any order. */
class DrivenScreenSchedulesTest {
  /**
   * SeenKeys are typed, the terminal takes paints when it likes, and at any time it may be gone.
   */
  public static class Viewing implements Explorer.Schedule {
    private static final Display PLAIN =
        new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH);
    private static final String KEYS = "abcde";

    private final Deque<Runnable> turns = new ArrayDeque<>();
    private final Executor executor = turns::add;
    private final StringBuilder seen = new StringBuilder();
    private final SlowLine line = new SlowLine();
    private final DrivenScreen screen =
        new DrivenScreen(line, 80, 24, executor, executor, (millis, task) -> () -> {});
    private String painted = "";
    private boolean isInTurn;
    private boolean isOver;
    private boolean isClosed;

    @Override
    public void run(Explorer here) {
      boolean closes = here.draw(3) == 0;
      TestHouse house = new TestHouse(0);
      here.go("painter 1", this::paints);
      here.go("painter 2", this::paints);
      here.go("typist", this::types);
      here.go("network", this::takes);
      screen.show(
          PageMaker.of(house, Language.ENGLISH.words(Viewer.class), new SeenKeys()),
          house,
          PLAIN,
          Recorder.NONE);
      if (closes) {
        here.go("door", this::closes);
      }
      here.awaitOthers();
      if (!isClosed) {
        assertThat(seen.toString()).as("keys").isEqualTo(KEYS);
        assertThat(line.last).as("what is shown").isEqualTo(KEYS);
        screen.close();
        here.awaitOthers();
      }
      assertThat(line.ends).as("ends").isEqualTo(1);
      isOver = true;
    }

    private void types() {
      for (byte key : KEYS.getBytes(StandardCharsets.US_ASCII)) {
        screen.typed(new byte[] {key}, 1);
      }
    }

    private void closes() {
      screen.close();
      isClosed = true;
    }

    private void paints() {
      while (true) {
        Explorer.awaits(() -> isOver || !turns.isEmpty());
        if (turns.isEmpty()) {
          return;
        }
        turns.remove().run();
      }
    }

    /** Takes what was painted, some time. */
    private void takes() {
      while (true) {
        Explorer.awaits(() -> isOver || line.isBusy);
        if (isOver) {
          return;
        }
        line.isBusy = false;
        Explorer.step();
        isReady(screen);
      }
    }

    void isReady(DrivenScreen shown) {
      shown.ready();
    }

    private void alone(Runnable work) {
      assertThat(isInTurn).as("two turns at once").isFalse();
      isInTurn = true;
      Explorer.step();
      work.run();
      isInTurn = false;
    }

    private final class SlowLine implements RemoteTerminal {
      private boolean isBusy;
      private String last = "";
      private int ends;

      @Override
      public boolean isReady() {
        return !isBusy;
      }

      @Override
      public void write(byte[] bytes, int from, int length) {
        assertThat(isBusy).as("painted while it takes nothing").isFalse();
        isBusy = true;
        alone(() -> last = painted);
      }

      @Override
      public void pause() {}

      @Override
      public void resume() {}

      @Override
      public void ended(String why) {
        ends++;
      }
    }

    /** Shows the keys. */
    private final class SeenKeys implements Page {
      @Override
      public PageAction on(Input input, Extent size) {
        alone(
            () -> {
              if (input instanceof Input.Key key) {
                seen.append(key.stroke().getCharacter());
              }
            });
        return this;
      }

      @Override
      public Page saying(String sentence) {
        return this;
      }

      @Override
      public void paint(Canvas canvas) {
        canvas.fill(Role.TEXT);
        painted = seen.toString();
        canvas.text(0, 0, painted, Role.TEXT);
      }
    }
  }

  /** Nobody says that the terminal takes paints again. */
  public static final class Untold extends Viewing {
    @Override
    void isReady(DrivenScreen shown) {}
  }

  @Test
  @Tag(Repeats.TAG)
  void allKeysAreTakenInOrderAndTheLastStateIsShown() {
    Schedules.hold(Viewing.class);
  }

  @Test
  void aMistakeIsFound() {
    String[] unlocked = {"InputQueue locks", "ReadAhead locks", "KeyParser locks"};
    assertThat(Schedules.fault(Viewing.class, false, unlocked)).isPresent();
    assertThat(Schedules.fault(Untold.class, false)).isPresent();
  }

  @Test
  void stepsThatAreNotAtomicAreFound() {
    assertThat(Schedules.fault(Viewing.class, true)).isPresent();
  }
}
