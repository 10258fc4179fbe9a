package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged program, installed, and started from elsewhere after its build is gone. */
class InstallIT {
  @TempDir Path folder;

  @Test
  void anInstalledProgramNeedsNothingOfItsBuild() throws IOException {
    Path prefix = folder.resolve("a prefix");
    Path cache = folder.resolve("cache");
    Checkout built =
        new Checkout(folder.resolve("built"))
            .withoutArchives()
            .with("XDG_CACHE_HOME", cache.toString());
    ProgramRun install = built.run("install", "--prefix", prefix.toString());
    assertThat(install.err()).isEmpty();
    assertThat(install.out()).contains("  " + prefix.resolve("bin/banmen") + "\n");
    for (String manual : List.of("man1", "zh_CN/man1", "zh_TW/man1")) {
      assertThat(prefix.resolve("share/man/" + manual + "/banmen.1")).isNotEmptyFile();
    }
    Files.move(built.home, folder.resolve("gone"));

    String command = prefix.resolve("bin/banmen").toString();
    for (int i = 0; i < 2; i++) {
      ProgramRun run = Checkout.await(built.begin(folder, command, "1\n1\nB 1 3\n", "judge", "go"));
      assertThat(run.err()).isEmpty();
      assertThat(run.code()).isZero();
    }
    assertThat(Files.readString(only(cache, ".stamp"))).contains(Files.readString(build(prefix)));

    ProgramRun uninstall =
        Checkout.await(
            built.begin(
                folder, command, "", "install", "--uninstall", "--prefix", prefix.toString()));
    assertThat(uninstall.err()).isEmpty();
    assertThat(prefix).isEmptyDirectory();
  }

  @Test
  void anotherBuildOfTheSameTimeMakesAnArchiveOfItsOwn() throws IOException {
    Path prefix = folder.resolve("prefix");
    Path cache = folder.resolve("cache");
    Checkout built =
        new Checkout(folder.resolve("built"))
            .withoutArchives()
            .with("XDG_CACHE_HOME", cache.toString());
    assertThat(built.run("install", "--prefix", prefix.toString()).code()).isZero();
    String command = prefix.resolve("bin/banmen").toString();
    Object first = archive(built, command, cache);
    assertThat(archive(built, command, cache)).isEqualTo(first);
    Files.writeString(build(prefix), "another build, as old as the first\n");
    Object second = archive(built, command, cache);
    assertThat(second).isNotEqualTo(first);
    assertThat(archive(built, command, cache)).isEqualTo(second);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rwxrwxrwx", "rwxrwxr-x", "rwxr-xrwx"})
  void aCacheThatOthersMayWriteIsNotUsed(String mode) throws IOException {
    Path prefix = folder.resolve("prefix");
    Path cache = Files.createDirectories(folder.resolve("for everyone"));
    Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString(mode));
    Checkout built =
        new Checkout(folder.resolve("built"))
            .withoutArchives()
            .with("XDG_CACHE_HOME", cache.toString());
    assertThat(built.run("install", "--prefix", prefix.toString()).code()).isZero();
    String command = prefix.resolve("bin/banmen").toString();
    Path own = built.home.resolve("user/.cache");
    assertThat(archive(built, command, own)).isEqualTo(archive(built, command, own));
    assertThat(cache).isEmptyDirectory();

    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path archive = only(own, ".jsa", ".aot");
    Files.delete(archive);
    assertThat(Checkout.await(built.beginJudging(folder, command)).err()).isEmpty();
    assertThat(archive).doesNotExist();
  }

  @Test
  void aCacheThatIsALinkIsNotUsed() throws IOException {
    Path prefix = folder.resolve("prefix");
    Path cache = Files.createDirectories(folder.resolve("cache"));
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.createSymbolicLink(cache.resolve("banmen"), elsewhere);
    Checkout built =
        new Checkout(folder.resolve("built"))
            .withoutArchives()
            .with("XDG_CACHE_HOME", cache.toString());
    assertThat(built.run("install", "--prefix", prefix.toString()).code()).isZero();
    String command = prefix.resolve("bin/banmen").toString();
    archive(built, command, built.home.resolve("user/.cache"));
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void theHomeFoldersCacheIsUsedWhetherOrNotTheEnvironmentNamesItToo() throws IOException {
    Path prefix = folder.resolve("prefix");
    Checkout built = new Checkout(folder.resolve("built")).withoutArchives();
    Path own = Files.createDirectories(built.home.resolve("user/.cache"));
    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxrwxr-x"));
    built.with("XDG_CACHE_HOME", "");
    assertThat(built.run("install", "--prefix", prefix.toString()).code()).isZero();
    String command = prefix.resolve("bin/banmen").toString();
    Object unset = archive(built, command, own);
    built.with("XDG_CACHE_HOME", own.toString());
    assertThat(archive(built, command, own)).isEqualTo(unset);
    Path archive = only(own, ".jsa", ".aot");
    Files.delete(archive);
    archive(built, command, own);
    assertThat(archive).isNotEmptyFile();
  }

  /** Identifies the archive's file after a start. */
  private Object archive(Checkout built, String command, Path cache) throws IOException {
    assertThat(Checkout.await(built.beginJudging(folder, command)).err()).isEmpty();
    Path archive = only(cache, ".jsa", ".aot");
    return Files.readAttributes(archive, "unix:ino,ctime");
  }

  private static Path build(Path prefix) {
    return prefix.resolve("lib/banmen/build");
  }

  /** The one file below a folder whose name ends like this. */
  private static Path only(Path folder, String... ends) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> found =
          all.filter(file -> Arrays.stream(ends).anyMatch(file.toString()::endsWith)).toList();
      assertThat(found).hasSize(1);
      return found.get(0);
    }
  }
}
