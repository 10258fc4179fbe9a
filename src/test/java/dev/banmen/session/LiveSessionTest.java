package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.schedule.Scheduler;
import dev.banmen.session.LiveSession.EventWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A session in play under several threads. A wait that never ends fails by its timeout. */
@Timeout(60)
class LiveSessionTest {
  private final Table table = Table.ofOne("toy", "size=9 row=9", "none");
  private final List<Stamped> kept = Collections.synchronizedList(new ArrayList<>());
  private final AtomicLong millis = new AtomicLong(1_000);
  private final LiveSession live = live((before, stamped, after) -> kept.add(stamped));

  private LiveSession live(EventWriter keeper) {
    return new LiveSession(table.now, keeper, millis::get);
  }

  private Session submit(String move) throws IOException {
    return live.submit(Player.HERE, table.attempt(move));
  }

  @Test
  void anEventIsKeptBeforeAnybodySeesWhatCameOfIt() throws IOException {
    List<Session> seen = new ArrayList<>();
    AtomicReference<LiveSession> own = new AtomicReference<>();
    own.set(
        live(
            (before, stamped, after) -> {
              assertThat(own.get().now()).isSameAs(before);
              seen.add(after);
            }));
    own.get().listen(() -> assertThat(seen).contains(own.get().now()));
    Session after = own.get().submit(Player.HERE, table.attempt("B a1"));
    assertThat(seen).containsExactly(after);
    assertThat(own.get().now()).isSameAs(after);
  }

  @Test
  void whatCannotBeKeptDoesNotHappen() throws IOException {
    AtomicInteger told = new AtomicInteger();
    LiveSession full =
        live(
            (before, stamped, after) -> {
              throw new IOException("the disk is full");
            });
    full.listen(told::incrementAndGet);
    assertThatThrownBy(() -> full.submit(Player.HERE, table.attempt("B a1")))
        .isInstanceOf(IOException.class)
        .hasMessage("the disk is full");
    assertThat(full.now()).isSameAs(table.now);
    assertThat(told).hasValue(0);
  }

  @Test
  void aMoveThatIsRefusedIsKeptAndTold() throws IOException {
    submit("B a1");
    AtomicInteger told = new AtomicInteger();
    live.listen(told::incrementAndGet);
    Session after = submit("W a1");
    assertThat(after.report()).isInstanceOf(Report.Refused.class);
    assertThat(live.now()).isSameAs(after);
    assertThat(told).hasValue(1);
    assertThat(kept).hasSize(2);
  }

  @Test
  void whatNothingCameOfIsNeitherKeptNorTold() throws IOException {
    submit("B a1");
    Session before = submit("W a1");
    AtomicInteger told = new AtomicInteger();
    live.listen(told::incrementAndGet);
    live.submit(Player.HERE, Event.Act.CLOCK_TICK);
    live.submit(Player.HERE, Event.Act.REDO);
    live.submit(Player.HERE, new Event.IfCurrent(before.stateNumber() - 1, table.attempt("W c1")));
    live.submit(new Player("eve"), Event.Act.UNDO);
    Session toEve = live.submit(new Player("eve"), table.attempt("W c1"));
    assertThat(toEve.report()).isEqualTo(new Report.Seated(Side.WHITE, Seat.AT_KEYBOARD));
    assertThat(live.now()).isSameAs(before);
    assertThat(told).hasValue(0);
    assertThat(kept).hasSize(2);
  }

  @Test
  void oneListenerThatThrowsBreaksNeitherTheEventNorTheOthers() throws Exception {
    List<String> told = new ArrayList<>();
    live.listen(() -> told.add("first"));
    live.listen(
        () -> {
          told.add("broken");
          throw new IllegalStateException("a page without a screen");
        });
    live.listen(() -> told.add("last"));
    AtomicReference<Throwable> noticed = new AtomicReference<>();
    AtomicReference<Session> after = new AtomicReference<>();
    Thread player =
        new Thread(
            () -> {
              try {
                submit("B a1");
                after.set(submit("W b1"));
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    player.setUncaughtExceptionHandler((thread, failure) -> noticed.set(failure));
    player.start();
    player.join();
    assertThat(told).containsExactly("first", "broken", "last", "first", "broken", "last");
    assertThat(noticed.get()).hasMessage("a page without a screen");
    assertThat(after.get().position().ply()).isEqualTo(2);
  }

  @Test
  void whoeverStopsListeningIsToldNoMore() throws IOException {
    AtomicInteger told = new AtomicInteger();
    Runnable deaf = live.listen(told::incrementAndGet);
    submit("B a1");
    deaf.run();
    submit("W b1");
    assertThat(told).hasValue(1);
  }

  @Test
  void aListenerMayPlayInAnswer() throws IOException {
    live.listen(
        () -> {
          if (live.now().position().ply() == 1) {
            try {
              live.submit(
                  Player.HERE,
                  new Event.IfCurrent(live.now().stateNumber(), table.attempt("W b1")));
            } catch (IOException e) {
              throw new IllegalStateException(e);
            }
          }
        });
    submit("B a1");
    assertThat(live.now().position().ply()).isEqualTo(2);
  }

  @Test
  void aClockThatIsSetBackNeverStampsAnEarlierTime() throws IOException {
    submit("B a1");
    millis.set(400);
    submit("W a1");
    submit("W b1");
    millis.set(1_200);
    submit("B c1");
    assertThat(kept).extracting(Stamped::millis).containsExactly(1_000L, 1_000L, 1_000L, 1_200L);
  }

  @Test
  void whatIsKeptLeadsToTheSameSession() throws Exception {
    int threads = 8;
    int each = 200;
    CyclicBarrier together = new CyclicBarrier(threads);
    List<Session> answers = Collections.synchronizedList(new ArrayList<>());
    List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    List<Thread> players = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int first = i;
      Thread player =
          new Thread(
              () -> {
                try {
                  together.await();
                  for (int n = 0; n < each; n++) {
                    millis.incrementAndGet();
                    answers.add(live.submit(Player.HERE, event(first, n)));
                  }
                } catch (Exception e) {
                  failures.add(e);
                }
              });
      players.add(player);
      player.start();
    }
    for (Thread player : players) {
      player.join();
    }
    assertThat(failures).isEmpty();
    assertThat(answers).hasSize(threads * each);
    assertReplays(answers);
  }

  /** Moves that get in each other's way, and now and then one taken back. */
  private Event event(int thread, int n) {
    if (n % 5 == 4) {
      return Event.Act.UNDO;
    }
    int site = (thread * 31 + n * 7) % 81;
    String name = (char) ('a' + site % 9) + Integer.toString(site / 9 + 1);
    return table.attempt((live.now().position().ply() % 2 == 0 ? "B " : "W ") + name);
  }

  private void assertReplays(List<Session> answers) {
    Session again = table.now;
    long last = 0;
    long changes = 0;
    for (Stamped stamped : kept) {
      long stateNumber = again.stateNumber();
      again = again.on(stamped);
      changes += again.stateNumber() - stateNumber;
      assertThat(stamped.millis()).isGreaterThanOrEqualTo(last);
      last = stamped.millis();
    }
    assertThat(changes).isPositive();
    assertThat(again.stateNumber()).isEqualTo(live.now().stateNumber());
    assertThat(again.position().sameBoard(live.now().position())).isTrue();
    assertThat(again.tree().line(again.node())).isEqualTo(live.now().tree().line(again.node()));
    assertThat(again.tree().size()).isEqualTo(live.now().tree().size());
    List<Long> numbers = new ArrayList<>();
    for (Session answer : answers) {
      if (answer.report() instanceof Report.Moved) {
        numbers.add(answer.stateNumber());
      }
    }
    assertThat(numbers).as("each move has a number of its own").doesNotHaveDuplicates();
  }

  @Test
  void aViewerThatLooksAtNothingDelaysNobody() throws Exception {
    CountDownLatch looking = new CountDownLatch(1);
    CountDownLatch played = new CountDownLatch(1);
    AtomicReference<Session> seen = new AtomicReference<>();
    AtomicInteger news = new AtomicInteger();
    live.listen(news::incrementAndGet); // a slot: told at once, looked at when there is time
    Thread viewer =
        new Thread(
            () -> {
              Session first = live.now();
              looking.countDown();
              try {
                played.await(); // a paint that takes as long as the whole game
              } catch (InterruptedException e) {
                return;
              }
              assertThat(first.position().ply()).isZero();
              seen.set(live.now());
            });
    viewer.start();
    looking.await();
    submit("B a1");
    submit("W b1");
    submit("B c1");
    assertThat(news).hasValue(3);
    played.countDown();
    viewer.join();
    assertThat(seen.get().position().ply()).isEqualTo(3);
  }

  /** Runs nothing by itself: a test sets the time. */
  private final class ByHand implements Scheduler {
    private final List<Runnable> due = new ArrayList<>();
    private final List<Long> delays = new ArrayList<>();

    @Override
    public Runnable after(long wait, Runnable task) {
      due.add(task);
      delays.add(wait);
      return () -> due.remove(task);
    }

    private void runs() {
      List<Runnable> now = List.copyOf(due);
      due.clear();
      now.forEach(Runnable::run);
    }
  }

  private final ByHand scheduler = new ByHand();

  private LiveSession timed(EventWriter keeper) {
    Table clocks = Table.ofTwo("toy", "size=9 row=9", "1m");
    return new LiveSession(clocks.now, keeper, millis::get, scheduler);
  }

  @Test
  void timeIsLostThoughNobodyLooks() throws IOException {
    LiveSession timed = timed(EventWriter.NONE);
    assertThat(scheduler.due).isEmpty();
    timed.submit(Table.ANN, table.attempt("B a1"));
    assertThat(scheduler.delays).containsExactly(60_000L);
    millis.addAndGet(60_000);
    scheduler.runs();
    assertThat(timed.now().outcome()).contains(Outcome.timedOut(Side.WHITE));
    assertThat(scheduler.due).isEmpty();
  }

  @Test
  void aClockThatIsWokenTooEarlyWaitsAgain() throws IOException {
    LiveSession timed = timed(EventWriter.NONE);
    timed.submit(Table.ANN, table.attempt("B a1"));
    millis.addAndGet(59_000);
    scheduler.runs();
    assertThat(timed.now().isOver()).isFalse();
    assertThat(scheduler.delays).endsWith(1_000L);
    assertThat(scheduler.due).hasSize(1);
  }

  @Test
  void eachMoveWaitsForOneSideOnly() throws IOException {
    LiveSession timed = timed(EventWriter.NONE);
    timed.submit(Table.ANN, table.attempt("B a1"));
    timed.submit(Table.BOB, table.attempt("W b1"));
    assertThat(scheduler.due).hasSize(1);
  }

  @Test
  void aFlagThatCannotBeSavedIsTriedAgain() throws IOException {
    AtomicInteger full = new AtomicInteger();
    LiveSession timed =
        timed(
            (before, stamped, after) -> {
              if (stamped.by().equals(Player.SYSTEM) && full.getAndIncrement() == 0) {
                throw new IOException("the disk is full");
              }
            });
    timed.submit(Table.ANN, table.attempt("B a1"));
    millis.addAndGet(60_000);
    scheduler.runs();
    assertThat(timed.now().isOver()).isFalse();
    assertThat(scheduler.delays).endsWith(1_000L);
    scheduler.runs();
    assertThat(timed.now().isOver()).isTrue();
  }

  /** The fault that is reported while something runs. */
  private static Throwable reported(Runnable task) {
    Thread thread = Thread.currentThread();
    Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
    AtomicReference<Throwable> fault = new AtomicReference<>();
    thread.setUncaughtExceptionHandler((any, e) -> fault.set(e));
    try {
      task.run();
    } finally {
      thread.setUncaughtExceptionHandler(before);
    }
    return fault.get();
  }

  @Test
  void aKeeperThatBreaksStopsNoClock() throws IOException {
    AtomicInteger broken = new AtomicInteger();
    LiveSession timed =
        timed(
            (before, stamped, after) -> {
              if (stamped.by().equals(Player.SYSTEM) && broken.getAndIncrement() == 0) {
                throw new IllegalStateException("a keeper's own fault");
              }
            });
    timed.submit(Table.ANN, table.attempt("B a1"));
    millis.addAndGet(60_000);
    assertThat(reported(scheduler::runs)).hasMessage("a keeper's own fault");
    assertThat(scheduler.delays).endsWith(1_000L);
    scheduler.runs();
    assertThat(timed.now().isOver()).isTrue();
  }

  @Test
  void aClosedSessionTakesNothingAndSavesNothing() throws IOException {
    submit("B a1");
    Session before = live.now();
    AtomicInteger told = new AtomicInteger();
    live.listen(told::incrementAndGet);
    live.close();
    Event late = new Event.IfCurrent(before.stateNumber(), table.attempt("W b1"));
    assertThatThrownBy(() -> live.submit(Player.HERE, late)).isInstanceOf(LiveSession.Closed.class);
    assertThat(live.now()).isSameAs(before);
    assertThat(kept).hasSize(1);
    assertThat(told).hasValue(0);
  }

  @Test
  void aClosedSessionWaitsForNoClock() throws IOException {
    LiveSession timed = timed(EventWriter.NONE);
    timed.submit(Table.ANN, table.attempt("B a1"));
    timed.close();
    assertThat(scheduler.due).isEmpty();
  }

  @Test
  void whoThinksHearsThatTheQuestionIsGone() throws IOException {
    Question question = live.question();
    AtomicInteger gone = new AtomicInteger();
    question.whenGone(gone::incrementAndGet);
    submit("B a1");
    assertThat(gone).hasValue(1);
    assertThat(question.isGone()).isTrue();
    question.whenGone(gone::incrementAndGet);
    assertThat(gone).hasValue(2);
    Session now = live.now();
    live.submit(Player.HERE, question.answer(table.attempt("B c1")));
    assertThat(live.now()).isSameAs(now);
  }

  @Test
  void aRequestIsAnotherQuestionOfTheSameTurn() throws IOException {
    LiveSession timed = timed(EventWriter.NONE);
    timed.submit(Table.ANN, table.attempt("B a1"));
    Question before = timed.question();
    timed.submit(Table.ANN, Event.Act.OFFER_DRAW);
    assertThat(before.isGone()).as("a move still answers it").isFalse();
    Question offered = timed.question();
    assertThat(offered.session()).isSameAs(timed.now());
    timed.submit(Table.BOB, offered.answer(new Event.Reply(true)));
    assertThat(timed.now().outcome()).contains(Outcome.agreedDraw());
    assertThat(before.isGone()).isTrue();
    assertThat(offered.isGone()).isTrue();
  }

  @Test
  void aRefusedMoveLeavesTheQuestionAndClosingEndsIt() throws IOException {
    submit("B a1");
    Question question = live.question();
    submit("W a1");
    assertThat(question.isGone()).isFalse();
    live.close();
    assertThat(question.isGone()).isTrue();
    assertThat(live.question().isGone()).isTrue();
  }

  @Test
  void oneCancellationThatThrowsBreaksNeitherTheEventNorTheOthers() throws Exception {
    Question question = live.question();
    AtomicInteger told = new AtomicInteger();
    question.whenGone(
        () -> {
          throw new IllegalStateException("as a test wants it");
        });
    question.whenGone(told::incrementAndGet);
    live.listen(told::incrementAndGet);
    Thread thread = Thread.currentThread();
    Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
    thread.setUncaughtExceptionHandler((any, e) -> told.addAndGet(10));
    try {
      submit("B a1");
    } finally {
      thread.setUncaughtExceptionHandler(before);
    }
    assertThat(told).hasValue(12);
    assertThat(live.now().position().ply()).isEqualTo(1);
  }

  @Test
  void aTurnIsOneQuestionForAllWhoThink() throws IOException {
    assertThat(live.question()).isSameAs(live.question());
    submit("B a1");
    Question question = live.question();
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    assertThat(question.isGone()).isTrue();
    assertThat(live.question().isGone()).as("a game that is over asks nothing").isTrue();
  }
}
