package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.Repeats;
import dev.banmen.server.store.sql.SqlThread;
import dev.banmen.threads.Explorer;
import dev.banmen.threads.Schedules;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The writer of a store, which several use while it is closed, in any order. */
class SqlThreadSchedulesTest {
  /** A database in memory whose work and commits fail at times. */
  public static final class Writing implements Explorer.Schedule {
    private static final int EACH = 3;

    private final Set<Integer> written = new HashSet<>(); // in this transaction
    private final Set<Integer> committed = new HashSet<>();
    private final List<Integer> answers = new ArrayList<>(); // how many, by job
    private Explorer explorer;
    private SqlThread writer;
    private boolean isOpen; // a transaction
    private int closed;

    @Override
    public void run(Explorer here) {
      explorer = here;
      Connection connection = proxy(Connection.class, this::onConnection);
      writer = new SqlThread("store writer", new OneConnection(connection, true), tables -> {});
      for (int i = 0; i < 3; i++) {
        here.go("guest " + i, this::submits);
      }
      here.go("owner", writer::close);
      here.awaitOthers();
      assertThat(answers).as("answers").hasSize(3 * EACH).containsOnly(1);
      assertThat(closed).as("times it was closed").isEqualTo(1);
      assertThat(isOpen).as("a transaction at the end").isFalse();
    }

    private void submits() {
      for (int i = 0; i < EACH; i++) {
        int number = answers.size();
        answers.add(0);
        boolean fails = explorer.draw(5) == 0;
        writer
            .submit(connection -> work(number, fails))
            .whenComplete(
                (done, fault) -> {
                  assertThat(explorer.held()).as("locks while it is answered").isZero();
                  answers.set(number, answers.get(number) + 1);
                  assertThat(committed.contains(number)).as("committed").isEqualTo(fault == null);
                });
      }
    }

    private Integer work(int number, boolean fails) throws SQLException {
      assertThat(isOpen).as("in a transaction").isTrue();
      written.add(number);
      Explorer.step();
      if (fails) {
        written.remove(number); // as its savepoint does
        throw new SQLException("a constraint");
      }
      return number;
    }

    private Object onConnection(String method, Object[] given) {
      closed += method.equals("close") ? 1 : 0;
      return method.equals("createStatement") ? proxy(Statement.class, this::onStatement) : null;
    }

    private Object onStatement(String method, Object[] given) throws SQLException {
      if (method.equals("execute")) {
        Explorer.step();
        execute((String) given[0]);
      }
      return method.equals("execute") ? false : null;
    }

    private void execute(String sql) throws SQLException {
      switch (sql) {
        case "BEGIN IMMEDIATE" -> isOpen = true;
        case "COMMIT" -> {
          if (explorer.draw(6) == 0) {
            throw new SQLException("disk full");
          }
          committed.addAll(written);
          end();
        }
        case "ROLLBACK" -> end();
        default -> {}
      }
    }

    private void end() {
      written.clear();
      isOpen = false;
    }

    private interface CalledMethod {
      Object on(String name, Object[] given) throws SQLException;
    }

    private static <T> T proxy(Class<T> kind, CalledMethod method) {
      return kind.cast(
          Proxy.newProxyInstance(
              Writing.class.getClassLoader(),
              new Class<?>[] {kind},
              (proxy, called, given) -> method.on(called.getName(), given)));
    }
  }

  @Test
  @Tag(Repeats.TAG)
  void everyJobIsAnsweredOnceAndOnlyAfterItsCommit() {
    Schedules.hold(Writing.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SqlThread locks"})
  void aMistakeIsFound(String mistake) {
    assertThat(Schedules.fault(Writing.class, false, mistake)).isPresent();
  }
}
