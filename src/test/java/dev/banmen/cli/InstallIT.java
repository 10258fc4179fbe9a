package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
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
    assertThat(only(cache, ".jsa")).isNotEmptyFile();

    ProgramRun uninstall =
        Checkout.await(
            built.begin(
                folder, command, "", "install", "--uninstall", "--prefix", prefix.toString()));
    assertThat(uninstall.err()).isEmpty();
    assertThat(prefix).isEmptyDirectory();
  }

  @Test
  void anotherBuildOfTheSameTimeIsNoticed() throws IOException {
    Path cache = folder.resolve("cache");
    Checkout built = installed().with("XDG_CACHE_HOME", cache.toString());
    archive(built, cache);
    Object first = archive(built, cache);
    assertThat(archive(built, cache)).isEqualTo(first);
    Path jar = prefix().resolve("lib/banmen/banmen.jar");
    FileTime time = Files.getLastModifiedTime(jar);
    Path other = Files.copy(jar, folder.resolve("other.jar"));
    Files.move(other, jar, StandardCopyOption.REPLACE_EXISTING);
    Files.setLastModifiedTime(jar, time);
    assertThat(archive(built, cache)).isNotEqualTo(first);
  }

  @Test
  void aCacheThatIsALinkIsNotUsed() throws IOException {
    Path cache = Files.createDirectories(folder.resolve("cache"));
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.createSymbolicLink(cache.resolve("banmen"), elsewhere);
    Checkout built = installed().with("XDG_CACHE_HOME", cache.toString());
    assertThat(Checkout.await(built.beginJudging(folder, command())).err()).isEmpty();
    assertThat(elsewhere).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "relative/cache"})
  void theHomeFoldersCacheIsUsedAndOnlyItsOwnerMayLookInside(String named) throws IOException {
    Checkout built = installed().with("XDG_CACHE_HOME", named);
    Path own = built.home.resolve("user/.cache");
    archive(built, own);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own.resolve("banmen"))))
        .isEqualTo("rwx------");
  }

  @Test
  void whereTheCacheCannotBeWrittenItStartsWithoutAnArchive() throws IOException {
    Path cache = Files.writeString(folder.resolve("cache"), "not a folder");
    Checkout built = installed().with("XDG_CACHE_HOME", cache.toString());
    ProgramRun run = Checkout.await(built.beginJudging(folder, command()));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  private Path prefix() {
    return folder.resolve("prefix");
  }

  private String command() {
    return prefix().resolve("bin/banmen").toString();
  }

  private Checkout installed() throws IOException {
    Checkout built = new Checkout(folder.resolve("built")).withoutArchives();
    assertThat(built.run("install", "--prefix", prefix().toString()).code()).isZero();
    return built;
  }

  /** Identifies the archive's file after two starts. */
  private Object archive(Checkout built, Path cache) throws IOException {
    assertThat(Checkout.await(built.beginJudging(folder, command())).err()).isEmpty();
    assertThat(Checkout.await(built.beginJudging(folder, command())).err()).isEmpty();
    return Files.readAttributes(only(cache, ".jsa"), "unix:ino,ctime");
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
