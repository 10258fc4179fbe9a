package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.threads.Explorer;
import dev.banmen.threads.Schedules;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A session that several people use at once, in any order. */
class SessionSchedulesTest {
  /** Some send, some ask, a store saves and fails, and at any time all is closed. */
  public static class ManySenders implements Explorer.Schedule {
    private static final int EACH = 3;

    private final Table table = Table.ofOne("toy", "size=9 row=9", "none");
    private final LiveSession live =
        new LiveSession(table.now, this::keep, () -> 0, Scheduler.NEVER);
    private final Set<Long> saved = new HashSet<>(Set.of(table.now.stateNumber()));
    private final Deque<Runnable> store = new ArrayDeque<>();
    private final List<Integer> answers = new ArrayList<>(); // how many, by event
    private final List<Integer> cancels = new ArrayList<>(); // how many, by question
    private Explorer explorer;
    private boolean isKeeping;
    private boolean isClosed;
    private boolean isOver;
    private long newest = table.now.stateNumber(); // that was saved
    private long heard = table.now.stateNumber();

    @Override
    public void run(Explorer here) {
      explorer = here;
      live.listen(
          () -> {
            assertThat(here.held()).as("locks while listeners are told").isZero();
            heard = Math.max(heard, seen(live.now()));
          });
      for (String name : List.of("ann", "bob", "eve")) {
        here.go(name, this::sends);
      }
      here.go("asker", this::asks);
      here.go("store", this::saves);
      if (here.draw(2) == 0) {
        here.go("door", this::closes);
      }
      here.awaitOthers();
      isOver = true;
      assertThat(answers).as("answers").containsOnly(1);
      assertThat(live.now().stateNumber()).as("what is shown at last").isEqualTo(newest);
      if (!isClosed) {
        assertThat(heard).as("what listeners know").isEqualTo(newest);
        live.close();
      }
      assertThat(cancels).as("ends of questions").containsOnly(1);
    }

    private long seen(Session now) {
      assertThat(saved).as("shown and saved").contains(now.stateNumber());
      return now.stateNumber();
    }

    private void sends() {
      long last = 0;
      for (int i = 0; i < EACH; i++) {
        Session now = live.now();
        assertThat(seen(now)).as("states in order").isGreaterThanOrEqualTo(last);
        last = now.stateNumber();
        List<Move> legal = now.position().legalMoves();
        Event move = new Event.Try(legal.get(explorer.draw(legal.size())));
        int number = answers.size();
        answers.add(0);
        Event sent = explorer.draw(2) == 0 ? move : new Event.IfCurrent(now.stateNumber(), move);
        if (explorer.draw(3) > 0) {
          FaultBarrier.watch(
              live.send(Player.HERE, sent).whenComplete((after, why) -> answered(number, after)));
        } else {
          submits(sent, number);
        }
      }
    }

    private void submits(Event event, int number) {
      try {
        seen(live.submit(Player.HERE, event));
      } catch (IOException e) {
        // It is an answer, too.
      }
      answers.set(number, answers.get(number) + 1);
    }

    private void answered(int number, Session after) {
      if (after != null) {
        seen(after);
      }
      assertThat(explorer.held()).as("locks while it is told").isZero();
      answers.set(number, answers.get(number) + 1);
    }

    private void asks() {
      for (int i = 0; i < EACH; i++) {
        int number = cancels.size();
        cancels.add(0);
        live.question().whenGone(() -> cancels.set(number, cancels.get(number) + 1));
        Explorer.step();
      }
    }

    private void closes() {
      for (int i = explorer.draw(10); i > 0; i--) {
        Explorer.step();
      }
      live.close();
      isClosed = true;
    }

    private CompletableFuture<Void> keep(Session before, Stamped what, Session after) {
      assertThat(isKeeping).as("two are saved at once").isFalse();
      assertThat(isClosed).as("saved after the end").isFalse();
      assertThat(before.stateNumber()).as("what it goes on from").isEqualTo(newest);
      if (what.event() instanceof Event.IfCurrent answer) {
        assertThat(StateNumbers.isSameTurn(answer.stateNumber(), newest))
            .as("an old number")
            .isTrue();
      }
      isKeeping = true;
      CompletableFuture<Void> saved = new CompletableFuture<>();
      Runnable save = () -> save(before, after, saved);
      if (explorer.draw(4) == 0) {
        save.run();
      } else {
        store.add(save);
      }
      return saved;
    }

    private void saves() {
      while (true) {
        Explorer.awaits(() -> isOver || !store.isEmpty());
        if (store.isEmpty()) {
          return;
        }
        Explorer.step();
        store.remove().run();
      }
    }

    /** Saves it, or not. */
    void save(Session before, Session after, CompletableFuture<Void> save) {
      if (explorer.draw(8) == 0) {
        isKeeping = false;
        save.completeExceptionally(new IOException("the disk is full"));
      } else {
        isKeeping = false;
        isSaved(after);
        save.complete(null);
      }
    }

    void isSaved(Session after) {
      saved.add(after.stateNumber());
      newest = after.stateNumber();
    }
  }

  /** A store that says what it has saved before it has. */
  public static final class Boasting extends ManySenders {
    @Override
    void save(Session before, Session after, CompletableFuture<Void> save) {
      save.complete(null);
      isSaved(after);
    }
  }

  /** A store that answers twice. */
  public static final class Stuttering extends ManySenders {
    @Override
    void save(Session before, Session after, CompletableFuture<Void> save) {
      super.save(before, after, save);
      save.completeExceptionally(new IOException("once more"));
    }
  }

  @Test
  @Tag("long")
  void everySenderIsAnsweredOnceAndNothingIsShownBeforeItIsSaved() {
    Schedules.hold(ManySenders.class);
    Schedules.hold(Stuttering.class);
  }

  @Test
  void aStoreThatBreaksItsWordIsFound() {
    assertThat(Schedules.fault(Boasting.class, false)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"LiveSession locks", "LiveSession.AwaitedResponse notifyAll"})
  void aMistakeIsFound(String mistake) {
    assertThat(Schedules.fault(ManySenders.class, false, mistake)).isPresent();
  }
}
