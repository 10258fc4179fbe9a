package dev.banmen.tui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.graphics.PropertyTheme;
import com.googlecode.lanterna.graphics.ThemeStyle;
import dev.banmen.app.Refusal;
import dev.banmen.app.ThemeStore;
import dev.banmen.game.Ground;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Palette;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThemesTest {
  static final List<String> BUNDLED = Themes.BUNDLED;

  private final Map<String, String> own = new TreeMap<>();

  private Themes themes() {
    return new Themes(new MemoryThemes(own), Language.ENGLISH);
  }

  /** Themes by their names. */
  private record MemoryThemes(Map<String, String> texts) implements ThemeStore {
    @Override
    public List<String> names() {
      return List.copyOf(texts.keySet());
    }

    @Override
    public boolean has(String name) {
      return texts.containsKey(name);
    }

    @Override
    public String text(String name) {
      return texts.get(name);
    }
  }

  @Test
  void everyFileComesWithTheProgram() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("themes"))) {
      Set<String> names =
          files
              .map(f -> f.getFileName().toString().replace(".properties", ""))
              .collect(Collectors.toSet());
      assertThat(names).containsExactlyInAnyOrderElementsOf(Themes.BUNDLED);
    }
  }

  @ParameterizedTest
  @FieldSource("BUNDLED")
  void lanternaReadsEveryThemeTheSame(String name) throws IOException, ThemeFault {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.ROOT); // in Turkish, Lanterna knows no colour with an i in its name
    try {
      assertReadTheSame(name);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static void assertReadTheSame(String name) throws IOException, ThemeFault {
    Properties properties = new Properties();
    try (Reader text = Files.newBufferedReader(Path.of("themes", name + ".properties"))) {
      properties.load(text);
    }
    PropertyTheme lanterna = new PropertyTheme(properties, false);
    Theme ours = Themes.bundled(name, Language.ENGLISH);
    for (Map.Entry<String, Style> style : ours.styles().entrySet()) {
      ThemeStyle theirs = lanterna.getDefinition(Role.class).getCustom(style.getKey());
      assertThat(looks(theirs)).as(style.getKey()).isEqualTo(looks(style.getValue()));
      assertThat(ours.getDefinition(Role.class).getCustom(style.getKey()))
          .isSameAs(style.getValue());
    }
    Set<String> named = new TreeSet<>();
    for (String key : properties.stringPropertyNames()) {
      named.add(key.substring(key.indexOf('[') + 1, key.length() - 1));
    }
    assertThat(ours.styles().keySet()).containsExactlyInAnyOrderElementsOf(named);
  }

  private static String looks(ThemeStyle style) {
    return looks(style.getForeground(), style.getBackground(), style.getSGRs());
  }

  private static String looks(TextColor foreground, TextColor background, EnumSet<SGR> sgrs) {
    return looks(foreground) + " on " + looks(background) + " " + sgrs;
  }

  private static String looks(TextColor colour) {
    return colour instanceof TextColor.ANSI named
        ? named.name()
        : colour.getRed() + "," + colour.getGreen() + "," + colour.getBlue();
  }

  @ParameterizedTest
  @FieldSource("BUNDLED")
  void everyThemeNamesEveryRole(String name) throws ThemeFault {
    Set<String> styles = Themes.bundled(name, Language.ENGLISH).styles().keySet();
    for (Role role : Role.values()) {
      boolean isOfBoards = role.compareTo(Role.BOARD) >= 0;
      if (!isOfBoards) {
        assertThat(styles).contains(role.name());
        continue;
      }
      for (Ground ground : Ground.values()) {
        boolean isNeeded = ground != Ground.LINES || role != Role.FIXTURE;
        if (isNeeded) {
          assertThat(styles).contains(ground + "_" + role);
        }
      }
    }
  }

  @Test
  void aUsersThemeGoesBeforeOneOfTheSameName() throws IOException, ThemeFault {
    write("slate", role("TEXT", "red", "blue", "bold,underline"));
    write("mine", role("QUIET", "#010203", "default", ""));
    Themes themes = themes();
    assertThat(themes.names())
        .containsExactly("wood", "paper", "slate", "contrast", "mono", "safe", "mine");
    assertThat(themes.after("mine")).isEqualTo("wood");
    assertThat(themes.after("wood")).isEqualTo("paper");
    assertThat(looks(themes.theme("slate").style(Role.TEXT, Ground.LINES)))
        .isEqualTo("RED on BLUE [BOLD, UNDERLINE]");
    assertThat(looks(themes.theme("mine").style(Role.QUIET, Ground.LINES)))
        .isEqualTo("1,2,3 on DEFAULT []");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "foreground[TEXT] = red| TEXT has no background; expected foreground, background and sgr",
        "sgr[TEXT] =| TEXT has no foreground; expected foreground, background and sgr",
        "foreground[TXT] = red| 'TXT' isn't a style; did you mean 'TEXT'?",
        "foreground[SEVENTEEN] = red| 'SEVENTEEN' isn't a style; use one such as TEXT,"
            + " CROSSINGS_BOARD or SIXTEEN_MISS",
        "foregruond[TEXT] = red| 'dev.banmen.tui.theme.Role.foregruond[TEXT]' isn't a key; did you"
            + " mean 'dev.banmen.tui.theme.Role.foreground[TEXT]'?",
        "bakground = red| 'dev.banmen.tui.theme.Role.bakground' isn't a key; did you mean"
            + " 'dev.banmen.tui.theme.Role.background'?",
        "colour[TEXT] = red| 'dev.banmen.tui.theme.Role.colour[TEXT]' isn't a key; use"
            + " dev.banmen.tui.theme.Role.foreground[...], background or sgr",
      })
  void aFaultIsOneClearLine(String line, String fault) throws IOException {
    write("bad", "# mine\n\n  dev.banmen.tui.theme.Role." + line + "\n");
    assertThatThrownBy(() -> themes().theme("bad")).hasMessage("bad.properties:3: " + fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | dev.banmen.tui.theme.Role.foreground[TEXT] = redd",
        "4 | !"
            + " dev.banmen.tui.theme.Role.foreground[TEXT]~dev.banmen.tui.theme.Role.foreground[TEXT]"
            + " = redd",
        "4 | #~  dev.banmen.tui.theme.Role.foreground[TEXT]: redd",
      })
  void aFaultIsToldWithTheLineThatItIsOn(int line, String text) throws IOException {
    for (String end : List.of("\n", "\r\n")) {
      write("bad", ("# mine~~" + text + "~").replace("~", end));
      assertThatThrownBy(() -> themes().theme("bad"))
          .isInstanceOf(ThemeFault.class)
          .hasMessageStartingWith("bad.properties:" + line + ": ");
    }
  }

  /** Looking each key up in all lines takes minutes. */
  @Test
  void theFaultOfALargeFileIsToldAtOnceToo() throws IOException {
    StringBuilder strange = new StringBuilder("\n");
    for (int i = 0; i < 20_000; i++) {
      strange.append("key").append(i).append("=1\n");
    }
    write("bad", strange.toString());
    assertThatThrownBy(() -> themes().theme("bad")).hasMessageStartingWith("bad.properties:2: ");
  }

  @Test
  void aKeyOfSomethingElseIsWrong() throws IOException {
    write("bad", role("TEXT", "red", "blue", "") + "dev.banmen.tui.theme.Rule.sgr[TEXT] = bold\n");
    assertThatThrownBy(() -> themes().theme("bad"))
        .hasMessage(
            "bad.properties:4: 'dev.banmen.tui.theme.Rule.sgr[TEXT]' isn't a key; did you mean"
                + " 'dev.banmen.tui.theme.Role.sgr[TEXT]'?");
  }

  /** Whatever it leaves a style without, and however the keys are in order. */
  @Test
  void theFirstKeyThatIsNoneIsToldBeforeAllElse() throws IOException {
    String text = role("TEXT", "redd", "blue", "") + role("QUIET", "red", "blue", "");
    write("bad", text.replace("background[QUIET]", "bcakground[QUIET]") + "a = b\n");
    assertThatThrownBy(() -> themes().theme("bad"))
        .hasMessage(
            "bad.properties:5: 'dev.banmen.tui.theme.Role.bcakground[QUIET]' isn't a key; did you"
                + " mean 'dev.banmen.tui.theme.Role.background[QUIET]'?");
  }

  @Test
  void aColourOrAttributeThatThereIsNotIsNamed() throws IOException {
    write("bad", role("TEXT", "redd", "blue", ""));
    assertThatThrownBy(() -> themes().theme("bad"))
        .hasMessage(
            "bad.properties:1: 'redd' isn't a colour; use #rrggbb, default, or a name such as red"
                + " or red_bright");
    write("bad", role("TEXT", "red", "#-12345", ""));
    assertThatThrownBy(() -> themes().theme("bad"))
        .hasMessageStartingWith("bad.properties:2: '#-12345' isn't a colour");
    write("bad", role("TEXT", "red", "blue", "blinking"));
    assertThatThrownBy(() -> themes().theme("bad"))
        .hasMessage(
            "bad.properties:3: 'blinking' isn't a style of text; use bold, underline or reverse");
  }

  @Test
  void aThemeThatThereIsNotIsNamedWithThoseThereAre() {
    assertThatThrownBy(() -> themes().theme("../secret"))
        .hasMessage(
            "theme '../secret' is not known; choose wood, paper, slate, contrast, mono or safe");
  }

  @Test
  void aMisspeltThemeIsAskedAbout() {
    assertThatThrownBy(() -> themes().theme("papre")).hasMessageContaining("did you mean 'paper'?");
  }

  @Test
  void withoutColoursWhatIsToldApartIsStillToldApart() {
    for (Role role : new Role[] {Role.ENTRY, Role.SELECTED}) {
      assertThat(PlainPalette.get().cell('x', role).isReversed()).isTrue();
    }
    assertThat(PlainPalette.get().cell('x', Role.CURSOR).isBold()).isTrue();
  }

  @Test
  void whoHasFewColoursIsToldThatThemesDifferLittle() throws Refusal {
    TestHouse house = new TestHouse(0);
    for (Depth depth : Depth.values()) {
      Words words = Language.ENGLISH.words(Viewer.class);
      Pages pages = PageMaker.of(house, words, house.begin(Terms.of("toy", Map.of())));
      pages.viewedWith(new Appearance(new Display(depth, GlyphSet.UNICODE, Language.ENGLISH)));
      pages.take(Input.Key.of('T'), Extent.of(80, 24));
      String said = ((GamePage) pages.shown()).messages().notice();
      boolean isFew = depth.compareTo(Depth.INDEXED) < 0;
      assertThat(said).startsWith("Theme paper");
      assertThat(said.length() > "Theme paper".length()).as(said).isEqualTo(isFew);
    }
  }

  /** A style that a file forgets would have the terminal's own ground: a box round each dot. */
  @ParameterizedTest
  @FieldSource("BUNDLED")
  void whatEveryBoardHasIsOnTheGroundOfTheBoard(String name) throws ThemeFault {
    for (Ground ground : Ground.values()) {
      Palette palette =
          Palette.of(Themes.bundled(name, Language.ENGLISH), Depth.TRUECOLOR, ground, false);
      for (Role role : new Role[] {Role.FIXTURE, Role.BLACK, Role.WHITE, Role.NEUTRAL}) {
        assertThat(palette.cell('x', role).getBackgroundColor())
            .as("%s %s", ground, role)
            .isEqualTo(palette.cell('x', Role.BOARD).getBackgroundColor());
      }
    }
  }

  @Test
  void sixteenColoursAreOnlyThoseThatAreNamed() {
    Palette sixteen = Palette.of(Themes.standard(), Depth.SIXTEEN, Ground.LINES, false);
    assertThat(sixteen.cell('x', Role.TAKEN).getForegroundColor())
        .isEqualTo(TextColor.ANSI.RED_BRIGHT);
    assertThat(sixteen.cell('x', Role.STRONG).isBold()).isTrue();
  }

  private static String role(String style, String foreground, String background, String sgr) {
    String prefix = "dev.banmen.tui.theme.Role.";
    return prefix
        + "foreground["
        + style
        + "] = "
        + foreground
        + "\n"
        + prefix
        + "background["
        + style
        + "] = "
        + background
        + "\n"
        + prefix
        + "sgr["
        + style
        + "] = "
        + sgr
        + "\n";
  }

  private void write(String name, String text) throws IOException {
    own.put(name, text);
  }

  /** The documents of themes: every style and picture that they name is there. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/themes.md", "docs/zh/themes.md"})
  void theDocumentsNameEveryStyle(String name) throws IOException {
    Path document = Path.of(name);
    String text = Files.readString(document);
    for (Role role : Role.values()) {
      assertThat(text).contains("`" + role + "`");
    }
    Matcher pictures = Pattern.compile("\\]\\(([^)]*pictures/[^)]*)\\)").matcher(text);
    List<Path> shown = new ArrayList<>();
    while (pictures.find()) {
      shown.add(document.resolveSibling(pictures.group(1)));
    }
    assertThat(shown).hasSize(14).allSatisfy(picture -> assertThat(picture).exists());
  }
}
