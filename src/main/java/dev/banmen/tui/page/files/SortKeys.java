package dev.banmen.tui.page.files;

import dev.banmen.tui.text.NaturalOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * The ranks of texts in the order in which people look for them. It grows with the texts: those
 * that it knows are not sorted again. Mutable, one thread.
 */
final class SortKeys {
  private Integer[] order = {}; // text numbers in sorted order
  private int[] ranks = {}; // of each text
  private String[] small = {}; // the texts in lower case

  /** Adds the new ones among these texts; the others must be the same as before. */
  void learn(List<String> texts) {
    int known = order.length;
    if (texts.size() == known) {
      return;
    }
    order = Arrays.copyOf(order, texts.size());
    small = Arrays.copyOf(small, texts.size());
    for (int i = known; i < order.length; i++) {
      order[i] = i;
      String letters = texts.get(i).toLowerCase(Locale.ROOT);
      small[i] = letters.equals(texts.get(i)) ? texts.get(i) : letters;
    }
    // The sort finds what is in order already, and only merges.
    Arrays.sort(order, (a, b) -> NaturalOrder.INSTANCE.compare(texts.get(a), texts.get(b)));
    ranks = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      ranks[order[i]] = i;
    }
  }

  int size() {
    return ranks.length;
  }

  /** Returns the rank of a text, from 0. */
  int of(int text) {
    return ranks[text];
  }

  /** Returns the texts that contain a lower-case word. */
  BitSet with(String word) {
    BitSet with = new BitSet(small.length);
    for (int i = 0; i < small.length; i++) {
      with.set(i, small[i].contains(word));
    }
    return with;
  }
}
