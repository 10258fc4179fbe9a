package dev.banmen.bench;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.files.PositionIndexes;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.survey.BoardPart;
import dev.banmen.survey.PatternSearch;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionKeys;
import dev.banmen.survey.SoughtPattern;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures what it takes to index a folder of games, to ask what was played from the start, and to
 * look for the corner with the first move in it.
 */
final class AskedCollection {
  private static final int ROUNDS = 5;
  private static final int FIRST_GAMES = 200;
  private static final int SOME_GAMES = 1_000;

  private AskedCollection() {}

  /** {@code FOLDER GAME SIZE MOVE CACHE}, such as {@code games go 19 R16 target/bench/cache}. */
  public static void main(String[] args) throws IOException, Refusal {
    Game game = Catalog.ALL.find(args[1]).orElseThrow().game(Map.of("size", args[2]));
    Path cache = Path.of(args[4]);
    PositionIndexes indexes = PositionIndexes.in(cache, ReadingSettings.defaults(Catalog.ALL));
    long begun = System.nanoTime();
    PositionIndex index = Pending.completed(watch -> indexes.of(args[0], watch)).outcome();
    say("%d games indexed or opened in %.1f ms", index.games(), millis(begun));
    try (Stream<Path> files = Files.walk(cache)) {
      long bytes =
          files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
      say("%.1f MB", bytes / 1e6);
    }
    Position start = Position.start(game);
    for (int round = 0; round < ROUNDS; round++) {
      begun = System.nanoTime();
      int found =
          index.at(new PositionKeys(game), start::at, start.movers(), any -> true).all().games();
      say("the start: %d games, %.1f ms", found, millis(begun));
    }
    Site site = game.notation().parse(args[3]).orElseThrow();
    Played played = (Played) start.play(new Place(Side.BLACK, site));
    Position after = played.after();
    BoardPart corner = BoardPart.corner(game.lattice(), site);
    SoughtPattern pattern = SoughtPattern.of(after, corner).orElseThrow();
    for (int round = 0; round < ROUNDS; round++) {
      begun = System.nanoTime();
      PatternSearch search = new PatternSearch(index, pattern, any -> true);
      search.advance(FIRST_GAMES);
      double first = millis(begun);
      while (search.advance(SOME_GAMES)) {
        // There are others left.
      }
      int found = search.explored().count();
      say("the corner: %d games, first answers %.1f, all %.1f ms", found, first, millis(begun));
    }
  }

  private static double millis(long begun) {
    return (System.nanoTime() - begun) / 1e6;
  }

  private static void say(String form, Object... values) {
    System.out.printf(form + "%n", values);
  }
}
