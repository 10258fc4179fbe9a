package dev.banmen.record;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.LoneMove;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.SiteEscapes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a node's effect on the board: {@code AB AW AE PL} set up, {@code B W} move (SGF FF[4],
 * setup and move properties). Reused for each node, to allocate nothing per move. Mutable, one
 * thread.
 */
final class NodeReader {
  private final Lattice lattice;
  private final Notation notation;
  private final Sites sites;

  private int moves;
  private Side[] sides = new Side[2];
  private int[] places = new int[2];
  private boolean setsUp;
  private boolean playsOn;
  private boolean hasUnreadable;
  private List<Property> properties = List.of();

  NodeReader(Game game) {
    lattice = game.lattice();
    notation = Recordable.notation(game);
    sites = new Sites(game);
  }

  void read(List<Property> parsed) {
    properties = parsed;
    moves = 0;
    setsUp = false;
    playsOn = false;
    hasUnreadable = false;
    if (parsed instanceof LoneMove lone) {
      move(lone.side(), lone.place());
      return;
    }
    for (int i = 0; i < parsed.size(); i++) {
      Property property = parsed.get(i);
      String id = property.id();
      if (id.length() == 1) { // as nearly all are: a switch on strings is slower
        char c = id.charAt(0);
        if (c == 'B' || c == 'W') {
          move(c == 'B' ? Side.BLACK : Side.WHITE, property.value());
        }
      } else {
        setsUp |= property.isSettingUp();
        playsOn |= id.equals(OwnProperties.PLAYED_ON);
      }
    }
  }

  private void move(Side side, String value) {
    int place = place(value);
    if (place == Notation.UNREADABLE) {
      hasUnreadable = true;
      return; // nothing is played
    }
    if (moves == sides.length) {
      sides = Arrays.copyOf(sides, 2 * moves);
      places = Arrays.copyOf(places, 2 * moves);
    }
    sides[moves] = side;
    places[moves++] = place;
  }

  private int place(String value) {
    int place = notation.index(value, lattice);
    if (place >= 0) { // as nearly all are: the rest is for the others
      return place;
    }
    if (notation.isPass(value)) {
      return Board.PASS;
    }
    return value.charAt(0) == '@'
        ? SiteEscapes.site(notation, value).map(lattice::index).orElse(Notation.UNREADABLE)
        : place;
  }

  /** The first move in some properties. */
  Optional<Move> move(List<Property> properties) {
    return first(properties).flatMap(property -> Recordable.move(notation, property));
  }

  /** The site of a node's move as written; empty if there is no move. */
  String written(List<Property> properties) {
    return first(properties).map(Property::value).orElse("");
  }

  private static Optional<Property> first(List<Property> properties) {
    return properties.stream().filter(Property::isMove).findFirst();
  }

  /** The number of moves in the node: one if the file is well-formed. */
  int moves() {
    return moves;
  }

  Side side(int i) {
    return sides[i];
  }

  /** The index of a move's site, {@link Board#PASS} or {@link Board#OFF}. */
  int site(int i) {
    return places[i];
  }

  /** Whether a move names no site. */
  boolean hasUnreadable() {
    return hasUnreadable;
  }

  boolean isSettingUp() {
    return setsUp;
  }

  /** Whether play resumed before the move although both sides had passed. */
  boolean isPlayingOn() {
    return playsOn;
  }

  /** Applies the node's set-up to the marks. */
  void putInto(Map<Site, Mark> marks) {
    for (Property property : properties) {
      property.puts().ifPresent(mark -> put(property, mark, marks));
    }
  }

  private void put(Property property, Mark mark, Map<Site, Mark> marks) {
    for (Site site : sites.of(property)) {
      if (mark == Mark.EMPTY) {
        marks.remove(site);
      } else {
        marks.put(site, mark);
      }
    }
  }

  Optional<Side> toMove() {
    for (Property property : properties) {
      if (property.id().equals("PL") && !property.value().isEmpty()) {
        return switch (property.value().charAt(0)) {
          case 'B', 'b', '1' -> Optional.of(Side.BLACK);
          case 'W', 'w', '2' -> Optional.of(Side.WHITE);
          default -> Optional.empty();
        };
      }
    }
    return Optional.empty();
  }
}
