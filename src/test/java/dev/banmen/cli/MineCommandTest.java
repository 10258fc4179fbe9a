package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code banmen mine}: problems from recorded games, as files. */
class MineCommandTest {
  private static final String GAME = "recordings/dots-long-chains.dots";

  @TempDir Path folder;

  private static ProgramRun mine(String... words) {
    List<String> all = new ArrayList<>(List.of("mine"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog("", all.toArray(String[]::new));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void problemsAreWrittenThatAreLessons() throws IOException {
    String out = folder.resolve("one.banmen").toString();
    assertThat(mine(GAME, "--to", out, "--count", "1"))
        .isEqualTo(new ProgramRun(0, "1 problem\n", ""));
    assertThat(Files.readString(Path.of(out)))
        .contains("note TE 1", "note BM 1", "dots-long-chains.dots #1, move 30");
    assertThat(ProgramRun.ofCatalog("", "learn", "--check", out))
        .isEqualTo(new ProgramRun(0, "1 lesson, 0 faults\n", ""));
    assertThat(mine(GAME, "--to", out).err()).contains("one.banmen");
  }

  @Test
  void inAFolderEachHasAFile() throws IOException {
    ProgramRun run = mine(GAME, "--to", folder.toString());
    assertThat(run.out()).isEqualTo(names().size() + " problems\n");
    assertThat(names()).startsWith("problem-00001.banmen").hasSizeGreaterThan(1);
  }

  @Test
  void whereNothingIsFoundNothingIsWritten() throws IOException {
    String go = Files.writeString(folder.resolve("go.sgf"), "(;GM[1]SZ[9];B[aa])").toString();
    assertThat(mine(go, "--to", folder.resolve("out.sgf").toString()))
        .isEqualTo(new ProgramRun(1, "0 problems\n", ""));
    assertThat(folder.resolve("out.sgf")).doesNotExist();
    assertThat(mine(go))
        .isEqualTo(new ProgramRun(2, "", "banmen: say with --to where to write the problems\n"));
  }

  @Test
  void gamesThatTheFileIsNotForAreLeftAlone() {
    assertThat(mine(GAME, "--to", folder.resolve("out.sgf").toString()))
        .isEqualTo(new ProgramRun(1, "0 problems\n", ""));
  }
}
