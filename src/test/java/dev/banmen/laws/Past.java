package dev.banmen.laws;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The boards after each play of a game so far, recorded as it was played.
 *
 * @param boards the marks by site, after 0 plays, 1 play and so on
 */
public record Past(Lattice lattice, List<List<Mark>> boards) {
  public static Past of(Position start) {
    Past past = new Past(start.lattice(), new ArrayList<>());
    past.add(start);
    return past;
  }

  public void add(Position next) {
    boards.add(Snapshot.marks(next.board(), lattice.size()));
  }

  public int plies() {
    return boards.size() - 1;
  }

  public List<Mark> now() {
    return boards.get(plies());
  }

  /** For how many plays the same mark has been there. */
  public int since(int site) {
    int ply = plies();
    while (ply > 0 && boards.get(ply - 1).get(site) == now().get(site)) {
      ply--;
    }
    return ply;
  }

  /** The sites that differ from the board after this many plays. */
  public List<Site> changedSince(int ply) {
    List<Site> changed = new ArrayList<>();
    for (int site = 0; site < lattice.size(); site++) {
      if (boards.get(ply).get(site) != now().get(site)) {
        changed.add(lattice.site(site));
      }
    }
    return changed;
  }

  public List<Site> sites(Collection<Integer> indices) {
    return indices.stream().sorted().map(lattice::site).toList();
  }
}
