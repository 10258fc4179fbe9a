package dev.banmen.games.go.net;

/**
 * What a network says of a position, as the side to move sees it. Its arrays belong to the caller.
 *
 * @param policy how likely each site is the move to play, and last a pass: together 1, and 0 where
 *     a move is illegal
 * @param win how likely the side wins, 0 to 1
 * @param loss how likely it loses; less than {@code 1 - win} where a game may end without a result
 * @param lead the points by which the side is ahead
 * @param ownership by site, from -1, the opponent's, to 1
 */
public record Evaluation(float[] policy, double win, double loss, double lead, float[] ownership) {
  /** Returns the same of the board that was turned, given for each site the one it was. */
  public Evaluation turnedBack(int[] from) {
    float[] moves = policy.clone();
    float[] owners = new float[from.length];
    for (int site = 0; site < from.length; site++) {
      moves[from[site]] = policy[site];
      owners[from[site]] = ownership[site];
    }
    return new Evaluation(moves, win, loss, lead, owners);
  }
}
