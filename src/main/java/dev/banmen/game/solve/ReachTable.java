package dev.banmen.game.solve;

/**
 * The positions that a search has looked at, by their keys. Mutable, one thread.
 *
 * @param <S> the type of the positions
 */
final class ReachTable<S extends ReachState<S>> {
  private static final int SMALL = 1 << 8; // places, a power of two

  private ReachNode<S>[] places = array(SMALL);
  private int size;

  @SuppressWarnings("unchecked")
  private static <S extends ReachState<S>> ReachNode<S>[] array(int length) {
    return (ReachNode<S>[]) new ReachNode<?>[length];
  }

  int size() {
    return size;
  }

  /** The position of a key; null if there is none. */
  ReachNode<S> get(long key) {
    return places[place(key)];
  }

  /** Adds a position that isn't there yet. */
  void put(ReachNode<S> node) {
    if (2 * size >= places.length) {
      ReachNode<S>[] old = places;
      places = array(2 * old.length);
      for (ReachNode<S> one : old) {
        if (one != null) {
          places[place(one.key)] = one;
        }
      }
    }
    places[place(node.key)] = node;
    size++;
  }

  private int place(long key) {
    int place = (int) (key ^ key >>> 32) & places.length - 1;
    while (places[place] != null && places[place].key != key) {
      place = place + 1 & places.length - 1;
    }
    return place;
  }
}
