package dev.banmen.games.go.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillGames;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.OwnDrills;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of games of stones. Stateless. */
public final class StoneDrills {
  /** The kind of exercise for concepts of the lessons about Go. */
  private static final Map<String, String> GO_CONCEPTS =
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

  /** The concepts of Capture Go's lessons. */
  private static final Map<String, String> CAPTURE_CONCEPTS =
      Map.of(
          "01-the-last-liberty", "captured",
          "02-groups", "liberties",
          "03-atari", "atari",
          "04-escape-and-suicide", "legal");

  private StoneDrills() {}

  /** Returns the drills of Go, where repetitions are refused. */
  public static OwnDrills go(Family go) {
    Map<String, String> options = Map.of("komi", "0");
    GamePositions positions = DrillGames.read(go, options, StoneDrills.class, "games.txt");
    GamePositions small = positions.upTo(81); // the sites of 9x9: kos are built on it
    return new OwnDrills(
        GO_CONCEPTS,
        options,
        positions,
        List.of(
            new LibertiesKind(positions),
            new AtariKind(positions),
            new CaptureKind(positions),
            new StoneLegalKind(small, true),
            KoKind.simple(small),
            new LadderKind(positions),
            KoKind.superko(small)));
  }

  /** Returns the drills of Capture Go, which ends before anything repeats. */
  public static OwnDrills capture(Family capture) {
    Map<String, String> options = Map.of("captures", "5"); // for boards with many stones
    GamePositions positions = DrillGames.read(capture, options, capture.getClass(), "games.txt");
    return new OwnDrills(
        CAPTURE_CONCEPTS,
        options,
        positions,
        List.of(
            new LibertiesKind(positions),
            new AtariKind(positions),
            new CaptureKind(positions),
            new StoneLegalKind(positions, false),
            new LadderKind(positions)));
  }
}
