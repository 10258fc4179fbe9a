package dev.banmen.server.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The pages for who watches over a server. */
@Timeout(60)
class MetricsPageTest {
  private final Histogram times = new Histogram();
  private boolean isWell = true;
  private MetricsPage page;

  @BeforeEach
  void open() throws IOException {
    Metrics metrics =
        new Metrics()
            .info("banmen_node", Map.of("node", "n7", "version", "1.2"))
            .gauge("banmen_visits", () -> 3)
            .counter("banmen_painted_bytes", () -> 1_234)
            .histogram("banmen_event_seconds", times);
    page = MetricsPage.open(new InetSocketAddress("127.0.0.1", 0), metrics, () -> isWell);
  }

  @AfterEach
  void close() {
    page.close();
  }

  private HttpURLConnection ask(String method, String path) throws IOException {
    HttpURLConnection connection =
        (HttpURLConnection)
            URI.create("http://127.0.0.1:" + page.port() + path).toURL().openConnection();
    connection.setRequestMethod(method);
    return connection;
  }

  private String read(String path) throws IOException {
    return new String(ask("GET", path).getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void numbersAreInTheFormatOfPrometheus() throws IOException {
    times.add(700_000);
    times.add(40_000_000);
    times.add(60_000_000_000L);
    assertThat(read("/metrics").lines())
        .contains(
            "banmen_node_info{node=\"n7\",version=\"1.2\"} 1",
            "# TYPE banmen_visits gauge",
            "banmen_visits 3.0",
            "# TYPE banmen_painted_bytes_total counter",
            "banmen_painted_bytes_total 1234.0",
            "# TYPE banmen_event_seconds histogram",
            "banmen_event_seconds_bucket{le=\"5.0E-4\"} 0",
            "banmen_event_seconds_bucket{le=\"0.001\"} 1",
            "banmen_event_seconds_bucket{le=\"0.05\"} 2",
            "banmen_event_seconds_bucket{le=\"+Inf\"} 3",
            "banmen_event_seconds_count 3");
  }

  @Test
  void healthIsACode() throws IOException {
    assertThat(read("/health")).isEqualTo("ok\n");
    isWell = false;
    assertThat(ask("GET", "/health").getResponseCode()).isEqualTo(503);
  }

  @Test
  void nothingElseIsThere() throws IOException {
    assertThat(ask("GET", "/").getResponseCode()).isEqualTo(404);
    assertThat(ask("POST", "/metrics").getResponseCode()).isEqualTo(405);
  }
}
