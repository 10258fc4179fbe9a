package dev.banmen.survey;

import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A part of a board that games are looked for by: a rectangle, and how it may be found. Immutable.
 *
 * @param from its upper left corner
 * @param to its lower right corner
 * @param free sites in it that anything may be on
 * @param isAnchored whether edges of the board that it touches belong to it
 * @param isEitherColour whether it is found in the other colours, too
 * @param until the last move after which it may come about
 */
public record BoardPart(
    Site from, Site to, Set<Site> free, boolean isAnchored, boolean isEitherColour, int until) {
  private static final int WHOLE_GAME = Integer.MAX_VALUE;
  private static final String UNTIL = "until";
  private static final Pattern CHOICE =
      Pattern.compile("anywhere|here|either|same|" + UNTIL + "=?\\d{1,6}");

  private static final int CORNER = 7; // lines, on a large board
  private static final int NEAR = 3; // lines beyond the rectangle

  /** The rectangle between two sites, wherever it is at the edges it touches, in either colour. */
  public static BoardPart between(Site one, Site other) {
    Site from = new Site(Math.min(one.row(), other.row()), Math.min(one.col(), other.col()));
    Site to = new Site(Math.max(one.row(), other.row()), Math.max(one.col(), other.col()));
    return new BoardPart(from, to, Set.of(), true, true, WHOLE_GAME);
  }

  /**
   * The corner nearest a site, on the right in the middle: up to 7 lines, half of a small board.
   */
  public static BoardPart corner(Lattice lattice, Site near) {
    int rows = Math.min(CORNER, (lattice.rows() + 1) / 2);
    int cols = Math.min(CORNER, (lattice.cols() + 1) / 2);
    int row = 2 * near.row() < lattice.rows() ? 0 : lattice.rows() - rows;
    int col = 2 * near.col() + 1 < lattice.cols() ? 0 : lattice.cols() - cols;
    return between(new Site(row, col), new Site(row + rows - 1, col + cols - 1));
  }

  /** The rectangle about some sites, with nothing known of the others in it. */
  static BoardPart of(BitSet sites, Lattice lattice) {
    Site first = lattice.site(sites.nextSetBit(0));
    BoardPart part = between(first, first);
    for (Site site : lattice.sites(sites)) {
      Site from = part.from();
      Site to = part.to();
      part =
          between(
              new Site(from.row(), Math.min(from.col(), site.col())),
              new Site(site.row(), Math.max(to.col(), site.col())));
    }
    Set<Site> free = new TreeSet<>(lattice.sites(part.indices(lattice)));
    free.removeAll(lattice.sites(sites));
    return new BoardPart(part.from(), part.to(), free, true, true, WHOLE_GAME);
  }

  /** Whether a site is in the rectangle. */
  public boolean contains(Site site) {
    return isWithin(site, 0);
  }

  /** Whether a site is in the rectangle, or close to it: how close, the size of the board says. */
  boolean isNear(Site site, Lattice lattice) {
    return isWithin(site, Math.min(NEAR, Math.min(lattice.rows(), lattice.cols()) / 6));
  }

  private boolean isWithin(Site site, int beyond) {
    return site.row() >= from.row() - beyond
        && site.row() <= to.row() + beyond
        && site.col() >= from.col() - beyond
        && site.col() <= to.col() + beyond;
  }

  /** The sites on which it matters what is there, by their indices. */
  BitSet indices(Lattice lattice) {
    BitSet indices = new BitSet();
    for (int row = from.row(); row <= to.row(); row++) {
      for (int col = from.col(); col <= to.col(); col++) {
        Site site = new Site(row, col);
        indices.set(lattice.index(site), !free.contains(site));
      }
    }
    return indices;
  }

  /** With anything on a site of it, or not any more. */
  public BoardPart toggled(Site site) {
    Set<Site> next = new TreeSet<>(free);
    if (contains(site) && !next.remove(site)) {
      next.add(site);
    }
    return new BoardPart(from, to, next, isAnchored, isEitherColour, until);
  }

  /** Whether a word is a choice that {@link #with} knows. */
  public static boolean isChoice(String word) {
    return CHOICE.matcher(word).matches();
  }

  /**
   * With what words say: {@code anywhere} or at its edges, {@code here}; in {@code either} colour
   * or the {@code same}; {@code until60}, or {@code until=60}.
   */
  public BoardPart with(Iterable<String> choices) {
    BoardPart part = this;
    for (String word : choices) {
      part =
          new BoardPart(
              from,
              to,
              free,
              word.equals("here") || part.isAnchored && !word.equals("anywhere"),
              word.equals("either") || part.isEitherColour && !word.equals("same"),
              word.startsWith(UNTIL) ? Integer.parseInt(word.replaceAll("\\D", "")) : part.until);
    }
    return part;
  }

  /** Elsewhere, with the same choices. */
  public BoardPart chosenAs(BoardPart other) {
    return new BoardPart(from, to, free, other.isAnchored, other.isEitherColour, other.until);
  }

  /** Whether it may come about at any time. */
  public boolean isOfWholeGame() {
    return until == WHOLE_GAME;
  }
}
