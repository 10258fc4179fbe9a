package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.files.PositionIndexes;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code banmen find} finds the same with an index of positions as without, and reads less. */
class IndexedFindTest {
  private static final String LETTERS = "abc";

  @TempDir Path folder;
  @TempDir Path home;
  private final SplittableRandom random = new SplittableRandom(4);
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
    for (int file = 0; file < 4; file++) {
      Path sub = file < 3 ? folder : Files.createDirectory(folder.resolve("below"));
      StringBuilder games = new StringBuilder();
      for (int game = random.nextInt(1, 6); game > 0; game--) {
        games.append("(;GM[1]SZ[3]PB[").append(random.nextBoolean() ? "Ann" : "Bo").append(']');
        for (int move = random.nextInt(6); move > 0; move--) {
          String site = "" + letter() + letter();
          games.append(move % 2 == 0 ? ";B[" : ";W[").append(site).append(']');
        }
        games.append(")\n");
      }
      Files.writeString(sub.resolve(file + ".sgf"), games);
    }
    Files.writeString(folder.resolve("bad.sgf"), "(;GM[1]SZ[3];B[aa])(;GM[99])");
  }

  private char letter() {
    return LETTERS.charAt(random.nextInt(LETTERS.length()));
  }

  private ProgramRun find(String... words) {
    List<String> all = new ArrayList<>(List.of("find"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog(host, all.toArray(String[]::new));
  }

  private void index(Path about) throws IOException, Refusal {
    PositionIndexes indexes =
        PositionIndexes.in(host.cache(), ReadingSettings.defaults(Catalog.ALL));
    Pending.completed(watch -> indexes.of(about.toString(), watch)).outcome();
  }

  private List<ProgramRun> answers() {
    List<ProgramRun> answers = new ArrayList<>();
    for (int file = 0; file < 3; file++) {
      for (int move = 0; move < 6; move++) {
        String position = "pos:" + folder.resolve(file + ".sgf") + "@" + move;
        answers.add(find(position, folder.toString()));
        answers.add(find(position, "player:ann", "--json", folder.toString()));
        answers.add(find("not:" + position, "--count", folder.toString()));
        answers.add(find(position, "--rules", "chinese", folder.toString()));
        String part = position.replace("pos:", "pattern:");
        answers.add(find(part, folder.toString()));
        answers.add(find(part + ",anywhere,until3", "player:ann", folder.toString()));
        answers.add(find("not:" + part + ",same", "--count", folder.toString()));
      }
    }
    return answers;
  }

  @Test
  void answersAreTheSameWithAnIndex() throws IOException, Refusal {
    List<ProgramRun> plain = answers();
    assertThat(plain).anyMatch(run -> run.code() == 1).anyMatch(run -> run.out().contains("#2"));
    index(folder.resolve("1.sgf"));
    assertThat(answers()).isEqualTo(plain);
    index(folder);
    index(folder.resolve("below"));
    assertThat(answers()).isEqualTo(plain);
    Files.writeString(folder.resolve("1.sgf"), "(;GM[1]SZ[3];B[bb])");
    List<ProgramRun> changed = answers();
    assertThat(find("--forget")).isEqualTo(new ProgramRun(0, "4 indexes deleted\n", ""));
    assertThat(answers()).isEqualTo(changed);
  }

  @Test
  void gamesThatAnIndexExcludesAreNotRead() throws IOException, Refusal {
    Path file = folder.resolve("1.sgf");
    Files.writeString(file, "(;GM[1]SZ[3];B[bb])");
    FileTime time = Files.getLastModifiedTime(file);
    index(folder);
    Files.writeString(file, "(;GM[1]SZ[3];B[aa])"); // as long, and said to be as old
    Files.setLastModifiedTime(file, time);
    String asked = Files.writeString(home.resolve("asked.sgf"), "(;GM[1]SZ[3];B[aa])").toString();
    assertThat(find("pos:" + asked, file.toString()).code()).isEqualTo(1);
    assertThat(find("pos:" + asked, "--input", "sgf", file.toString()).code()).isZero();
    assertThat(find("pattern:" + asked, file.toString()).code()).isEqualTo(1);
    assertThat(find("pattern:" + asked, "--input", "sgf", file.toString()).code()).isZero();
  }

  @Test
  void forgettingAsksNothing() {
    assertThat(find("--forget")).isEqualTo(new ProgramRun(0, "0 indexes deleted\n", ""));
    assertThat(find("--forget", "dora", folder.toString()).err())
        .isEqualTo("banmen: --forget takes no question\n");
    assertThat(find().err()).isEqualTo("banmen: say in which file or folder to look\n");
    assertThat(find("--count").code()).isEqualTo(2);
  }
}
