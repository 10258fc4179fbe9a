package dev.banmen.tui;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.proof.Repeats;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.theme.Themes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever bytes a terminal sends, cut wherever, at whatever sizes: nothing throws, only sequences
 * that are meant are sent, and an emulator that obeys them shows what the page paints. A failure
 * reports its seed; {@code -Dfuzz.seed} repeats it, {@code -Dfuzz.seconds} runs longer.
 */
class ScreenFuzzTest {
  private static final long SEED = Long.getLong("fuzz.seed", 20261121);
  private static final int SECONDS = Integer.getInteger("fuzz.seconds", 0);
  private static final int TURNS = Repeats.of(50, 100, 400);
  private static final int EACH = Repeats.of(1, 2, 20); // evenings of each game
  private static final int REPAINTINGS = 2;

  /** What the terminal may be sent, between texts: ECMA-48, and xterm's private modes. */
  private static final Pattern SEQUENCES =
      Pattern.compile(
          "\\033\\[(\\d*(;\\d*)?H|\\d*[ABCDX]|K|2J|[\\d;]*m|\\?(1049|25|1000|1003|1006|2004|2026)[hl])|\\033\\]2;[^\\p{Cntrl}]{1,120}\\007|\\033\\[2[23];2t|\\r"
              + "|\\010");

  /** Kitty's pictures, which the emulator knows nothing of. */
  private static final Pattern GRAPHICS = Pattern.compile("\\033_G[\\w=,;+/]*\\033\\\\");

  private static final Pattern TEXT = Pattern.compile("[^\\p{Cntrl}\\p{Cf}\\p{Cn}\\p{Co}\\p{Cs}]*");

  private static final String[] SIZES = {
    "80x24", "40x15", "20x10", "120x40", "200x60", "60x8", "13x5", "1x1", "2x30", "300x3", "500x200"
  };

  private static final String[] SEQUENCE = {
    "\033[A",
    "\033[B",
    "\033[C",
    "\033[D",
    "\033[1;2A",
    "\033[1;2C",
    "\033OA",
    "\r",
    "\t",
    "\033[Z",
    "\033[5~",
    "\033[6~",
    "\033[H",
    "\033[F",
    "\033",
    "\177",
    "\033[I",
    "\033[O",
    "\033[200~D4\r\nq\033[201~",
    "\033[200~\033[2J\u202e漢\033[201~",
    "\033[M !!",
    "\033]0;q\007",
    "\033]11;rgb:ffff/ffff/ffff\033\\",
    "\033]11;rgb:00/00/00\007",
    "\033P1$r0m\033\\",
    "\033[6;20;10t",
    "\033[6;0;99999t",
    "\033[?62;c",
    "\033[27;5;9~",
    "\033[57;5u",
    "\014",
    "é",
    "漢",
    "😀",
    "𠮷",
    "\u202e",
    ":help\r",
    ":D4\r",
    ":undo\r",
    ":theme slate\r",
    ":theme wood\r",
    ":theme safe\r",
    "+",
    "-",
    "z",
    "Z",
    ":57\r",
    "\033[[A"
  };

  private final TestHouse house = new TestHouse(0);
  private final Deque<String> recently = new ArrayDeque<>();

  @Test
  @Tag(Repeats.TAG)
  void theTerminalShowsWhatThePagesPaintWhateverComes() throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    long seed = SEED;
    for (int each = 0; each < EACH || System.nanoTime() < end; each++) {
      for (Family family : TestHouse.everything().families()) {
        evening(family, seed++);
      }
    }
  }

  private void evening(Family family, long seed) throws Exception {
    recently.clear();
    Locale language = Languages.ALL.get((int) (seed % Languages.ALL.size()));
    try {
      house.language.choose(language);
      evening(family, new SplittableRandom(seed));
    } catch (Exception | AssertionError e) {
      throw new AssertionError(
          family.id() + " with -Dfuzz.seed=" + seed + " after " + recently + ": " + e, e);
    }
  }

  private void evening(Family family, SplittableRandom random) throws Exception {
    ByteArrayOutputStream wire = new ByteArrayOutputStream();
    Depth depth = Depth.values()[random.nextInt(Depth.values().length)];
    ScreenTerminal emulator = new ScreenTerminal(80, 24);
    CompactScreen terminal = new CompactScreen(wire, depth, 80, 24);
    InputQueue queue = new InputQueue();
    Pages pages = first(family, random);
    GlyphSet glyphs = GlyphSet.values()[random.nextInt(GlyphSet.values().length)];
    Appearance appearance = new Appearance(new Display(depth, glyphs, house.language));
    appearance.useTheme(Themes.BUNDLED.get(random.nextInt(Themes.BUNDLED.size())));
    Viewer viewer = new Viewer(pages, terminal, queue, appearance, Viewer.Host.NONE);
    viewer.begin();
    check(wire, emulator, terminal, pages, viewer);
    for (int turn = 0; turn < TURNS; turn++) {
      Input input = anything(random, queue, emulator);
      if (!viewer.slice(input)) {
        return;
      }
      check(wire, emulator, terminal, pages, viewer);
    }
  }

  private Pages first(Family family, SplittableRandom random) throws Refusal {
    Words words = house.language.words(Viewer.class);
    return random.nextInt(4) == 0
        ? PageMaker.of(house, words, HomePage.of(house, words))
        : PageMaker.of(house, words, house.begin(Terms.of(family.id(), Map.of())));
  }

  /** Something that comes to the viewer; it may be a piece of a sequence, and give no input yet. */
  private Input anything(SplittableRandom random, InputQueue queue, ScreenTerminal emulator) {
    switch (random.nextInt(20)) {
      case 0 -> {
        String[] size = SIZES[random.nextInt(SIZES.length)].split("x");
        recently(size[0] + "x" + size[1]);
        queue.resized(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
        emulator.setSize(Size.of(Integer.parseInt(size[0]), Integer.parseInt(size[1])));
      }
      case 1 -> {
        return Input.Signal.TICK;
      }
      case 2 -> queue.news();
      default -> bytes(random, queue);
    }
    return queue.poll();
  }

  private void bytes(SplittableRandom random, InputQueue queue) {
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(4); n >= 0; n--) {
      text.append(piece(random));
    }
    byte[] bytes = text.toString().getBytes(UTF_8);
    int length = random.nextInt(4) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
    recently(new String(bytes, 0, length, UTF_8));
    queue.bytes(bytes, length);
  }

  private static String piece(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> {
        int[] buttons = {0, 0, 0, 1, 2, 35, 64, 65};
        yield "\033[<"
            + (buttons[random.nextInt(buttons.length)] + ";" + (1 + random.nextInt(90)))
            + (";" + (1 + random.nextInt(30)) + (random.nextInt(4) == 0 ? "m" : "M"));
      }
      // A brace that somebody typed would look like a text that nobody filled.
      case 1 -> Character.toString(1 + random.nextInt(255)).replace('q', 'x').replace('{', '(');
      case 2 -> "hjklpuUxLseTy?: n57".substring(random.nextInt(18)).substring(0, 1);
      case 3 -> random.nextInt(30) == 0 ? "q" : " ";
      default -> SEQUENCE[random.nextInt(SEQUENCE.length)];
    };
  }

  private void recently(String what) {
    recently.add(
        what.replace("\033", "^[").replaceAll("\\p{Cntrl}", "?").replace("\u202e", "<202e>"));
    if (recently.size() > 12) {
      recently.remove();
    }
  }

  /** What a page has read meanwhile, beside the screen, may be shown only by the next painting. */
  private static void check(
      ByteArrayOutputStream wire,
      ScreenTerminal emulator,
      CompactScreen terminal,
      Pages pages,
      Viewer viewer)
      throws IOException, InterruptedException {
    write(wire, emulator);
    String painted = painted(terminal, pages);
    if (emulator.getColumns() == terminal.cols() && emulator.getRows() == terminal.rows()) {
      for (int more = 0; more < REPAINTINGS && !text(emulator).equals(painted); more++) {
        viewer.slice(Input.Signal.NEWS);
        write(wire, emulator);
        painted = painted(terminal, pages);
      }
      assertThat(text(emulator)).isEqualTo(painted);
    } // else a size that the emulator does not take, as 1x1
  }

  private static void write(ByteArrayOutputStream wire, ScreenTerminal emulator) {
    String sent = GRAPHICS.matcher(wire.toString(UTF_8)).replaceAll("").replace("\033[16t", "");
    wire.reset();
    assertThat(SEQUENCES.matcher(sent).replaceAll("")).matches(TEXT);
    // JLine's emulator takes sequences of up to 32 characters, and two colours may be longer.
    emulator.write(sent.replaceAll("(38;2;\\d+;\\d+;\\d+);48", "$1m\033[48"));
  }

  private static String painted(CompactScreen terminal, Pages pages) {
    BufferGraphics whole = new BufferGraphics(terminal.cols(), terminal.rows());
    Page page = pages.shown();
    Extent screen = Extent.of(terminal.cols(), terminal.rows());
    Appearance appearance = pages.appearance();
    pages.paint(new Canvas(whole, screen, appearance.palette(page.ground()), appearance.glyphs()));
    Unfilled.checkNone(text(whole, screen));
    return text(whole, screen);
  }

  private static String text(BufferGraphics sheet, Extent screen) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < screen.rows(); row++) {
      for (int col = 0; col < screen.cols(); col++) {
        TextCharacter cell = sheet.cell(col, row);
        text.append(cell == null ? " " : cell.getCharacterString());
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String text(ScreenTerminal emulator) {
    long[] cells = new long[emulator.getColumns() * emulator.getRows()];
    emulator.dump(cells, new int[2]);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      text.appendCodePoint(c == 0 ? ' ' : c);
      if ((i + 1) % emulator.getColumns() == 0) {
        text.append('\n');
      }
    }
    return text.toString();
  }
}
