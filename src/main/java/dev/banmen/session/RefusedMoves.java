package dev.banmen.session;

import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The refused moves of a game, in order, by the node of its tree where they were tried. Adding one
 * links it to those before, so a flood of them copies nothing; they are sorted by node when read.
 * Immutable, for any thread; two are equal if they hold the same moves.
 */
public final class RefusedMoves {
  /** A move, and the reason for its refusal. */
  public record RefusedMove(Move move, Miss miss) {}

  /** The maximum remembered in one game; later ones are forgotten, but read from files. */
  public static final int MOST = 100_000;

  private sealed interface Form {}

  private record Sorted(Map<Integer, List<RefusedMove>> byNode) implements Form {}

  private record Added(RefusedMoves before, int node, RefusedMove refusal) implements Form {}

  static final RefusedMoves NONE = new RefusedMoves(Map.of());

  private final int size;
  private volatile Form form; // sorted when first read, which releases those before

  RefusedMoves(Map<Integer, List<RefusedMove>> refused) {
    Map<Integer, List<RefusedMove>> sorted = new TreeMap<>();
    int count = 0;
    for (Map.Entry<Integer, List<RefusedMove>> entry : refused.entrySet()) {
      sorted.put(entry.getKey(), List.copyOf(entry.getValue()));
      count += entry.getValue().size();
    }
    size = count;
    form = new Sorted(sorted);
  }

  private RefusedMoves(Added added) {
    size = added.before().size + 1;
    form = added;
  }

  public int size() {
    return size;
  }

  boolean isFull() {
    return size >= MOST;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** All refused moves, by node. */
  public Map<Integer, List<RefusedMove>> refused() {
    return Collections.unmodifiableMap(sorted().byNode());
  }

  /** All refused moves, by node, as a map to add to. */
  Map<Integer, List<RefusedMove>> growing() {
    Map<Integer, List<RefusedMove>> growing = new TreeMap<>();
    sorted().byNode().forEach((node, refusals) -> growing.put(node, new ArrayList<>(refusals)));
    return growing;
  }

  public List<RefusedMove> at(int node) {
    return sorted().byNode().getOrDefault(node, List.of());
  }

  /** Returns these moves with one more, or this if no more are remembered. */
  RefusedMoves with(int node, RefusedMove refusal) {
    return isFull() ? this : new RefusedMoves(new Added(this, node, refusal));
  }

  private Sorted sorted() {
    Deque<Added> later = new ArrayDeque<>();
    Form at = form;
    while (at instanceof Added added) {
      later.push(added);
      at = added.before().form;
    }
    Sorted sorted = (Sorted) at;
    if (!later.isEmpty()) {
      sorted = new Sorted(merged(sorted.byNode(), later));
      form = sorted;
    }
    return sorted;
  }

  private static Map<Integer, List<RefusedMove>> merged(
      Map<Integer, List<RefusedMove>> earlier, Deque<Added> later) {
    Map<Integer, List<RefusedMove>> longer = new TreeMap<>();
    for (Added added : later) {
      longer
          .computeIfAbsent(
              added.node(), node -> new ArrayList<>(earlier.getOrDefault(node, List.of())))
          .add(added.refusal());
    }
    Map<Integer, List<RefusedMove>> merged = new TreeMap<>(earlier);
    longer.forEach((node, refusals) -> merged.put(node, Collections.unmodifiableList(refusals)));
    return merged;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RefusedMoves moves
        && size == moves.size
        && refused().equals(moves.refused());
  }

  @Override
  public int hashCode() {
    return refused().hashCode();
  }

  @Override
  public String toString() {
    return "RefusedMoves" + refused();
  }
}
