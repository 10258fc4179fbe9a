package dev.banmen.game.record;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** The games of one file, in its order; each is read when it is asked for. For any thread. */
public interface Archive {
  /** How many games there are. */
  int size();

  /**
   * What a list of games says of one, without reading all of it.
   *
   * @param game from 0
   */
  Summary summary(int game) throws IOException;

  /**
   * One game.
   *
   * @param game from 0
   * @param notes hears what its reader had to put right
   * @throws InputFault if nothing of it can be shown
   */
  Recording game(int game, Consumer<Note> notes) throws InputFault, IOException;

  /**
   * Where a game stands in its file, if it can be written anew in UTF-8 there, and all around it
   * stay as it is.
   *
   * @param game from 0
   */
  default Optional<Stretch> stretch(int game) {
    return Optional.empty();
  }

  /**
   * A game that is of no known family, as it may stand among others in a file of the same form;
   * empty if its family is known, or it would damage others there.
   *
   * @param game from 0
   * @param notes hears of what had to be changed
   */
  default Optional<byte[]> unread(int game, Consumer<Note> notes) throws IOException {
    return Optional.empty();
  }

  /** Some bytes of a file, from one up to another, which is not of them. */
  record Stretch(long from, long to) {}

  /**
   * What is told of a game in a list. Texts may be empty. Immutable.
   *
   * @param date as it is written, such as {@code 1846-09-11}
   * @param result as SGF writes it, such as {@code B+2.5}
   * @param moves how many on the main line; -1 if that is not known before it is read
   */
  record Summary(String black, String white, String event, String date, String result, int moves) {}
}
