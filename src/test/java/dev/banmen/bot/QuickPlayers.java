package dev.banmen.bot;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;

/**
 * All games, but whoever asks for a hint, or for what is dead, is answered without a thought: that
 * would take most of the time of a test about who may ask, or about what comes of the answer.
 */
public final class QuickPlayers {
  public static final Games GAMES =
      new Games(
          Catalog.ALL.families().stream()
              .map(family -> family instanceof HasBots ? quick(family) : family)
              .toList());

  private QuickPlayers() {}

  private static Family quick(Family family) {
    return (Family)
        with(
            family,
            (name, answer) ->
                switch (name) {
                  case "in" -> quick((Family) answer);
                  case "bots" -> with(answer, (asked, bot) -> quick(family, asked, bot));
                  default -> answer;
                });
  }

  private static Object quick(Family family, String asked, Object bot) {
    return asked.equals("strongest") ? new Glance(family.id().equals("go")) : bot;
  }

  /** What changes an answer of the method with a name. */
  private interface Change {
    Object of(String name, Object answer);
  }

  /** An object that does all that another does, with changed answers. */
  private static Object with(Object other, Change change) {
    return Proxy.newProxyInstance(
        QuickPlayers.class.getClassLoader(),
        other.getClass().getInterfaces(),
        (proxy, method, values) -> {
          try {
            return change.of(method.getName(), method.invoke(other, values));
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  /**
   * Takes any move for the best, stones alone for dead, and all others for alive.
   *
   * @param owns whether points are owned in the end
   */
  private record Glance(boolean owns) implements Bot {
    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      return new Decision(Optional.of(new Pass(side)), false);
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      return position.legalMoves().stream()
          .filter(move -> move.side() == side)
          .map(move -> new Candidate(move, 0.5, false, List.<Move>of(move)))
          .toList();
    }

    @Override
    public Optional<double[]> ownership(Position position, SearchLimit thought) {
      double[] owners = new double[position.lattice().size()];
      for (int index = 0; owns && index < owners.length; index++) {
        Mark mark = position.at(index);
        if (mark.side().isPresent()) {
          boolean isAlone = position.group(position.lattice().site(index)).cardinality() == 1;
          owners[index] = (mark == Mark.BLACK) == isAlone ? -1 : 1;
        }
      }
      return owns ? Optional.of(owners) : Optional.empty();
    }

    @Override
    public boolean judges(Position counted) {
      return owns;
    }
  }
}
