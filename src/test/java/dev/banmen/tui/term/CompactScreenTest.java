package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompactScreenTest {
  private static final TextColor WOOD = new TextColor.RGB(175, 135, 95);
  private static final TextColor BLACK = new TextColor.RGB(0, 0, 0);
  private static final TextColor WHITE = new TextColor.RGB(255, 255, 255);
  private static final TextCharacter ON_WOOD =
      TextCharacter.DEFAULT_CHARACTER.withBackgroundColor(WOOD).withForegroundColor(BLACK);

  private static final TextCharacter BLANK =
      new Cell(' ', ANSI.DEFAULT, ANSI.DEFAULT, EnumSet.noneOf(SGR.class));

  /** Counts writes, as a terminal's other end would see them. */
  private static final class Wire extends ByteArrayOutputStream {
    int writes;

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      writes++;
      super.write(bytes, from, length);
    }
  }

  private final Wire wire = new Wire();

  /** A terminal whose screen is clear, as it knows. */
  private CompactScreen screen(Depth depth) throws IOException {
    CompactScreen screen = new CompactScreen(wire, depth, 20, 5);
    screen.show();
    return screen;
  }

  private String sent(CompactScreen screen) throws IOException {
    wire.reset();
    screen.show();
    return wire.toString(UTF_8).replace('\033', '^').replace('\b', '<');
  }

  private static void put(CompactScreen screen, int col, int row, String text) {
    put(screen, col, row, text, TextCharacter.DEFAULT_CHARACTER);
  }

  private static void put(CompactScreen screen, int col, int row, String text, TextCharacter like) {
    int at = col;
    for (char c : text.toCharArray()) {
      screen.newTextGraphics().setCharacter(at, row, like.withCharacter(c));
      at += CellWidth.of(c);
    }
  }

  @Test
  void itSaysWhetherTheScreenChanges() throws IOException {
    CompactScreen screen = screen(Depth.INDEXED);
    assertThat(screen.show()).isFalse();
    put(screen, 3, 1, "a");
    assertThat(screen.show()).isTrue();
    put(screen, 3, 1, "a");
    assertThat(screen.show()).as("painted once more").isFalse();
    screen.forget();
    assertThat(screen.show()).isTrue();
  }

  @Test
  void nothingIsSentBeforeItIsShownAndThenAllAtOnceAndOnce() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    int before = wire.writes;
    put(screen, 2, 1, "a");
    put(screen, 0, 4, "b");
    assertThat(wire.writes).isEqualTo(before);
    assertThat(sent(screen)).isEqualTo("^[2;3Ha^[5Hb");
    assertThat(wire.writes).isEqualTo(before + 1);
    assertThat(sent(screen)).isEmpty();
    assertThat(wire.writes).isEqualTo(before + 1);
  }

  @Test
  void theTitleIsSentWithTheNextPaintAndOnlyWhenItChanges() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    screen.setTitle("Go: Ben to move");
    assertThat(sent(screen)).isEqualTo("^]2;Go: Ben to move\007");
    screen.setTitle("Go: Ben to move");
    assertThat(sent(screen)).isEmpty();
    screen.setTitle("x".repeat(CompactScreen.TITLE_LENGTH + 1));
    assertThat(sent(screen)).isEqualTo("^]2;" + "x".repeat(CompactScreen.TITLE_LENGTH) + "\007");
  }

  @Test
  void theBellRingsOnceWithTheNextPaint() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    screen.ring();
    screen.ring();
    assertThat(sent(screen)).isEqualTo("\007");
    assertThat(sent(screen)).isEmpty();
  }

  @Test
  void aNotificationIsSentOnceInTheTerminalsOwnWay() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    screen.setTermName("xterm-kitty");
    screen.notify("It is your turn.");
    assertThat(sent(screen)).isEqualTo("^]9;Banmen: It is your turn.\007");
    assertThat(sent(screen)).isEmpty();
    screen.setTermName("foot");
    screen.notify("It is your turn.");
    assertThat(sent(screen)).isEqualTo("^]777;notify;Banmen;It is your turn.\007");
    screen.setTermName("linux");
    screen.notify("It is your turn.");
    assertThat(sent(screen)).isEmpty();
  }

  @Test
  void aCopyIsSentOnceToTerminalsThatMayHaveAClipboard() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    assertThat(screen.canCopy()).as("an unknown terminal").isFalse();
    for (String term : List.of("linux", "linux-16color", "dumb")) {
      screen.setTermName(term);
      assertThat(screen.canCopy()).as(term).isFalse();
    }
    screen.setTermName("xterm-256color");
    assertThat(screen.canCopy()).isTrue();
    screen.copy("(;GM[1]PB[黒])");
    assertThat(sent(screen)).isEqualTo("^]52;c;KDtHTVsxXVBCW+m7kl0p\007");
    assertThat(sent(screen)).isEmpty();
  }

  @Test
  void aConsoleWithoutWindowsGetsNoTitle() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    screen.setTermName("linux");
    screen.setTitle("Go: Ben to move");
    assertThat(sent(screen)).isEmpty();
    screen.setTermName("xterm");
    assertThat(sent(screen)).contains("Ben");
  }

  @Test
  void fewCellsThatAreTheSameAreWrittenAgainAndManyPassedOver() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 0, 0, "abcdefgh");
    screen.show();
    put(screen, 0, 0, "A");
    put(screen, 4, 0, "E");
    assertThat(sent(screen)).isEqualTo("\rAbcdE");
    put(screen, 0, 0, "a");
    put(screen, 5, 0, "F");
    assertThat(sent(screen)).isEqualTo("F\ra");
  }

  @Test
  void theShortestOfTheWaysIsTaken() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 9, 3, "a");
    screen.show();
    put(screen, 9, 3, "b");
    assertThat(sent(screen)).isEqualTo("<b");
    put(screen, 9, 2, "c");
    assertThat(sent(screen)).isEqualTo("<^[Ac");
    put(screen, 14, 2, "d");
    assertThat(sent(screen)).isEqualTo("^[4Cd");
    put(screen, 0, 1, "e");
    assertThat(sent(screen)).isEqualTo("\r^[Ae");
  }

  @Test
  void atTheRightEdgeTheCursorIsPlacedAnew() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 19, 0, "a");
    screen.show();
    put(screen, 19, 0, "b");
    assertThat(sent(screen)).isEqualTo("^[1;20Hb");
  }

  @Test
  void charactersOfSeveralBytesAreWhole() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 0, 0, "é·Ж●漢");
    assertThat(sent(screen)).isEqualTo("^[Hé·Ж●漢");
  }

  @Test
  void whatHalfAWideCharacterLeavesIsABlank() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 2, 0, "漢字");
    put(screen, 3, 0, "x");
    put(screen, 19, 0, "漢");
    assertThat(sent(screen)).isEqualTo("^[1;4Hx字");
    put(screen, 4, 0, "y");
    assertThat(sent(screen)).isEqualTo("<<y ");
  }

  @Test
  void aPenIsChangedByOneSequenceAndOnlyWhereItDiffers() throws IOException {
    CompactScreen screen = screen(Depth.INDEXED);
    put(screen, 0, 0, "a", ON_WOOD.withModifier(SGR.BOLD));
    put(screen, 1, 0, "b", ON_WOOD.withModifier(SGR.BOLD).withForegroundColor(WHITE));
    assertThat(sent(screen)).isEqualTo("^[H^[1;38;5;16;48;5;137ma^[38;5;231mb");
    put(screen, 2, 0, "c");
    assertThat(sent(screen)).isEqualTo("^[mc");
  }

  @Test
  void aResetIsTakenWhereItMakesTheSequenceShorter() throws IOException {
    CompactScreen screen = screen(Depth.INDEXED);
    put(screen, 0, 0, "a", ON_WOOD.withModifier(SGR.BOLD));
    screen.show();
    TextColor green = new TextColor.RGB(95, 175, 95);
    put(screen, 1, 0, "b", TextCharacter.DEFAULT_CHARACTER.withForegroundColor(green));
    assertThat(sent(screen)).isEqualTo("^[;38;5;71mb");
  }

  @Test
  void whatThePenCanWriteGoesFirst() throws IOException {
    CompactScreen screen = screen(Depth.SIXTEEN);
    TextCharacter red = TextCharacter.DEFAULT_CHARACTER.withForegroundColor(ANSI.RED);
    put(screen, 0, 2, "a", red);
    screen.show();
    put(screen, 6, 0, "b");
    put(screen, 6, 1, "c", red);
    assertThat(sent(screen)).isEqualTo("^[2;7Hc<^[A^[mb");
  }

  @Test
  void aBlankNeedsNoPenOfItsOwnOnTheSameGround() throws IOException {
    CompactScreen screen = screen(Depth.SIXTEEN);
    TextCharacter red = TextCharacter.DEFAULT_CHARACTER.withForegroundColor(ANSI.RED);
    put(screen, 0, 0, "ab", red);
    screen.show();
    put(screen, 1, 0, " ");
    assertThat(sent(screen)).isEqualTo("< ");
    TextCharacter onRed = TextCharacter.DEFAULT_CHARACTER.withBackgroundColor(ANSI.RED);
    put(screen, 1, 0, " ", onRed);
    assertThat(sent(screen)).isEqualTo("<^[41m ");
  }

  @Test
  void manyBlanksAreErasedOnTheTerminalsOwnGroundOnly() throws IOException {
    CompactScreen screen = screen(Depth.SIXTEEN);
    put(screen, 0, 0, "aaaaaaaaab");
    put(screen, 0, 1, "aaaaaaaaa");
    screen.show();
    put(screen, 3, 0, "      ");
    assertThat(sent(screen)).isEqualTo("^[1;4H^[6X");
    put(screen, 3, 1, "      ");
    assertThat(sent(screen)).isEqualTo("^[B^[K");
    TextCharacter onRed = TextCharacter.DEFAULT_CHARACTER.withBackgroundColor(ANSI.RED);
    put(screen, 3, 0, "      ", onRed);
    assertThat(sent(screen)).isEqualTo("^[A^[41m      ");
  }

  @Test
  void aNewSizeAndADoubtfulScreenAreWrittenWhole() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 0, 0, "a");
    screen.show();
    screen.forget();
    assertThat(sent(screen)).isEqualTo("^[?2026h^[m^[2J^[Ha^[?2026l");
    screen.resize(20, 5);
    assertThat(sent(screen)).isEqualTo("^[?2026h^[m^[2J^[?2026l");
  }

  /** A terminal that knows the mode shows neither half a page nor the cleared screen before it. */
  @Test
  void onlyWhatChangesMuchIsShownTogether() throws IOException {
    CompactScreen screen = new CompactScreen(wire, Depth.NONE, 80, 24);
    screen.show();
    for (int col = 0; col < 80; col += 10) {
      for (int row = 0; row < 4; row++) {
        put(screen, col, row, "a");
      }
    }
    assertThat(sent(screen)).doesNotContain("2026");
    for (int col = 0; col < 80; col += 10) {
      for (int row = 0; row < 5; row++) {
        put(screen, col, row, "b");
      }
    }
    assertThat(sent(screen)).startsWith("^[?2026h").endsWith("^[?2026l");
  }

  /** Checked by JLine's emulator: whatever is painted, the screen shows it. */
  @Test
  void theTerminalShowsWhatWasPaintedWhateverWasThereBefore() throws IOException {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      CompactScreen screen = screen(Depth.INDEXED);
      ScreenTerminal emulator = new ScreenTerminal(20, 5);
      wire.reset();
      for (int paint = 0; paint < 40; paint++) {
        scribble(random, screen.newTextGraphics());
        screen.show();
        emulator.write(wire.toString(UTF_8));
        wire.reset();
        assertThat(text(emulator)).as("seed %d, paint %d", seed, paint).isEqualTo(text(screen));
      }
    }
  }

  /**
   * Whether it takes one cell for an emoji, two for each part of one, or two for all: what follows
   * is in its place, and no row goes on in the next.
   */
  @ParameterizedTest
  @EnumSource
  void rowsStayStraightHoweverWideTheTerminalFindsAnEmoji(WidthTerminal.Mind mind)
      throws IOException {
    String[] texts = {
      " ",
      " ",
      "a",
      "b",
      "\u2500",
      "\u6f22",
      "\u26aa",
      "\ud842\udfb7",
      "\ud83d\ude00",
      "x\u0302",
      "\u2764\ufe0f",
      "\ud83c\uddef\ud83c\uddf5",
      "\ud83d\udc4d\ud83c\udffd",
      "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
      "\ud83c\udc02",
      "\u093f"
    };
    TextCharacter[] likes = {
      BLANK, new Cell(' ', ANSI.RED, ANSI.DEFAULT, EnumSet.noneOf(SGR.class))
    };
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      wire.reset();
      CompactScreen screen = screen(Depth.SIXTEEN);
      WidthTerminal terminal = new WidthTerminal(mind, 20, 5);
      for (int paint = 0; paint < 30; paint++) {
        for (int stroke = random.nextInt(12); stroke >= 0; stroke--) {
          TextCharacter cell =
              Cell.of(texts[random.nextInt(texts.length)], likes[random.nextInt(likes.length)]);
          screen.newTextGraphics().setCharacter(random.nextInt(20), random.nextInt(5), cell);
        }
        screen.show();
        terminal.write(wire.toString(UTF_8));
        wire.reset();
        assertShown(screen, terminal, "seed " + seed + ", paint " + paint);
      }
    }
  }

  private static void assertShown(CompactScreen screen, WidthTerminal terminal, String when) {
    for (int i = 0; i < 20 * 5; i++) {
      TextCharacter cell = screen.newTextGraphics().cell(i % 20, i / 20);
      String shown = terminal.cell(i);
      if (cell == null) {
        String whole = screen.newTextGraphics().cell(i % 20 - 1, i / 20).getCharacterString();
        assertThat(whole + " ").as("%s, right half %d", when, i).contains(shown);
      } else {
        assertThat(shown).as("%s, cell %d", when, i).isNotEmpty();
        int base = cell.getCharacterString().codePointAt(0);
        assertThat(shown.codePointAt(0)).as("%s, cell %d", when, i).isEqualTo(base);
      }
    }
  }

  @Test
  void anEmojiIsWrittenOverBlanksAndTheCursorIsPlacedAfterIt() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    BufferGraphics sheet = screen.newTextGraphics();
    sheet.setCharacter(2, 0, Cell.of("\ud83d\ude00", BLANK));
    sheet.setCharacter(4, 0, Cell.of("a", BLANK));
    assertThat(sent(screen)).isEqualTo("^[1;3H  <<\ud83d\ude00^[1;5Ha");
    sheet.setCharacter(2, 0, Cell.of("e\u0301", BLANK));
    sheet.setCharacter(3, 0, BLANK);
    assertThat(sent(screen)).isEqualTo("<<<e\u0301^[1;4H ");
  }

  /** Their bytes are those that they were. */
  @Test
  void aChineseTextNeedsNoneOfThat() throws IOException {
    CompactScreen screen = screen(Depth.NONE);
    put(screen, 0, 0, "\u6f22\u5b57", BLANK);
    assertThat(sent(screen)).isEqualTo("^[H\u6f22\u5b57");
  }

  private static void scribble(Random random, BufferGraphics sheet) {
    String[] letters = {" ", " ", " ", " ", " ", "a", "b", "─", "●", "漢", "𠮷", "😀"};
    TextCharacter[] likes = {
      TextCharacter.DEFAULT_CHARACTER,
      ON_WOOD,
      ON_WOOD.withForegroundColor(WHITE),
      ON_WOOD.withModifier(SGR.REVERSE)
    };
    for (int stroke = random.nextInt(8); stroke >= 0; stroke--) {
      TextCharacter like = likes[random.nextInt(likes.length)];
      int length = random.nextInt(9);
      int col = random.nextInt(20);
      int row = random.nextInt(5);
      for (int i = 0; i < length; i++) {
        String one = letters[random.nextInt(letters.length)];
        sheet.setCharacter(col + i, row, Cell.of(one, like));
      }
    }
  }

  private static String text(ScreenTerminal emulator) {
    long[] cells = new long[20 * 5];
    emulator.dump(cells, new int[2]);
    StringBuilder text = new StringBuilder();
    for (long cell : cells) {
      int c = ScreenTerminal.cellCodePoint(cell);
      text.appendCodePoint(c == 0 ? ' ' : c);
    }
    return text.toString();
  }

  private static String text(CompactScreen screen) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20 * 5; i++) {
      TextCharacter cell = screen.newTextGraphics().cell(i % 20, i / 20);
      text.append(cell == null ? " " : cell.getCharacterString());
    }
    return text.toString();
  }

  /** Going to b first, which is nearer, needs two changes of colour. */
  @Test
  void theOrderOfFewRunsIsTheShortestOfAll() throws IOException {
    CompactScreen screen = screen(Depth.INDEXED);
    TextCharacter green =
        TextCharacter.DEFAULT_CHARACTER.withForegroundColor(new TextColor.RGB(95, 175, 95));
    put(screen, 0, 0, "a", green);
    screen.show();
    put(screen, 1, 0, "b", ON_WOOD);
    put(screen, 10, 4, "c", green);
    assertThat(sent(screen)).isEqualTo("^[5;11Hc^[1;2H^[38;5;16;48;5;137mb");
  }

  @Test
  void aColourThatHasAnIndexIsSentAsIt() {
    assertThat(Depth.shortest(Depth.DIRECT | 0xaf875f)).isEqualTo(137);
    assertThat(Depth.shortest(Depth.DIRECT | 0xaf875e)).isEqualTo(Depth.DIRECT | 0xaf875e);
    assertThat(Depth.shortest(Depth.DIRECT | 0x080808)).isEqualTo(232);
    assertThat(Depth.shortest(Depth.DIRECT | 0xeeeeee)).isEqualTo(255);
    assertThat(Depth.shortest(Depth.DIRECT | 0xf8f8f8)).isEqualTo(Depth.DIRECT | 0xf8f8f8);
    assertThat(Depth.shortest(137)).isEqualTo(137);
  }

  @Test
  void eachDepthHasItsOwnNearestColour() {
    assertThat(Depth.TRUECOLOR.nearest(WOOD)).isEqualTo(Depth.DIRECT | 0xaf875f);
    assertThat(Depth.INDEXED.nearest(WOOD)).isEqualTo(137);
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(128, 128, 128))).isEqualTo(244);
    assertThat(Depth.SIXTEEN.nearest(new TextColor.RGB(240, 16, 16))).isEqualTo(9);
    assertThat(Depth.SIXTEEN.nearest(ANSI.WHITE_BRIGHT)).isEqualTo(15);
    assertThat(Depth.NONE.nearest(WOOD)).isEqualTo(Depth.DEFAULT);
  }
}
