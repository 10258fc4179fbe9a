package dev.banmen.gtp.client;

import dev.banmen.session.SeatFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;

/**
 * An engine did something that ends its play. The game stands; whoever waits for the engine is told
 * in one sentence. The engine's own words in it are short and safe to show.
 */
public abstract sealed class EngineFault extends RuntimeException implements SeatFault {
  private static final long serialVersionUID = 1L;

  /** How many characters of what an engine says are shown. */
  static final int MOST_SHOWN = 60;

  private final String key;
  private final String engine;
  private final String detail;

  private EngineFault(String key, String engine, String detail) {
    super(key + ": " + engine + ": " + detail);
    this.key = key;
    this.engine = Printable.shortened(engine, MOST_SHOWN);
    this.detail = Printable.shortened(detail, MOST_SHOWN);
  }

  @Override
  public String sentence(Language language) {
    return language.words(EngineFault.class).text("fault." + key, engine, detail);
  }

  /** It could not be started, or its command line has no words that a shell could read. */
  public static final class NotStarted extends EngineFault {
    private static final long serialVersionUID = 1L;

    NotStarted(String command) {
      super("start", command, "");
    }
  }

  /** Nobody here has named such a program. */
  public static final class UnknownName extends EngineFault {
    private static final long serialVersionUID = 1L;

    UnknownName(String name) {
      super("name", name, "");
    }
  }

  /** It has not answered within its time. */
  public static final class Hung extends EngineFault {
    private static final long serialVersionUID = 1L;

    Hung(String engine, long millis) {
      super("hung", engine, Long.toString(Math.max(1, millis / 1000)));
    }
  }

  /** It has ended, or closed its output; what it last complained of, if anything, is told. */
  public static final class Died extends EngineFault {
    private static final long serialVersionUID = 1L;

    Died(String engine) {
      super("died", engine, "");
    }

    private Died(String engine, String complaint) {
      super("died.saying", engine, complaint);
    }

    static Died complaining(String engine, String complaint) {
      return complaint.isEmpty() ? new Died(engine) : new Died(engine, complaint);
    }
  }

  /** It writes more than an answer can have. */
  public static final class Flooded extends EngineFault {
    private static final long serialVersionUID = 1L;

    Flooded(String engine) {
      super("flooded", engine, "");
    }
  }

  /** Its answer is not in the protocol's form, or not to what it was asked. */
  public static final class InvalidAnswer extends EngineFault {
    private static final long serialVersionUID = 1L;

    InvalidAnswer(String engine, String answer) {
      super("malformed", engine, answer);
    }
  }

  /** Its move is illegal. */
  public static final class IllegalMove extends EngineFault {
    private static final long serialVersionUID = 1L;

    IllegalMove(String engine, String vertex) {
      super("illegal", engine, vertex);
    }
  }

  /** It refuses a command that it must know, or a move that was made. */
  public static final class RefusedCommand extends EngineFault {
    private static final long serialVersionUID = 1L;

    RefusedCommand(String engine, String command) {
      super("refused", engine, command);
    }
  }

  /** It does not play this game, or not on this board. */
  public static final class OtherGame extends EngineFault {
    private static final long serialVersionUID = 1L;

    OtherGame(String engine, String game) {
      super("game", engine, game);
    }
  }

  /** It can't say what moves are worth. */
  public static final class NoAnalysis extends EngineFault {
    private static final long serialVersionUID = 1L;

    NoAnalysis(String engine) {
      super("analysis", engine, "");
    }
  }
}
