package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.schedule.Scheduler;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A session whose events are saved elsewhere, when this test says so. */
@Timeout(60)
class SavedElsewhereTest {
  private final Table table = Table.ofOne("toy", "size=9 row=9", "none");
  private final AtomicLong millis = new AtomicLong(1_000);
  private final Deque<CompletableFuture<Void>> saves = new ArrayDeque<>();
  private final List<Stamped> asked = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();
  private final LiveSession live =
      new LiveSession(
          table.now,
          (before, stamped, after) -> {
            CompletableFuture<Void> save = new CompletableFuture<>();
            synchronized (saves) {
              asked.add(stamped);
              saves.add(save);
              saves.notifyAll();
            }
            return save;
          },
          millis::get,
          Scheduler.NEVER);

  private void send(String move) {
    live.send(Player.HERE, table.attempt(move))
        .whenComplete(
            (after, why) ->
                heard.add(
                    move
                        + " "
                        + (why == null
                            ? after.report().getClass().getSimpleName()
                            : why.getMessage())));
  }

  private int ply() {
    return live.now().position().ply();
  }

  private static Stamped at(long millis, Event event) {
    return new Stamped(millis, Player.HERE, event);
  }

  @Test
  void anEventHappensOnceItIsSaved() {
    live.listen(() -> heard.add("news"));
    send("B a1");
    assertThat(ply()).isZero();
    assertThat(heard).isEmpty();
    saves.remove().complete(null);
    assertThat(ply()).isEqualTo(1);
    assertThat(heard).containsExactly("news", "B a1 Moved");
  }

  @Test
  void whatCouldNotBeSavedDoesNotHappen() {
    live.listen(() -> heard.add("news"));
    send("B a1");
    saves.remove().completeExceptionally(new IOException("the store is gone"));
    assertThat(ply()).isZero();
    assertThat(heard).containsExactly("B a1 the store is gone");
    send("B a1");
    saves.remove().complete(null);
    assertThat(ply()).isEqualTo(1);
  }

  /** A rule by which White answers at once. */
  private LiveSession answered(LiveSession.RemoteWriter keeper) {
    LiveSession answered = new LiveSession(table.now, keeper, millis::get, Scheduler.NEVER);
    answered.takingOnly(
        new LiveSession.Rule() {
          @Override
          public Optional<Report.Hindrance> hindrance(Session now, Stamped stamped) {
            return Optional.empty();
          }

          @Override
          public Optional<Event> following(Session before, Session after) {
            return Optional.of(Event.Act.ANNUL);
          }
        });
    return answered;
  }

  @Test
  void whatBreaksAsTheEventThatFollowsIsSavedIsReported() throws Exception {
    AtomicInteger count = new AtomicInteger();
    LiveSession answered =
        answered(
            (before, stamped, after) -> {
              if (count.getAndIncrement() > 0) {
                throw new IllegalStateException("no line for this");
              }
              return CompletableFuture.completedFuture(null);
            });
    AtomicReference<Throwable> noticed = new AtomicReference<>();
    Thread player = new Thread(() -> answered.send(Player.HERE, table.attempt("B a1")));
    player.setUncaughtExceptionHandler((thread, fault) -> noticed.set(fault));
    player.start();
    player.join();
    assertThat(noticed.get()).hasMessage("no line for this");
    assertThat(answered.now().position().ply()).isEqualTo(1);
    assertThat(answered.now().isOver()).isFalse();
  }

  @Test
  void eventsWaitForTheOneBeforeThemAndKeepTheTimeAtWhichTheyCame() {
    send("B a1");
    millis.set(2_000);
    send("W a1");
    send("W b1");
    millis.set(3_000);
    assertThat(saves).hasSize(1);
    saves.remove().complete(null);
    saves.remove().complete(null);
    saves.remove().complete(null);
    assertThat(heard).containsExactly("B a1 Moved", "W a1 Refused", "W b1 Moved");
    assertThat(asked).extracting(Stamped::millis).containsExactly(1_000L, 2_000L, 2_000L);
    assertThat(saves).isEmpty();
  }

  @Test
  void whoSubmitsWaitsUntilItIsSaved() throws Exception {
    FutureTask<Session> submitting =
        new FutureTask<>(() -> live.submit(Player.HERE, table.attempt("B a1")));
    Thread player = new Thread(submitting);
    player.start();
    synchronized (saves) {
      while (saves.isEmpty()) {
        saves.wait();
      }
    }
    assertThat(submitting.isDone()).isFalse();
    saves.remove().complete(null);
    assertThat(submitting.get()).isSameAs(live.now());
    assertThat(ply()).isEqualTo(1);
  }

  @Test
  void afterTheEndWhatIsOnItsWayIsStillSavedAndWhatWaitsIsNot() {
    send("B a1");
    send("W b1");
    live.close();
    saves.remove().complete(null);
    assertThat(heard).containsExactly("B a1 Moved", "W b1 the session is closed");
    assertThat(saves).isEmpty();
    assertThatThrownBy(() -> live.submit(Player.HERE, table.attempt("W c1")))
        .isInstanceOf(LiveSession.Closed.class);
  }
}
