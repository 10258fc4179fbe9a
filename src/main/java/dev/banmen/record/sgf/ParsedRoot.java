package dev.banmen.record.sgf;

import dev.banmen.game.record.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A root as it was read, with the places of its properties, for findings about them. */
final class ParsedRoot {
  private final List<ParsedProperty> parsed;
  private final int line;
  private final int column;

  /** A root's properties, in order, and the place of its node; a copy is kept. */
  ParsedRoot(List<ParsedProperty> parsed, int line, int column) {
    this.parsed = List.copyOf(parsed);
    this.line = line;
    this.column = column;
  }

  List<Property> properties() {
    List<Property> properties = new ArrayList<>(parsed.size());
    parsed.forEach(one -> properties.add(new Property(one.id(), one.values)));
    return List.copyOf(properties);
  }

  /** The line of that property's value, or of the node if it has none. */
  int line(String id) {
    return find(id).map(one -> one.line(0)).orElse(line);
  }

  int column(String id) {
    return find(id).map(one -> one.column(0)).orElse(column);
  }

  private Optional<ParsedProperty> find(String id) {
    return parsed.stream().filter(one -> one.id().equals(id)).findFirst();
  }
}
