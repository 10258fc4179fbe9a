package dev.banmen.gtp.engine;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The commands by which Lizzie, Sabaki and others show what a program thinks: {@code lz-analyze} of
 * Leela Zero and {@code kata-analyze} of KataGo (its docs/GTP_Extensions.md); and those by which
 * they show it in a game between programs, {@code lz-genmove_analyze} and {@code
 * kata-genmove_analyze}.
 */
record AnalyzeCommands(EngineGame table, EngineClock clock, Thinker thinker) {
  private static final String INVALID = "invalid argument";
  private static final String CHOOSY = "allow and avoid need a network, and none plays here";
  private static final int FEW_LOOKS = 8;
  private static final int DEFAULT_INTERVAL = 100;

  /** What KataGo would answer more for: that is left out. */
  private static final Set<String> IGNORED =
      Set.of(
          "minmoves",
          "rootInfo",
          "pvVisits",
          "pvEdgeVisits",
          "movesOwnership",
          "movesOwnershipStdev",
          "ownershipStdev",
          "noResultValue");

  private static final long CENTISECOND_MILLIS = 10;

  /** The part of a move's time in which it finds out what it says about the move. */
  private static final int SAYING_PART = 4;

  static void addTo(EngineCommands all, EngineGame table, EngineClock clock, Thinker thinker) {
    AnalyzeCommands commands = new AnalyzeCommands(table, clock, thinker);
    all.add("lz-analyze", (words, isEnded) -> commands.analyze(words, false, isEnded));
    all.add("kata-analyze", (words, isEnded) -> commands.analyze(words, true, isEnded));
    all.add("lz-genmove_analyze", words -> commands.genmove(words, false));
    all.add("kata-genmove_analyze", words -> commands.genmove(words, true));
  }

  /** Says what the moves are worth, and plays one. */
  private String genmove(List<String> words, boolean isKata) throws CommandFault {
    Asked asked = Asked.read(words, table);
    Optional<Set<Move>> wanted = wanted(asked);
    StringBuilder answer = new StringBuilder("\n");
    ThinkingCommands thinking = new ThinkingCommands(table, clock, thinker);
    String played = thinking.made(asked.side, () -> chosen(asked, wanted, isKata, answer));
    return answer + "play " + played;
  }

  /** Returns the moves to look at; empty for all. */
  private Optional<Set<Move>> wanted(Asked asked) throws CommandFault {
    Optional<Set<Move>> wanted = asked.wanted(table);
    if (wanted.isPresent() && !thinker.isChoosy(table)) {
      throw new CommandFault(CHOOSY);
    }
    return wanted;
  }

  private Optional<Move> chosen(
      Asked asked, Optional<Set<Move>> wanted, boolean isKata, StringBuilder answer) {
    if (table.mustWait(asked.side) || wanted.filter(Set::isEmpty).isPresent()) {
      return Optional.of(new Pass(asked.side));
    }
    long begun = System.nanoTime();
    long most = clock.millisFor(asked.side);
    long millis = wanted.isPresent() ? most : most / SAYING_PART;
    Thinker.Analysis found =
        thinker.analysis(table, asked.side, millis, asked.wantsOwners, wanted, () -> false);
    answer.append(asked.line(found, isKata, table)).append('\n');
    if (wanted.isEmpty()) {
      return thinker.decide(table, asked.side, begun);
    }
    Stream<Move> best = found.candidates().stream().map(Candidate::move);
    return Stream.concat(best, wanted.get().stream()).findFirst();
  }

  private LastingCommand.Lines analyze(List<String> words, boolean isKata, BooleanSupplier isEnded)
      throws CommandFault {
    Asked asked = Asked.read(words, table);
    Optional<Set<Move>> wanted = wanted(asked);
    if (table.mustWait(asked.side) || wanted.filter(Set::isEmpty).isPresent()) {
      return Optional::empty;
    }
    return new LastingCommand.Lines() {
      private long millis = asked.interval * CENTISECOND_MILLIS;
      private boolean isDone;

      private Thinker.Analysis longer() {
        Thinker.Analysis found =
            thinker.analysis(table, asked.side, millis, asked.wantsOwners, wanted, isEnded);
        millis *= 2;
        return found;
      }

      /** Looks twice as long each time: what it saw before, it sees again in a moment. */
      @Override
      public Optional<String> next() {
        if (isDone) {
          return Optional.empty();
        }
        Thinker.Analysis found = longer();
        while (isFirstImpression(found.candidates()) && !found.isLast()) {
          found = longer();
        }
        isDone = found.isLast();
        return Optional.of(asked.line(found, isKata, table)).filter(text -> !text.isEmpty());
      }
    };
  }

  /** Whether so few looks were taken that the next ones may say something else by far. */
  private static boolean isFirstImpression(List<Candidate> candidates) {
    int looks = candidates.stream().mapToInt(Candidate::visits).sum();
    return looks > 0 && looks < FEW_LOOKS;
  }

  /** The arguments: a color, hundredths of a second, and pairs of a name and what it says. */
  private static final class Asked {
    private Side side;
    private int interval = DEFAULT_INTERVAL;
    private int most = Integer.MAX_VALUE; // moves
    private boolean wantsOwners;
    private final Set<Move> allowed = new HashSet<>(); // none for all
    private final Set<Move> avoided = new HashSet<>();

    static Asked read(List<String> words, EngineGame table) throws CommandFault {
      Asked asked = new Asked();
      asked.side = table.position().toMove().orElse(Side.BLACK);
      int at = 0;
      if (Operands.at(words, at).matches("(?i)b|w|black|white")) {
        asked.side = Operands.side(words.get(at++), CommandFault.COLOR);
      }
      if (Operands.at(words, at).matches("[0-9]+")) {
        asked.interval = Operands.number(words.get(at++), INVALID);
      }
      while (at < words.size()) {
        at = asked.readPair(words, at, table);
      }
      asked.interval = Math.max(1, asked.interval);
      return asked;
    }

    /** What was found out, in a line; empty if no moves are to be listed. */
    String line(Thinker.Analysis found, boolean isKata, EngineGame table) {
      List<Candidate> listed = found.candidates().stream().limit(most).toList();
      return new AnalysisWriter(table, side, isKata).line(listed, found.owners());
    }

    /** The legal moves that are to be looked at; empty for all, without any if there are none. */
    Optional<Set<Move>> wanted(EngineGame table) {
      Set<Move> wanted = new LinkedHashSet<>(table.legalMoves(side));
      boolean isLess = wanted.removeAll(avoided);
      if (allowed.stream().anyMatch(move -> move.side() == side)) {
        isLess |= wanted.retainAll(allowed);
      }
      return isLess ? Optional.of(wanted) : Optional.empty();
    }

    /** Reads a name and its value. */
    private int readPair(List<String> words, int at, EngineGame table) throws CommandFault {
      String name = words.get(at);
      String value = Operands.at(words, at + 1);
      switch (name) {
        case "interval" -> interval = Operands.number(value, INVALID);
        case "maxmoves" -> most = Operands.number(value, INVALID);
        case "ownership" -> {
          if (!value.matches("true|false")) {
            throw new CommandFault(INVALID);
          }
          wantsOwners = value.equals("true");
        }
        case "allow", "avoid" -> {
          Set<Move> named = name.equals("allow") ? allowed : avoided;
          Side mover = Operands.side(value, CommandFault.COLOR);
          for (String vertex : Operands.at(words, at + 2).split(",")) {
            named.add(
                table
                    .vertices()
                    .move(mover, vertex)
                    .orElseThrow(() -> new CommandFault(CommandFault.COORDINATE)));
          }
          Operands.number(
              Operands.at(words, at + 3), INVALID); // for so many moves: here, the first
          return at + 4;
        }
        default -> {
          if (!IGNORED.contains(name) || value.isEmpty()) {
            throw new CommandFault(INVALID);
          }
        }
      }
      return at + 2;
    }
  }
}
