package dev.banmen.server.simulation;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;

/** All games, with computers that take the first move there is: no clock of the machine counts. */
final class StepPlayers {
  static final Games GAMES =
      new Games(Catalog.ALL.families().stream().map(StepPlayers::quick).toList());

  private StepPlayers() {}

  private static Family quick(Family family) {
    Bots bots = proxy(Bots.class, ((HasBots) family).bots(), new First());
    return (Family)
        Proxy.newProxyInstance(
            StepPlayers.class.getClassLoader(),
            family.getClass().getInterfaces(),
            (proxy, method, values) -> {
              switch (method.getName()) {
                case "bots":
                  return bots;
                case "in":
                  return quick((Family) invoke(family, method, values));
                default:
                  return invoke(family, method, values);
              }
            });
  }

  private static Object invoke(Object target, java.lang.reflect.Method method, Object[] values)
      throws Throwable {
    try {
      return method.invoke(target, values);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, T target, Bot bot) {
    return type.cast(
        Proxy.newProxyInstance(
            StepPlayers.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, values) ->
                method.getReturnType() == Bot.class ? bot : invoke(target, method, values)));
  }

  private record First() implements Bot {
    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      return new Decision(
          position.legalMoves().stream().filter(move -> move.side() == side).findFirst(), false);
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      return List.of();
    }

    @Override
    public Optional<double[]> ownership(Position position, SearchLimit thought) {
      return Optional.empty();
    }
  }
}
