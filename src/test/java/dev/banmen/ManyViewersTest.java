package dev.banmen;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.proof.Repeats;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.Scheduler;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.DrivenScreen;
import dev.banmen.tui.page.RemoteTerminal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many people on two threads, as on a server, through the public API. */
@Timeout(300)
class ManyViewersTest {
  private static final int PEOPLE = Repeats.of(250, 1_000);
  private static final int KEYS = 30;

  /** The number of people who type the same keys, each on their own board. */
  private static final int KINDS = 10;

  /** One in this many reads nothing after the first screen. */
  private static final int DEAF = 100;

  private static final Terms TERMS = Terms.of("go", Map.of("size", "9"));
  private static final Display DISPLAY =
      Display.of("256", "unicode", Map.of("TERM", "xterm", "COLORFGBG", "15;0"), Language.ENGLISH);

  /** Somebody who leaves games. */
  private static final class Leaver extends Visitor {
    final List<LiveSession> left = new ArrayList<>(); // by turns of one screen

    Leaver() {
      super(Catalog.ALL);
    }

    @Override
    public void leave(LiveSession game) {
      left.add(game);
      super.leave(game);
    }
  }

  /** Somebody at the end of a connection, with their screen, identity and game. */
  private static final class IdleGuest implements RemoteTerminal {
    final CountDownLatch shown = new CountDownLatch(1);
    final CountDownLatch ended = new CountDownLatch(1);
    final AtomicInteger running = new AtomicInteger();
    final AtomicInteger overlaps = new AtomicInteger();
    final Leaver person = new Leaver();
    final LiveSession game;
    final DrivenScreen screen;
    final boolean isDeaf;
    int writes;

    IdleGuest(boolean isDeaf, Executor executor, Scheduler scheduler) throws Exception {
      this.isDeaf = isDeaf;
      game =
          new LiveSession(
              Session.begin(TERMS, TERMS.start(Catalog.ALL)),
              LiveSession.EventWriter.NONE,
              () -> 0);
      screen = new DrivenScreen(this, 80, 24, executor, executor, scheduler);
      TerminalUi.play(game, "", false, person, DISPLAY, screen);
    }

    void type(byte[] keys, int from, int to) {
      byte[] piece = Arrays.copyOfRange(keys, from, to);
      screen.typed(piece, piece.length);
    }

    @Override
    public boolean isReady() {
      return !isDeaf || writes == 0;
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      overlaps.addAndGet(running.getAndIncrement());
      writes++;
      shown.countDown();
      running.decrementAndGet();
    }

    @Override
    public void pause() {
      throw new AssertionError("few keys are typed");
    }

    @Override
    public void resume() {
      throw new AssertionError("never paused");
    }

    @Override
    public void ended(String why) {
      ended.countDown();
    }
  }

  /** The keys on a board, and the one that leaves it. */
  private static byte[] keys(int kind) {
    SplittableRandom random = new SplittableRandom(kind);
    StringBuilder keys = new StringBuilder();
    while (keys.length() < KEYS) {
      keys.append("hjkl  ".charAt(random.nextInt(6)));
    }
    return keys.append('q').toString().getBytes(US_ASCII);
  }

  /** The result of keys that one person types at once, alone. */
  private static List<Move> expected(int kind) throws Exception {
    Deque<Runnable> queue = new ArrayDeque<>();
    IdleGuest alone = new IdleGuest(false, queue::add, Scheduler.NEVER);
    byte[] keys = keys(kind);
    alone.type(keys, 0, keys.length);
    while (!queue.isEmpty()) {
      queue.poll().run();
    }
    assertThat(alone.ended.getCount()).isZero();
    return alone.game.now().line();
  }

  @Test
  @Tag(Repeats.TAG)
  void manyPeopleOnTwoThreadsEachSeeWhatTheyDoInItsOrder() throws Exception {
    List<List<Move>> expected = new ArrayList<>();
    for (int kind = 0; kind < KINDS; kind++) {
      expected.add(expected(kind));
    }
    assertThat(expected).doesNotHaveDuplicates();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<IdleGuest> people = new ArrayList<>();
    for (int i = 0; i < PEOPLE; i++) {
      people.add(new IdleGuest(i % DEAF == 0, pool, DaemonScheduler.SCHEDULER));
    }
    typeAll(people);
    for (int i = 0; i < PEOPLE; i++) {
      IdleGuest guest = people.get(i);
      guest.shown.await();
      if (guest.isDeaf) {
        pool.submit(() -> {}).get();
      } else {
        guest.ended.await();
      }
    }
    for (IdleGuest guest : people) {
      guest.screen.close();
      guest.ended.await();
    }
    pool.shutdown();
    for (int i = 0; i < PEOPLE; i++) {
      IdleGuest guest = people.get(i);
      assertThat(guest.overlaps).as("paints beside another one of it").hasValue(0);
      assertThat(guest.person.left).containsExactly(guest.game);
      if (guest.isDeaf) {
        assertThat(guest.writes).isEqualTo(1);
      } else {
        assertThat(guest.game.now().line()).isEqualTo(expected.get(i % KINDS));
      }
    }
  }

  /** Types a key for each in turn, to keep all of them busy. */
  private static void typeAll(List<IdleGuest> people) {
    for (int key = 0; key <= KEYS; key++) {
      for (int i = 0; i < PEOPLE; i++) {
        people.get(i).type(keys(i % KINDS), key, key + 1);
      }
    }
  }
}
