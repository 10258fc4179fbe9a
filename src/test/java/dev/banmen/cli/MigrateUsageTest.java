package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What moves to PostgreSQL with {@code admin migrate}, and what does not begin to. */
class MigrateUsageTest {
  private static final String NOBODY = "postgresql://banmen@127.0.0.1:1/banmen";

  @TempDir Path folder;

  private ProgramRun migrated(String url) {
    return ProgramRun.ofCatalog("", "admin", "migrate", "--to", url, "--data", folder.toString());
  }

  @Test
  void anAddressIsNeededAndIsOfNoOtherCommand() {
    ProgramRun none = ProgramRun.ofCatalog("", "admin", "migrate", "--data", folder.toString());
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).hasLineCount(1).contains("--to");
    ProgramRun other = ProgramRun.ofCatalog("", "admin", "list", "--to", NOBODY);
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).hasLineCount(1).contains("migrate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"banmen.db", "postgresql://banmen:k3m7q2@db/banmen"})
  void anAddressThatIsNoneIsRefusedInALineWithoutItsPassword(String url) {
    ProgramRun run = migrated(url);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("--to").doesNotContain("k3m7q2");
  }

  @Test
  void whereNoDatabaseIsNoneIsMade() {
    ProgramRun run = migrated(NOBODY);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).hasLineCount(1).contains("no server's database in " + folder);
    assertThat(folder.resolve("banmen.db")).doesNotExist();
  }

  /** Else the numbers of other people would be theirs, or their files would be lost. */
  @Test
  void filesOfAnOlderVersionAreMovedFirst() throws IOException {
    Files.createFile(folder.resolve("banmen.db"));
    Path file = folder.resolve("people").resolve("1").resolve("config.toml");
    Files.createDirectories(file.getParent());
    Path data = folder.toAbsolutePath();
    ProgramRun none = served(data);
    assertThat(none.err()).as("empty folders").contains("The database can't be used");
    Files.writeString(file, "theme = 'wood'");
    ProgramRun served = served(data);
    assertThat(served.code()).isEqualTo(1);
    assertThat(served.err()).hasLineCount(1).contains("people has people's files", "admin migrate");
    ProgramRun migrated = migrated(NOBODY);
    assertThat(migrated.code()).isEqualTo(1);
    assertThat(migrated.err()).hasLineCount(1).contains("people still has people's files");
    assertThat(file).hasContent("theme = 'wood'");
  }

  private static ProgramRun served(Path data) {
    return ProgramRun.ofCatalog("", "serve", "--store", NOBODY, "--data", data.toString());
  }

  @Test
  void aServerThatRunsIsNotCopied() throws IOException {
    Files.createFile(folder.resolve("banmen.db"));
    try (FileChannel channel =
            FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      ProgramRun run = migrated(NOBODY);
      assertThat(lock.isValid()).isTrue();
      assertThat(run.code()).isEqualTo(1);
      assertThat(run.err()).hasLineCount(1).contains("already running there: " + folder);
    }
    assertThat(migrated(NOBODY).err()).hasLineCount(1).contains("Another version");
  }
}
