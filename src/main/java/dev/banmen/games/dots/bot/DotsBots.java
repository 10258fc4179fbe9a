package dev.banmen.games.dots.bot;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.HastyBot;
import dev.banmen.game.bot.Strength;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The computer players of Dots and Boxes. Immutable.
 *
 * @param secondWinsTies whether the second player wins a game with as many boxes as the first
 */
public record DotsBots(Predicate<Game> secondWinsTies) implements Bots {
  private static List<Skill> skills(Game game) {
    Lattice board = game.lattice(); // two rows and columns for each box, and one more
    return Skill.levels((board.rows() / 2) * (board.cols() / 2));
  }

  /** Fewer on boards where the better ones would play alike. */
  @Override
  public int levels(Game game) {
    return skills(game).size();
  }

  /** Levels from the sixth of ten on count chains. */
  @Override
  public Strength strength(Game game, int level) {
    return Strength.of(level, levels(game), 3, 6, 8);
  }

  @Override
  public Bot bot(Game game, int level) {
    Skill skill = skills(game).get(level - 1);
    boolean isSecondAhead = secondWinsTies.test(game);
    Bot careful = new DotsBot(skill, isSecondAhead);
    return HastyBot.of(careful, () -> new DotsBot(Skill.atAGlance(), isSecondAhead), skill.hasty());
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return new DotsBot(Skill.reviewing(times), secondWinsTies.test(game));
  }

  @Override
  public String unit() {
    return "boxes";
  }

  @Override
  public Optional<Bot> solver(Game game, long most) {
    return Optional.of(new DotsBot(Skill.solving(most), secondWinsTies.test(game)));
  }

  @Override
  public double lead(Position position, Candidate candidate) {
    double lead = position.score().margin();
    return (candidate.move().side() == Side.BLACK ? lead : -lead) + candidate.value();
  }

  @Override
  public double share(Position position, Candidate candidate) {
    boolean isTie = candidate.isExact() && lead(position, candidate) == 0;
    if (isTie && secondWinsTies.test(position.game())) {
      return candidate.move().side() == Side.WHITE ? 1 : 0;
    }
    return Bots.super.share(position, candidate);
  }
}
