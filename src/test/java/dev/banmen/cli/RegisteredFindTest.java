package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code banmen find} reads files once, and says the same again without reading them. */
class RegisteredFindTest {
  @TempDir Path folder;
  @TempDir Path home;
  private HostEnvironment host;

  @BeforeEach
  void live() throws IOException {
    host =
        new HostEnvironment(
            Map.of("HOME", home.toString()),
            home.toString(),
            Path.of(""),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Path below = Files.createDirectory(folder.resolve("below"));
    Files.writeString(folder.resolve("one.sgf"), "(;GM[1]SZ[3]PB[Ann]DT[2016];B[aa]C[a ladder])");
    Files.writeString(folder.resolve("two.sgf"), "(;GM[1]SZ[3]PB[Bo])(;GM[1]SZ[3]PB[Ann];B[aa])");
    Files.writeString(below.resolve("three.sgf"), "(;GM[1]SZ[3]PB[Cy]PW[Ann];B[bb];W[bb])");
    Files.writeString(below.resolve("bad.sgf"), "(;GM[1]SZ[3]PB[Ann])(;GM[99]PB[Ann])");
  }

  private ProgramRun find(String... words) {
    List<String> all = new ArrayList<>(List.of("find"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog(host, all.toArray(String[]::new));
  }

  private List<ProgramRun> answers() {
    List<ProgramRun> answers = new ArrayList<>();
    for (String word :
        List.of(
            "ann", "not:ann", "comment:ladder", "size:3", "date:2016", "attempts:", "winner:ann")) {
      for (Path where : List.of(folder, folder.resolve("below"))) {
        answers.add(find(word, where.toString()));
        answers.add(find(word, "--json", "--sort", "-black", where.toString()));
        answers.add(find(word, "black:ann", "--count", where + "/", folder + "/one.sgf"));
      }
    }
    return answers;
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> all = Files.walk(home)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void answersStayTheSame() throws IOException {
    List<ProgramRun> first = answers();
    assertThat(first).anyMatch(run -> run.out().contains("two.sgf:#2"));
    assertThat(answers()).isEqualTo(first);
    Files.writeString(folder.resolve("one.sgf"), "(;GM[1]SZ[3]PB[Ann Lee])");
    List<ProgramRun> changed = answers();
    assertThat(changed).isNotEqualTo(first);
    assertThat(find("--forget").out()).endsWith(" deleted\n");
    assertThat(kept()).isEmpty();
    assertThat(answers()).isEqualTo(changed);
  }

  /** Writes other games into a file of the same size and time, which nobody can see. */
  private void replaceUnseen(Path file, String games) throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    assertThat(games).hasSameSizeAs(Files.readString(file));
    Files.writeString(file, games);
    Files.setLastModifiedTime(file, time);
  }

  @Test
  void filesThatHaveNotChangedAreNotRead() throws IOException {
    String all = folder.toString();
    Path one = folder.resolve("one.sgf");
    assertThat(find("black:ann", all).out()).contains("one.sgf:#1", "two.sgf:#2");
    replaceUnseen(one, Files.readString(one).replace("Ann", "Zoe").replace("ladder", "Ladder"));
    assertThat(find("black:ann", all).out()).contains("one.sgf:#1");
    assertThat(find("black:zoe", all).out()).isEmpty();
    assertThat(find("black:zoe", "--input", "sgf", one.toString()).out()).contains("Zoe");
    assertThat(find("comment:ladder black:ann", all).out()).isEmpty();
  }

  @Test
  void whatIsAboveAFolderIsKnownBelowIt() throws IOException {
    find("ann", folder.toString());
    Path three = folder.resolve("below/three.sgf");
    replaceUnseen(three, Files.readString(three).replace("Cy", "Xx"));
    assertThat(find("black:cy", folder.resolve("below").toString()).out()).contains("three.sgf:#1");
    assertThat(kept()).hasSize(1);
  }

  @Test
  void onlyItsUserCanReadIt() throws IOException {
    find("ann", folder.toString());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept().get(0))))
        .isEqualTo("rw-------");
  }

  @Test
  void aDamagedOneIsMadeAnew() throws IOException {
    ProgramRun first = find("ann", folder.toString());
    Path kept = kept().get(0);
    byte[] good = Files.readAllBytes(kept);
    byte[] bad = good.clone();
    bad[bad.length / 2] ^= 1;
    Files.write(kept, bad);
    assertThat(find("ann", folder.toString())).isEqualTo(first);
    assertThat(kept).hasBinaryContent(good);
  }

  @Test
  void aFolderThatCannotBeWrittenDoesNoHarm() throws IOException {
    Files.writeString(home.resolve(".cache"), "a file");
    assertThat(find("black:bo", folder.toString()).out()).contains("two.sgf:#1");
  }
}
