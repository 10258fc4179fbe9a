package dev.banmen.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Timers go on, whatever a task or the scheduler throws, and all of it is reported. */
class FirmSchedulerTest {
  private final BlockingQueue<Throwable> reported = new LinkedBlockingQueue<>();
  private final List<Runnable> due = new ArrayList<>();
  private Thread.UncaughtExceptionHandler before;
  private int faults; // how often the scheduler still throws
  private boolean takesAnyway; // what it throws at
  private int runs;

  private final Scheduler firm =
      new FirmScheduler(
          (millis, task) -> {
            if (faults <= 0 || takesAnyway) {
              due.add(task);
            }
            if (faults-- > 0) {
              throw new IllegalStateException("as a test wants it");
            }
            return () -> due.remove(task);
          });

  @BeforeEach
  void open() {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> reported.add(fault));
  }

  @AfterEach
  void close() {
    Thread.setDefaultUncaughtExceptionHandler(before);
  }

  private void runs() {
    runs++;
  }

  @Test
  void oneThatIsFirmAlreadyIsNotWrappedAgain() {
    assertThat(new FirmScheduler(new FirmScheduler(firm))).isEqualTo(firm);
  }

  @Test
  void whatATaskThrowsIsReportedByTheProgramsOwnThreads() throws Exception {
    Error fault = new AssertionError("as a test wants it");
    DaemonScheduler.SCHEDULER.after(
        0,
        () -> {
          throw fault;
        });
    assertThat(reported.take()).isSameAs(fault);
  }

  @Test
  void aSchedulerThatFailsIsAskedOnceMore() {
    faults = 1;
    firm.after(5, this::runs);
    due.forEach(Runnable::run);
    assertThat(runs).isEqualTo(1);
    assertThat(reported).hasSize(1).first().isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aTaskThatWasTakenAnywayRunsOnce() {
    faults = 1;
    takesAnyway = true;
    firm.after(5, this::runs);
    assertThat(due).hasSize(2);
    due.forEach(Runnable::run);
    assertThat(runs).isEqualTo(1);
  }

  @Test
  void aTimerThatIsLostIsAFaultOfTheMachine() {
    faults = 2;
    Runnable cancel = firm.after(5, this::runs);
    assertThatCode(cancel::run).doesNotThrowAnyException();
    assertThat(reported).hasSize(2).last().isInstanceOf(VirtualMachineError.class);
  }

  @Test
  void aSchedulerThatWorksIsAskedOnce() {
    firm.after(5, this::runs).run();
    assertThat(due).isEmpty();
    firm.after(5, this::runs);
    due.forEach(Runnable::run);
    assertThat(runs).isEqualTo(1);
    assertThat(reported).isEmpty();
  }
}
