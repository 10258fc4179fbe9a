package dev.banmen.lesson;

import java.util.List;
import java.util.Optional;

/** What a learner's move is answered with. Immutable. */
public sealed interface Reply {
  /** The learner's move, and those that are played after it. */
  List<Shown> moves();

  /** One line; empty if the lesson says nothing. */
  String sentence();

  /**
   * The move is accepted.
   *
   * @param next what to find after the last of the moves; empty if that is all
   */
  record Right(List<Shown> moves, String sentence, Optional<Branch> next) implements Reply {
    public Right {
      moves = List.copyOf(moves);
    }
  }

  /** The move is not accepted. The moves are played, then taken back. */
  record Wrong(List<Shown> moves, String sentence) implements Reply {
    public Wrong {
      moves = List.copyOf(moves);
    }
  }
}
