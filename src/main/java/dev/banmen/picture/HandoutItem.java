package dev.banmen.picture;

import dev.banmen.game.Position;
import dev.banmen.record.Markup;
import java.util.List;

/**
 * A part of a handout: a board with what is said or asked about it. Immutable.
 *
 * @param heading one line; may be empty
 * @param text its paragraphs
 * @param markup the marks on the board
 * @param choices the answers to choose from; often none
 * @param ask the question, one line; may be empty
 * @param solution the paragraphs of its solution; empty if nothing is to be solved
 */
public record HandoutItem(
    String heading,
    List<String> text,
    Position board,
    Markup markup,
    List<String> choices,
    String ask,
    List<String> solution) {
  public HandoutItem {
    text = List.copyOf(text);
    choices = List.copyOf(choices);
    solution = List.copyOf(solution);
  }
}
