package dev.banmen.games.gomoku;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.LetterNotation;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
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
import dev.banmen.game.record.HasOpenings;
import dev.banmen.game.record.Recordable;
import dev.banmen.text.WordList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Gomoku on one size of board, with one rule for overlines. Immutable. */
final class GomokuGame implements Game, HasCoach, HasLayers, HasOpenings, Recordable {
  static final String ID = "gomoku";

  private static final String COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private static final int RENJU = 15; // rows and columns of the board that openings are listed on

  /** How many of a long list of points are named. */
  private static final int LISTED = 8;

  /** The smallest size with star points. */
  private static final int STARRED = 9;

  /** The smallest size with star points on the fourth lines, else on the third. */
  private static final int LARGE = 13;

  private final Vocabulary words;
  private final Size size;
  private final GomokuRules rules;
  private final boolean isFree;
  private final Lattice lattice;
  private final Notation notation;

  GomokuGame(Vocabulary words, Size size, GomokuRules rules) {
    this(words, size, rules, false);
  }

  private GomokuGame(Vocabulary words, Size size, GomokuRules rules, boolean isFree) {
    this.words = words;
    this.size = size;
    this.rules = rules;
    this.isFree = isFree;
    lattice = Lattice.full(size.rows(), size.cols(), Ground.CROSSINGS).with(landmarks(size));
    notation = new LetterNotation(COLUMNS, 1, size.rows());
  }

  @Override
  public Game with(Vocabulary other) {
    return other == words ? this : new GomokuGame(other, size, rules, isFree);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String summary() {
    return words.text("summary." + rules.id(), size);
  }

  @Override
  public Lattice lattice() {
    return lattice;
  }

  /** Says that a place is off the board: its name, and where the board ends. */
  String offBoard(String key, Site site) {
    String last = notation.column(lattice.cols() - 1);
    return words.text(key, notation.name(site), notation.column(0), last, lattice.rows());
  }

  @Override
  public Board newBoard(Setup setup) {
    SetupFault.refuse(faults(setup));
    return new GomokuBoard(lattice, rules, isFree, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return List.of(GomokuMiss.values());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Notation recordNotation() {
    return new RecordedPoints(notation);
  }

  @Override
  public Game free() {
    return isFree ? this : new GomokuGame(words, size, rules, true);
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    return new GomokuExplainer(this, before).explain(move);
  }

  @Override
  public Overlay winningOverlay(Position over) {
    GomokuRows rows = rows(over);
    Map<Site, Hint> hints = new TreeMap<>();
    over.outcome()
        .flatMap(outcome -> outcome.winner())
        .ifPresent(
            winner -> sites(rows.winning(winner)).forEach(site -> hints.put(site, Hint.CHAIN)));
    return new Overlay(hints);
  }

  @Override
  public List<Layer> layers() {
    return List.of(new Layer("threats", ThreatLayer::of));
  }

  /**
   * The 26 openings of renju: the first stone in the centre, the second beside it or diagonally
   * beside it, the third at most two away from the centre (Renju International Federation; the
   * order and names as in Wikipedia, Renju opening pattern, the points as in the lists of several
   * programs, which agree). Only on boards with a centre.
   */
  @Override
  public List<NamedOpening> openings() {
    if (size.rows() % 2 == 0 || size.cols() % 2 == 0 || Math.min(size.rows(), size.cols()) < 5) {
      return List.of();
    }
    int down = (size.rows() - RENJU) / 2;
    int right = (size.cols() - RENJU) / 2;
    Function<Site, Site> onto = site -> new Site(site.row() + down, site.col() + right);
    return HasOpenings.read(GomokuGame.class, words, new LetterNotation(COLUMNS, 1, RENJU)).stream()
        .map(
            one ->
                new NamedOpening(
                    one.name(), one.original(), one.moves().stream().map(onto).toList()))
        .toList();
  }

  @Override
  public Coach coach() {
    return new GomokuCoach(this);
  }

  @Override
  public Vocabulary words() {
    return words;
  }

  /** The centre of a board that has one, and a point near each corner. */
  private static Set<Site> landmarks(Size size) {
    int rows = size.rows();
    int cols = size.cols();
    Set<Site> stars = new TreeSet<>();
    if (Math.min(rows, cols) < STARRED) {
      return stars;
    }
    int in = Math.min(rows, cols) < LARGE ? 2 : 3;
    for (int row : new int[] {in, rows - 1 - in}) {
      stars.add(new Site(row, in));
      stars.add(new Site(row, cols - 1 - in));
    }
    if (rows % 2 == 1 && cols % 2 == 1) {
      stars.add(new Site(rows / 2, cols / 2));
    }
    return stars;
  }

  GomokuRules rules() {
    return rules;
  }

  /** The stones of a position; don't change them. */
  static GomokuRows rows(Position position) {
    return ((GomokuBoard) position.board()).rows();
  }

  /** Returns points by their indices, in reading order. */
  List<Site> sites(BitSet points) {
    return lattice.sites(points);
  }

  /** Lists the names of points, only the first ones if there are many. */
  String names(List<Site> sites) {
    List<String> names = sites.stream().map(notation::name).toList();
    return WordList.firstSites(words.language(), names, LISTED);
  }

  String names(BitSet points) {
    return names(sites(points));
  }

  /** Names points of which one is played: {@code C3 or G3}. */
  String either(BitSet points) {
    List<String> names = sites(points).stream().map(notation::name).toList();
    return names.size() > LISTED ? names(points) : WordList.or(words.language(), names);
  }

  String side(Side side) {
    return words.side(side);
  }
}
