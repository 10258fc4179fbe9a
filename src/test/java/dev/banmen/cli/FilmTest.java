package dev.banmen.cli;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

/** {@code banmen screenshot --film}. */
class FilmTest {
  private static final Pattern TIME = Pattern.compile("([0-9.]+)%\\{visibility:visible}");
  private static final Pattern AREA = Pattern.compile("M(\\d+),\\d+h(\\d+)");

  @TempDir private Path folder;

  private ProgramRun film(String script, String... args) throws IOException {
    List<String> words = new ArrayList<>(List.of("--film", file(script)));
    words.addAll(List.of(args));
    return ScreenshotTest.shot(words.toArray(new String[0]));
  }

  private String file(String script) throws IOException {
    return Files.writeString(folder.resolve("script"), script).toString();
  }

  private String svg(String script, String... args) throws IOException {
    ProgramRun run = film(script, args);
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private static List<String> times(String svg) {
    return TIME.matcher(svg).results().map(found -> found.group(1)).toList();
  }

  private static List<Element> frames(String svg) throws Exception {
    return ScreenshotTest.elements(svg, "g").stream()
        .filter(group -> group.hasAttribute("class"))
        .toList();
  }

  @Test
  void aKeyIsTypedAfterItsPause() throws Exception {
    String svg = svg("# Down and up.\n1000 <down>\n\n500 <down><up>\n2000\n");
    assertThat(svg).contains("{g{animation:step-end infinite 4000ms}}");
    assertThat(times(svg)).containsExactly("25", "37.5", "50");
    assertThat(frames(svg)).hasSize(4);
  }

  @Test
  void aKeyThatChangesNothingMakesNoFrame() throws Exception {
    assertThat(times(svg("500 <up>\n500 <down>\n1000"))).containsExactly("50");
  }

  @Test
  void keysTypedAtOnceMakeOneFrame() throws Exception {
    assertThat(times(svg("500 <down>\n0 <down><down>\n500"))).containsExactly("50");
  }

  @Test
  void whoWantsNoMotionSeesTheFrameThatIsShownLongest() throws Exception {
    String svg = svg("100 <down>\n200 <down>\n900 <down>\n300");
    assertThat(frames(svg).stream().map(frame -> frame.getAttribute("visibility")))
        .containsExactly("visible", "visible", "visible", "hidden");
    assertThat(svg.split("animation:")).hasSize(2);
    assertThat(svg).contains("@media (prefers-reduced-motion:no-preference){g{");
  }

  @Test
  void whatGoesOnByItselfDoesSoInThePauses() throws Exception {
    String svg = svg("banmen view recordings/go-triple-ko.sgf --move 0 --speed 4\n1000 <space>\n");
    assertThat(times(svg)).startsWith("25", "50", "75");
  }

  @Test
  void theComputerAnswersInAPauseAndTheSameEachTime() throws Exception {
    String script =
        "banmen play go --set size=5 --white bot:1:3\n100 <enter>\n300\n200 <left>\n300";
    String svg = svg(script, "--lang", "en");
    assertThat(svg).contains(">The computer plays ");
    assertThat(times(svg)).containsExactly("11.11", "44.44", "66.67");
    assertThat(svg(script, "--lang", "en")).isEqualTo(svg);
  }

  /** A frame is what has changed, laid over what was there. */
  @ParameterizedTest
  @CsvSource({
    "play go --set size=9 --lang en, <enter> <left> x",
    "learn go/07-ko --lang zh, <left> <enter> ?",
    "--lang zh, <down> <enter> <down>"
  })
  void theLastFrameShowsWhatAScreenshotDoes(String command, String typed) throws Exception {
    String[] keys = typed.split(" ");
    String script = "banmen --lang en\n100 <down>\n100\nbanmen " + command;
    String svg = svg(script + "\n100 " + String.join("\n100 ", keys) + "\n");
    int[][] cells = new int[24][80];
    for (int[] row : cells) {
      Arrays.fill(row, ' ');
    }
    Map<String, Element> pieces =
        ScreenshotTest.elements(svg, "g").stream()
            .filter(group -> group.hasAttribute("id"))
            .collect(toMap(group -> "#" + group.getAttribute("id"), group -> group));
    for (Element use : ScreenshotTest.elements(svg, "use")) {
      int[] row = cells[(ScreenshotTest.number(use, "y") - 8) / 17];
      lay(pieces.get(use.getAttribute("href")), row, (ScreenshotTest.number(use, "x") - 8) / 9);
    }
    List<String> words = new ArrayList<>(List.of("--format", "text", "--keys"));
    words.add(String.join("", keys));
    words.addAll(List.of(command.split(" ")));
    assertThat(Stream.of(cells).map(ScreenshotTest::line))
        .isEqualTo(ScreenshotTest.written(ScreenshotTest.shot(words.toArray(new String[0]))));
  }

  /** Covers a row's cells with a piece, from a column on. */
  private static void lay(Element piece, int[] row, int begin) {
    Matcher area = AREA.matcher("");
    int width = 0;
    for (Element path : ScreenshotTest.within(piece, "path")) {
      area.reset(path.getAttribute("d"));
      while (area.find()) {
        width = Math.max(width, Integer.parseInt(area.group(1)) + Integer.parseInt(area.group(2)));
      }
    }
    Arrays.fill(row, begin, begin + width / 9, ' ');
    for (Element text : ScreenshotTest.within(piece, "text")) {
      int col = begin + ScreenshotTest.number(text, "x") / 9;
      for (int character : text.getTextContent().codePoints().toArray()) {
        row[col] = character;
        col += ScreenshotTest.cells(character);
      }
    }
  }

  @Test
  void aCommandOfTheCommandLineBeginsUnlessTheScriptNamesOne() throws Exception {
    assertThat(svg("100\n", "--lang", "en", "play", "othello")).contains(">Othello<");
    assertThat(svg("banmen play dots --lang zh\n100\n", "play", "othello")).contains("点格棋");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "100 <down>/nsoon x        | 2: 'soon' is not a pause",
        "60001 x                   | 1: '60001' is not a pause",
        "-1 x                      | 1: '-1' is not a pause",
        "100/n#/n/n100 <entre>     | 4: keys: no key '<entre>'",
        "100/nbanmen play chess/n1 | 2: unknown game: chess",
        "100/nbanmen version/n1    | 2: ",
        "# Nothing.                | there is nothing to film",
      })
  void aBadLineIsNamed(String script, String fault) throws IOException {
    ProgramRun run = film(script.strip().replace("/n", "\n"), "--lang", "en");
    String place = folder.resolve("script") + (Character.isDigit(fault.charAt(0)) ? ":" : ": ");
    assertThat(run).extracting(ProgramRun::code, ProgramRun::out).containsExactly(1, "");
    assertThat(run.err()).startsWith("banmen: " + place + fault).containsOnlyOnce("\n");
  }

  @ParameterizedTest
  @CsvSource({"--keys, x", "--format, svg"})
  void itsKeysAndItsFormatAreItsOwn(String option, String value) throws IOException {
    assertThat(film("100\n", option, value, "--lang", "en"))
        .isEqualTo(
            new ProgramRun(
                2, "", "banmen: options '--film' and '" + option + "' cannot be used together\n"));
  }

  @Test
  void aFilmThatIsTooLongIsRefused() throws IOException {
    assertThat(film("1 <down><up><down><up><down><up><down><up><down>", "--size", "500x500").err())
        .endsWith(": the recording is too long; it can have at most 8 frames of this size\n");
  }

  @Test
  void aScriptThatCannotBeReadIsOneLine() {
    String none = folder.resolve("none").toString();
    assertThat(ScreenshotTest.shot("--film", none, "--lang", "en"))
        .isEqualTo(new ProgramRun(1, "", "banmen: " + none + ": cannot be read: no such file\n"));
  }
}
