package dev.banmen.games.go.drill;

import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.GamePositions;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of games of stones. Stateless. */
public final class StoneDrills {
  /** The kind of exercise for concepts of the lessons about Go. */
  public static final Map<String, String> GO_CONCEPTS =
      Map.of(
          "02-liberties", "liberties",
          "03-capture", "captured",
          "04-groups", "liberties",
          "05-atari", "atari",
          "06-suicide", "legal",
          "07-ko", "ko",
          "12-ladder", "ladder",
          "20-superko", "superko",
          "22-area-counting", "ahead");

  /** The same for Capture Go. */
  public static final Map<String, String> CAPTURE_CONCEPTS =
      Map.of(
          "01-the-last-liberty", "captured",
          "02-groups", "liberties",
          "03-atari", "atari",
          "04-escape-and-suicide", "legal");

  private StoneDrills() {}

  /** Returns the kinds of Go, where repetitions are refused. */
  public static List<DrillKind> go(GamePositions positions) {
    GamePositions small = positions.upTo(81); // the sites of 9x9: kos are built on it
    return List.of(
        new StoneLegalKind(small, true),
        new LibertiesKind(positions),
        new AtariKind(positions),
        new CaptureKind(positions),
        new LadderKind(positions),
        KoKind.simple(small),
        KoKind.superko(small));
  }

  /** Returns the kinds of a game that ends before anything repeats. */
  public static List<DrillKind> capture(GamePositions positions) {
    return List.of(
        new StoneLegalKind(positions, false),
        new LibertiesKind(positions),
        new AtariKind(positions),
        new CaptureKind(positions),
        new LadderKind(positions));
  }
}
