package dev.banmen.command;

/**
 * The table has a command that nothing carries out: a fault of the program. Whoever typed it reads
 * that it can't be used there, and the log has this line.
 */
public final class UnhandledCommand extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UnhandledCommand(Command command) {
    super("nothing carries out '" + command.word() + "'", null, false, false);
  }
}
