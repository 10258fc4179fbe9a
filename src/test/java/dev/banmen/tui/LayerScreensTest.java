package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The overlays of each game, against golden files. */
class LayerScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final String NETTED =
      ":D5\r:D4\r:E4\r:E5\r:C4\r:F4\r:C6\r:C5\r:G7\r:G3\r:F6\r:F3\r:H8\r:H2\r";

  private static final String OPENED = ":f5\r:d6\r:c3\r:d3\r:c4\r:f4\r:e6\r:f6\r:g6\r:f7\r";

  /** Top row open at both its ends, then a loop of four and a chain of two. */
  private static final String CHAINED =
      ":1,1-1,2\r:1,2-1,3\r:1,3-1,4\r:2,1-2,2\r:2,2-2,3\r:2,3-2,4\r:2,1-3,1\r:3,1-4,1\r"
          + ":2,3-3,3\r:3,3-4,3\r:4,1-4,2\r:4,2-4,3\r:2,4-3,4\r:3,4-4,4\r";

  private static void check(String name, Terms terms, String keys, String... seen)
      throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      TestHouse house = new TestHouse(1_000_000);
      String screen = evening(house, terms, glyphs).types(keys).text();
      assertThat(screen).contains(seen);
      GOLDEN.check(name, 80, 24, glyphs, screen);
    }
  }

  private static Evening evening(TestHouse house, Terms terms, Glyphs glyphs) {
    try {
      return new Evening(house, house.begin(terms), 80, 24, glyphs);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Terms small(String family, String size) {
    return Terms.of(family, Map.of("size", size));
  }

  @Test
  void anOverlayIsNotSaidOfTheLastMove() {
    Evening dots = evening(new TestHouse(1_000_000), small("dots", "4"), Glyphs.UNICODE);
    dots.types("o:1,1-1,2\r:2,1-2,2\r:1,1-2,1\r");
    assertThat(dots.said())
        .contains("── Numbers: boxes in a chain (~) or loop. Chains: 1; long chains: 0. ─");
  }

  @Test
  void liberties() throws IOException {
    check("liberties", small("go", "9"), NETTED + "o", "Numbers: liberties.");
  }

  @Test
  void territory() throws IOException {
    check("territory", small("go", "9"), NETTED + "oo", "If every stone lives");
  }

  @Test
  void frontierDiscs() throws IOException {
    check("frontier", small("othello", "8"), OPENED + "o", "Discs next to");
  }

  @Test
  void stableDiscs() throws IOException {
    check(
        "stable",
        small("othello", "4"),
        ":a2\r:a1\r:b1\r:c1\roo",
        "Discs that can never be flipped");
  }

  @Test
  void chainsAndLoops() throws IOException {
    check("chains", small("dots", "4"), CHAINED + "o", "Chains: 3, 2", "Loops: 4");
  }

  @Test
  void safeLines() throws IOException {
    check("safe", small("dots", "4"), ":1,1-1,2\r:1,1-2,1\r:layer safe\r", "safe lines");
  }

  @Test
  void aWayThatTheGameDoesNotHave() throws IOException {
    check("unknown", small("capture", "9"), ":layer chains\r", "liberties, off");
  }
}
