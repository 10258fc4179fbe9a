package dev.banmen.server.monitor;

import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.snapshots.ClassicHistogramBuckets;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.InfoSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Numbers of a server in the format of Prometheus, read when they are asked for. Add all of them
 * first; then for any thread.
 */
public final class Metrics {
  private final List<Supplier<MetricSnapshot>> all = new ArrayList<>();

  /** A number that rises and falls. */
  public Metrics gauge(String name, DoubleSupplier value) {
    all.add(
        () ->
            GaugeSnapshot.builder()
                .name(name)
                .dataPoint(
                    GaugeSnapshot.GaugeDataPointSnapshot.builder()
                        .value(value.getAsDouble())
                        .build())
                .build());
    return this;
  }

  /** What a server is, in words of one letter or more. */
  public Metrics info(String name, Map<String, String> words) {
    all.add(
        () ->
            InfoSnapshot.builder()
                .name(name)
                .dataPoint(
                    InfoSnapshot.InfoDataPointSnapshot.builder()
                        .labels(
                            Labels.of(
                                words.keySet().stream().toList(), words.values().stream().toList()))
                        .build())
                .build());
    return this;
  }

  /** A number that only rises. */
  public Metrics counter(String name, LongSupplier value) {
    all.add(
        () ->
            CounterSnapshot.builder()
                .name(name)
                .dataPoint(
                    CounterSnapshot.CounterDataPointSnapshot.builder()
                        .value(value.getAsLong())
                        .build())
                .build());
    return this;
  }

  public Metrics histogram(String name, Histogram times) {
    all.add(
        () ->
            HistogramSnapshot.builder()
                .name(name)
                .dataPoint(
                    HistogramSnapshot.HistogramDataPointSnapshot.builder()
                        .classicHistogramBuckets(buckets(times))
                        .sum(times.seconds())
                        .labels(Labels.EMPTY)
                        .build())
                .build());
    return this;
  }

  private static ClassicHistogramBuckets buckets(Histogram times) {
    ClassicHistogramBuckets.Builder buckets = ClassicHistogramBuckets.builder();
    double[] ends = times.ends();
    long[] counts = times.counts();
    for (int i = 0; i < ends.length; i++) {
      buckets.bucket(ends[i], counts[i]);
    }
    return buckets.build();
  }

  /** All of them as they are now. */
  byte[] text() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrometheusTextFormatWriter.create()
        .write(out, new MetricSnapshots(all.stream().map(Supplier::get).toList()));
    return out.toByteArray();
  }
}
