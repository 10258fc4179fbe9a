package dev.banmen.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Asks who would be ahead if the game ended now. In any game that ends with a count of points. */
final class AheadKind extends DrillKind {
  private static final DrillAnswer.OneOf BLACK = new DrillAnswer.OneOf("black");
  private static final DrillAnswer.OneOf WHITE = new DrillAnswer.OneOf("white");
  private static final DrillAnswer.OneOf EVEN = new DrillAnswer.OneOf("even");
  private static final List<DrillAnswer.OneOf> ANSWERS = List.of(BLACK, WHITE, EVEN);

  private static final int FIRST = 20; // percent of a game, from which half may be taken back
  private static final int LAST = 80;

  AheadKind(GamePositions positions) {
    super(
        "ahead",
        positions,
        AnswerForm.choice(ANSWERS.stream().map(DrillAnswer.OneOf::id).toList()),
        List.of(38, 38, 24),
        AheadKind.class);
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("last-mover-leads", AheadKind::lastMover),
        new Pupil("counts-half-the-board", AheadKind::ofUpperHalf));
  }

  private static DrillAnswer lastMover(Exercise exercise) {
    return exercise.position().toMove().orElse(Side.BLACK) == Side.BLACK ? WHITE : BLACK;
  }

  private static DrillAnswer ofUpperHalf(Exercise exercise) {
    Position position = exercise.position();
    int lead = 0;
    for (int site = 0; site < position.lattice().size() / 2; site++) {
      Mark mark = position.at(site);
      lead += mark == Mark.BLACK ? 1 : mark == Mark.WHITE ? -1 : 0;
    }
    return of(lead);
  }

  private static DrillAnswer.OneOf of(double lead) {
    return lead > 0 ? BLACK : lead < 0 ? WHITE : EVEN;
  }

  @Override
  public Position position(int wanted, Random random) {
    return positions.fresh(random, FIRST, LAST);
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Board board = position.board();
    int ply = position.ply();
    int least = ply / 2; // so the position stays within 10 to 80 % of a game
    while (ply > least && !answer(position.onShared(board)).equals(ANSWERS.get(wanted))) {
      board.undo();
      ply--;
    }
    return ply > least ? List.of(about(position.after(ply))) : List.of();
  }

  private Exercise about(Position position) {
    Side side = position.toMove().orElse(Side.BLACK);
    return new Exercise(this, position, side, Optional.empty(), answer(position));
  }

  private static DrillAnswer.OneOf answer(Position position) {
    return of(position.score().margin());
  }

  @Override
  public String question(Exercise exercise) {
    Words words = words(exercise);
    return exercise.position().isCountable()
        ? Sentences.of(words.text("ask.ahead"), words.text("ask.ahead.alive"))
        : words.text("ask.ahead");
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    Game game = exercise.game();
    Score score = exercise.position().score();
    ScoreWords said = ScoreWords.of(game);
    return why(
            exercise,
            "why.ahead",
            Sentences.capitalized(said.scoreUnit()),
            game.words().colour(Side.BLACK),
            said.countedBriefly(score, Side.BLACK),
            game.words().colour(Side.WHITE),
            said.countedBriefly(score, Side.WHITE))
        .hint(owned(exercise.position(), Mark.BLACK), Hint.BLACKS)
        .hint(owned(exercise.position(), Mark.WHITE), Hint.WHITES)
        .done();
  }

  /** The empty sites that count for a side. */
  private static List<Site> owned(Position position, Mark side) {
    List<Site> owned = new ArrayList<>();
    List<Mark> owners = position.owners(new BitSet(), new BitSet());
    for (int site = 0; site < owners.size(); site++) {
      if (owners.get(site) == side && position.at(site) == Mark.EMPTY) {
        owned.add(position.lattice().site(site));
      }
    }
    return owned;
  }
}
