package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Games;
import dev.banmen.game.Ground;
import dev.banmen.picture.Colours;
import dev.banmen.picture.Tint;
import dev.banmen.text.Language;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.BoardColours;
import dev.banmen.tui.canvas.Display;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code themes}: which themes it lists, and how it shows their names. */
class ThemesCommandTest {
  private static final String NAMES = "wood, paper, slate, contrast, mono, safe";

  @TempDir private Path config;

  private static String plain(String shown) {
    return shown.replaceAll("\033\\[[0-9;]*m", "");
  }

  @Test
  void theOneThatIsAskedForIsListedAlone() {
    assertThat(ProgramRun.of("", "themes", "--theme", "slate").out()).isEqualTo("slate\n");
    assertThat(ProgramRun.of("", "themes", "--theme", "auto"))
        .isEqualTo(ProgramRun.of("", "themes"));
    String shown = plain(ProgramRun.of("", "themes", "--theme", "slate", "--color", "16").out());
    assertThat(shown).contains(" slate ").doesNotContain(" wood ", " paper ");
  }

  /** The prompt of a shell takes one row of 24. */
  @Test
  void theProgramsOwnFitOnAUsualScreen() {
    String shown =
        plain(ProgramRun.of("", "themes", "--color", "256", "--glyphs", "unicode").out());
    assertThat(shown.lines().count()).isLessThan(24);
    assertThat(shown.lines().mapToInt(String::length).max().orElseThrow()).isLessThan(80);
    for (String name : NAMES.split(", ")) {
      assertThat(shown).contains(name);
    }
    assertThat(shown).contains("●", "○");
  }

  @Test
  void asManyAsFitStandSideBySide() {
    assertThat(ThemesCommand.columns(Map.of("COLUMNS", "132"))).isEqualTo(132);
    assertThat(ThemesCommand.columns(Map.of("COLUMNS", "x"))).isEqualTo(80);
    assertThat(ThemesCommand.columns(Map.of())).isEqualTo(80);
  }

  @Test
  void oneThatThereIsNotIsToldInOneLine() {
    assertThat(ProgramRun.of("", "themes", "--theme", "nix"))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "banmen: theme 'nix' is not known; choose auto, wood, paper, slate, contrast, mono or safe\n"));
  }

  @Test
  void withFaultsTheyAreToldAndTheUsualIsDrawn() throws IOException {
    Path folder = Files.createDirectories(config.resolve("banmen/themes"));
    Files.writeString(folder.resolve("mine.properties"), "\nnonsense = 1\n");
    Files.writeString(folder.resolve("wood.properties"), "nonsense = 1\n");
    Display own = Display.of("256", "auto", Map.of(), Language.ENGLISH).withThemes(themes());
    Display usual = Display.of("256", "auto", Map.of(), Language.ENGLISH);
    for (String name : List.of("mine", "wood")) {
      List<String> told = new ArrayList<>();
      Colours colours = ShowRun.colours(own.withTheme(name), Ground.CROSSINGS, told::add);
      assertThat(told).hasSize(1);
      assertThat(told.get(0)).startsWith(name + ".properties:" + (name.equals("mine") ? 2 : 1));
      Colours wood =
          new ShowRun.AnsiColours(BoardColours.of(usual.withTheme("wood"), Ground.CROSSINGS));
      for (Tint tint : Tint.values()) {
        assertThat(colours.begin(tint)).isEqualTo(wood.begin(tint));
      }
    }
  }

  private ThemeStore themes() {
    return new LocalThemes(Map.of("XDG_CONFIG_HOME", config.toString()), "/none", Language.ENGLISH);
  }

  @Test
  void noNameOfAFileIsObeyedByATerminal() throws IOException {
    Path folder = Files.createDirectories(config.resolve("banmen/themes"));
    String name = "a\033]0;pwn\007a";
    Files.copy(Path.of("themes/slate.properties"), folder.resolve(name + ".properties"));
    Files.writeString(folder.resolve("\033[2J.properties"), "nonsense");
    for (boolean isPlain : new boolean[] {true, false}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out, err);
      Display display = Display.of("256", "auto", Map.of(), Language.ENGLISH).withThemes(themes());
      new ThemesCommand(
              new CommandContext(
                  HostEnvironment.ofProcess(), new Games(List.of(new ToyFamily())), streams))
          .list(display, "auto", isPlain, 80);
      String said = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
      assertThat(plain(said)).contains("a?]0;pwn?a").doesNotContain("\033", "\007");
    }
  }
}
