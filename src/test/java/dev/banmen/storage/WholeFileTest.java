package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.storage.WholeFile.Readers;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WholeFileTest {
  private static final WholeFile.Contents TEXT = out -> out.write('x');

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void beOnPosix() {
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
    file = folder.resolve("file");
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  private void make(String mode) throws IOException {
    Files.setPosixFilePermissions(
        Files.writeString(file, "old"), PosixFilePermissions.fromString(mode));
  }

  @Test
  void aNameAloneIsAFileInTheFolderOfTheProgram() throws IOException {
    Path name = Path.of("whole-file-" + System.nanoTime());
    try {
      WholeFile.create(name, Readers.USER, TEXT);
      assertThat(name).hasContent("x");
    } finally {
      Files.deleteIfExists(name);
    }
  }

  /** The modes of all files beside the one that is written, while it is. */
  private List<String> modesMeanwhile(Readers readers) throws IOException {
    List<String> modes = new ArrayList<>();
    WholeFile.replace(
        file,
        readers,
        out -> {
          try (Stream<Path> files = Files.list(folder)) {
            for (Path one : files.filter(one -> !one.equals(file)).toList()) {
              modes.add(mode(one));
            }
          }
          out.write("new".getBytes(StandardCharsets.UTF_8));
        });
    assertThat(file).hasContent("new");
    return modes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-------", "rw-r-----", "rw-rw-r--", "rwxr-xr-x", "r--------"})
  void whatReplacesAFileIsAtNoTimeReadableForMoreThanItWas(String mode) throws IOException {
    make(mode);
    assertThat(modesMeanwhile(Readers.UMASK)).containsExactly("rw-------");
    assertThat(mode(file)).isEqualTo(mode);
  }

  @Test
  void aNewFileOfTheUsersOwnIsForHimAloneFromItsBeginning() throws IOException {
    assertThat(modesMeanwhile(Readers.USER)).containsExactly("rw-------");
    assertThat(mode(file)).isEqualTo("rw-------");
  }

  @Test
  void aNewFileThatTheUserNamesIsForWhomTheUmaskLets() throws IOException {
    String usual = mode(Files.createFile(folder.resolve("usual")));
    WholeFile.replace(file, Readers.UMASK, TEXT);
    assertThat(mode(file)).isEqualTo(usual);
    WholeFile.create(folder.resolve("another"), Readers.UMASK, TEXT);
    assertThat(mode(folder.resolve("another"))).isEqualTo(usual);
  }

  /** Only root can try. */
  @Test
  void aFileStaysItsOwnersAndItsGroups() throws IOException {
    make("rw-r-----");
    assumeThat(Files.getOwner(file).getName()).isEqualTo("root");
    Files.setAttribute(file, "unix:gid", 12345);
    Files.setAttribute(file, "unix:uid", 12346);
    WholeFile.replace(file, Readers.UMASK, TEXT);
    assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(12345);
    assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(12346);
    assertThat(mode(file)).isEqualTo("rw-r-----");
  }

  /** The user isn't in the old file's group. */
  @ParameterizedTest
  @CsvSource({
    "rw-rw----,rw-------",
    "rw-r-----,rw-------",
    "rw-rw-r--,rw-r--r--",
    "rwxr-x--x,rwx--x--x",
    "rw-r--r--,rw-r--r--"
  })
  void anotherGroupMayDoNoMoreThanEverybodyMay(String old, String left) throws IOException {
    make(old);
    PosixFileAttributes attributes = Files.readAttributes(file, PosixFileAttributes.class);
    assertThat(new FileAccess(attributes).withoutGroup())
        .isEqualTo(PosixFilePermissions.fromString(left));
  }

  @Test
  void aFileIsThereOnceItIsWhole() throws IOException {
    WholeFile.create(
        file,
        Readers.UMASK,
        out -> {
          assertThat(file).doesNotExist();
          out.write('x');
        });
    assertThat(file).hasContent("x");
    assertThat(folder).isDirectoryNotContaining("glob:**/.banmen-*");
  }

  @Test
  void aFileTakesNobodysPlaceEvenOneThatWasTakenMeanwhile() throws IOException {
    WholeFile.Contents late = out -> Files.writeString(file, "theirs");
    assertThatThrownBy(() -> WholeFile.create(file, Readers.UMASK, late))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThatThrownBy(() -> WholeFile.create(file, Readers.UMASK, TEXT))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("theirs");
    assertThat(folder).isDirectoryNotContaining("glob:**/.banmen-*");
  }

  @Test
  void aFileThatCannotBeWrittenLeavesNothingAndTheOldOne() throws IOException {
    make("rw-------");
    WholeFile.Contents full =
        out -> {
          out.write('x');
          throw new IOException("No space left on device");
        };
    assertThatThrownBy(() -> WholeFile.replace(file, Readers.USER, full))
        .hasMessage("No space left on device");
    assertThatThrownBy(() -> WholeFile.create(folder.resolve("b"), Readers.USER, full))
        .hasMessage("No space left on device");
    assertThat(folder)
        .isDirectoryContaining(file::equals)
        .isDirectoryNotContaining(one -> !one.equals(file));
    assertThat(file).hasContent("old");
  }

  private Path left(String name, long ageMillis) throws IOException {
    Path left = Files.writeString(folder.resolve(name), "half");
    long then = System.currentTimeMillis() - ageMillis;
    return Files.setLastModifiedTime(left, FileTime.fromMillis(then));
  }

  private static final long OLD = StaleFiles.OLD_MILLIS + 60_000;

  @Test
  void whatKilledProgramsLeftIsGoneAfterTheNextWriting() throws IOException {
    Path temporary = left(".banmen-1a2b3c", OLD);
    Path longest = left(".banmen-ffffffffffffffff", OLD);
    Path journal = left("2026-11-21-103600-go.banmen.begun", OLD);
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(List.of(temporary, longest, journal)).noneMatch(Files::exists);
    Path later = left(".banmen-1a2b3c", OLD);
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(later).as("looked for once a run").exists();
    StaleFiles.forget(folder);
    WholeFile.create(folder.resolve("new"), Readers.USER, TEXT);
    assertThat(later).doesNotExist();
  }

  @Test
  void nothingElseIsTakenForALeftover() throws IOException {
    List<Path> others =
        new ArrayList<>(
            List.of(
                left(".banmen-1", StaleFiles.OLD_MILLIS - 60_000),
                left(".banmen-", OLD),
                left(".banmen-notes", OLD),
                left(".banmen-10000000000000000", OLD),
                left("x.banmen-1", OLD),
                left("a.banmen", OLD),
                left("a.begun", OLD)));
    others.add(Files.createDirectory(folder.resolve(".banmen-2")));
    others.add(Files.createSymbolicLink(folder.resolve(".banmen-3"), folder.resolve("a.banmen")));
    Files.setLastModifiedTime(folder.resolve(".banmen-2"), FileTime.fromMillis(0));
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(others).allMatch(Files::exists);
  }

  /** Only root can try. */
  @Test
  void whatAnotherUserLeftStays() throws IOException {
    Path theirs = left(".banmen-1", OLD);
    assumeThat(Files.getOwner(theirs).getName()).isEqualTo("root");
    Files.setAttribute(theirs, "unix:uid", 12345);
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(theirs).exists();
  }

  @Test
  void whatAProgramIsStillWritingStays() throws Exception {
    Path slow = left(".banmen-1", OLD);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                WholeFileTest.class.getName(),
                slow.toString())
            .start();
    assertThat(other.getInputStream().read()).isEqualTo('!');
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(slow).exists();
    other.getOutputStream().close();
    assertThat(other.waitFor()).isZero();
    StaleFiles.forget(folder);
    WholeFile.replace(file, Readers.USER, TEXT);
    assertThat(slow).doesNotExist();
  }

  /** Locks a file as its writer does, until its input ends. */
  public static void main(String[] args) throws IOException {
    try (FileChannel held = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
      StaleFiles.hold(held);
      System.out.print('!');
      System.out.flush();
      System.in.read();
    }
  }

  @Test
  void aLinkToAFileThatIsNotThereStaysALink() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("inner/next"));
    Files.createSymbolicLink(inner.resolve("next"), Path.of("../file"));
    WholeFile.replace(link, Readers.USER, TEXT);
    assertThat(Files.readSymbolicLink(link)).isEqualTo(Path.of("inner/next"));
    assertThat(Files.readSymbolicLink(inner.resolve("next"))).isEqualTo(Path.of("../file"));
    assertThat(file).isRegularFile().hasContent("x");
  }

  @Test
  void linksThatGoRoundInACircleAreRefused() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    Files.createSymbolicLink(file, link);
    assertThatThrownBy(() -> WholeFile.replace(link, Readers.USER, TEXT))
        .isInstanceOf(UnreadableFile.class);
    assertThat(file).isSymbolicLink();
  }

  @Test
  void aPipeIsNotReplacedEvenBehindALink() throws Exception {
    assumeThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    for (Path target : List.of(file, link)) {
      assertThatThrownBy(() -> WholeFile.replace(target, Readers.USER, TEXT))
          .isInstanceOf(UnreadableFile.class);
    }
    assertThat(Files.readAttributes(file, PosixFileAttributes.class).isOther()).isTrue();
    assertThat(folder).isDirectoryNotContaining("glob:**/.banmen-*");
  }

  /** As on a file system that lets nobody set a mode. */
  @Test
  void aModeThatCannotBeSetIsNoFaultAndOneThatIsThereIsNotSet() throws IOException {
    make("rw-------");
    PosixFileAttributes now = Files.readAttributes(file, PosixFileAttributes.class);
    List<String> asked = new ArrayList<>();
    PosixFileAttributeView refusing =
        (PosixFileAttributeView)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {PosixFileAttributeView.class},
                (view, method, values) -> {
                  asked.add(method.getName());
                  throw new IOException("Operation not permitted");
                });
    FileAccess.permit(refusing, now, PosixFilePermissions.fromString("rw-------"));
    assertThat(asked).isEmpty();
    FileAccess.permit(refusing, now, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(asked).containsExactly("setPermissions");
    assertThat(mode(file)).isEqualTo("rw-------");
  }
}
