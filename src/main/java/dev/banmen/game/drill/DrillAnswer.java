package dev.banmen.game.drill;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** An answer to an exercise, right or wrong. Immutable; equal if it says the same. */
public sealed interface DrillAnswer {
  /** Returns the sites that the answer names, in reading order, unmodifiable. */
  default SortedSet<Site> sites() {
    return Collections.emptySortedSet();
  }

  /** The answer as JSON has it: a text, a number, or a list of names of sites. */
  Object plain(Notation notation);

  /**
   * One of the choices that the exercise names.
   *
   * @param id such as {@code legal}, {@code miss 2} or {@code yes}
   */
  record OneOf(String id) implements DrillAnswer {
    @Override
    public Object plain(Notation notation) {
      return id;
    }
  }

  /** A number, 0 or more. */
  record HowMany(int number) implements DrillAnswer {
    @Override
    public Object plain(Notation notation) {
      return number;
    }
  }

  /** One site of the board. */
  record OnSite(Site site) implements DrillAnswer {
    @Override
    public SortedSet<Site> sites() {
      return Collections.unmodifiableSortedSet(new TreeSet<>(List.of(site)));
    }

    @Override
    public Object plain(Notation notation) {
      return notation.name(site);
    }
  }

  /**
   * Any number of sites of the board.
   *
   * @param sites in reading order, unmodifiable
   */
  record OnSites(SortedSet<Site> sites) implements DrillAnswer {
    public OnSites {
      sites = Collections.unmodifiableSortedSet(new TreeSet<>(sites));
    }

    /** Returns the answer that names these sites, in any order. */
    public static OnSites of(Collection<Site> sites) {
      return new OnSites(new TreeSet<>(sites));
    }

    @Override
    public Object plain(Notation notation) {
      return sites.stream().map(notation::name).toList();
    }
  }
}
