package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows how many liberties each group has, at its first stone, and marks groups in atari and their
 * last liberty. Immutable.
 */
final class LibertyLayer {
  private static final int LISTED = 4; // of many groups in atari

  private final StoneGame game;
  private final PointNames names;

  LibertyLayer(StoneGame game) {
    this.game = game;
    names = game.names();
  }

  Explanation of(Position position) {
    Map<Site, Hint> hints = new TreeMap<>();
    Map<Site, Integer> counts = new TreeMap<>();
    List<Group> inAtari = new ArrayList<>();
    byte[] colour = game.colours(position);
    int least = Integer.MAX_VALUE;
    for (Group group : Group.all(game.grid, colour, stone -> stone != Stones.EMPTY)) {
      int liberties = group.liberties().size();
      counts.put(names.site(group.stones().get(0)), liberties);
      least = Math.min(least, liberties);
      if (liberties == 1) {
        inAtari.add(group);
        group.stones().forEach(stone -> hints.put(names.site(stone), Hint.WEAK));
        hints.put(names.site(group.liberties().get(0)), Hint.LIBERTY);
      }
    }
    String sentence = sentence(position, inAtari, counts, least);
    return Explanation.of(sentence, new Overlay(hints, counts));
  }

  private String sentence(
      Position position, List<Group> inAtari, Map<Site, Integer> counts, int least) {
    if (counts.isEmpty()) {
      return game.words().text("layer.liberties.none");
    } else if (inAtari.isEmpty()) {
      return game.words().text("layer.liberties.safe", least);
    }
    List<String> groups = inAtari.stream().map(group -> name(position, group)).toList();
    String list = WordList.first(game.words().language(), groups, LISTED);
    return game.words().text("layer.liberties.atari", list);
  }

  private String name(Position position, Group group) {
    Site first = names.site(group.stones().get(0));
    Side side = position.at(first).side().orElseThrow();
    String stones = names.stones(group.stones().size());
    return game.words()
        .text("layer.liberties.group", game.words().colour(side), names.name(first), stones);
  }
}
