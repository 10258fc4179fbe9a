package dev.banmen.lesson.proof;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.record.Fault;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.FileLine;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.ProblemClaim;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
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

  ProvedProblem prove(String heading, Branch first) {
    if (solver.isPresent()) {
      check(first);
    } else {
      isUndecided = true;
    }
    boolean isExcused = !claim.unproved().isEmpty();
    if (isUndecided && !isExcused) {
      long positions = solver.map(GoalSolver::positions).orElse(0L);
      String key = solver.isPresent() ? "undecided" : "no-solver";
      fault(claim.at(), key, positions);
    }
    faults.sort(Fault.BY_PLACE);
    ProofStatus status =
        !faults.isEmpty()
            ? ProofStatus.FAULTY
            : isUndecided ? ProofStatus.UNPROVED : ProofStatus.PROVED;
    long positions = solver.map(GoalSolver::positions).orElse(0L);
    return new ProvedProblem(heading, claim.at().line(), status, faults, positions);
  }

  /** Checks the moves at a position, then those at the positions that its right moves lead to. */
  private void check(Branch branch) {
    elsewhere = Optional.empty();
    branch.replies().values().stream()
        .filter(reply -> !reply.moves().get(0).isRefused()) // the rules prove those
        .forEach(reply -> reply.match(this::right, this::wrong));
    others(branch);
    for (MoveReply reply : branch.replies().values()) {
      reply.match(right -> right.next(), wrong -> Optional.<Branch>empty()).ifPresent(this::check);
    }
  }

  private MoveReply right(MoveReply.Right reply) {
    LessonMove shown = reply.moves().get(0);
    GoalVerdict verdict = verdict(shown.after());
    if (verdict.reached() == Reached.NO || verdict.reached() == Reached.BY_KO) {
      String key = verdict.reached() == Reached.BY_KO ? "right.ko" : "right.fails";
      fault(reply.at(), key, name(shown.move()), line(verdict));
    }
    return reply;
  }

  private MoveReply wrong(MoveReply.Wrong reply) {
    GoalVerdict verdict = verdict(reply.moves().get(0).after());
    if (verdict.isReached()) {
      fault(reply.at(), "wrong.reaches", name(reply.moves().get(0).move()), line(verdict));
      return reply;
    }
    for (int i = 1; i < reply.moves().size(); i++) {
      LessonMove next = reply.moves().get(i);
      boolean isReply = next.move().side() != start.toMove().orElseThrow();
      GoalVerdict after = isReply ? verdict(next.after()) : verdict;
      if (isReply && after.isReached()) {
        String best = verdict.line().isEmpty() || i > 1 ? "" : name(verdict.line().get(0));
        String key = best.isEmpty() ? "wrong.weak" : "wrong.weaker";
        fault(reply.at(), key, name(next.move()), line(after), best);
        return reply;
      }
    }
    return reply;
  }

  /** Checks the moves that no line names. */
  private void others(Branch branch) {
    boolean areRight = branch.other().filter(Branch.Other::isRight).isPresent();
    List<String> failing = new ArrayList<>();
    String example = "";
    for (Move move : branch.position().legalMoves()) {
      if (branch.replies().containsKey(move) || move.side() != start.toMove().orElseThrow()) {
        continue;
      }
      GoalVerdict verdict = verdict(branch.position(), move);
      boolean isFault = verdict.reached() != Reached.UNDECIDED && verdict.isReached() != areRight;
      if (isFault) {
        example = failing.isEmpty() ? line(verdict) : example;
        failing.add(name(move));
      }
    }
    FileLine at = branch.other().map(Branch.Other::at).orElse(claim.at());
    if (areRight && !claim.acceptsOthers()) {
      fault(at, "any.needed");
    }
    boolean isCalledWrong = branch.other().isPresent() || !claim.acceptsOthers();
    if (!failing.isEmpty() && isCalledWrong) {
      String all = WordList.first(words.language(), failing, MOST_NAMED);
      fault(at, areRight ? "others.fail" : "others.reach", failing.size(), all, example);
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

  private void fault(FileLine at, String key, Object... values) {
    faults.add(new Fault(at.line(), at.column(), Printable.of(words.text(key, values))));
  }
}
