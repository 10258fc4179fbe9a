package dev.banmen.tui.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import dev.banmen.app.Preference;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.game.Ground;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.TerminalQuestion;
import dev.banmen.tui.theme.Role;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The default theme suits the terminal as soon as its background is known. */
class AutoThemeTest {
  private static final byte[] LIGHT = "\033]11;rgb:ffff/ffff/ffff\007".getBytes(UTF_8);
  private static final byte[] DARK = "\033]11;rgb:0000/0000/0000\007".getBytes(UTF_8);

  @TempDir Path config;

  private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
  private final InputQueue queue = new InputQueue();
  private Appearance appearance;

  private Display display(String... environment) {
    Map<String, String> variables = new HashMap<>();
    variables.put("TERM", "xterm-256color");
    variables.put("LANG", "C.UTF-8");
    for (int i = 0; i < environment.length; i += 2) {
      variables.put(environment[i], environment[i + 1]);
    }
    return Display.of("auto", "auto", variables, Language.ENGLISH);
  }

  private Viewer begun(Display display) throws Exception {
    TestHouse house = new TestHouse(0);
    Map<String, String> variables = Map.of("XDG_CONFIG_HOME", config.toString());
    house.themes = new LocalThemes(variables, "/none", Language.ENGLISH);
    Pages pages =
        PageMaker.of(
            house, Language.ENGLISH.words(Viewer.class), house.begin(Terms.of("go", Map.of())));
    CompactScreen terminal = new CompactScreen(wire, Depth.INDEXED, 80, 24);
    appearance = Viewer.appearance(pages, display);
    Viewer viewer = new Viewer(pages, terminal, queue, appearance, Viewer.Host.NONE);
    viewer.begin();
    queue.asked(TerminalQuestion.BACKGROUND);
    wire.reset();
    return viewer;
  }

  private int bytes(Viewer viewer, byte[] answer) throws Exception {
    wire.reset();
    queue.bytes(answer, answer.length);
    viewer.slice(queue.poll());
    return wire.size();
  }

  @Test
  void aLightTerminalGetsPaperWhenItAnswers() throws Exception {
    Viewer viewer = begun(display());
    assertThat(appearance.theme()).isEqualTo("wood");
    assertThat(bytes(viewer, LIGHT)).isPositive();
    assertThat(appearance.theme()).isEqualTo("paper");
    assertThat(wire.toString(UTF_8)).doesNotContain("paper"); // nobody asked for words
  }

  @Test
  void aDarkTerminalsAnswerChangesNothing() throws Exception {
    Viewer viewer = begun(display());
    assertThat(bytes(viewer, DARK)).isZero();
    assertThat(appearance.theme()).isEqualTo("wood");
  }

  /** A file of one's own that is named like a theme of the program goes before it, also at once. */
  @ParameterizedTest
  @ValueSource(strings = {"auto", "wood"})
  void aWoodOfOnesOwnIsShownFromTheStart(String theme) throws Exception {
    Files.createDirectories(config.resolve("banmen/themes"));
    Files.writeString(
        config.resolve("banmen/themes/wood.properties"),
        """
        dev.banmen.tui.theme.Role.foreground[TEXT] = red
        dev.banmen.tui.theme.Role.background[TEXT] = blue
        dev.banmen.tui.theme.Role.sgr[TEXT] =
        """);
    begun(display().withTheme(theme));
    assertThat(appearance.theme()).isEqualTo("wood");
    assertThat(appearance.palette(Ground.CROSSINGS).cell('x', Role.TEXT).getForegroundColor())
        .isEqualTo(TextColor.ANSI.RED);
  }

  @Test
  void whatSomebodyChoseStays() throws Exception {
    Viewer viewer = begun(display());
    viewer.slice(Input.Key.of('T'));
    viewer.slice(Input.Key.of('T'));
    assertThat(appearance.theme()).isEqualTo("slate");
    assertThat(bytes(viewer, LIGHT)).isZero();
    assertThat(appearance.theme()).isEqualTo("slate");
    begun(display().withTheme("wood"));
    assertThat(display().withTheme("wood").questions()).doesNotContain(TerminalQuestion.BACKGROUND);
  }

  @Test
  void theAnswerIsRememberedWhereAutoIsChosenAgain() throws Exception {
    Viewer viewer = begun(display());
    bytes(viewer, LIGHT);
    appearance.prefer(new Preference("theme", "wood", List.of("auto", "wood")));
    assertThat(appearance.theme()).isEqualTo("wood");
    appearance.prefer(new Preference("theme", "auto", List.of("auto", "wood")));
    assertThat(appearance.theme()).isEqualTo("paper");
  }

  @Test
  void anAnswerThatComesLateCountsOnceAutoIsChosen() throws Exception {
    Viewer viewer = begun(display());
    viewer.slice(Input.Key.of('T'));
    viewer.slice(Input.Key.of('T'));
    bytes(viewer, LIGHT);
    appearance.prefer(new Preference("theme", "auto", List.of("auto", "wood")));
    assertThat(appearance.theme()).isEqualTo("paper");
  }

  @Test
  void whatTheEnvironmentTellsIsNotAskedFor() throws Exception {
    assertThat(display().questions()).contains(TerminalQuestion.BACKGROUND);
    Display light = display("COLORFGBG", "0;15");
    assertThat(light.questions()).doesNotContain(TerminalQuestion.BACKGROUND);
    begun(light);
    assertThat(appearance.theme()).isEqualTo("paper");
    assertThat(display("TERM", "linux").questions()).isEmpty();
    assertThat(display("NO_COLOR", "1").questions())
        .containsExactly(TerminalQuestion.BACKGROUND); // for its boards
    assertThat(display("TERM", "vt220").questions()).isEmpty();
  }

  /** As ssh sends no COLORTERM, the terminal itself is asked. */
  @Test
  void allColoursAreUsedOnceTheTerminalIsKnownToHaveThem() throws Exception {
    Viewer viewer = begun(display());
    assertThat(appearance.depth()).isEqualTo(Depth.INDEXED);
    queue.asked(TerminalQuestion.COLOURS);
    assertThat(bytes(viewer, "\033P1$r0;48:2::1:2:3m\033\\".getBytes(UTF_8))).isPositive();
    assertThat(appearance.depth()).isEqualTo(Depth.TRUECOLOR);
    assertThat(wire.toString(UTF_8)).contains("\033[?2026h\033[m\033[2J").contains(";48;2;");
    appearance.prefer(new Preference("color", "256", List.of("auto", "256")));
    assertThat(appearance.depth()).isEqualTo(Depth.INDEXED);
    appearance.prefer(new Preference("color", "auto", List.of("auto", "256")));
    assertThat(appearance.depth()).isEqualTo(Depth.TRUECOLOR);
  }

  @Test
  void aTerminalThatShowsTheNearestColourKeepsItsOwn() throws Exception {
    Viewer viewer = begun(display("TERM", "xterm"));
    queue.asked(TerminalQuestion.COLOURS);
    assertThat(bytes(viewer, "\033P1$r0;48;5;16m\033\\".getBytes(UTF_8))).isZero();
    assertThat(appearance.depth()).isEqualTo(Depth.SIXTEEN);
  }

  @Test
  void onlyWhoMayHaveMoreColoursIsAskedForThem() {
    assertThat(display().questions()).contains(TerminalQuestion.COLOURS);
    assertThat(display("TERM", "xterm").questions()).contains(TerminalQuestion.COLOURS);
    for (String[] known :
        new String[][] {
          {"COLORTERM", "truecolor"},
          {"TERM", "xterm-kitty"},
          {"TERM", "linux"},
          {"TERM", "tmux-256color"},
          {"TERM", "screen-256color"},
          {"NO_COLOR", "1"}
        }) {
      assertThat(display(known).questions()).doesNotContain(TerminalQuestion.COLOURS);
    }
    Map<String, String> variables = Map.of("TERM", "xterm-256color");
    assertThat(Display.of("256", "auto", variables, Language.ENGLISH).questions())
        .as("a number that somebody chose")
        .doesNotContain(TerminalQuestion.COLOURS);
  }

  @Test
  void aFaultInTheUsersOwnThemeIsToldAndTheUsualOneStays() throws Exception {
    Path themes = Files.createDirectories(config.resolve("banmen").resolve("themes"));
    Files.writeString(themes.resolve("mine.properties"), "# mine\nforeground = red\n");
    Viewer viewer = begun(display().withTheme("mine"));
    assertThat(appearance.theme()).isEqualTo("wood");
    viewer.slice(new Input.Resized(80, 24));
    assertThat(wire.toString(UTF_8)).contains("mine.properties:2:");
  }
}
