package dev.banmen.gtp.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands of the engine by their names, in the order to list them. Mutable. */
final class EngineCommands {
  private final Map<String, EngineCommand> all = new LinkedHashMap<>();
  private final Map<String, LastingCommand> lasting = new LinkedHashMap<>();

  /** Commands that list and know all others. */
  EngineCommands() {
    add("known_command", words -> Boolean.toString(names().contains(Operands.at(words, 0))));
    add("list_commands", words -> String.join("\n", names()));
  }

  void add(String name, EngineCommand command) {
    all.put(name, command);
  }

  void add(String name, LastingCommand command) {
    lasting.put(name, command);
  }

  private List<String> names() {
    return Stream.concat(all.keySet().stream(), lasting.keySet().stream()).toList();
  }

  /** Adds a command that answers the same whatever its arguments. */
  void add(String name, String answer) {
    add(name, (List<String> words) -> answer);
  }

  Optional<EngineCommand> find(String name) {
    return Optional.ofNullable(all.get(name));
  }

  Optional<LastingCommand> findLasting(String name) {
    return Optional.ofNullable(lasting.get(name));
  }
}
