package dev.banmen.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The reply to a learner's move. Immutable. */
public sealed interface MoveReply {
  /** Returns the result of the function for this kind of reply. */
  <T> T match(Function<Right, T> right, Function<Wrong, T> wrong);

  /** The learner's move and those played after it. */
  List<LessonMove> moves();

  /** One line; empty if the lesson has no comment. */
  String sentence();

  /** Where the lesson's file names the move first. */
  FileLine at();

  /**
   * The move is accepted.
   *
   * @param next what to find after the last of the moves; empty if that is all
   */
  record Right(List<LessonMove> moves, String sentence, Optional<Branch> next, FileLine at)
      implements MoveReply {
    public Right {
      moves = List.copyOf(moves);
    }

    /** A reply that stands in no file. */
    public Right(List<LessonMove> moves, String sentence, Optional<Branch> next) {
      this(moves, sentence, next, FileLine.NONE);
    }

    @Override
    public <T> T match(Function<Right, T> right, Function<Wrong, T> wrong) {
      return right.apply(this);
    }
  }

  /** The move is not accepted. The moves are played, then taken back. */
  record Wrong(List<LessonMove> moves, String sentence, FileLine at) implements MoveReply {
    public Wrong {
      moves = List.copyOf(moves);
    }

    /** A reply that stands in no file. */
    public Wrong(List<LessonMove> moves, String sentence) {
      this(moves, sentence, FileLine.NONE);
    }

    @Override
    public <T> T match(Function<Right, T> right, Function<Wrong, T> wrong) {
      return wrong.apply(this);
    }
  }
}
