package dev.banmen.games.othello.bot;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.KeptSearch;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A computer player of Othello on 8x8. Mutable, one thread. */
final class OthelloBot implements Bot {
  private static final int PLAYING = 20; // bits of the number of known boards
  private static final int SOLVING = 21;
  private static final int FEW = 14; // for the levels that look at little

  private final OthelloLevel level;
  private final boolean isEach;
  private final int bits;
  private Supplier<DiscSearch> kept; // with its tables

  /** Creates a player, with its tables: no move should have to wait for them. */
  OthelloBot(OthelloLevel level) {
    this(level, true);
  }

  /**
   * Creates a player.
   *
   * @param isEach whether it lists what each move is worth; else only the best one, and looks
   *     further for that
   */
  OthelloBot(OthelloLevel level, boolean isEach) {
    this.level = level;
    this.isEach = isEach;
    bits = level.isPerfect() ? SOLVING : level.nodes() > 100_000 ? PLAYING : FEW;
    fresh();
  }

  /** Makes empty tables. Large ones are dropped between moves where memory is short. */
  private DiscSearch fresh() {
    DiscEvaluation evaluation = new DiscEvaluation(PatternWeights.own(), level.greed());
    DiscSearch search = new DiscSearch(new KnownBoards(bits), evaluation);
    kept = bits == PLAYING ? KeptSearch.large(search) : () -> search;
    return search;
  }

  private DiscSearch search() {
    DiscSearch search = kept.get();
    return search == null ? fresh() : search;
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    long own = discs(position, side.mark());
    long other = discs(position, side.opponent().mark());
    long legal = Bits.moves(own, other);
    if (legal == 0) {
      return new Decision(Optional.of(new Pass(side)), false);
    }
    DiscSearch search = search();
    long nodes = level.nodes(Long.bitCount(~(own | other)));
    SearchWork work = new SearchWork(thought, nodes);
    boolean isForced = (legal & legal - 1) == 0;
    List<RootMove> moves =
        new RootSearch(search, work, own, other, thought.seed())
            .run(isForced ? level.brief() : level);
    RootMove best = moves.get(0);
    Move move = new Place(side, position.lattice().site(best.square));
    boolean isCut = thought.isLate() || thought.isCancelled();
    forgetIf(isCut, search);
    return new Decision(Optional.of(move), isCut);
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    long own = discs(position, side.mark());
    long other = discs(position, side.opponent().mark());
    if (Bits.moves(own, other) == 0) {
      return passed(position, side, thought);
    }
    DiscSearch search = search();
    if (!level.isPerfect()) {
      search.known().clear(); // what is known would change the values of the same position
    }
    SearchWork work = new SearchWork(thought, level.nodes(Long.bitCount(~(own | other))));
    RootSearch looking = new RootSearch(search, work, own, other, thought.seed());
    List<RootMove> moves = (isEach ? looking.each() : looking).run(level);
    moves = isEach ? moves : moves.subList(0, 1);
    work.allow(level.nodes());
    List<Candidate> candidates = new ArrayList<>();
    for (RootMove move : moves) {
      if (move.isProved || !level.isPerfect()) {
        double value = move.isProved ? move.value : share(move, own, other);
        List<Move> line = new BestLine(search, position.lattice()).of(move, side);
        candidates.add(
            new Candidate(
                new Place(side, position.lattice().site(move.square)), value, move.isProved, line));
      }
    }
    if (level.isPerfect() && candidates.size() < moves.size()) {
      candidates.clear(); // the best may be among those that are not proved
    }
    forgetIf(thought.isLate() || thought.isCancelled(), search);
    return candidates;
  }

  /** The one move of a side that must pass is worth what the other's best answer leaves. */
  private List<Candidate> passed(Position position, Side side, SearchLimit thought) {
    Move pass = new Pass(side);
    if (!(position.play(pass) instanceof Played played) || played.after().movers().isEmpty()) {
      return List.of(new Candidate(pass, 0.5, false, List.of(pass)));
    }
    List<Candidate> answers = analyze(played.after(), side.opponent(), thought);
    List<Candidate> candidates = new ArrayList<>();
    if (!answers.isEmpty()) {
      Candidate best = answers.get(0);
      List<Move> line = new ArrayList<>(List.of(pass));
      line.addAll(best.line());
      double value = best.isExact() ? -best.value() : 1 - best.value();
      candidates.add(new Candidate(pass, value, best.isExact(), line));
    }
    return candidates;
  }

  /** Forgets what was found before a cut: it depends on the machine, and later moves must not. */
  private static void forgetIf(boolean isCut, DiscSearch search) {
    if (isCut) {
      search.known().clear();
    }
  }

  private static double share(RootMove move, long own, long other) {
    if (move.isProved) {
      return move.value > 0 ? 1 : move.value < 0 ? 0 : 0.5;
    }
    return DiscErrors.share(move.value, Long.bitCount(~(own | other)));
  }

  private static long discs(Position position, Mark mark) {
    long discs = 0;
    for (int square = 0; square < 64; square++) {
      discs |= position.at(square) == mark ? 1L << square : 0;
    }
    return discs;
  }
}
