package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.session.Terms;
import dev.banmen.settings.Setting;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Line mode in place of the screen that was asked for. */
class LineFrontendTest {
  @ParameterizedTest
  @CsvSource({"0, out.cast, --record", "2.5, , --speed", "2.5, out.cast, --record"})
  void whatOnlyTheScreenCanDoIsRefused(double speed, String cast, String option) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineFrontend frontend =
        new LineFrontend(
            HostEnvironment.ofProcess(),
            Catalog.ALL,
            Preferences.Loaded.DEFAULTS,
            streams(out, out));
    StartView.ViewedFile view =
        new StartView.ViewedFile(
            ReadingSettings.defaults(Catalog.ALL),
            "game.sgf",
            Optional.empty(),
            Optional.empty(),
            speed,
            Optional.ofNullable(cast),
            Optional.empty(),
            false);
    assertThatThrownBy(() -> frontend.show(view, DisplayOptions.DEFAULTS))
        .isInstanceOf(UsageFault.class)
        .hasMessageStartingWith(option + " cannot be used with --line");
  }

  private static List<StartView> openings() {
    ReadingSettings reading = ReadingSettings.defaults(Catalog.ALL);
    String file = "recordings/go-snapback.sgf";
    return List.of(
        new StartView.Home(),
        new StartView.New(Terms.of("go", Map.of())),
        new StartView.LessonStart(Optional.of("ko")),
        new StartView.ViewedFile(
            reading,
            file,
            Optional.empty(),
            Optional.empty(),
            0,
            Optional.empty(),
            Optional.empty(),
            false),
        new StartView.Browse(reading, "recordings"));
  }

  @ParameterizedTest
  @MethodSource("openings")
  void whoeverWantsACoachCanBeginWithAnything(StartView opening) throws Frontend.NoGame {
    DisplayOptions coached = new DisplayOptions(Map.of(Setting.COACH, "true"), true);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    LineFrontend frontend =
        new LineFrontend(
            HostEnvironment.ofProcess(),
            Catalog.ALL,
            Preferences.Loaded.DEFAULTS.with(Setting.COACH, "true"),
            streams(out, err));
    assertThat(frontend.show(opening, coached)).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("means nothing here");
  }

  @Test
  void aFilesNameIsNoOrderToTheTerminal(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("a\u001b[31mred.sgf"), "(;GM[1])");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LineFrontend frontend =
        new LineFrontend(
            HostEnvironment.ofProcess(),
            Catalog.ALL,
            Preferences.Loaded.DEFAULTS,
            streams(out, out));
    assertThat(
            frontend.show(
                new StartView.Browse(ReadingSettings.defaults(Catalog.ALL), folder.toString()),
                DisplayOptions.DEFAULTS))
        .isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("/a?[31mred.sgf\n");
  }

  private static StandardStreams streams(ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return new StandardStreams(InputStream.nullInputStream(), out, err);
  }
}
