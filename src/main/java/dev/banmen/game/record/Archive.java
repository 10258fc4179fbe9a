package dev.banmen.game.record;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** The games of one file, in its order; each is read when needed. For any thread. */
public interface Archive {
  int size();

  /** Returns a game's entry in a list, without reading all of the game; numbered from 0. */
  Summary summary(int game) throws IOException;

  /**
   * Reads one game.
   *
   * @param game from 0
   * @param notes receives what the reader had to repair, and what is unusual
   * @throws InputFault if no part of it can be shown
   */
  Recording game(int game, Consumer<Note> notes) throws InputFault, IOException;

  /**
   * Reads one game, and looks for nothing that is only unusual.
   *
   * @param game from 0
   * @param repairs receives what the reader had to repair
   * @throws InputFault if no part of it can be shown
   */
  default Recording repaired(int game, Consumer<Note> repairs) throws InputFault, IOException {
    return game(game, repairs);
  }

  /**
   * Returns where a game is in its file, if it can be rewritten there in UTF-8 without touching the
   * rest.
   */
  default Optional<ByteRange> range(int game) {
    return Optional.empty();
  }

  /**
   * Returns a game of no known family as bytes that fit among others in a file of the same format;
   * empty if its family is known, or it would damage others there.
   *
   * @param game from 0
   * @param notes receives what had to be changed
   */
  default Optional<byte[]> unread(int game, Consumer<Note> notes) throws IOException {
    return Optional.empty();
  }

  /** Returns where a game comes from, if its file is packed of others; numbered from 0. */
  default Origin origin(int game) {
    return new Origin("", game);
  }

  /**
   * One of the files in a packed one, and a game in it.
   *
   * @param file with its folders; empty if there is none, or it has no name
   * @param game from 0
   */
  record Origin(String file, int game) {}

  /** A range of a file's bytes, {@code to} excluded. */
  record ByteRange(long from, long to) {}

  /**
   * A game's entry in a list. Texts may be empty. Immutable.
   *
   * @param date as written, such as {@code 1846-09-11}
   * @param result as SGF writes it, such as {@code B+2.5}
   * @param moves how many on the main line; -1 if unknown before the game is read
   * @param about what the file says about the game as a whole: its name, else the first comment on
   *     its main line; of a position that is set up, which may be a problem, not one on its answer
   */
  record Summary(
      String black,
      String white,
      String event,
      String date,
      String result,
      int moves,
      String about) {
    /** The most characters of a comment. */
    private static final int MOST = 100;

    /** The entry of a game that the file says nothing else about. */
    public Summary(
        String black, String white, String event, String date, String result, int moves) {
      this(black, white, event, date, result, moves, "");
    }

    /** The entry of a game whose root has these properties. */
    public static Summary of(RecordTree tree, int moves) {
      int root = RecordTree.ROOT;
      return new Summary(
          tree.text(root, "PB"),
          tree.text(root, "PW"),
          tree.text(root, "EV"),
          tree.text(root, "DT"),
          tree.text(root, "RE"),
          moves,
          about(tree));
    }

    /** Returns the same with the first line of a comment. */
    public Summary withComment(String comment) {
      return new Summary(black, white, event, date, result, moves, start(comment));
    }

    private static String about(RecordTree tree) {
      for (String id : new String[] {"GN", "C", "GC"}) {
        String text = start(tree.text(RecordTree.ROOT, id));
        if (!text.isEmpty()) {
          return text;
        }
      }
      boolean isSetUp =
          tree.property(RecordTree.ROOT, "AB").isPresent()
              && tree.property(RecordTree.ROOT, "AW").isPresent();
      int node = isSetUp ? RecordTree.NONE : tree.firstChild(RecordTree.ROOT);
      while (node != RecordTree.NONE) {
        String text = start(tree.text(node, "C"));
        if (!text.isEmpty()) {
          return text;
        }
        node = tree.firstChild(node);
      }
      return "";
    }

    private static String start(String text) {
      String line = text.strip().lines().findFirst().orElse("").strip();
      return line.substring(0, Math.min(MOST, line.length()));
    }
  }
}
