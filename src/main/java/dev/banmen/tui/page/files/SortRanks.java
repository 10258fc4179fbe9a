package dev.banmen.tui.page.files;

import dev.banmen.tui.text.NaturalOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The ranks of texts in the order in which people look for them. Immutable. */
final class SortRanks {
  private final int[] ranks; // of each text
  private final String[] small; // the texts in lower case

  SortRanks(List<String> texts) {
    Integer[] order = IntStream.range(0, texts.size()).boxed().toArray(Integer[]::new);
    Arrays.sort(order, (a, b) -> NaturalOrder.INSTANCE.compare(texts.get(a), texts.get(b)));
    ranks = new int[order.length];
    small = new String[order.length];
    for (int i = 0; i < order.length; i++) {
      ranks[order[i]] = i;
      String letters = texts.get(i).toLowerCase(Locale.ROOT);
      small[i] = letters.equals(texts.get(i)) ? texts.get(i) : letters;
    }
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
