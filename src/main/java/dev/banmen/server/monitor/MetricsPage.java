package dev.banmen.server.monitor;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/**
 * Two pages for who watches over a server: {@code /metrics} for Prometheus, and {@code /health},
 * which is 200 or 503. They ask nobody who they are: whoever reaches the address reads them.
 */
public final class MetricsPage implements AutoCloseable {
  /** Connections that may wait. */
  private static final int BACKLOG = 8;

  /** How long a request may take to come, and an answer to go. */
  private static final String SECONDS = "10";

  private static final int FINE = 200;
  private static final int NOT_THERE = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int UNWELL = 503;

  private final HttpServer server;
  private final ExecutorService thread;

  private MetricsPage(HttpServer server, ExecutorService thread) {
    this.server = server;
    this.thread = thread;
  }

  /**
   * Opens the pages.
   *
   * @param at the address and port, 0 for any that is free
   * @throws IOException if that port is taken, or the address is not this machine's
   */
  public static MetricsPage open(InetSocketAddress at, Metrics metrics, BooleanSupplier isWell)
      throws IOException {
    System.setProperty("sun.net.httpserver.maxReqTime", SECONDS);
    System.setProperty("sun.net.httpserver.maxRspTime", SECONDS);
    HttpServer server = HttpServer.create(at, BACKLOG);
    ExecutorService thread = Executors.newSingleThreadExecutor(new DaemonThreads("metrics"));
    server.setExecutor(thread);
    server.createContext("/", exchange -> answer(exchange, metrics, isWell));
    server.start();
    return new MetricsPage(server, thread);
  }

  private static void answer(HttpExchange exchange, Metrics metrics, BooleanSupplier isWell)
      throws IOException {
    try {
      switch (exchange.getRequestURI().getPath()) {
        case "/metrics" ->
            answer(exchange, FINE, PrometheusTextFormatWriter.CONTENT_TYPE, metrics.text());
        case "/health" ->
            answer(
                exchange,
                isWell.getAsBoolean() ? FINE : UNWELL,
                "text/plain",
                (isWell.getAsBoolean() ? "ok\n" : "stuck\n").getBytes(StandardCharsets.UTF_8));
        default -> answer(exchange, NOT_THERE, "text/plain", new byte[] {'\n'});
      }
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // the library would log nothing, and leave the connection open
      exchange.close();
    }
  }

  private static void answer(HttpExchange exchange, int code, String type, byte[] body)
      throws IOException {
    try (exchange) {
      if (!exchange.getRequestMethod().equals("GET")) {
        exchange.sendResponseHeaders(NOT_ALLOWED, -1);
        return;
      }
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(code, body.length);
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }

  /** The port that it listens at. */
  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    thread.shutdownNow();
  }
}
