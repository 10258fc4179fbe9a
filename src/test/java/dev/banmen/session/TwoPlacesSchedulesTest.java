package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.schedule.Scheduler;
import dev.banmen.threads.Explorer;
import dev.banmen.threads.Schedules;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One game in play at two places, over one log, in any order. */
class TwoPlacesSchedulesTest {
  /** Players move and take back at both places; the log answers late, and its news may be lost. */
  public static final class TwoPlaces implements Explorer.Schedule {
    private static final int EACH = 3;

    private final Table table = Table.ofOne("toy", "size=9 row=9", "none");
    private final List<LiveSession.Happened> log = new ArrayList<>();
    private final Deque<Runnable> store = new ArrayDeque<>();
    private final List<Place> places = List.of(new Place(), new Place());
    private final List<Integer> answers = new ArrayList<>(); // how many, by event
    private int saved; // by answers
    private int answered;
    private Explorer explorer;
    private boolean isOver;

    /** A place, and how much of the log it knows. */
    private final class Place implements LiveSession.RemoteWriter {
      private final LiveSession live = new LiveSession(table.now, this, () -> 0, Scheduler.NEVER);
      private int known;
      private int heard;
      private boolean isAsked;

      @Override
      public CompletableFuture<Void> write(Session before, Stamped what, Session after) {
        return asked(
            () -> {
              if (known < log.size()) {
                throw new LiveSession.Overtaken();
              } else if (explorer.draw(8) == 0) {
                throw new IOException("the disk is full");
              }
              if (what.event() instanceof Event.IfCurrent answer) {
                long newest = at(known).stateNumber();
                assertThat(StateNumbers.isSameTurn(answer.stateNumber(), newest)).isTrue();
              }
              log.add(new LiveSession.Happened(after, what.millis()));
              known++;
              news();
              return null;
            });
      }

      @Override
      public CompletableFuture<List<LiveSession.Happened>> missed(Session now) {
        return asked(
            () -> {
              List<LiveSession.Happened> rest = List.copyOf(log.subList(known, log.size()));
              known = log.size();
              return rest;
            });
      }

      private <T> CompletableFuture<T> asked(Work<T> work) {
        assertThat(isAsked).as("two things at once").isFalse();
        isAsked = true;
        CompletableFuture<T> answer = new CompletableFuture<>();
        store.add(
            () -> {
              isAsked = false;
              T done = null;
              try {
                done = work.done();
              } catch (IOException e) {
                answer.completeExceptionally(e);
              }
              answer.complete(done);
            });
        return answer;
      }

      /** Sees what is new: each state that is shown is in the log, in its order. */
      private void sees() {
        assertThat(explorer.held()).as("locks while listeners are told").isZero();
        Session now = live.now();
        int shown = 0;
        while (at(shown) != now) {
          shown++; // ends with a fault if it is not in the log
        }
        assertThat(shown).as("states in order").isGreaterThanOrEqualTo(heard);
        heard = shown;
      }
    }

    private interface Work<T> {
      T done() throws IOException;
    }

    private Session at(int events) {
      return events == 0 ? table.now : log.get(events - 1).after();
    }

    @Override
    public void run(Explorer here) {
      explorer = here;
      for (Place place : places) {
        place.live.listen(place::sees);
        here.go("player", () -> plays(place));
        here.go("friend", () -> plays(place));
      }
      here.go("store", this::saves);
      here.go("news", this::comparesHeads);
      here.awaitOthers();
      assertThat(answers).as("answers").containsOnly(1);
      assertThat(log).as("what was saved is what was answered so").hasSize(saved);
      for (Place place : places) {
        assertThat(place.live.now()).as("what is shown at last").isSameAs(at(log.size()));
        assertThat(place.heard).as("what listeners know").isEqualTo(log.size());
      }
    }

    private void plays(Place place) {
      for (int i = 0; i < EACH; i++) {
        Session now = place.live.now();
        List<Move> legal = now.position().legalMoves();
        Event event =
            explorer.draw(4) == 0
                ? Event.Act.UNDO
                : new Event.Try(legal.get(explorer.draw(legal.size())));
        int number = answers.size();
        answers.add(0);
        Event sent = explorer.draw(2) == 0 ? event : new Event.IfCurrent(now.stateNumber(), event);
        place.live.send(Player.HERE, sent).whenComplete((after, why) -> answered(number, after));
        Explorer.step();
      }
    }

    private void answered(int number, Session after) {
      assertThat(explorer.held()).as("locks while it is told").isZero();
      answers.set(number, answers.get(number) + 1);
      answered++;
      saved += after != null && log.stream().anyMatch(one -> one.after() == after) ? 1 : 0;
    }

    /** Tells each place of an event, unless that is lost. */
    private void news() {
      for (Place place : places) {
        if (explorer.draw(2) == 0) {
          store.add(place.live::catchUp);
        }
      }
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

    /** Once all is answered, both places look what they have missed. */
    private void comparesHeads() {
      Explorer.awaits(() -> answered == 4 * EACH);
      places.forEach(place -> place.live.catchUp());
      Explorer.awaits(() -> places.get(0).heard + places.get(1).heard == 2 * log.size());
      isOver = true;
    }
  }

  @Test
  @Tag("long")
  void bothPlacesShowTheOneLogAndEachSenderIsAnsweredOnce() {
    Schedules.hold(TwoPlaces.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"LiveSession locks"})
  void aMistakeIsFound(String mistake) {
    assertThat(Schedules.fault(TwoPlaces.class, false, mistake)).isPresent();
  }
}
