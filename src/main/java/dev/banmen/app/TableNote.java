package dev.banmen.app;

/**
 * What a place says about a game in play beside the game itself, for one person. Immutable.
 *
 * @param said a sentence to show as long as it is true, such as how to invite a friend; often empty
 * @param black what stands beside the name of the first player, such as a rating; often empty
 * @param white the same of the other one
 */
public record TableNote(String said, String black, String white) {
  /** Nothing to say. */
  public static final TableNote NONE = new TableNote("", "", "");
}
