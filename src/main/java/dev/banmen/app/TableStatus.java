package dev.banmen.app;

import dev.banmen.session.PassCount;
import dev.banmen.text.Sentences;
import java.util.List;
import java.util.Optional;

/**
 * The news of a table beside the game itself, for one person. Immutable.
 *
 * @param sentence to show as long as it is true, such as that somebody can be invited; often empty
 * @param command the end of that sentence if it is to be copied, such as {@code ssh -t example.org
 *     join k3m7q2}; often empty
 * @param black what stands beside the name of the first player, such as a rating; often empty
 * @param white the same of the other one
 * @param sign what the table is in a word or two, such as rated; often empty
 * @param isRated whether the game is rated: its players have no help, and its result stands
 * @param canTalk whether this person can say something at the table
 * @param talk what this person may read of what was said there, the oldest first: the speaker and
 *     the text in each line
 * @param rematch what this person has to do with another game of the same two
 * @param count what a count would give after the last pass, once that is known
 */
public record TableStatus(
    String sentence,
    String command,
    String black,
    String white,
    String sign,
    boolean isRated,
    boolean canTalk,
    List<String> talk,
    RematchState rematch,
    Optional<PassCount> count) {
  /** How far a rematch has come for one of its players, or for somebody who watches. */
  public enum RematchState {
    /** No rematch is there for this person to answer or to go to. */
    NONE,
    /** This person asks for a rematch, and the other player has not answered. */
    ASKED,
    /** The other player asks for it, and what is said says so. */
    OFFERED,
    /** The game has begun. */
    BEGUN
  }

  /** Nothing to say. */
  public static final TableStatus NONE = new TableStatus("", "", "");

  public TableStatus {
    talk = List.copyOf(talk);
  }

  /** The status of a table at which nobody talks. */
  public TableStatus(String sentence, String black, String white) {
    this(
        sentence,
        "",
        black,
        white,
        "",
        false,
        false,
        List.of(),
        RematchState.NONE,
        Optional.empty());
  }

  /** The whole sentence. */
  public String said() {
    return Sentences.of(sentence, command);
  }

  /** This status with a command at the end of its sentence. */
  public TableStatus inviting(String line) {
    return new TableStatus(
        sentence, line, black, white, sign, isRated, canTalk, talk, rematch, count);
  }

  /** This status with another sentence. */
  public TableStatus saying(String other) {
    return new TableStatus(other, "", black, white, sign, isRated, canTalk, talk, rematch, count);
  }

  /** This status with another sign. */
  public TableStatus signed(String other) {
    return new TableStatus(
        sentence, command, black, white, other, isRated, canTalk, talk, rematch, count);
  }

  /** Of a rated game, or of another one. */
  public TableStatus rated(boolean is) {
    return new TableStatus(
        sentence, command, black, white, sign, is, canTalk, talk, rematch, count);
  }

  /** This status with what this person may read at the table. */
  public TableStatus talking(List<String> lines) {
    return new TableStatus(
        sentence, command, black, white, sign, isRated, true, lines, rematch, count);
  }

  /** This status with another state of the rematch. */
  public TableStatus withRematch(RematchState other) {
    return new TableStatus(
        sentence, command, black, white, sign, isRated, canTalk, talk, other, count);
  }

  /** This status with what a count would give after the last pass, if that is known. */
  public TableStatus counting(Optional<PassCount> passed) {
    return new TableStatus(
        sentence, command, black, white, sign, isRated, canTalk, talk, rematch, passed);
  }
}
