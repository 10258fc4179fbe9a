package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.LetterNotation;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.SiteWords;
import dev.banmen.game.record.LetterPairs;
import dev.banmen.game.record.Recordable;
import dev.banmen.games.go.drill.StoneReferee;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A game of stones on the crossings of one size of board, with groups that have liberties: Go and
 * games like it. Immutable.
 */
public abstract class StoneGame
    implements Game, HasCoach, HasLayers, Recordable, SiteWords, StoneReferee {
  /** The letters of columns: I is left out, as it looks like 1 or J. */
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  protected final Lattice lattice;
  protected final Grid grid;
  protected final Notation notation;

  private final Vocabulary words;
  private final Notation recorded;

  /** Creates a game on a board of this size. */
  protected StoneGame(Vocabulary words, Size size, Set<Site> landmarks) {
    this.words = words;
    lattice = Lattice.full(size.rows(), size.cols(), Ground.CROSSINGS).with(landmarks);
    grid = Grid.of(size.rows(), size.cols());
    notation = new LetterNotation(COLUMNS, 2, size.rows());
    recorded = LetterPairs.ofGo(lattice);
  }

  /** Creates a game on the board of another. */
  protected StoneGame(StoneGame other, Vocabulary words) {
    this.words = words;
    lattice = other.lattice;
    grid = other.grid;
    notation = other.notation;
    recorded = other.recorded;
  }

  /** Returns a board with a set-up that has no faults. */
  protected abstract Board board(Setup setup);

  @Override
  public final Vocabulary words() {
    return words;
  }

  @Override
  public final Lattice lattice() {
    return lattice;
  }

  @Override
  public final List<SetupFault> faults(Setup setup) {
    return SetupCheck.faults(lattice, grid, notation, words(), setup);
  }

  @Override
  public final Board newBoard(Setup setup) {
    if (!setup.marks().isEmpty()) {
      SetupFault.refuse(faults(setup));
    }
    return board(setup);
  }

  @Override
  public final Notation notation() {
    return notation;
  }

  @Override
  public final List<Effect> effects(Move move, List<Change> changes) {
    List<Site> captured = new ArrayList<>();
    List<Site> lost = new ArrayList<>();
    boolean isStanding = !(move instanceof Place);
    for (Change change : changes) {
      boolean isLifted = change.after() == Mark.EMPTY;
      if (isLifted && change.before() == move.side().mark()) {
        lost.add(change.site());
      } else if (isLifted) {
        captured.add(change.site());
      }
      isStanding |= move instanceof Place place && place.site().equals(change.site());
    }
    if (!isStanding) {
      lost.add(((Place) move).site()); // an allowed suicide takes off the stone that was placed
    }
    List<Effect> effects = new ArrayList<>();
    if (!captured.isEmpty()) {
      effects.add(new Effect("captured", captured));
    }
    if (!lost.isEmpty()) {
      effects.add(new Effect("lost", lost));
    }
    return effects;
  }

  @Override
  public final String about(Position position, Site site) {
    Group group = groupAt(position, site);
    int stones = group.stones().size();
    int liberties = group.liberties().size();
    return Sentences.of(
        words.text(stones == 1 ? "look.alone" : "look.group", stones, list(group.stones())),
        words.text("look.liberties", liberties, list(group.liberties())));
  }

  @Override
  public final List<Site> group(Position position, Site site) {
    return names().sites(groupAt(position, site).stones());
  }

  @Override
  public final List<Site> liberties(Position position, Site site) {
    return names().sites(groupAt(position, site).liberties());
  }

  private Group groupAt(Position position, Site site) {
    return Group.at(grid, colours(position), grid.pointOf[lattice.index(site)]);
  }

  private String list(List<Integer> points) {
    return words.list(points.stream().map(names()::name).toList());
  }

  @Override
  public List<Layer> layers() {
    return List.of(new Layer("liberties", new LibertyLayer(this)::of));
  }

  /**
   * Returns how many more captures win the game for a side; {@link Integer#MAX_VALUE} where none
   * do.
   */
  protected int capturesToWin(Position position, Side side) {
    return Integer.MAX_VALUE;
  }

  @Override
  public final Coach coach() {
    return new StoneCoach(this);
  }

  /** The colours on the points of the grid: {@link Stones#EMPTY} and the like. */
  final byte[] colours(Position position) {
    byte[] colours = new byte[grid.points];
    Arrays.fill(colours, Stones.EDGE);
    for (int site = 0; site < grid.pointOf.length; site++) {
      colours[grid.pointOf[site]] =
          switch (position.at(site)) {
            case BLACK -> Stones.BLACK;
            case WHITE -> Stones.WHITE;
            default -> Stones.EMPTY;
          };
    }
    return colours;
  }

  final PointNames names() {
    return new PointNames(lattice, notation, words);
  }

  @Override
  public final Notation recordNotation() {
    return recorded;
  }
}
