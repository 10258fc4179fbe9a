package dev.banmen.session;

import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moves that the rules refused in a game, in the order they were tried, by the node of its tree
 * where that was. Immutable.
 */
public record Tried(Map<Integer, List<Refusal>> refused) {
  /** A move, and why it did not happen. */
  public record Refusal(Move move, Miss miss) {}

  static final Tried NOTHING = new Tried(Map.of());

  public Tried {
    Map<Integer, List<Refusal>> kept = new TreeMap<>();
    refused.forEach((node, refusals) -> kept.put(node, List.copyOf(refusals)));
    refused = Collections.unmodifiableMap(kept);
  }

  /** The same, for more to be added to. */
  Map<Integer, List<Refusal>> growing() {
    Map<Integer, List<Refusal>> growing = new TreeMap<>();
    refused.forEach((node, refusals) -> growing.put(node, new ArrayList<>(refusals)));
    return growing;
  }

  boolean isNothing() {
    return refused.isEmpty();
  }

  /** What was refused at a node. */
  public List<Refusal> at(int node) {
    return refused.getOrDefault(node, List.of());
  }

  Tried with(int node, Refusal refusal) {
    List<Refusal> more = new ArrayList<>(at(node));
    more.add(refusal);
    Map<Integer, List<Refusal>> grown = new TreeMap<>(refused);
    grown.put(node, List.copyOf(more));
    return new Tried(grown);
  }
}
