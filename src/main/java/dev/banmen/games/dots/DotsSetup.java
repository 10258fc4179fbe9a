package dev.banmen.games.dots;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Finds faults of a set-up: marks where none can be, and boxes whose owner and lines do not agree.
 * A box has an owner if and only if its four lines are drawn. For one use.
 */
final class DotsSetup {
  private final DotsGame game;
  private final Lattice lattice;
  private final Setup setup;

  DotsSetup(DotsGame game, Setup setup) {
    this.game = game;
    this.setup = setup;
    lattice = game.lattice();
  }

  /** All faults, in reading order. */
  List<SetupFault> faults() {
    List<SetupFault> faults = new ArrayList<>();
    for (Site site : suspects()) {
      String sentence = sentence(site);
      if (!sentence.isEmpty()) {
        faults.add(new SetupFault(site, sentence));
      }
    }
    return faults;
  }

  /** Every marked site, and the boxes beside marked lines. */
  private TreeSet<Site> suspects() {
    TreeSet<Site> sites = new TreeSet<>();
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      Site site = entry.getKey();
      if (entry.getValue() != Mark.EMPTY) {
        sites.add(site);
      }
      if (lattice.isOpen(site)) {
        boolean down = site.row() % 2 == 1;
        addBox(sites, down ? site.plus(0, -1) : site.plus(-1, 0));
        addBox(sites, down ? site.plus(0, 1) : site.plus(1, 0));
      }
    }
    return sites;
  }

  private void addBox(TreeSet<Site> sites, Site box) {
    if (lattice.contains(box)) {
      sites.add(box);
    }
  }

  /** Says what is wrong at a site; empty if nothing is. */
  private String sentence(Site site) {
    Mark mark = setup.at(site);
    if (!lattice.contains(site)) {
      return say("setup.off-board", game.notation().name(site), game.size());
    }
    boolean dot = site.row() % 2 == 0 && site.col() % 2 == 0;
    if (mark == Mark.FIXTURE) {
      return dot ? "" : say("setup.fixture", game.notation().name(site));
    }
    if (dot) {
      return say("setup.dot", game.notation().name(site));
    }
    return lattice.isOpen(site) ? "" : boxSentence(site, mark);
  }

  private String boxSentence(Site box, Mark owner) {
    int sides = 0;
    for (Site line : box.beside()) {
      if (setup.at(line).side().isPresent()) {
        sides++;
      }
    }
    String name = game.notation().name(box);
    if (owner == Mark.EMPTY) {
      return sides == 4 ? say("setup.no-owner", name) : "";
    }
    return sides == 4 ? "" : say("setup.owner", name, sides);
  }

  private String say(String key, Object... values) {
    return game.words().text(key, values);
  }
}
