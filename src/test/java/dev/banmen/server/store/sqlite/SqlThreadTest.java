package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sql.Dialect;
import dev.banmen.server.store.sql.Sql;
import dev.banmen.server.store.sql.SqlBatches;
import dev.banmen.server.store.sql.SqlJob;
import dev.banmen.server.store.sql.SqlThread;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The thread of a connection answers each piece of work once, and goes on, whatever is thrown. */
class SqlThreadTest {
  @TempDir Path folder;
  private final Queue<Throwable> reported = new ConcurrentLinkedQueue<>();
  private Thread.UncaughtExceptionHandler before;

  @BeforeEach
  void open() {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> reported.add(fault));
  }

  @AfterEach
  void close() {
    Thread.setDefaultUncaughtExceptionHandler(before);
  }

  private Connection connection() throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("db"));
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE IF NOT EXISTS words (word TEXT)");
    }
    return connection;
  }

  private static SqlThread writer(Connection connection) {
    return new SqlThread("store writer", new OneConnection(connection, true), tables -> {});
  }

  private static SqlThread.SqlWork<Integer> add(int number) {
    return sql -> {
      try (Statement statement = sql.connection().createStatement()) {
        statement.execute("INSERT INTO words VALUES ('" + number + "')");
      }
      return number;
    };
  }

  private List<Integer> words() throws SQLException {
    return new Sql(connection(), Dialect.SQLITE)
        .list(row -> row.getInt(1), "SELECT word FROM words ORDER BY 1");
  }

  /** Has work wait for work, so that it is done together. */
  private static CountDownLatch hold(SqlThread thread) {
    CountDownLatch latch = new CountDownLatch(1);
    thread.submit(
        sql -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return null;
        });
    return latch;
  }

  @Test
  void anErrorIsTheAnswerOfOnePieceOfWork() throws Exception {
    for (Error error : List.of(new OutOfMemoryError(), new StackOverflowError())) {
      SqlThread thread = writer(connection());
      CountDownLatch latch = hold(thread);
      CompletableFuture<Integer> first = thread.submit(add(1));
      CompletableFuture<Integer> broken =
          thread.submit(
              sql -> {
                add(2).on(sql);
                throw error;
              });
      CompletableFuture<Integer> last = thread.submit(add(3));
      latch.countDown();
      assertThatThrownBy(broken::join).hasCauseInstanceOf(StoreFault.class);
      assertThat(first.join() + last.join()).isEqualTo(4);
      assertThat(thread.submit(add(4)).join()).isEqualTo(4);
      thread.close();
      assertThat(reported.remove()).isSameAs(error);
      assertThat(reported).isEmpty();
    }
    assertThat(words()).doesNotContain(2).contains(1, 3, 4);
  }

  @Test
  void whatTheThreadWaitsForIsSeen() throws Exception {
    SqlThread thread = writer(connection());
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<Void> hung =
        thread.submit(
            sql -> {
              begun.countDown();
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return null;
            });
    begun.await();
    assertThat(thread.stack())
        .extracting(StackTraceElement::getMethodName)
        .contains("attempt", "run");
    end.countDown();
    hung.join();
    thread.close();
  }

  /** Whatever of SQL fails, what is answered with a yes is saved, and nothing else is. */
  @Test
  void aFaultAtAnyCallOfSqlLosesNothingThatWasAnswered() throws Exception {
    int places = 0;
    for (boolean hasFailed = true; hasFailed; places++) {
      AtomicInteger left = new AtomicInteger(places + 1);
      List<Integer> saved = new ArrayList<>();
      int from = 10 * places;
      SqlThread thread = writer(failing(connection(), left));
      CountDownLatch latch = hold(thread);
      List<CompletableFuture<Integer>> all =
          IntStream.range(from, from + 4).mapToObj(i -> thread.submit(add(i))).toList();
      latch.countDown();
      for (CompletableFuture<Integer> one : all) {
        one.handle((number, fault) -> fault == null && saved.add(number)).join();
      }
      hasFailed = left.getAndSet(Integer.MAX_VALUE) <= 0;
      assertThat(thread.submit(add(from + 9)).join()).as("the next one").isEqualTo(from + 9);
      saved.add(from + 9);
      thread.close();
      assertThat(words().stream().filter(word -> word >= from)).containsExactlyElementsOf(saved);
      assertThat(reported.isEmpty()).isEqualTo(!hasFailed);
      reported.clear();
    }
    assertThat(places).isGreaterThan(20);
  }

  /** A connection of which one call throws an Error. */
  private static Connection failing(Connection connection, AtomicInteger left) {
    return failing(Connection.class, connection, left);
  }

  private static <T> T failing(Class<T> type, T target, AtomicInteger left) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, values) -> {
              boolean isCounted = method.getName().matches("createStatement|execute");
              if (isCounted && left.decrementAndGet() == 0) {
                throw new LinkageError("as a test wants it");
              }
              try {
                Object result = method.invoke(target, values);
                return result instanceof Statement statement
                    ? failing(Statement.class, statement, left)
                    : result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @Test
  void whatIsDoneAfterwardsDoesNotPartWhatIsSavedTogether() throws Exception {
    List<Integer> sizes = new ArrayList<>();
    OneConnection connection = new OneConnection(connection(), true);
    SqlBatches counted =
        new SqlBatches() {
          @Override
          public void run(List<SqlJob<?>> batch, BooleanSupplier isEnding) {
            sizes.add(batch.size());
            connection.run(batch, isEnding);
          }

          @Override
          public void close() {
            connection.close();
          }
        };
    SqlThread thread = new SqlThread("store writer", counted, tables -> {});
    CountDownLatch latch = hold(thread);
    List<String> order = new CopyOnWriteArrayList<>();
    for (int i = 0; i < 3; i++) {
      int number = i;
      thread.submit(add(i)).thenRun(() -> order.add("saved " + number));
      thread.afterwards(() -> order.add("told " + number));
    }
    latch.countDown();
    thread.close();
    assertThat(sizes).as("what was held, and the rest").hasSizeLessThanOrEqualTo(2);
    for (int i = 0; i < 3; i++) {
      assertThat(order).containsSubsequence("saved " + i, "told " + i);
    }
  }
}
