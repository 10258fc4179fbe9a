package dev.banmen.say;

import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.study.GameValues;
import dev.banmen.study.GameValues.SecondLook;
import dev.banmen.study.Mistake;
import dev.banmen.study.MistakeReasons;
import dev.banmen.study.Review;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.Optional;

/**
 * The sentences about what a game's moves cost, as the coach and the computer see it. Immutable.
 */
public record ReviewSentences(GameSentences game) {
  private static final double TURNED = 0.5; // from a win to a draw, or further
  private static final int FEW_GAMES = 3; // of 100, that are not worth saying

  /** Names the move, what it gave away, and the better one, and says why if that is known. */
  public String of(Mistake mistake) {
    return Sentences.of(cost(mistake), why(mistake));
  }

  /** Says why a move was a mistake; empty if that is not known. */
  public String why(Mistake mistake) {
    MistakeReasons known = mistake.why();
    String better =
        Sentences.of(
            known.better().map(Explanation::sentence).orElse(""), known.reason().orElse(""));
    return Sentences.of(
        known.warning().map(warning -> warning.why().sentence()).orElse(""),
        known
            .played()
            .map(it -> named("mistake.why.played", mistake.step().move(), it.sentence()))
            .orElse(""),
        better.isEmpty() ? "" : named("mistake.why.better", mistake.better().move(), better),
        known.compared().map(Explanation::sentence).orElse(""));
  }

  /** Names the move that is spoken of, unless the sentences begin with its name. */
  private String named(String key, Move move, String said) {
    String name = game.name(move);
    return said.startsWith(name) ? said : game.text(key, name, said);
  }

  /** Names the move, what it gave away, and the better one. */
  public String cost(Mistake mistake) {
    String side = game.side(mistake.step().move().side());
    String name = game.name(mistake.step().move());
    String better = game.name(mistake.better().move());
    int number = mistake.step().number();
    if (mistake.loss().points().isEmpty()) {
      return game.text("mistake.games", side, number, name, mistake.games(), better);
    } else if (!mistake.loss().isProved()) {
      String key = mistake.games() < FEW_GAMES ? "mistake.lead" : "mistake.lead.games";
      return game.text(key, side, number, name, lost(mistake, false), better, mistake.games());
    }
    String key = isTurned(mistake) ? "mistake.turned" : "mistake.points";
    return game.text(key, side, number, name, lost(mistake, false), better);
  }

  /**
   * The cost of a mistake in a few words, for a list.
   *
   * @param isBrief whether points are a number alone
   */
  public String brief(Mistake mistake, boolean isBrief) {
    if (mistake.loss().points().isEmpty()) {
      return game.text("mistake.games.brief", mistake.games());
    }
    String key = isTurned(mistake) ? "mistake.turned.brief" : "mistake.points.brief";
    return game.text(key, lost(mistake, isBrief));
  }

  private static boolean isTurned(Mistake mistake) {
    return mistake.loss().isProved() && mistake.loss().share() >= TURNED;
  }

  private String lost(Mistake mistake, boolean isBrief) {
    double points = mistake.loss().points().getAsDouble();
    if (!mistake.loss().isProved()) {
      return game.estimated(points);
    }
    return isBrief ? game.scoreWords().pointsBriefly(points) : game.scoreWords().points(points);
  }

  /** Says what the computer does with a game's moves until it is done. */
  public String doing(GameValues values) {
    return game.text(values.secondLook().isPresent() ? "mistakes.again" : "mistakes.checking");
  }

  /** Says how far the computer is with that. */
  public String progress(GameValues values) {
    Optional<SecondLook> again = values.secondLook();
    return again.isPresent()
        ? game.text("mistakes.progress", again.get().number(), again.get().all())
        : game.text("mistakes.progress", values.review().known(), values.moves());
  }

  /** That a finished review has found nothing, and what it would have listed. */
  public String none(GameValues values) {
    return values.review().hasLeads()
        ? game.text("mistakes.none", game.estimated(values.leastPoints()))
        : game.text("mistakes.none.games", PositionValue.LEAST_GAMES);
  }

  /** Why there is no list of the turns that changed the count; empty if there is one. */
  public static Optional<String> none(Words words, Optional<Review> review) {
    if (review.isEmpty()) {
      return Optional.of(words.text("coach.none"));
    }
    return review.get().found() > 0
        ? Optional.empty()
        : Optional.of(Sentences.of(words.text("review.none"), review.get().none()));
  }
}
