package dev.banmen.lesson;

import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;

/**
 * A learner's attempt at one step of a lesson: the step shows its moves first, then the learner
 * answers. Immutable; methods return the next attempt, or this one if the request doesn't apply.
 *
 * @param showings the number of the step's showings that have started
 * @param branch the learner's place in the answers
 * @param hints the number given
 * @param feedback the lesson's comment on the last event
 * @param result what to remember of the learner's last action
 */
public record StepProgress(
    Step step,
    int showings,
    Playback board,
    Optional<Branch> branch,
    boolean isSolved,
    int hints,
    Optional<Feedback> feedback,
    Optional<StepOutcome> result) {
  public static StepProgress at(Step step) {
    Optional<Branch> first =
        step.task().filter(Answers.class::isInstance).map(task -> ((Answers) task).first());
    return new StepProgress(
        step, 0, Playback.of(step.start()), first, false, 0, Optional.empty(), Optional.empty());
  }

  private Words words() {
    return step.start().game().words().language().words(StepProgress.class);
  }

  public Position position() {
    return board.position();
  }

  /** The last move of the lesson or the learner here; it may have been refused. */
  public Optional<LessonMove> last() {
    return board.last();
  }

  /** Whether {@link #next} would change the board: to show more, to reply, or to take back. */
  public boolean isMoving() {
    return board.isMoving() || showings < step.showings().size();
  }

  /** Whether moves are still to be played automatically. */
  public boolean isPlaying() {
    return board.isMoving();
  }

  /** Whether {@link #next} would take back what was played, as all of it has been shown. */
  public boolean isTakingBack() {
    return board.coming().isEmpty() && board.back().isPresent();
  }

  /** Whether it is the learner's turn to answer. Answers are accepted during a refutation too. */
  public boolean isAsking() {
    return step.task().isPresent() && !isSolved && showings == step.showings().size();
  }

  /** Whether there is nothing left to do here: the learner may still play in free practice. */
  public boolean isDone() {
    return !isMoving() && (isSolved || step.task().isEmpty() || isFree());
  }

  /** Whether the task is practice without a goal. */
  boolean isFree() {
    return step.task().filter(t -> t instanceof Practice p && p.goal().isEmpty()).isPresent();
  }

  /** Plays the next move of the reply or refutation, else of what is to be shown. */
  public StepProgress next() {
    if (board.isMoving()) {
      return with(board.next(), feedback, Optional.empty());
    }
    if (showings == step.showings().size()) {
      return this;
    }
    Demonstration showing = step.showings().get(showings);
    Playback begun = Playback.of(showing.moves(), Optional.empty());
    LessonMove last = showing.moves().get(showing.moves().size() - 1);
    Feedback shown = new Feedback(FeedbackKind.SHOWN, showing.sentence(), refusal(last));
    return new StepProgress(
        step, showings + 1, begun, branch, isSolved, hints, Optional.of(shown), Optional.empty());
  }

  private static Optional<Explanation> refusal(LessonMove last) {
    return last.isRefused() ? Optional.of(last.explanation()) : Optional.empty();
  }

  /** Plays all pending moves; those of a refutation are taken back too. */
  public StepProgress afterPlayback() {
    StepProgress finished = this;
    while (finished.board.isMoving()) {
      finished = finished.with(finished.board.next(), finished.feedback, Optional.empty());
    }
    return finished;
  }

  /** Plays the learner's move, after settling what is pending. */
  public StepProgress play(Move move) {
    if (step.task().isEmpty() || showings < step.showings().size()) {
      return this;
    }
    StepProgress finished = afterPlayback();
    if (step.task().get() instanceof Practice practice) {
      return finished.practise(practice, move);
    }
    return isSolved || branch.isEmpty() ? this : finished.answer(branch.get(), move);
  }

  private StepProgress answer(Branch asked, Move move) {
    MoveReply named = asked.replies().get(move);
    if (named != null) {
      return on(asked, named);
    }
    LessonMove shown = LessonMove.of(asked.position(), move);
    if (shown.isRefused()) {
      return refused(shown);
    }
    List<LessonMove> moves = List.of(shown);
    Branch.Other other =
        asked.other().orElseGet(() -> new Branch.Other(false, words().text("answer.other")));
    if (move instanceof Pass && !other.isRight()) {
      return on(asked, new MoveReply.Wrong(moves, words().text("answer.pass")));
    }
    return other.isRight()
        ? on(asked, new MoveReply.Right(moves, other.sentence(), Optional.empty()))
        : on(asked, new MoveReply.Wrong(moves, other.sentence()));
  }

  private StepProgress refused(LessonMove shown) {
    Playback same = new Playback(position(), Optional.of(shown), List.of(), Optional.empty());
    Feedback why =
        new Feedback(FeedbackKind.REFUSED, shown.explanation().sentence(), refusal(shown));
    return with(same, Optional.of(why), Optional.empty());
  }

  private StepProgress on(Branch asked, MoveReply reply) {
    LessonMove last = reply.moves().get(reply.moves().size() - 1);
    if (reply instanceof MoveReply.Right right) {
      boolean isLast = right.next().isEmpty();
      String sentence = sentenceOr(right.sentence(), isLast ? "answer.right" : "answer.on");
      Feedback feedback =
          new Feedback(isLast ? FeedbackKind.RIGHT : FeedbackKind.ON, sentence, refusal(last));
      Playback played = Playback.of(right.moves(), Optional.empty());
      return isLast
          ? solved(played, Optional.empty(), feedback)
          : at(right.next()).with(played, Optional.of(feedback), Optional.empty());
    }
    Playback refutation = Playback.of(reply.moves(), Optional.of(asked.position()));
    String sentence = sentenceOr(reply.sentence(), "answer.wrong");
    Feedback wrong = new Feedback(FeedbackKind.WRONG, sentence, refusal(last));
    return with(refutation, Optional.of(wrong), Optional.of(StepOutcome.WRONG));
  }

  private String sentenceOr(String sentence, String otherwise) {
    return sentence.isEmpty() ? words().text(otherwise) : sentence;
  }

  private StepProgress practise(Practice practice, Move move) {
    LessonMove shown = LessonMove.of(position(), move);
    boolean isReached =
        !isSolved && practice.goal().filter(g -> g.isReachedBy(step.end(), shown)).isPresent();
    Playback played = Playback.of(List.of(shown), Optional.empty());
    String sentence = shown.explanation().sentence();
    if (isReached) {
      String goal = Sentences.of(words().text("practice.reached", sentence), result(shown.after()));
      return solved(played, branch, new Feedback(FeedbackKind.REACHED, goal, refusal(shown)));
    }
    FeedbackKind kind = shown.isRefused() ? FeedbackKind.REFUSED : FeedbackKind.PLAYED;
    Feedback feedback = new Feedback(kind, sentence, refusal(shown));
    return with(played, Optional.of(feedback), Optional.empty());
  }

  /** Says who won, and by how many points if points decided; empty while the game lasts. */
  private String result(Position position) {
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isEmpty()) {
      return "";
    }
    Optional<Side> winner = outcome.get().winner();
    Side first = winner.orElse(Side.BLACK);
    String name = position.game().words().side(first);
    boolean isCounted = outcome.get().reason() == Outcome.Reason.SCORE;
    String key = (winner.isEmpty() ? "drawn" : "won") + (isCounted ? "" : ".goal");
    Score score = position.score();
    return words()
        .text(
            "practice." + key,
            name,
            Score.points(score.of(first)),
            Score.points(score.of(first.opponent())));
  }

  public StepProgress undo() {
    boolean isPractice = step.task().filter(Practice.class::isInstance).isPresent();
    if (!isPractice || isMoving() || position().ply() <= step.end().ply()) {
      return this;
    }
    Playback before = Playback.of(position().after(position().ply() - 1));
    return with(before, Optional.empty(), Optional.empty());
  }

  /**
   * Chooses an answer.
   *
   * @param choice its number, from 0; another number chooses nothing
   */
  public StepProgress choose(int choice) {
    boolean isThere =
        isAsking()
            && step.task().get() instanceof ChoiceQuestion choices
            && choice >= 0
            && choice < choices.choices().size();
    return isThere ? afterPlayback().chosen((ChoiceQuestion) step.task().get(), choice) : this;
  }

  private StepProgress chosen(ChoiceQuestion choices, int number) {
    ChoiceQuestion.Choice choice = choices.choices().get(number);
    String sentence =
        sentenceOr(choice.sentence(), choice.isRight() ? "answer.right" : "answer.no");
    FeedbackKind kind = choice.isRight() ? FeedbackKind.RIGHT : FeedbackKind.WRONG;
    Feedback feedback = new Feedback(kind, sentence, choices.why());
    return choice.isRight()
        ? solved(board, branch, feedback)
        : with(board, Optional.of(feedback), Optional.of(StepOutcome.WRONG));
  }

  /** Gives the next hint, or the last one again once all are given. */
  public StepProgress hint() {
    if (!isAsking()) {
      return this;
    }
    StepProgress finished = afterPlayback();
    List<String> all = step.task().get().hints();
    String sentence =
        all.isEmpty() ? words().text("hint.none") : all.get(Math.min(hints, all.size() - 1));
    int given = Math.min(hints + 1, all.size());
    Optional<Feedback> feedback = Optional.of(Feedback.of(FeedbackKind.HINT, sentence));
    Optional<StepOutcome> came = all.isEmpty() ? Optional.empty() : Optional.of(StepOutcome.HINT);
    return new StepProgress(
        step, showings, finished.board, branch, isSolved, given, feedback, came);
  }

  private StepProgress solved(Playback other, Optional<Branch> next, Feedback feedback) {
    Optional<StepOutcome> right = Optional.of(StepOutcome.RIGHT);
    return new StepProgress(step, showings, other, next, true, hints, Optional.of(feedback), right);
  }

  private StepProgress at(Optional<Branch> next) {
    return new StepProgress(step, showings, board, next, false, hints, feedback, result);
  }

  private StepProgress with(
      Playback other, Optional<Feedback> feedback, Optional<StepOutcome> came) {
    return new StepProgress(step, showings, other, branch, isSolved, hints, feedback, came);
  }
}
