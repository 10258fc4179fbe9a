package dev.banmen.games.dots;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Shows chains and loops, with their number of boxes in each box. Immutable. */
final class ChainLayer {
  private ChainLayer() {}

  static Explanation of(Position position) {
    Chains found = Chains.of(position);
    Map<Site, Hint> hints = new TreeMap<>();
    Map<Site, Integer> counts = new TreeMap<>();
    mark(found.chains(), Hint.CHAIN, hints, counts);
    mark(found.loops(), Hint.LOOP, hints, counts);
    return Explanation.of(sentence(found, position), new Overlay(hints, counts));
  }

  private static void mark(
      List<List<Site>> chains, Hint hint, Map<Site, Hint> hints, Map<Site, Integer> counts) {
    for (List<Site> chain : chains) {
      for (Site box : chain) {
        hints.put(box, hint);
        counts.put(box, chain.size());
      }
    }
  }

  private static String sentence(Chains found, Position position) {
    Words words = position.game().words();
    if (found.chains().isEmpty() && found.loops().isEmpty()) {
      return words.text(Chains.isFull(position) ? "layer.all-drawn" : "layer.chains.none");
    }
    List<String> parts = new ArrayList<>();
    if (!found.chains().isEmpty()) {
      parts.add(words.text("layer.chains.chains", lengths(words, found.chains())));
    }
    if (!found.loops().isEmpty()) {
      parts.add(words.text("layer.chains.loops", lengths(words, found.loops())));
    }
    parts.add(words.text("layer.chains.long", found.longChains()));
    return words.text("layer.chains.sum", WordList.parts(words.language(), parts));
  }

  private static String lengths(Words words, List<List<Site>> chains) {
    List<Integer> lengths = new ArrayList<>();
    chains.forEach(chain -> lengths.add(chain.size()));
    lengths.sort(Comparator.reverseOrder());
    return WordList.of(words.language(), lengths.stream().map(String::valueOf).toList());
  }
}
