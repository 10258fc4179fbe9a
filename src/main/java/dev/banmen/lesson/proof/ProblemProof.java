package dev.banmen.lesson.proof;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.record.Fault;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.ProblemClaim;
import dev.banmen.lesson.ProblemClaim.ClaimedLine;
import dev.banmen.lesson.proof.AskedPlace.NamedMove;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The proof of one problem: each move that its lines judge is asked about. For one use. */
final class ProblemProof {
  private static final int LONGEST_LINE = 12; // moves shown
  private static final int MOST_NAMED = 5; // moves listed in one fault

  private final ProblemClaim claim;
  private final Position start;
  private final Optional<GoalSolver> solver;
  private final Words words;
  private final List<Fault> faults = new ArrayList<>();
  private boolean isUndecided;
  private Optional<GoalVerdict> elsewhere = Optional.empty(); // at the place that is asked about

  ProblemProof(ProblemClaim claim, Position start, Optional<GoalSolver> solver) {
    this.claim = claim;
    this.start = start;
    this.solver = solver;
    words = start.game().words().language().words(ProblemProof.class);
  }

  ProvedProblem prove(String heading, List<AskedPlace> places) {
    if (solver.isPresent()) {
      places.forEach(this::check);
    } else {
      isUndecided = true;
    }
    boolean isExcused = !claim.unproved().isEmpty();
    if (isUndecided && !isExcused) {
      long positions = solver.map(GoalSolver::positions).orElse(0L);
      String key = solver.isPresent() ? "undecided" : "no-solver";
      fault(claim.line(), claim.column(), key, positions);
    }
    faults.sort(Fault.BY_PLACE);
    ProofStatus status =
        !faults.isEmpty()
            ? ProofStatus.FAULTY
            : isUndecided ? ProofStatus.UNPROVED : ProofStatus.PROVED;
    long positions = solver.map(GoalSolver::positions).orElse(0L);
    return new ProvedProblem(heading, claim.line(), status, faults, positions);
  }

  private void check(AskedPlace place) {
    elsewhere = Optional.empty();
    place.right.values().forEach(this::right);
    place.wrong.values().forEach(this::wrong);
    others(place);
  }

  private void right(NamedMove named) {
    if (named.shown().isRefused()) {
      return; // the rules have refused it
    }
    GoalVerdict verdict = verdict(named.shown().after());
    if (verdict.reached() == Reached.NO || verdict.reached() == Reached.BY_KO) {
      boolean isKo = verdict.reached() == Reached.BY_KO;
      fault(
          named.line(),
          isKo ? "right.ko" : "right.fails",
          name(named.shown().move()),
          line(verdict));
    }
  }

  private void wrong(NamedMove named) {
    if (named.shown().isRefused()) {
      return;
    }
    GoalVerdict verdict = verdict(named.shown().after());
    if (verdict.isReached()) {
      fault(named.line(), "wrong.reaches", name(named.shown().move()), line(verdict));
      return;
    }
    List<LessonMove> rest = named.rest();
    for (int i = 0; i < rest.size(); i++) {
      boolean isReply = rest.get(i).move().side() != start.toMove().orElseThrow();
      GoalVerdict after = isReply ? verdict(rest.get(i).after()) : verdict;
      if (isReply && after.isReached()) {
        String best = verdict.line().isEmpty() || i > 0 ? "" : name(verdict.line().get(0));
        fault(
            named.line(),
            best.isEmpty() ? "wrong.weak" : "wrong.weaker",
            name(rest.get(i).move()),
            line(after),
            best);
        return;
      }
    }
  }

  /** Checks the moves that no line names. */
  private void others(AskedPlace place) {
    boolean areRight = place.other.filter(ClaimedLine::isRight).isPresent();
    List<String> failing = new ArrayList<>();
    String example = "";
    for (Move move : place.position.legalMoves()) {
      boolean isNamed = place.right.containsKey(move) || place.wrong.containsKey(move);
      if (isNamed || move.side() != start.toMove().orElseThrow()) {
        continue;
      }
      GoalVerdict verdict = verdict(place.position, move);
      boolean isFault = verdict.reached() != Reached.UNDECIDED && verdict.isReached() != areRight;
      if (isFault) {
        example = failing.isEmpty() ? line(verdict) : example;
        failing.add(name(move));
      }
    }
    int line = place.other.map(ClaimedLine::line).orElse(claim.line());
    int column = place.other.map(ClaimedLine::column).orElse(claim.column());
    if (areRight && !claim.acceptsOthers()) {
      fault(line, column, "any.needed");
    }
    boolean isCalledWrong = place.other.isPresent() || !claim.acceptsOthers();
    if (!failing.isEmpty() && isCalledWrong) {
      String list = failing.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
      String all = failing.size() > MOST_NAMED ? list + ", ..." : list;
      fault(line, column, areRight ? "others.fail" : "others.reach", failing.size(), all, example);
    }
  }

  private GoalVerdict verdict(Position before, Move move) {
    Position after = LessonMove.of(before, move).after();
    if (elsewhere.isPresent() && isElsewhere(after, move)) {
      return elsewhere.get();
    }
    GoalVerdict verdict = verdict(after);
    if (isElsewhere(after, move)) {
      elsewhere = Optional.of(verdict);
    }
    return verdict;
  }

  /** Whether a move is worth as much as a pass: one that captures may end the game, or help. */
  private boolean isElsewhere(Position after, Move move) {
    return move instanceof Place place
        && after.changes().size() == 1
        && solver.orElseThrow().isElsewhere(place.site());
  }

  private GoalVerdict verdict(Position position) {
    GoalVerdict verdict = solver.orElseThrow().solve(position);
    isUndecided |= verdict.reached() == Reached.UNDECIDED;
    return verdict;
  }

  private String name(Move move) {
    return start.game().notation().name(move);
  }

  /** The moves that show a verdict, as a lesson would write them. */
  private String line(GoalVerdict verdict) {
    List<Move> moves = verdict.line();
    String shown =
        moves.stream().limit(LONGEST_LINE).map(this::name).collect(Collectors.joining(" "));
    return shown.isEmpty() ? "-" : shown;
  }

  private void fault(ClaimedLine at, String key, Object... values) {
    fault(at.line(), at.column(), key, values);
  }

  private void fault(int line, int column, String key, Object... values) {
    faults.add(new Fault(line, column, Printable.of(words.text(key, values))));
  }
}
