package dev.banmen.server.store.postgres;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.postgresql.PGConnection;

/** Connections whose steps a test hears of, and may fail. For any thread. */
final class PlannedConnector implements SqlConnector {
  /** Hears of a step of a connection: a statement that is prepared, but not news, or a commit. */
  interface Steps {
    /** What happens before a step. */
    void before(String step, int backend) throws SQLException;

    /** What happens after a commit, before its answer is there. */
    default void committed(int backend) throws SQLException {}
  }

  final AtomicInteger tries = new AtomicInteger();
  private final PostgresUrl url;
  private volatile Steps steps = (step, backend) -> {};

  PlannedConnector(PostgresUrl url) {
    this.url = url;
  }

  void plan(Steps plan) {
    steps = plan;
  }

  private PreparedStatement watched(PreparedStatement commit, int backend) {
    return (PreparedStatement)
        Proxy.newProxyInstance(
            PlannedConnector.class.getClassLoader(),
            new Class<?>[] {PreparedStatement.class},
            (proxy, method, values) -> {
              boolean isCommit = method.getName().equals("execute");
              if (isCommit) {
                steps.before("COMMIT", backend);
              }
              try {
                Object result = method.invoke(commit, values);
                if (isCommit) {
                  steps.committed(backend);
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public Connection connect() throws SQLException {
    tries.incrementAndGet();
    Connection real = url.connect();
    int backend = real.unwrap(PGConnection.class).getBackendPID();
    return (Connection)
        Proxy.newProxyInstance(
            PlannedConnector.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, values) -> {
              String text = method.getName().equals("prepareStatement") ? (String) values[0] : "";
              boolean isCommit = text.startsWith(LastingConnection.COMMIT);
              if (!text.isEmpty() && !isCommit && !LastingConnection.ANNOUNCE.equals(text)) {
                steps.before(text, backend);
              }
              try {
                Object result = method.invoke(real, values);
                return isCommit ? watched((PreparedStatement) result, backend) : result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
