package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Visits in line mode begin while there are threads for them. */
class LineVisitsTest {
  private static final LineVisits.LineEnd NOBODY =
      (LineVisits.LineEnd)
          Proxy.newProxyInstance(
              LineVisitsTest.class.getClassLoader(),
              new Class<?>[] {LineVisits.LineEnd.class},
              (proxy, method, values) -> null);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  /** What is reported where each of two visits gets a thread of this kind. */
  private List<Throwable> reported(Executor threads, int begun) throws Exception {
    List<Throwable> faults = new ArrayList<>();
    Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> faults.add(e));
    try (OpenHouse house = new OpenHouse(folder, HouseLimits.DEFAULT)) {
      Visit anna = house.visit("anna");
      LineVisits visits = new LineVisits(() -> 1, threads);
      LineVisits.Coming coming =
          new LineVisits.Coming(anna.person(), anna, AskedWords.NONE, false, false);
      int all = 0;
      for (int i = 0; i < 2; i++) {
        all += visits.begin(coming, NOBODY).isPresent() ? 1 : 0;
      }
      assertThat(all).isEqualTo(begun);
    } finally {
      Thread.currentThread().setUncaughtExceptionHandler(before);
    }
    return faults;
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "unable to create native thread: possibly out of memory or process limits reached, false",
        "Java heap space, true",
        "GC overhead limit exceeded, true",
        "Metaspace, true",
        "none, true"
      })
  void onlyWithoutAThreadOneVisitAloneCannotBegin(String message, boolean isTheEnd)
      throws Exception {
    List<Throwable> faults =
        reported(
            visit -> {
              throw new OutOfMemoryError(message);
            },
            0);
    assertThat(faults).hasSize(2).allMatch(one -> one instanceof OutOfMemoryError == isTheEnd);
  }

  @Test
  void noMoreBeginThanThereMayBe() throws Exception {
    assertThat(reported(visit -> {}, 1)).isEmpty();
  }
}
