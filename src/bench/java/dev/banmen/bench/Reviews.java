package dev.banmen.bench;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.bot.PositionValuer;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reviews the beginning of a game of the computer against itself several times, and searches its
 * mistakes once more. Used as {@code review GAME SIZE SEED MOVES REVIEWS CHECKED}: prints how many
 * different reviews there were, and for each of the first so many listed moves how many of 100
 * games it loses in the review, and with four times the work of the second look.
 */
final class Reviews {
  private static final int LEVEL = 2;
  private static final int TIMES = 12; // the second look takes 3
  private static final int GAMES = 100;

  private final Bots bots;
  private final Game game;

  private Reviews(Bots bots, Game game) {
    this.bots = bots;
    this.game = game;
  }

  public static void main(String[] args) {
    Family family = Catalog.ALL.find(args[0]).orElseThrow();
    Game game = family.game(Map.of("size", args[1]));
    Reviews reviews = new Reviews(ComputerPlayers.of(family), game);
    List<PlayedTurn> turns = reviews.turns(Long.parseLong(args[2]), Integer.parseInt(args[3]));
    Set<Map<Integer, PositionValue>> found = new HashSet<>();
    Map<Integer, PositionValue> last = Map.of();
    for (int i = 0; i < Integer.parseInt(args[4]); i++) {
      last = new TreeMap<>();
      PositionValuer.value(family, turns, last::put, () -> false);
      found.add(last);
    }
    System.out.printf("%s: %d moves, %d different%n", args[0], turns.size() - 1, found.size());
    reviews.check(turns, last, Integer.parseInt(args[5]));
  }

  private List<PlayedTurn> turns(long seed, int moves) {
    Bot bot = bots.bot(game, LEVEL);
    List<PlayedTurn> turns = new ArrayList<>();
    Position position = Position.start(game);
    for (int i = 0; i < moves && position.toMove().isPresent(); i++) {
      SearchLimit thought = SearchLimit.untilDone(seed + i, () -> false);
      Optional<Move> move = bot.decide(position, position.toMove().get(), thought).move();
      if (move.isEmpty()) {
        break;
      }
      turns.add(new PlayedTurn(position, move));
      position = ((Played) position.play(move.get())).after();
    }
    bot.close();
    turns.add(new PlayedTurn(position, Optional.empty()));
    return turns;
  }

  private void check(List<PlayedTurn> turns, Map<Integer, PositionValue> values, int most) {
    Bot careful = bots.reviewer(game, TIMES);
    int checked = 0;
    for (int at = 0; at + 1 < turns.size() && checked < most; at++) {
      PositionValue value = values.get(at);
      Move played = turns.get(at).move().orElseThrow();
      Optional<Candidate> best = value.best();
      if (value.loss().isPresent() && Math.round(GAMES * value.loss().get().share()) > 0) {
        Position before = turns.get(at).position();
        double kept = share(careful, before, best.orElseThrow().move());
        double lost = GAMES * (kept - share(careful, before, played));
        double said = GAMES * value.loss().get().share();
        System.out.printf("move %d: %.0f, then %.0f%n", at + 1, said, lost);
        checked++;
      }
    }
    careful.close();
  }

  /** The share of wins of a move's side after it. */
  private double share(Bot careful, Position before, Move move) {
    Position after = ((Played) before.play(move)).after();
    Optional<Side> next = after.toMove();
    if (next.isEmpty()) {
      return after.outcome().orElseThrow().winner().map(w -> w == move.side() ? 1 : 0).orElse(0);
    }
    SearchLimit thought = SearchLimit.untilDone(TIMES, () -> false);
    Candidate best = careful.analyze(after, next.get(), thought).get(0);
    double share = bots.share(after, best);
    return next.get() == move.side() ? share : 1 - share;
  }
}
