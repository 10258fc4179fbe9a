package dev.banmen.gtp.engine;

import java.util.List;

/** The engine's reaction to a command. */
interface EngineCommand {
  /** Returns the text of the answer; after a fault everything is as it was. */
  String run(List<String> arguments) throws CommandFault;
}
