package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.games.go.net.RandomNetwork;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --net FILE}, with every command that has it, and the setting in its place. */
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
  @ValueSource(
      strings = {
        "play go --net ",
        "play --resume --net ",
        "view game.sgf --net ",
        "view recordings --net ",
        "view lesson.md --net ",
        MATCH
      })
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

  /** Somebody whose settings are in the test's folder. */
  private CommandContext person() {
    HostEnvironment host =
        new HostEnvironment(
            Map.of("XDG_CONFIG_HOME", folder.toString()),
            folder.toString(),
            Path.of(""),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    OutputStream unread = OutputStream.nullOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), unread, unread);
    return new CommandContext(host, Catalog.ALL, streams);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match go --set size=9 --black bot:1 --white bot:1 --games 1",
        "serve --guests --limits missing" // it doesn't come so far
      })
  void aDamagedNetworkOfTheSettingsIsAFault(String command) throws IOException {
    Path damaged = Files.write(folder.resolve("bad.gz"), new byte[] {1, 2, 3});
    CommandContext chosen = NetworkOption.chosen(person(), damaged.toString());
    ProgramRun run = ProgramRun.of(chosen.games(), Program::run, "", command.split(" "));
    assertThat(run.err()).startsWith("banmen: " + damaged + ": ").hasLineCount(1);
    assertThat(run.code()).isEqualTo(1);
  }

  private static void readNetwork(CommandContext context) {
    ((HasNetworks) context.family("go")).readNetwork();
  }

  @Test
  void aNetworkOfTheSettingsIsLookedForBesideThem() throws IOException {
    Path own = Files.createDirectories(folder.resolve("banmen"));
    CommandContext before = person();
    CommandContext chosen = NetworkOption.chosen(before, "mine.bin");
    Path file = own.resolve("mine.bin");
    String none = file + ": cannot be read: no such file";
    assertThat(NetworkOption.fault(before, "mine.bin")).contains(none);
    assertThatThrownBy(() -> readNetwork(chosen)).hasMessage(none);
    Files.write(file, RandomNetwork.any());
    assertThat(NetworkOption.fault(before, "mine.bin")).isEmpty();
    assertThat(NetworkOption.fault(before, file.toString())).isEmpty();
    assertThat(NetworkOption.fault(before, "a\0b")).isPresent();
    readNetwork(chosen);
    assertThat(NetworkOption.chosen(before, "auto")).isEqualTo(before);
    assertThat(NetworkOption.fault(before, "auto")).isEmpty();
  }
}
