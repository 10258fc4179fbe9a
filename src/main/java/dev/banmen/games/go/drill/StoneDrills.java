package dev.banmen.games.go.drill;

import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.GamePositions;
import java.util.List;

/** The kinds of exercises of games of stones. Stateless. */
public final class StoneDrills {
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
