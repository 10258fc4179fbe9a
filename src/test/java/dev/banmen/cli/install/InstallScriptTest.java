package dev.banmen.cli.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The script that installs a published archive, with archives whose program is a line of shell. */
class InstallScriptTest {
  private static final Path SCRIPT = Path.of("src/packaging/install.sh").toAbsolutePath();

  @TempDir Path folder;
  private Path home;
  private int code;

  @BeforeEach
  void makeHome() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
  }

  @Test
  void itInstallsUpgradesAndLeavesNothing() throws Exception {
    assertThat(install(archive("echo 'banmen 1'"))).contains("banmen 1");
    assertThat(install(archive("echo 'banmen 2'"))).contains("banmen 2");
    assertThat(run("sh", "-c", "\"$HOME\"/.local/bin/banmen")).isEqualTo("banmen 2\n");
    assertThat(home.resolve(".local/share/man/man1/banmen.1")).isSymbolicLink();
    assertThat(run("sh", home + "/.local/lib/banmen/install.sh", "--uninstall"))
        .endsWith("Banmen is gone from " + home.toRealPath() + "/.local.\n");
    assertThat(left()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "java: libc.so.6: version `GLIBC_2.34' not found, needs a newer C library (glibc)",
    "Exec format error,                               does not start here: Exec format error",
  })
  void aProgramThatDoesNotStartIsOneLineAndNothingElse(String said, String sentence)
      throws Exception {
    Path archive = archive("echo \"" + said.replace("`", "\\`") + "\" >&2; echo more >&2; exit 1");
    for (List<String> before : List.of(List.<String>of(), List.of("banmen 1"))) {
      for (String version : before) {
        install(archive("echo '" + version + "'"));
        archive = archive("echo \"" + said.replace("`", "\\`") + "\" >&2; exit 1");
      }
      assertThat(install(archive)).startsWith("install.sh: ").contains(sentence).hasLineCount(1);
      assertThat(code).isEqualTo(1);
      if (before.isEmpty()) {
        assertThat(left()).isEmpty();
      } else {
        assertThat(run("sh", "-c", "\"$HOME\"/.local/bin/banmen")).isEqualTo("banmen 1\n");
      }
    }
  }

  @Test
  void halfAnArchiveIsOneLineAndNothingElse() throws Exception {
    Path archive = archive("echo 'banmen 1'");
    byte[] bytes = Files.readAllBytes(archive);
    Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
    assertThat(install(archive)).contains(" is no whole archive: ").hasLineCount(1);
    assertThat(left()).isEmpty();
  }

  @Test
  void withoutRoomItSaysHowMuchIsNeeded() throws Exception {
    Path df = Files.writeString(folder.resolve("df"), "#!/bin/sh\necho; echo d 9 9 7000 9 /\n");
    Files.setPosixFilePermissions(df, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path archive = archive("echo 'banmen 1'");
    String line = "PATH=" + folder + ":$PATH exec sh " + SCRIPT + " " + archive;
    assertThat(run("sh", "-c", line))
        .contains("125 MB are needed", "7 MB are free")
        .hasLineCount(1);
    assertThat(left()).isEmpty();
  }

  @Test
  void whereNothingCanBeWrittenItSaysSo() throws Exception {
    Files.writeString(home.resolve(".local"), "in the way");
    assertThat(install(archive("echo 'banmen 1'"))).contains(" cannot be written").hasLineCount(1);
    assertThat(code).isEqualTo(1);
  }

  @Test
  void onlyItsOwnArchivesOfClassesGoWithIt() throws Exception {
    Path cache = home.resolve(".cache/banmen");
    Path positions = Files.createDirectories(cache.resolve("positions"));
    Path index = Files.writeString(positions.resolve("1a.positions"), "an index");
    Files.writeString(positions.resolve("1a.games"), "a register");
    Path other = Files.writeString(positions.resolve("notes"), "somebody's");
    Path jar = home.toRealPath().resolve(".local/lib/banmen/lib/banmen/banmen.jar");
    cached("play", "boot java 25 " + jar + " 1 2");
    cached("show", "boot java 25 /opt/banmen.jar 1 2");
    Files.writeString(cache.resolve("home.jsa.123"), "notes");
    Files.writeString(cache.resolve("libjlinenative.so"), "unpacked by JLine");
    install(archive("echo 'banmen 1'"));
    uninstall();
    assertThat(cache.toFile().list())
        .containsExactlyInAnyOrder(
            "show.jsa", "show.jsa.tried", "home.jsa.123", "libjlinenative.so", "positions");
    assertThat(index).exists();
    cached("show", "boot java 25 " + jar + " 1 2");
    install(archive("echo 'banmen 1'"));
    uninstall();
    assertThat(cache.toFile().list()).containsExactly("positions");
    assertThat(positions.toFile().list()).containsExactly("notes");
    Files.delete(other);
    install(archive("echo 'banmen 1'"));
    uninstall();
    assertThat(left()).as("the user's own folder").containsExactly(cache.getParent());
    assertThat(cache).doesNotExist();
  }

  private void cached(String kind, String tried) throws IOException {
    Path cache = home.resolve(".cache/banmen");
    Files.writeString(cache.resolve(kind + ".jsa"), "archive");
    Files.writeString(cache.resolve(kind + ".jsa.tried"), tried + "\n");
  }

  @Test
  void anArchiveOfClassesThatIsMadeMeanwhileIsNotLeftBehind() throws Exception {
    Path archive = archive("echo 'banmen 1'", java(1, waiting()));
    assertThat(awaited(installing(archive) + ";" + begun() + uninstalling() + opening()))
        .contains("Banmen is gone");
    assertThat(left()).isEmpty();
  }

  @Test
  void anOlderVersionsArchiveOfClassesDoesNotReplaceANewerOne() throws Exception {
    Path older = archive("echo 'banmen 1'", java(1, waiting()));
    Path newer = archive("echo 'banmen 2'", java(2, ":"));
    String upgrading = installing(newer) + " | cat;"; // waits for its archive of classes
    assertThat(awaited(installing(older) + ";" + begun() + upgrading + opening()))
        .contains("banmen 2");
    Path made = home.resolve(".local/lib/banmen/lib/banmen");
    assertThat(made.toFile().list()).containsExactly("banmen.jsa");
    assertThat(made.resolve("banmen.jsa")).hasContent("2");
  }

  /** A Java that does something, and then makes an archive of classes. */
  private static String java(int version, String first) {
    return """
    #!/bin/sh
    for word; do case $word in -XX:SharedArchiveFile=*) file=${word#*=} ;; esac; done
    %s
    echo %d > "$file"
    """
        .formatted(first, version);
  }

  private Path gate() {
    return folder.resolve("gate");
  }

  /** What the Java does that says that it has begun, and waits for the gate to open. */
  private String waiting() {
    return "echo > " + gate() + ".begun; read -r _ < " + gate();
  }

  /** Waits until that Java has begun: nothing can be taken from under it before. */
  private String begun() {
    return "read -r _ < " + gate() + ".begun;";
  }

  private String opening() {
    return "echo > " + gate();
  }

  /** Installs it; what makes the archive of classes then holds what is said open. */
  private static String installing(Path archive) {
    return "sh " + SCRIPT + " " + archive + " 3>&1";
  }

  private String uninstalling() {
    return "sh " + home + "/.local/lib/banmen/install.sh --uninstall;";
  }

  /** Runs a line of shell, and waits for what it leaves in the background. */
  private String awaited(String line) throws Exception {
    return run("sh", "-c", "mkfifo " + gate() + " " + gate() + ".begun;" + line);
  }

  private void uninstall() throws Exception {
    assertThat(run("sh", "-c", uninstalling())).contains("Banmen is gone");
  }

  private Path archive(String program) throws Exception {
    return archive(program, "#!/bin/sh\nexit 1\n");
  }

  private Path archive(String program, String java) throws Exception {
    Path made = Files.createTempDirectory(folder, "made");
    Path launcher = made.resolve("banmen/bin/banmen");
    Path manual = made.resolve("banmen/share/man/man1/banmen.1");
    Files.createDirectories(launcher.getParent());
    Files.createDirectories(manual.getParent());
    Files.createDirectories(made.resolve("banmen/lib/banmen"));
    Files.writeString(launcher, "#!/bin/sh\n" + program + "\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path maker = Files.writeString(launcher.resolveSibling("java"), java);
    Files.setPosixFilePermissions(maker, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(manual, "a manual");
    Files.copy(SCRIPT, made.resolve("banmen/install.sh"));
    Path archive = made.resolve("archive.tar.gz");
    assertThat(run("tar", "-czf", archive.toString(), "-C", made.toString(), "banmen")).isEmpty();
    return archive;
  }

  private String install(Path archive) throws Exception {
    return run("sh", SCRIPT.toString(), archive.toString());
  }

  /** What it says, in either stream. */
  private String run(String... line) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.environment().put("HOME", home.toString());
    builder.environment().put("LC_ALL", "C");
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    code = process.waitFor();
    return said;
  }

  private List<Path> left() throws IOException {
    try (Stream<Path> files = Files.list(home)) {
      return files.toList();
    }
  }
}
