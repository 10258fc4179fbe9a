package dev.banmen.bench;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Bots;
import dev.banmen.match.MatchGame;
import dev.banmen.match.MatchPlan;
import dev.banmen.match.MatchPlayer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Lets a {@link Beginner} play against a level of the computer, in one game or in all. */
public final class BeginnerMatch {
  private static final List<String> GAMES = List.of("capture", "go", "othello", "dots", "gomoku");
  private static final long MOST_MILLIS = 10_000;

  private BeginnerMatch() {}

  /** {@code GAMES [LEVEL [GAME]]}: so many games of each, colours alternating. */
  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    int level = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    for (String id : args.length > 2 ? List.of(args[2]) : GAMES) {
      Family family = Catalog.ALL.find(id).orElseThrow();
      play(family, id.equals("go") ? Map.of("size", "9") : Map.of(), level, games);
    }
  }

  private static void play(Family family, Map<String, String> chosen, int level, int games) {
    Game game = family.game(chosen);
    Bots bots = ComputerPlayers.of(family);
    MatchPlan plan =
        new MatchPlan(
            family.id(),
            chosen,
            Position.start(game),
            new MatchPlayer("beginner", "beginner", () -> Beginner.of(family.id(), game.lattice())),
            new MatchPlayer("bot:" + level, "bot:" + level, () -> bots.bot(game, level)),
            () -> bots.bot(game, bots.levels(game)),
            0,
            1,
            MOST_MILLIS,
            true);
    double points = 0;
    for (int number = 1; number <= games; number++) {
      points += new MatchGame(plan, number).play().points();
    }
    System.out.printf(
        Locale.ROOT,
        "%s: the beginner won %.1f of %d against level %d%n",
        game.summary(),
        points,
        games,
        level);
  }
}
