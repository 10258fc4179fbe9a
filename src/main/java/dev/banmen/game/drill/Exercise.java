package dev.banmen.game.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Optional;

/**
 * One question about a position, with its right answer. Immutable.
 *
 * @param kind what is asked
 * @param position the position it is asked about, in the reader's language
 * @param side whose move or whose pieces it is about
 * @param site the site it is about, if it is about one
 * @param answer the right answer, as the rules engine gives it
 */
public record Exercise(
    DrillKind kind, Position position, Side side, Optional<Site> site, DrillAnswer answer) {
  public Game game() {
    return position.game();
  }

  public AnswerForm form() {
    return kind.form();
  }

  /** The question, in one sentence. */
  public String question() {
    return kind.question(this);
  }

  /** Why the answer is right: a sentence, and what to show on the board. */
  public Explanation explanation() {
    return kind.explanation(this);
  }

  /** Whether one choice alone is true: a move can be refused for more reasons than the first. */
  public boolean hasOneAnswer() {
    List<String> choices = form().choices();
    return choices.isEmpty()
        || explanation().others().stream()
            .noneMatch(miss -> choices.contains(Refusals.of(miss.number()).id()));
  }

  public boolean isRight(DrillAnswer given) {
    return answer.equals(given);
  }

  /** A site for the cursor to start on: near the middle, neither the answer nor what is asked. */
  public Site cursor() {
    Lattice lattice = position.lattice();
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    Site nearest = middle;
    int least = Integer.MAX_VALUE;
    for (int index = lattice.nextOpen(0); index >= 0; index = lattice.nextOpen(index + 1)) {
      Site at = lattice.site(index);
      int far = at.distance(middle);
      if (far < least && !isNamed(at)) {
        least = far;
        nearest = at;
      }
    }
    return nearest;
  }

  private boolean isNamed(Site at) {
    return answer.sites().contains(at) || site.filter(at::equals).isPresent();
  }
}
