package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Games;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.Display;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code themes}: which it lists, and what of their names reaches a terminal. */
class ThemesCommandTest {
  private static final String NAMES = "wood, paper, slate, contrast, mono, safe";

  @TempDir private Path config;

  private static String plain(String shown) {
    return shown.replaceAll("\033\\[[0-9;]*m", "");
  }

  @Test
  void theOneThatIsAskedForIsListedAlone() {
    assertThat(Run.of("", "themes", "--theme", "slate").out()).isEqualTo("slate\n");
    assertThat(Run.of("", "themes", "--theme", "auto")).isEqualTo(Run.of("", "themes"));
    String shown = plain(Run.of("", "themes", "--theme", "slate", "--color", "16").out());
    assertThat(shown).contains(" slate ").doesNotContain(" wood ", " paper ");
  }

  @Test
  void oneThatThereIsNotIsToldInOneLine() {
    assertThat(Run.of("", "themes", "--theme", "nix"))
        .isEqualTo(new Run(2, "", "banmen: theme 'nix' is none of " + NAMES + "\n"));
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
      Streams streams = new Streams(InputStream.nullInputStream(), out, err);
      Display display = Display.of("256", "auto", Map.of("XDG_CONFIG_HOME", config.toString()));
      new ThemesCommand(new Games(List.of(new ToyFamily())), streams)
          .list(display, "auto", isPlain);
      String said = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
      assertThat(plain(said)).contains("a?]0;pwn?a").doesNotContain("\033", "\007");
    }
  }
}
