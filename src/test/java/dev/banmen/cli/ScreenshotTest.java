package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.proof.GameIds;
import dev.banmen.storage.UserFolder;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Pictures of screens; those of the README and of the themes are rewritten with {@code
 * -Dgolden.rewrite=true}.
 */
class ScreenshotTest {
  private static final Path PICTURES = Path.of("docs", "pictures");
  private static final int CELL_WIDTH = 9;
  private static final int CELL_HEIGHT = 17;
  private static final int MARGIN = 8;
  private static final int BASELINE = 13;

  static ProgramRun shot(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out, err);
    List<String> words = new ArrayList<>(List.of("screenshot"));
    words.addAll(List.of(args));
    Locale locale = LanguageOption.asked(args).flatMap(LanguageChoice::named).orElse(Words.ENGLISH);
    int code =
        new Program(
                new CommandContext(
                    HostEnvironment.ofProcess(),
                    Catalog.ALL.in(new ChosenLanguage(locale)),
                    streams),
                new ScreenFrontend(HostEnvironment.ofProcess()))
            .run(words.toArray(new String[0]));
    return new ProgramRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  static List<String> listed() throws IOException {
    return Files.readAllLines(PICTURES.resolve("list"));
  }

  private static String pictured(String line) throws IOException {
    String name = line.substring(0, line.indexOf(' '));
    ProgramRun run = shot(line.substring(name.length() + 1).split(" "));
    assertThat(run.err()).isEmpty();
    Path picture = PICTURES.resolve(name);
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(picture, run.out());
    }
    assertThat(run.out()).isEqualTo(Files.readString(picture));
    return name;
  }

  @ParameterizedTest
  @MethodSource("listed")
  void picturesShowWhatTheProgramPaintsNow(String line) throws IOException {
    String name = pictured(line);
    String readme =
        Files.readString(Path.of("README.md")) + Files.readString(Path.of("README.zh.md"));
    String themes = Files.readString(Path.of("docs", "themes.md"));
    assertThat(readme.contains("(docs/pictures/" + name) || themes.contains("(pictures/" + name))
        .as("shown somewhere")
        .isTrue();
  }

  @Test
  void aPageThatGoesOnByItselfIsShownSomeStepsLater() throws Exception {
    String begun = played("<space>");
    String later = played("<space><later:12>");
    assertThat(begun).contains("Playing, move 1 ");
    assertThat(later).isEqualTo(played("<space><later:12>")).contains("Playing, move 13 ");
  }

  /** They are indexed in the background, and nothing of it stays in the user's folders. */
  @Test
  void otherGamesAreShownOnceTheyAreRead(@TempDir Path folder) throws Exception {
    Path two = folder.resolve("two.sgf");
    Files.writeString(two, "(;GM[2]RE[B+2];B[f5];W[d6];B[c3])(;GM[2]RE[W+2];B[f5];W[d6];B[c4])");
    assertThat(text("--keys", "<enter>llE", "view", two.toString()))
        .contains("[Perpendicular: 2 games]", "Black won 50%, White 50%");
  }

  private static String played(String keys) throws Exception {
    return text("--keys", keys, "view", "recordings/go-triple-ko.sgf", "--move", "0");
  }

  private static String text(String... words) throws Exception {
    List<String> all = new ArrayList<>(List.of("--format", "text"));
    all.addAll(List.of(words));
    return shot(all.toArray(new String[0])).out();
  }

  /** Lines and blocks, which are shapes and not text; a line may be an underlined blank. */
  private static final Pattern DRAWN =
      Pattern.compile("[_\\u2500-\\u2570\\u2580-\\u2590\\u2594-\\u259f]");

  private static final Pattern THIN = Pattern.compile("h1v|v1h");

  /** The number of cells a character takes. */
  static int cells(int character) {
    return Character.isIdeographic(character) || "，。：；（）、".indexOf(character) >= 0 ? 2 : 1;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh", "zh-Hant"})
  void everyCharacterIsAtItsPlace(String language) throws Exception {
    String[] what = {
      "play",
      "go",
      "--set",
      "size=5",
      "--size",
      "40x12",
      "--keys",
      "<left><enter>",
      "--lang",
      language
    };
    int[][] cells = new int[12][40];
    for (int[] row : cells) {
      Arrays.fill(row, ' ');
    }
    for (Element text : elements(shot(what).out(), "text")) {
      int col = (number(text, "x") - MARGIN) / CELL_WIDTH;
      int[] row = cells[(number(text, "y") - MARGIN - BASELINE) / CELL_HEIGHT];
      int[] characters = text.getTextContent().codePoints().toArray();
      int each = cells(characters[0]);
      assertThat(number(text, "textLength")).isEqualTo(characters.length * each * CELL_WIDTH);
      for (int character : characters) {
        assertThat(cells(character)).as(text.getTextContent()).isEqualTo(each);
        row[col] = character;
        col += each;
      }
    }
    ProgramRun text = shot(with(what, "--format", "text"));
    assertThat(Stream.of(cells).map(ScreenshotTest::line)).isEqualTo(written(text));
    assertThat(text.out()).contains("●", "B3");
  }

  /** Returns the rows of a screen as text, without what is drawn. */
  static List<String> written(ProgramRun text) {
    return text.out()
        .lines()
        .map(row -> DRAWN.matcher(row).replaceAll(" ").stripTrailing())
        .toList();
  }

  /** A browser that scales a picture down may leave out crisp lines, but no smooth ones. */
  @Test
  void theLinesOfABoardAreSmooth() throws Exception {
    for (Element path : elements(shot("play", "go", "--set", "size=9").out(), "path")) {
      boolean isThin = THIN.matcher(path.getAttribute("d")).find();
      assertThat(path.getAttribute("shape-rendering")).isEqualTo(isThin ? "" : "crispEdges");
    }
  }

  /** A row as text, where the cell behind a wide character is nothing. */
  static String line(int[] row) {
    StringBuilder line = new StringBuilder();
    for (int col = 0; col < row.length; col += cells(row[col])) {
      line.appendCodePoint(row[col]);
    }
    return line.toString().stripTrailing();
  }

  @ParameterizedTest
  @CsvSource({"unicode, ↑↓ move", "ascii, ^v move", "cjk, ^v move"})
  void theLineOfKeysNamesTheArrowsAsTheTerminalCanShowThem(String glyphs, String hint)
      throws Exception {
    assertThat(text("--glyphs", glyphs)).contains("  " + hint + "  ");
  }

  /** The greens of Othello's board and rim, as the nearest of xterm's 256. */
  @Test
  void in256ColoursAPictureHasThoseThatATerminalShows() throws Exception {
    String many = shot("play", "othello", "--theme", "wood", "--color", "truecolor").out();
    assertThat(many).contains("#307f50", "#1d5636").doesNotContain("#00875f");
    String few = shot("play", "othello", "--theme", "wood", "--color", "256").out();
    assertThat(few).contains("#00875f", "#005f5f").doesNotContain("#307f50", "#1d5636");
  }

  @Test
  void aSmallStoneTakesTheShapeOfItsMark(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("marks.sgf");
    Files.writeString(
        file,
        "(;GM[1]FF[4]SZ[19]AB[cc][ec]AW[dc][fc]AB[ce]TR[cc]CR[dc]SQ[ec]MA[fc]LB[ce:7]TR[cg])");
    String svg = shot("view", file.toString()).out();
    Map<String, String> fills = new HashMap<>();
    for (Element text : elements(svg, "text")) {
      fills.putIfAbsent(text.getTextContent(), text.getAttribute("fill"));
    }
    assertThat(fills)
        .containsEntry("▲", "#1c1c1c")
        .containsEntry("■", "#1c1c1c")
        .containsEntry("◉", "#ffffff")
        .containsEntry("╳", "#ffffff")
        .containsKeys("7", "△");
    assertThat(shot("--color", "none", "view", file.toString()).out())
        .contains("□")
        .doesNotContain("■");
  }

  @Test
  void stonesHaveTheirColoursOnTheColourOfTheBoard() throws Exception {
    String svg = shot("play", "go", "--keys", "<enter><left:3><enter><left:3>").out();
    assertThat(elements(svg, "path").get(0).getAttribute("fill")).isEqualTo("#b08440");
    List<String> stones = new ArrayList<>();
    for (Element text : elements(svg, "text")) {
      if (number(text, "x") < 40 * CELL_WIDTH && text.getTextContent().matches("[●○]")) {
        stones.add(text.getTextContent() + text.getAttribute("fill"));
      }
    }
    assertThat(stones).containsExactlyInAnyOrder("●#1c1c1c", "●#ffffff");
  }

  @Test
  void aPictureTellsWhoCannotSeeItWhatItShows() throws Exception {
    String svg = shot("--size", "40x15", "learn", "go/07-ko").out();
    assertThat(elements(svg, "title").get(0).getTextContent()).isEqualTo("banmen learn go/07-ko");
    assertThat(elements(svg, "desc").get(0).getTextContent()).isEqualTo("40 columns, 15 rows");
  }

  @Test
  void inColoursTheSameCharactersAreShown() {
    String text = shot("--format", "text", "play", "othello").out();
    String ansi = shot("--format", "ansi", "play", "othello").out();
    assertThat(ansi).contains("\033[");
    List<String> plain = ansi.replaceAll("\033\\[[0-9;]*m", "").lines().toList();
    assertThat(plain.stream().map(String::stripTrailing)).isEqualTo(text.lines().toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--keys <entre>      | banmen: keys: no key '<entre>'",
        "--keys <enter       | banmen: keys '<enter': '<' without '>'; write '<lt>' for '<'",
        "--keys <left:x>     | banmen: keys: 'x' is not a number up to 1000",
        "--size 80           | banmen: size '80' is not valid; use COLSxROWS such as 80x24, at most"
            + " 500x500",
        "--size 501x20       | banmen: size '501x20' is not valid; use COLSxROWS such as 80x24, at"
            + " most 500x500",
        "--format png        | banmen: format 'png' is not known; choose svg, text or ansi",
        "play chess          | banmen: unknown game: chess; choose {games}",
        "--theme none        | banmen: theme 'none' is not known; choose auto, wood, paper, slate,"
            + " contrast, mono or safe"
      })
  void wrongUseIsOneLine(String args, String line) {
    assertThat(shot(args.split(" ")))
        .isEqualTo(new ProgramRun(2, "", GameIds.filledIn(line) + "\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version",
        "--version",
        "help",
        "install",
        "convert a.sgf b.sgf",
        "--theme slate version",
        "learn --list",
        "screenshot"
      })
  void nothingRunsThatShowsNoScreen(String command) {
    ProgramRun run = shot(command.split(" "));
    assertThat(run).extracting(ProgramRun::code, ProgramRun::out).containsExactly(2, "");
    assertThat(run.err()).startsWith("banmen: ").containsOnlyOnce("\n");
  }

  @Test
  void theUsersOwnSettingsStayAsTheyAre() throws IOException {
    Path own = UserFolder.config(System.getenv(), System.getProperty("user.home"));
    Path file = own.resolve("config.toml");
    Optional<byte[]> before =
        Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    ProgramRun run = shot("--format", "text", "--keys", "S<right>");
    assertThat(run.out()).contains("Saved in config.toml", "< wood >");
    assertThat(Files.exists(file)).isEqualTo(before.isPresent());
    if (before.isPresent()) {
      assertThat(file).hasBinaryContent(before.get());
    }
  }

  @Test
  void noFileIsSavedWhileAPictureIsTaken(@TempDir Path folder) throws IOException {
    Path recording = folder.resolve("a.sgf");
    Files.writeString(recording, "(;GM[1]FF[4]SZ[5];B[aa])");
    String saved = folder.resolve("new").toString();
    for (String[] what :
        new String[][] {
          {"--keys", ":save " + saved + "<enter>", "play", "go"},
          {"--keys", ":save " + saved + ".sgf<enter>", "view", recording.toString()},
          {"--keys", "<enter>:D4<enter>:save<enter>", "view", recording.toString()}
        }) {
      assertThat(shot(with(what, "--size", "240x24", "--format", "text")).out())
          .contains("nothing is saved");
    }
    assertThat(folder.toFile().list()).containsExactly("a.sgf");
    assertThat(recording).hasContent("(;GM[1]FF[4]SZ[5];B[aa])");
  }

  @Test
  void aPictureIsTheSameWhateverTheTerminalAndTheUsersThemesAre(@TempDir Path config)
      throws IOException {
    Path themes = Files.createDirectories(config.resolve("banmen/themes"));
    Files.copy(Path.of("themes", "mono.properties"), themes.resolve("wood.properties"));
    Files.copy(Path.of("themes", "mono.properties"), themes.resolve("mine.properties"));
    Map<String, String> own =
        Map.of("COLORFGBG", "0;15", "NO_COLOR", "1", "XDG_CONFIG_HOME", config.toString());
    Map<String, String> plain = environment(Map.of(), "play", "go");
    assertThat(environment(own, "play", "go")).isEqualTo(plain);
    assertThat(environment(own, "play", "go", "--theme", "wood")).isEqualTo(plain);
    assertThat(new LocalThemes(plain, "/none", Language.ENGLISH).names()).doesNotContain("mine");
    for (String asked : List.of("--theme mine", "--theme=mine")) {
      assertThat(
              new LocalThemes(environment(own, asked.split(" ")), "/none", Language.ENGLISH)
                  .names())
          .contains("mine");
    }
  }

  private static Map<String, String> environment(Map<String, String> own, String... command) {
    return ScreenshotCommand.environment(own, "/none", Path.of("/none"), List.of(command));
  }

  @Test
  void keysAreWholeCharacters() {
    ProgramRun run = shot("--format", "text", "--keys", ":\ud840\udc00x", "play", "go");
    assertThat(run.out()).contains(" :𠀀x\n");
  }

  private static String[] with(String[] args, String... more) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of(more));
    return all.toArray(new String[0]);
  }

  static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  static List<Element> elements(String svg, String name) throws Exception {
    ByteArrayInputStream bytes = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
    return within(
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(bytes).getDocumentElement(),
        name);
  }

  static List<Element> within(Element outer, String name) {
    NodeList nodes = outer.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }
}
