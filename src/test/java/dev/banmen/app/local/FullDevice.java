package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs programs for which no file may grow, as on a full device. */
public final class FullDevice {
  private FullDevice() {}

  /** Runs the main method of a class with a folder; returns its output once it has ended well. */
  public static String said(Class<?> main, Path folder) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(
                "sh",
                "-c",
                "ulimit -f 0 && exec \"$@\"",
                "sh",
                java,
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).as(said).isZero();
    return said;
  }
}
