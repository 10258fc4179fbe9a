package dev.banmen.tui.page.view;

import dev.banmen.game.Site;
import dev.banmen.survey.BoardPart;
import java.util.Optional;

/**
 * The part of the board that the explorer looks for, and whether one is being marked. Immutable.
 *
 * @param part empty for the whole position
 * @param isMarking whether keys move the cursor on the board
 * @param isAlone whether there is no room for the explorer beside the board meanwhile
 * @param start the first corner of a rectangle whose other one is being chosen
 */
record PartMarks(
    Optional<BoardPart> part, boolean isMarking, boolean isAlone, Optional<Site> start) {
  static final PartMarks NONE = new PartMarks(Optional.empty(), false, false, Optional.empty());

  /** With a part to look for, or none; none is being marked. */
  PartMarks with(Optional<BoardPart> next) {
    return new PartMarks(next, false, false, Optional.empty());
  }

  PartMarks marking(boolean alone) {
    return new PartMarks(part, true, alone, start);
  }

  /** With something else of the part as it is being marked. */
  PartMarks still(BoardPart next) {
    return new PartMarks(Optional.of(next), isMarking, isAlone, start);
  }

  PartMarks startingAt(Site site) {
    return new PartMarks(part, isMarking, isAlone, Optional.of(site));
  }

  /** Another rectangle, with the choices made before. */
  BoardPart chosen(BoardPart other) {
    return part.map(other::chosenAs).orElse(other);
  }

  /** What is to be seen on the board: the rectangle up to the cursor, or the part. */
  Optional<BoardPart> shown(Site cursor) {
    return start.isPresent() ? start.map(from -> BoardPart.between(from, cursor)) : part;
  }
}
