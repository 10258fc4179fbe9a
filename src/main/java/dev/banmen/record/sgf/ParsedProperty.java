package dev.banmen.record.sgf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A property in a node, with the places of its values. Mutable, one thread. */
final class ParsedProperty {
  final PropertyRule rule;
  final int line;
  final int column;
  final List<String> values = new ArrayList<>(2);
  private int[] places = new int[2]; // line and column of each value

  ParsedProperty(PropertyRule rule, int line, int column) {
    this.rule = rule;
    this.line = line;
    this.column = column;
  }

  void add(String value, int atLine, int atColumn) {
    int at = 2 * values.size();
    if (at == places.length) {
      places = Arrays.copyOf(places, 2 * at);
    }
    places[at] = atLine;
    places[at + 1] = atColumn;
    values.add(value);
  }

  /** Adds the values of another property of the same name. */
  void addAll(ParsedProperty other) {
    for (int i = 0; i < other.values.size(); i++) {
      add(other.values.get(i), other.line(i), other.column(i));
    }
  }

  String id() {
    return rule.id();
  }

  /** Whether another property has the same name: of each known to SGF there is one rule. */
  boolean isNamedLike(ParsedProperty other) {
    return rule == other.rule || !rule.isKnown() && id().equals(other.id());
  }

  int line(int value) {
    return places[2 * value];
  }

  int column(int value) {
    return places[2 * value + 1];
  }
}
