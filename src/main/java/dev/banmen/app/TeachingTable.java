package dev.banmen.app;

import dev.banmen.command.Command;
import dev.banmen.game.Miss;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Optional;

/**
 * A table at which one person leads and the others follow, as one of them sees it: what is shown,
 * the question that is asked, and what is said. Any thread; each method returns at once.
 */
public interface TeachingTable extends NewsSource {
  /** Whether this person leads. */
  boolean isLeader();

  /** The leader's name. */
  String leader();

  /** Whether nothing comes from this table any more: it has ended, or this person was removed. */
  boolean isOver();

  /** The view for this person: for the leader the newest, for others what is saved of it. */
  SharedPosition now();

  /**
   * Shows a place to all who follow, once it is saved. Only the leader can.
   *
   * @return why it is not shown; empty if it will be
   */
  String lead(SharedPosition next);

  /** The question that is asked; empty if there is none. */
  Optional<AskedQuestion> question();

  /**
   * Asks "where?" about the position that is shown; the next time, shows to all how many chose each
   * site; then ends the question.
   *
   * @throws Refusal if this person does not lead
   */
  void ask() throws Refusal;

  /**
   * Answers the question, in place of an earlier answer.
   *
   * @throws Refusal if none is asked any more
   */
  void answer(Site site) throws Refusal;

  /**
   * Answers with the site of a move.
   *
   * @throws Refusal if none is asked any more, or with the reason why the move is illegal there
   */
  default void answer(Position shown, Place move) throws Refusal {
    if (shown.miss(move).filter(miss -> miss.number() != Miss.GAME_OVER).isPresent()) {
      throw new Refusal(shown.explain(move).sentence());
    }
    answer(move.site());
  }

  /** How the table stands, in a few words: who leads, how many are here. */
  String status();

  /** The newest talk, the oldest first: the speaker and the text in each line. */
  List<String> said();

  /**
   * Carries out a command of this table, such as to say something.
   *
   * @param rest what follows it
   * @return what to show then; may be empty
   * @throws Refusal if it cannot be
   */
  String command(Command command, String rest) throws Refusal;

  /** Leaves the table; what is led there stays. */
  void leave();
}
