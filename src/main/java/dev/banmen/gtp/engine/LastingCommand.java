package dev.banmen.gtp.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A command that goes on answering, a line at a time, until something else is sent. */
interface LastingCommand {
  /**
   * Begins to answer; after a fault everything is as it was.
   *
   * @param isEnded whether something else has been sent; asked while a line is made
   */
  Lines begin(List<String> arguments, BooleanSupplier isEnded) throws CommandFault;

  /** The lines of such an answer. */
  interface Lines {
    /** Makes the next line, which takes a while; empty once there is nothing more to say. */
    Optional<String> next();
  }
}
