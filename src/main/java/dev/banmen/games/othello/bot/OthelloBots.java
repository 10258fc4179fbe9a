package dev.banmen.games.othello.bot;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HastyBot;
import dev.banmen.games.othello.board.BoardSize;
import java.util.Optional;

/** The computer players of Othello on each size of board. Stateless. */
public final class OthelloBots implements Bots {
  private static final int SOLVED = 20; // empty squares, within a second

  @Override
  public int levels(Game game) {
    return isStandard(game) ? OthelloLevel.count() : WideOthelloBot.LEVELS;
  }

  @Override
  public Bot bot(Game game, int level) {
    if (!isStandard(game)) {
      return new WideOthelloBot(level);
    }
    OthelloLevel work = OthelloLevel.of(level);
    return HastyBot.of(
        new OthelloBot(work), () -> new OthelloBot(OthelloLevel.atAGlance()), work.hasty());
  }

  @Override
  public Bot strongest(Game game) {
    return isStandard(game)
        ? new OthelloBot(OthelloLevel.strongest())
        : bot(game, WideOthelloBot.LEVELS);
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return isStandard(game)
        ? new OthelloBot(OthelloLevel.reviewing(times), times == 1)
        : WideOthelloBot.reviewing(times);
  }

  @Override
  public Optional<Bot> solver(Game game, long most) {
    return isStandard(game)
        ? Optional.of(new OthelloBot(OthelloLevel.perfect(most)))
        : Optional.empty();
  }

  @Override
  public boolean isNearEnd(Position position) {
    return position.count(Mark.EMPTY) <= SOLVED;
  }

  @Override
  public String unit() {
    return "discs";
  }

  private static boolean isStandard(Game game) {
    return game.lattice().rows() == BoardSize.STANDARD;
  }
}
