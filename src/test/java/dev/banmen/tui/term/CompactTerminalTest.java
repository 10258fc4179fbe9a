package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class CompactTerminalTest {
  private static final TextColor WOOD = new TextColor.RGB(0xaf, 0x87, 0x5f);

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

  private CompactTerminal terminal(Depth depth) {
    return new CompactTerminal(wire, depth, 10, 5);
  }

  private String sent(CompactTerminal terminal) throws IOException {
    wire.reset();
    terminal.flush();
    return wire.toString(UTF_8).replace('\033', '^');
  }

  @Test
  void nothingIsSentBeforeAFlushAndThenAllAtOnce() throws IOException {
    CompactTerminal terminal = terminal(Depth.NONE);
    terminal.setCursorPosition(2, 1);
    terminal.putString("a");
    terminal.setCursorPosition(0, 4);
    terminal.putString("b");
    assertThat(wire.writes).isZero();
    assertThat(sent(terminal)).isEqualTo("^[2;3Ha^[5Hb");
    assertThat(wire.writes).isEqualTo(1);
    assertThat(sent(terminal)).isEmpty();
    assertThat(wire.writes).isEqualTo(1);
  }

  @Test
  void theCursorMovesOnlyWhereItIsNotAlready() throws IOException {
    CompactTerminal terminal = terminal(Depth.NONE);
    terminal.setCursorPosition(0, 0);
    terminal.putString("a");
    terminal.setCursorPosition(1, 0);
    terminal.putString("b");
    terminal.setCursorPosition(3, 0);
    terminal.putString("c");
    assertThat(sent(terminal)).isEqualTo("^[1Hab^[Cc");
  }

  @Test
  void atTheRightEdgeTheCursorIsPlacedAnew() throws IOException {
    CompactTerminal terminal = terminal(Depth.NONE);
    terminal.setCursorPosition(9, 0);
    terminal.putString("a");
    terminal.setCursorPosition(0, 1);
    terminal.putString("b");
    assertThat(sent(terminal)).isEqualTo("^[1;10Ha^[2Hb");
  }

  @Test
  void charactersOfSeveralBytesAreWhole() throws IOException {
    CompactTerminal terminal = terminal(Depth.NONE);
    terminal.setCursorPosition(0, 0);
    for (String character : new String[] {"é", "·", "Ж", "●", "漢"}) {
      terminal.putString(character);
    }
    assertThat(sent(terminal)).isEqualTo("^[1Hé·Ж●漢");
  }

  @Test
  void aPenIsChangedByOneSequenceAndOnlyWhereItDiffers() throws IOException {
    CompactTerminal terminal = terminal(Depth.INDEXED);
    terminal.setCursorPosition(0, 0);
    terminal.enableSGR(SGR.BOLD);
    terminal.setForegroundColor(new TextColor.RGB(0, 0, 0));
    terminal.setBackgroundColor(WOOD);
    terminal.putString("a");
    terminal.setForegroundColor(new TextColor.RGB(0xff, 0xff, 0xff));
    terminal.putString("b");
    terminal.resetColorAndSGR();
    terminal.putString("c");
    assertThat(sent(terminal)).isEqualTo("^[1H^[1;38;5;16;48;5;137ma^[38;5;231mb^[mc");
  }

  @Test
  void aPenThatChangesBackBeforeAnythingIsWrittenSendsNothing() throws IOException {
    CompactTerminal terminal = terminal(Depth.SIXTEEN);
    terminal.setCursorPosition(0, 0);
    terminal.putString("a");
    terminal.setForegroundColor(TextColor.ANSI.RED);
    terminal.resetColorAndSGR();
    terminal.putString("b");
    assertThat(sent(terminal)).isEqualTo("^[1Hab");
  }

  @Test
  void eachDepthHasItsOwnNearestColour() {
    assertThat(Depth.TRUECOLOR.nearest(WOOD)).isEqualTo(Depth.DIRECT | 0xaf875f);
    assertThat(Depth.INDEXED.nearest(WOOD)).isEqualTo(137);
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(0x80, 0x80, 0x80))).isEqualTo(244);
    assertThat(Depth.SIXTEEN.nearest(new TextColor.RGB(0xf0, 0x10, 0x10))).isEqualTo(9);
    assertThat(Depth.SIXTEEN.nearest(TextColor.ANSI.WHITE_BRIGHT)).isEqualTo(15);
    assertThat(Depth.NONE.nearest(WOOD)).isEqualTo(Depth.DEFAULT);
  }
}
