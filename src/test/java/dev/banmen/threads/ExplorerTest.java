package dev.banmen.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.Repeats;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The explorer finds what goes wrong between threads, and nothing else. */
class ExplorerTest {
  /** Two add to a number. */
  public static class Adding implements Explorer.Schedule {
    private volatile int sum;

    @Override
    public void run(Explorer explorer) {
      explorer.go("one", this::add);
      explorer.go("two", this::add);
      explorer.awaitOthers();
      assertThat(sum).isEqualTo(2);
    }

    void add() {
      sum = sum + 1;
    }
  }

  /** The same, one at a time. */
  public static final class AddingInTurn extends Adding {
    @Override
    synchronized void add() {
      super.add();
    }
  }

  /** Two take two locks. */
  public static class Locking implements Explorer.Schedule {
    private final Object one = new Object();
    private final Object two = new Object();
    private int taken;

    @Override
    public void run(Explorer explorer) {
      explorer.go("one", this::forth);
      explorer.go("two", this::back);
      explorer.awaitOthers();
    }

    void forth() {
      synchronized (one) {
        synchronized (two) {
          taken++;
        }
      }
    }

    void back() {
      synchronized (two) {
        synchronized (one) {
          taken++;
        }
      }
    }
  }

  /** The same in one order. */
  public static final class LockingInOrder extends Locking {
    @Override
    void back() {
      forth();
    }
  }

  /** One waits for what another says. */
  public static class WaitingForWord implements Explorer.Schedule {
    private boolean isSaid;

    @Override
    public void run(Explorer explorer) {
      explorer.go("listener", this::listens);
      explorer.go("speaker", this::says);
    }

    synchronized void listens() throws InterruptedException {
      while (!isSaid) {
        wait();
      }
    }

    synchronized void says() {
      isSaid = true;
      notify();
    }
  }

  private static String fault(Class<? extends Explorer.Schedule> kind, String... mistakes) {
    return Schedules.fault(kind, false, mistakes).orElseThrow().getMessage();
  }

  @Test
  @Tag(Repeats.TAG)
  void anUpdateThatIsLostIsFound() {
    assertThat(fault(Adding.class)).contains("expected: 2");
    Schedules.hold(AddingInTurn.class);
    assertThat(fault(AddingInTurn.class, "ExplorerTest.AddingInTurn locks")).contains("schedule ");
  }

  @Test
  @Tag(Repeats.TAG)
  void aDeadlockIsFound() {
    assertThat(fault(Locking.class)).contains("nothing goes on: [").contains("one", "two");
    Schedules.hold(LockingInOrder.class);
  }

  @Test
  @Tag(Repeats.TAG)
  void aNotificationThatIsMissingIsFound() {
    Schedules.hold(WaitingForWord.class);
    assertThat(fault(WaitingForWord.class, "ExplorerTest.WaitingForWord notify"))
        .contains("nothing goes on: [listener]");
  }

  @Test
  void aSeedIsOneSchedule() {
    assertThat(fault(Adding.class)).isEqualTo(fault(Adding.class));
  }
}
