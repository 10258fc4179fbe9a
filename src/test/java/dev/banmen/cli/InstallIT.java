package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, installed and started from elsewhere once its build is gone. */
class InstallIT {
  @TempDir Path folder;

  @Test
  void anInstalledProgramNeedsNothingOfItsBuild() throws IOException {
    Path prefix = folder.resolve("a prefix");
    Path cache = folder.resolve("cache");
    Checkout built = new Checkout(folder.resolve("built")).with("XDG_CACHE_HOME", cache.toString());
    Run install = built.run("install", "--prefix", prefix.toString());
    assertThat(install.err()).isEmpty();
    assertThat(install.out()).contains("  " + prefix.resolve("bin/banmen") + "\n");
    Files.move(built.home, folder.resolve("gone"));

    String command = prefix.resolve("bin/banmen").toString();
    for (int i = 0; i < 2; i++) {
      Run run = Checkout.await(built.begin(folder, command, "1\n1\nB 1 3\n", "judge", "go"));
      assertThat(run.err()).isEmpty();
      assertThat(run.code()).isZero();
    }
    try (Stream<Path> made = Files.walk(cache)) {
      assertThat(made.filter(file -> file.toString().endsWith(".stamp"))).hasSize(1);
    }

    Run uninstall =
        Checkout.await(
            built.begin(
                folder, command, "", "install", "--uninstall", "--prefix", prefix.toString()));
    assertThat(uninstall.err()).isEmpty();
    assertThat(prefix).isEmptyDirectory();
  }
}
