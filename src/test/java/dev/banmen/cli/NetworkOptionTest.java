package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.games.go.net.RandomNetwork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --net FILE}, with every command that has it. */
class NetworkOptionTest {
  private static final String MATCH =
      "match go --set size=5 --black bot:1 --white bot:1 --games 1 --net ";

  @TempDir private Path folder;

  private static ProgramRun run(String command, Path file) {
    return ProgramRun.ofCatalog("", (command + file).split(" "));
  }

  private Path network() throws IOException {
    return Files.write(folder.resolve("a.bin"), RandomNetwork.any());
  }

  @ParameterizedTest
  @ValueSource(strings = {"play go --net ", "play --resume --net ", "view game.sgf --net ", MATCH})
  void aNetworkIsTakenOrIsAFaultBeforeAnythingIsShown(String command) throws IOException {
    ProgramRun done = run(command, network());
    assertThat(done.err()).doesNotContain("a.bin");
    Path damaged = Files.write(folder.resolve("b.bin"), new byte[] {31, (byte) 139, 8});
    ProgramRun fault = run(command, damaged);
    assertThat(fault.code()).isEqualTo(1);
    assertThat(fault.out()).isEmpty();
    assertThat(fault.err())
        .isEqualTo("banmen: " + damaged + ": the network is damaged or cut off\n");
    ProgramRun none = run(command, folder.resolve("none"));
    assertThat(none.err()).endsWith("none: cannot be read: no such file\n");
    assertThat(run(command, folder).err()).endsWith("it isn't a regular file\n");
  }

  @Test
  void itPlaysAMatch() throws IOException {
    ProgramRun run = run(MATCH, network());
    assertThat(run.code()).as(run.err()).isEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play capture --net ",
        "match othello --black bot:1 --white bot:1 --games 1 --net ",
        "gtp gomoku --net "
      })
  void aGameWhosePlayersAskNoNetworkIsAUsageFault(String command) throws IOException {
    ProgramRun run = run(command, network());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("banmen: option '--net' doesn't work with '").hasLineCount(1);
  }
}
