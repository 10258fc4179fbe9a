package dev.banmen.gtp.client;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Another program as a computer player, by the Go Text Protocol. How long it thinks is its own
 * business, except in {@link #analyze}: the end of a thought only interrupts one that knows GoGui's
 * interrupt. All its methods throw an {@link EngineFault} if the program does anything wrong; then
 * it has been ended. Mutable; for one thread at a time, but any may {@link #close} it.
 */
public final class GtpBot implements Bot, AutoCloseable {
  private static final String KATA_ANALYZE = "kata-analyze";
  private static final String LEELA_ANALYZE = "lz-analyze";
  private static final String STATUS = "final_status_list";

  /** How often it reports, in hundredths of a second. */
  private static final int INTERVAL = 20;

  /** After so many reports without a move that is legal and worth something, it has none. */
  private static final int MOST_USELESS = 5;

  /** The most moves shown of what the program expects. */
  static final int LONGEST_LINE = 30;

  private final GtpEngine engine;
  private final EngineTable table;
  private final EngineTime time;

  GtpBot(GtpEngine engine, EngineTable table, EngineTime time) {
    this.engine = engine;
    this.table = table;
    this.time = time;
  }

  /** The program's own name, with its version; short, and safe to show. */
  public String name() {
    return engine.name();
  }

  private void show(Position position) {
    if (table.show(position)) {
      time.begin();
    }
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    show(position);
    time.tell(side);
    String command = "genmove " + side.id();
    String answer =
        engine
            .think(command, thought::isOver)
            .orElseThrow(() -> engine.failed(EngineFault.Kind.REFUSED_COMMAND, command))
            .get(0);
    if (answer.toLowerCase(Locale.ROOT).equals("resign")) {
      return new Decision(Optional.empty(), false);
    }
    Move move =
        table
            .vertices()
            .move(side, answer)
            .orElseThrow(() -> engine.failed(EngineFault.Kind.INVALID_ANSWER, answer));
    if (position.miss(move).isPresent()) {
      throw engine.failed(EngineFault.Kind.ILLEGAL_MOVE, answer);
    }
    table.note(move);
    return new Decision(Optional.of(move), thought.isLate());
  }

  /** Whether it can say what moves are worth; else {@link #analyze} throws. */
  public boolean canAnalyze() {
    return engine.has(KATA_ANALYZE) || engine.has(LEELA_ANALYZE);
  }

  /** Analyzes until the thought is over, at least until it has reported something. */
  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    show(position);
    boolean isLeela = !engine.has(KATA_ANALYZE);
    String command = isLeela ? LEELA_ANALYZE : KATA_ANALYZE;
    AnalysisLine reader = new AnalysisLine(position, side, isLeela);
    Reports reports = new Reports(reader, SearchLimit.within(engine.answerMillis(), 0));
    boolean isDone =
        canAnalyze()
            && engine.stream(
                command + " " + side.id() + " " + INTERVAL,
                () -> reports.isOver(thought),
                reports::take);
    if (!isDone || reports.newest.isEmpty()) {
      throw new EngineFault(EngineFault.Kind.NO_ANALYSIS, name());
    }
    return reports.newest.stream().map(candidate -> legal(position, candidate)).toList();
  }

  /** An engine's reports of a position. Mutable, one thread. */
  private static final class Reports {
    private final AnalysisLine reader;
    private final SearchLimit patience;
    private List<Candidate> newest = List.of();
    private int useless; // reports without a move that is legal and worth something

    /**
     * Nothing so far.
     *
     * @param patience how long to wait for the first report
     */
    Reports(AnalysisLine reader, SearchLimit patience) {
      this.reader = reader;
      this.patience = patience;
    }

    void take(String line) {
      List<Candidate> candidates = reader.candidates(line);
      if (!candidates.isEmpty()) {
        newest = candidates;
      } else if (AnalysisLine.isAbout(line)) {
        useless++;
      }
    }

    /** Whether nothing more is waited for. */
    boolean isOver(SearchLimit thought) {
      if (!newest.isEmpty()) {
        return thought.isOver();
      }
      boolean isWaiting = useless == 0 && !thought.isCancelled() && !patience.isOver();
      return useless >= MOST_USELESS || thought.isOver() && !isWaiting;
    }
  }

  /** A candidate with what follows as far as it is legal, and not longer than people look. */
  private static Candidate legal(Position position, Candidate candidate) {
    List<Move> line = new ArrayList<>();
    Position now = position;
    for (Move move : candidate.line()) {
      if (line.size() == LONGEST_LINE || !(now.play(move) instanceof Played played)) {
        break;
      }
      line.add(move);
      now = played.after();
    }
    return candidate.expecting(line);
  }

  @Override
  public boolean judges(Position counted) {
    return counted.isCountable() && engine.has(STATUS);
  }

  /** None if the program can't say. */
  @Override
  public BitSet dead(Position counted, SearchLimit thought) {
    BitSet dead = new BitSet();
    if (!judges(counted)) {
      return dead;
    }
    show(counted);
    for (String line : engine.think(STATUS + " dead", thought::isOver).orElse(List.of())) {
      for (String vertex : line.split(" ")) {
        if (!vertex.isEmpty()) {
          dead.set(counted.lattice().index(stone(counted, vertex)));
        }
      }
    }
    return dead;
  }

  private Site stone(Position counted, String vertex) {
    Optional<Site> site = table.vertices().site(vertex);
    if (site.isEmpty() || counted.at(site.get()) == Mark.EMPTY) {
      throw engine.failed(EngineFault.Kind.INVALID_ANSWER, vertex);
    }
    return site.get();
  }

  /** Ends the program. */
  @Override
  public void close() {
    engine.close();
  }
}
