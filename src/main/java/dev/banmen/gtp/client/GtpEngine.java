package dev.banmen.gtp.client;

import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * An engine that has said who it is and what it can do. For one thread, but any may {@link #close}
 * it.
 */
final class GtpEngine implements AutoCloseable {
  private static final String VERSION = "2";

  private final EngineLink link;
  private final EngineLimits limits;
  private final Set<String> commands;

  private GtpEngine(EngineLink link, EngineLimits limits, Set<String> commands) {
    this.link = link;
    this.limits = limits;
    this.commands = commands;
  }

  /** Starts a program. */
  static EngineWire open(String command) {
    List<String> words =
        CommandWords.of(command)
            .orElseThrow(() -> new EngineFault(EngineFault.Kind.NOT_STARTED, command));
    try {
      return EngineProcess.start(words);
    } catch (IOException e) {
      throw new EngineFault(EngineFault.Kind.NOT_STARTED, command);
    }
  }

  /**
   * Asks an engine for its name and its commands.
   *
   * @param program what faults call it until it has said its name
   */
  static GtpEngine meet(EngineWire wire, String program, EngineLimits limits) {
    EngineLink link = new EngineLink(wire, program);
    String version = word(link.ask("protocol_version", limits.startMillis()));
    if (!version.equals(VERSION)) {
      throw link.failed(EngineFault.Kind.INVALID_ANSWER, version);
    }
    String name = word(link.ask("name", limits.startMillis()));
    String number = word(link.ask("version", limits.startMillis()));
    String full = Printable.shortened((name + " " + number).strip(), EngineFault.MOST_SHOWN);
    link.name(full.isEmpty() ? program : full);
    Optional<List<String>> listed = link.ask("list_commands", limits.answerMillis());
    return new GtpEngine(link, limits, new HashSet<>(listed.orElse(List.of())));
  }

  private static String word(Optional<List<String>> answer) {
    return answer.map(lines -> lines.get(0)).orElse("");
  }

  /** How long an answer without thinking may take, in milliseconds. */
  long answerMillis() {
    return limits.answerMillis();
  }

  /** The engine's name, with its version. */
  String name() {
    return link.engine();
  }

  /** Whether it knows a command. */
  boolean has(String command) {
    return commands.contains(command);
  }

  /** Sends a command that needs no thought; empty if the engine says that it failed. */
  Optional<List<String>> ask(String command) {
    return link.ask(command, limits.answerMillis());
  }

  /** Sends a command for which it may load its network anew, such as another board. */
  Optional<List<String>> load(String command) {
    return link.ask(command, limits.startMillis());
  }

  /** Sends a command that has to be done. */
  List<String> must(String command) {
    return ask(command).orElseThrow(() -> failed(EngineFault.Kind.REFUSED_COMMAND, command));
  }

  /**
   * Sends a command that needs thought, which ends sooner in a hurry if the engine can; empty if
   * the engine says that it failed.
   */
  Optional<List<String>> think(String command, BooleanSupplier hurries) {
    BooleanSupplier interrupts = has("gogui-interrupt") ? hurries : () -> false;
    return link.ask(command, limits.moveMillis(), interrupts);
  }

  /** See {@link EngineLink#stream}. */
  boolean stream(String command, BooleanSupplier isOver, Consumer<String> taker) {
    return link.stream(command, limits.answerMillis(), isOver, taker);
  }

  /** Closes it for a fault, and returns the fault to throw. */
  EngineFault failed(EngineFault.Kind kind, String detail) {
    return link.failed(kind, detail);
  }

  @Override
  public void close() {
    link.close();
  }
}
