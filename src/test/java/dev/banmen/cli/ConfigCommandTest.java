package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code config}, and what the command line and the file say together. */
class ConfigCommandTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("config.toml"), text);
  }

  @Test
  void whatIsWrittenOutChangesNothing() throws IOException {
    Run run = Run.of("", "config");
    assertThat(run).extracting(Run::code, Run::err).containsExactly(0, "");
    Preferences written = new Preferences(file(run.out()), Map.of());
    assertThat(written.heard().faults()).isEmpty();
    Manner with = Manner.USUAL.over(written.heard().settings());
    for (Setting setting : Setting.values()) {
      assertThat(with.said()).containsEntry(setting, setting.usual());
      assertThat(run.out()).contains("\n# ");
    }
    assertThat(Run.of("", "config", "--check", written.file().toString()))
        .isEqualTo(new Run(0, "", ""));
  }

  @Test
  void eachFaultIsOneLineWithItsPlace() throws IOException {
    String name = file("theme = \"wood\"\nmouses = true\n").toString();
    assertThat(Run.of("", "config", "--check", name))
        .isEqualTo(
            new Run(
                1,
                "",
                "banmen: "
                    + name
                    + ":2:1: 'mouses' is no setting; there are theme, glyphs, color, language,"
                    + " mouse, coach, [keys]\n"));
    Files.write(folder.resolve("config.toml"), new byte[] {(byte) 0xff});
    assertThat(Run.of("", "config", "--check", name).err())
        .isEqualTo("banmen: " + name + ":1:1: this is not UTF-8\n");
    assertThat(Run.of("", "config", "--check", name + "x").err())
        .isEqualTo("banmen: " + name + "x:1:1: cannot be read: no such file\n");
    assertThat(Run.of("", "config", name).code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void withoutAFileAllIsAsUsual() throws IOException {
    assertThat(new Preferences(folder.resolve("none"), Map.of()).heard())
        .isEqualTo(Preferences.Heard.NOTHING);
  }

  @Test
  void theCommandLineGoesBefore() {
    Settings file = Settings.USUAL.with(Setting.THEME, "slate").with(Setting.MOUSE, "false");
    Manner said = new Manner(Map.of(Setting.THEME, "wood"), false);
    assertThat(said.over(file).theme()).isEqualTo("wood");
    assertThat(said.over(file).hasMouse()).isFalse();
    assertThat(Manner.USUAL.over(file).theme()).isEqualTo("slate");
  }
}
