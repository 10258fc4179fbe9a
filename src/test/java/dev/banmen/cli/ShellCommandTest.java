package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How line mode starts, and what is left if that fails. */
class ShellCommandTest {
  @TempDir Path state;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void whatWasBegunIsLeftWhereTheRestOfTheBeginningFails() throws Exception {
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, state);
    LiveSession game = library.room().begin(Terms.of("go", Map.of("size", "9")));
    StandardStreams streams =
        new StandardStreams(InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    int code =
        new ShellCommand(new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams))
            .run(
                library,
                shell -> shell.begin(game) && shell.answers("E5") && shell.answers("game 99"));
    assertThat(code).isEqualTo(ExitCode.FAULT);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("game");
    Library next = new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, state);
    LiveSession again = next.room().resume(next.room().unfinished().get(0));
    assertThat(again.now().position().ply()).isEqualTo(1);
  }

  @Test
  void whatIsWrongInTheSettingsIsSaidOnStandardError() throws Exception {
    Path file = state.resolve(".config/banmen/config.toml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "theme = \"slate\"\nx = 1\n");
    StandardStreams streams =
        new StandardStreams(InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    HostEnvironment host =
        new HostEnvironment(
            Map.of("LC_ALL", "en_US.UTF-8"),
            state.toString(),
            state,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    int code = new ShellCommand(new CommandContext(host, Catalog.ALL, streams)).run(true);
    assertThat(code).isEqualTo(ExitCode.DONE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("banmen: " + file + ":2:1: setting 'x' is not known")
        .hasLineCount(1);
  }
}
