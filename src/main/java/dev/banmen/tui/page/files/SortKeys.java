package dev.banmen.tui.page.files;

import dev.banmen.tui.text.NaturalOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * The places of texts among each other, as people look for them. It grows with the texts: those
 * that it knows are not sorted again. Mutable, one thread.
 */
final class SortKeys {
  private Integer[] order = {}; // the numbers of texts, the first in order first
  private int[] ranks = {}; // of each text
  private String[] small = {}; // the texts in small letters

  /** Learns those of these texts that it does not know; the others are the same as before. */
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
    // What is in order already is found to be so, and only merged.
    Arrays.sort(order, (a, b) -> NaturalOrder.INSTANCE.compare(texts.get(a), texts.get(b)));
    ranks = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      ranks[order[i]] = i;
    }
  }

  /** How many texts it knows. */
  int size() {
    return ranks.length;
  }

  /** The place of a text, from 0. */
  int of(int text) {
    return ranks[text];
  }

  /** The texts in which a word in small letters stands. */
  BitSet with(String word) {
    BitSet with = new BitSet(small.length);
    for (int i = 0; i < small.length; i++) {
      with.set(i, small[i].contains(word));
    }
    return with;
  }
}
