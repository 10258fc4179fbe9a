package dev.banmen.gtp.engine;

/** A command can't be done. The message is the protocol's, as GNU Go words it where it can. */
final class CommandFault extends Exception {
  private static final long serialVersionUID = 1L;

  static final String ILLEGAL_MOVE = "illegal move";
  static final String COLOR = "invalid color";
  static final String COLOR_OR_COORDINATE = "invalid color or coordinate";
  static final String COORDINATE = "invalid coordinate";
  static final String HANDICAP = "invalid handicap";
  static final String UNDO = "cannot undo";

  CommandFault(String message) {
    super(message);
  }
}
