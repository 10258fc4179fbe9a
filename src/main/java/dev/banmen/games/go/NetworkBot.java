package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.KeptSearch;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.TriedMove;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Plays Go as well as a level and a network can. For one thread. */
final class NetworkBot implements Bot {
  /** The boards that it looks at to say who owns what. */
  private static final int OWNER_LOOKS = 64;

  /** The boards that it looks at at least to list moves. */
  private static final int LEAST_LOOKS = 32;

  /** How sure, from -1 to 1, it is of what is dead before it ends a game with a pass. */
  private static final double SURE = 0.8;

  /** A point is settled once its owner is this sure, from 0 to 1. */
  private static final double SETTLED = 0.7;

  /** The share of wins below which a position is hopeless. */
  private static final double HOPELESS = 0.01;

  /** It resigns in a position that has been hopeless in so many of its turns in a row. */
  private static final int HOPELESS_TURNS = 3;

  private final Supplier<NetworkLooks> maker;
  private final NetworkLevel level;
  private Supplier<NetworkLooks> looks = KeptSearch.none();
  private List<Move> kept = List.of(); // what led to the position that it knows something about
  private Supplier<LookNode> knowledge = KeptSearch.none();
  private final BitSet hopeless = new BitSet(); // its turns, by their plies

  /** A player with its own looks at boards of one size. */
  NetworkBot(Supplier<NetworkLooks> maker, NetworkLevel level) {
    this.maker = maker;
    this.level = level;
  }

  private NetworkLooks looks() {
    NetworkLooks made = looks.get();
    if (made == null) {
      made = maker.get();
      looks = KeptSearch.large(made);
    }
    return made;
  }

  private LookSearch search(
      Position position, Side side, Optional<LookNode> known, SearchLimit thought) {
    return new LookSearch(looks(), (GoBoard) position.board(), side, known, thought);
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    LookSearch search = search(position, side, known(position, side), thought);
    if (isEnough(position, side, thought)) {
      return new Decision(Optional.of(new Pass(side)), thought.isLate());
    }
    search.run(level.looks());
    LookNode root = search.root();
    List<LookNode> best = search.best();
    int site = best.isEmpty() ? drawn(root, thought.seed()) : best.get(0).site;
    Move move = move(position.lattice(), side, site);
    remember(position, root.afterSite(site), move);
    boolean resigns = isLost(position, side, root);
    return new Decision(resigns ? Optional.empty() : Optional.of(move), thought.isLate());
  }

  /** Whether it wins by the count, by more than what is open, if it answers a pass by a pass. */
  private boolean isEnough(Position position, Side side, SearchLimit thought) {
    if (position.last().filter(Pass.class::isInstance).isEmpty()) {
      return false;
    }
    GoBoard board = (GoBoard) position.board();
    Look look = looks().look(board, side, thought);
    double black = side == Side.BLACK ? -Bot.DEAD : SURE;
    double white = side == Side.WHITE ? -Bot.DEAD : SURE;
    double margin = look.counted(board, black, white);
    int open = 0;
    for (float owner : look.owners()) {
      open += Math.abs(owner) < SETTLED ? 1 : 0;
    }
    return (side == Side.BLACK ? margin : -margin) > open;
  }

  /** Draws a move; but where a pass is the likeliest, the game is over. */
  private int drawn(LookNode root, long seed) {
    int[] sites = root.sites();
    if (level.temperature() == 0 || sites[0] == Board.PASS) {
      return sites[0];
    }
    double[] weights = new double[sites.length];
    double sum = 0;
    for (int move = 0; move < sites.length; move++) {
      boolean isPass = sites[move] == Board.PASS;
      weights[move] = isPass ? 0 : Math.pow(root.shares()[move], 1 / level.temperature());
      sum += weights[move];
    }
    double left = new SplittableRandom(SplitMix64.mix(seed)).nextDouble() * sum;
    int move = 0;
    while (left >= weights[move] && move < sites.length - 1) {
      left -= weights[move++];
    }
    return sites[move];
  }

  /**
   * Whether hardly any game is won for some turns now, and the lead is too large to be a swing.
   * Where a level strays, none is.
   */
  private boolean isLost(Position position, Side side, LookNode root) {
    double share = side == Side.BLACK ? root.black() : 1 - root.black();
    double behind = side == Side.BLACK ? -root.lead() : root.lead();
    int points = position.lattice().size();
    double swing = Math.sqrt(points);
    boolean isHopeless =
        level.temperature() == 0
            && share < HOPELESS
            && behind > swing
            && position.ply() > points / 4;
    int ply = position.ply();
    hopeless.clear(ply, Math.max(ply, hopeless.length()));
    hopeless.set(ply, isHopeless);
    return IntStream.range(0, HOPELESS_TURNS).allMatch(turn -> isHopeless(ply - 2 * turn));
  }

  private boolean isHopeless(int ply) {
    return ply >= 0 && hopeless.get(ply);
  }

  /** Looks on in the position after its move, and at what it has not looked at yet. */
  @Override
  public void ponder(Position position, Side side, SearchLimit thought) {
    LookSearch search = search(position, side, known(position, side), thought);
    search.run(level.looks());
    kept = position.moves();
    knowledge = KeptSearch.of(search.root(), search.root().visits());
  }

  private void remember(Position position, Optional<LookNode> after, Move move) {
    kept = new ArrayList<>(position.moves());
    kept.add(move);
    knowledge =
        after
            .<Supplier<LookNode>>map(node -> KeptSearch.of(node, node.visits()))
            .orElseGet(KeptSearch::none);
  }

  /** Returns what it found out about a position earlier. */
  private Optional<LookNode> known(Position position, Side side) {
    Optional<LookNode> node = Optional.ofNullable(knowledge.get());
    List<Move> moves = position.moves();
    if (moves.size() < kept.size() || !moves.subList(0, kept.size()).equals(kept)) {
      return Optional.empty();
    }
    for (Move move : moves.subList(kept.size(), moves.size())) {
      int site = position.lattice().index(move);
      node = node.filter(from -> from.side == move.side()).flatMap(from -> from.afterSite(site));
    }
    long hash = position.board().hash();
    return node.filter(known -> known.hash == hash && known.side == side && !known.isEnd());
  }

  static Move move(Lattice lattice, Side side, int site) {
    return site == Board.PASS ? new Pass(side) : new Place(side, lattice.site(site));
  }

  /** The moves that it looked at; without the time for that, the likeliest. */
  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    return opinion(position, side, thought).candidates();
  }

  /** The same, and the owners on average over all boards that it looked at for that. */
  @Override
  public Opinion opinion(Position position, Side side, SearchLimit thought) {
    return opinion(position, side, search(position, side, Optional.empty(), thought));
  }

  @Override
  public boolean isChoosy() {
    return true;
  }

  /** Looks for the best of the moves that are wanted, and at what follows each of them. */
  @Override
  public Opinion opinion(Position position, Side side, SearchLimit thought, Set<Move> wanted) {
    GoBoard board = (GoBoard) position.board();
    BitSet sites = new BitSet();
    for (Move move : wanted) {
      sites.set(move instanceof Pass ? board.sites() : position.lattice().index(move));
    }
    return opinion(position, side, new LookSearch(looks(), board, side, sites, thought));
  }

  private Opinion opinion(Position position, Side side, LookSearch search) {
    search.run(Math.max(LEAST_LOOKS, level.looks()));
    LookNode root = search.root();
    List<Candidate> candidates = new ArrayList<>();
    for (LookNode node : search.best()) {
      candidates.add(candidate(position, side, root, node, search.line(node)));
    }
    if (candidates.isEmpty()) {
      candidates.add(candidate(position, side, root, root, List.of(root.sites()[0])));
    }
    return new Opinion(TriedMove.preferred(candidates), Optional.of(search.owners()));
  }

  private static Candidate candidate(
      Position position, Side side, LookNode root, LookNode valued, List<Integer> sites) {
    List<Move> line = new ArrayList<>();
    Side mover = side;
    for (int site : sites) {
      line.add(move(position.lattice(), mover, site));
      mover = mover.opponent();
    }
    boolean isBlack = side == Side.BLACK;
    return new Candidate(
        line.get(0),
        isBlack ? valued.black() : 1 - valued.black(),
        false,
        line,
        OptionalDouble.of(isBlack ? valued.lead() : -valued.lead()),
        valued.visits(),
        root.share(sites.get(0)));
  }

  /** Searches without what it knows, so that a question has one answer. */
  private LookSearch asked(Position position, Side side, SearchLimit thought, int most) {
    LookSearch search = search(position, side, Optional.empty(), thought);
    search.run(most);
    return search;
  }

  /** A game that is over is played on: that shows what is dead. */
  @Override
  public Optional<double[]> ownership(Position over, SearchLimit thought) {
    Position position = playable(over);
    Side side = position.toMove().orElse(Side.BLACK);
    return Optional.of(asked(position, side, thought, OWNER_LOOKS).owners());
  }

  /** Its mean over the same looks: a single one may be points off. */
  @Override
  public OptionalDouble lead(Position over, SearchLimit thought) {
    Position position = playable(over);
    Side side = position.toMove().orElse(Side.BLACK);
    return OptionalDouble.of(asked(position, side, thought, OWNER_LOOKS).root().lead());
  }

  private static Position playable(Position position) {
    return position.isOver() ? position.playedOn() : position;
  }

  @Override
  public boolean judges(Position counted) {
    return true;
  }

  /** The stones on points that the other side probably owns, whole groups and areas. */
  @Override
  public BitSet dead(Position counted, SearchLimit thought) {
    double[] average = ownership(counted, thought).orElseThrow();
    float[] owners = new float[average.length];
    for (int site = 0; site < owners.length; site++) {
      owners[site] = (float) average[site];
    }
    return new DeadStones((GoBoard) counted.board(), owners, Bot.DEAD, Bot.DEAD).sites();
  }
}
