package dev.banmen.gtp.client;

import dev.banmen.session.SeatFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;

/**
 * Something that an engine did and that ends its play. The game stands; whoever waits for the
 * engine gets one sentence. The engine's own words in it are short and safe to show. Immutable.
 */
public final class EngineFault extends RuntimeException implements SeatFault {
  private static final long serialVersionUID = 1L;

  /** How many characters of what an engine says are shown. */
  static final int MOST_SHOWN = 60;

  /** A way in which an engine can fail. */
  enum Kind {
    /**
     * The program could not be started, or its command line has no words that a shell could read.
     */
    NOT_STARTED("start"),
    /** No program here has this name. */
    UNKNOWN_NAME("name"),
    /** The program has not answered within its time; the detail is in seconds. */
    HUNG("hung"),
    /** The program has ended, or closed its output. */
    DIED("died"),
    /** The program has ended; the detail is its last complaint. */
    DIED_COMPLAINING("died.saying"),
    /** The program writes more than an answer can have. */
    FLOODED("flooded"),
    /** The answer is not in the protocol's form, or not to what was asked. */
    INVALID_ANSWER("malformed"),
    /** The program's move is illegal. */
    ILLEGAL_MOVE("illegal"),
    /** The program refuses a command that it must know, or a move that was made. */
    REFUSED_COMMAND("refused"),
    /** The program does not play this game, or not on this board. */
    OTHER_GAME("game"),
    /** The program can't say what moves are worth. */
    NO_ANALYSIS("analysis");

    private final String key;

    Kind(String key) {
      this.key = key;
    }
  }

  private final Kind kind;
  private final String engine;
  private final String detail;

  /**
   * A fault of an engine.
   *
   * @param engine its name, or its command line
   * @param detail what the sentence says of the fault, such as the engine's own words
   */
  EngineFault(Kind kind, String engine, String detail) {
    super(kind.key + ": " + engine + ": " + detail);
    this.kind = kind;
    this.engine = Printable.shortened(engine, MOST_SHOWN);
    this.detail = Printable.shortened(detail, MOST_SHOWN);
  }

  EngineFault(Kind kind, String engine) {
    this(kind, engine, "");
  }

  Kind kind() {
    return kind;
  }

  @Override
  public String sentence(Language language) {
    return language.words(EngineFault.class).text("fault." + kind.key, engine, detail);
  }
}
