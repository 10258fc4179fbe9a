package dev.banmen.server.store;

/**
 * A table as lists need it. Immutable.
 *
 * @param id its number; 0 before it has one
 * @param head the text that begins its game, as {@code GameText.of} writes it
 * @param code what a friend types to join; empty if the table is open to all
 * @param at its state after its last event
 */
public record TableRow(long id, String head, String code, TableState at) {
  /** The same table with its number. */
  public TableRow withId(long number) {
    return new TableRow(number, head, code, at);
  }
}
