package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.lesson.ProblemClaim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads what a block of answers claims: {@code goal:} and {@code unproved:}. For one block. */
final class ClaimReader {
  private final Game game;
  private final Optional<Position> start;
  private final Side learner;
  private final Faults faults;
  private Optional<Script> goalLine = Optional.empty();
  private Optional<Script> unprovedLine = Optional.empty();
  private Optional<SolverGoal> goal = Optional.empty();
  private boolean acceptsOthers;
  private String unproved = "";

  ClaimReader(Game game, Optional<Position> start, Side learner, Faults faults) {
    this.game = game;
    this.start = start;
    this.learner = learner;
    this.faults = faults;
  }

  /** What was read; empty if the block has neither line. */
  Optional<ProblemClaim> claim() {
    return goalLine
        .or(() -> unprovedLine)
        .map(at -> new ProblemClaim(goal, acceptsOthers, unproved, at.line(), at.column()));
  }

  /** Reads a line {@code unproved: reason, source}. */
  void unproved(Script line) {
    Script text = line.afterColon();
    String[] parts = text.text().split(", ", 2);
    if (unprovedLine.isPresent()) {
      faults.add(line, "goal.twice", "unproved");
    } else if (parts.length < 2 || parts[0].isBlank() || parts[1].isBlank()) {
      faults.add(text, "goal.unproved");
    }
    unprovedLine = Optional.of(line);
    unproved = text.text();
  }

  /** Reads a line such as {@code goal: black captures D4 within A1-E5, ko: none, any}. */
  void goal(Script line) {
    if (goalLine.isPresent()) {
      faults.add(line, "goal.twice", "goal");
    }
    goalLine = Optional.of(line);
    List<Script> parts = parts(line.afterColon());
    KoThreats ko = KoThreats.NONE;
    for (Script part : parts.subList(1, parts.size())) {
      if (part.is("any") || part.is("only")) {
        acceptsOthers = part.is("any");
      } else if (part.is("ko: " + KoThreats.ONE.word())) {
        ko = KoThreats.ONE;
      } else if (!part.is("ko: " + KoThreats.NONE.word())) {
        faults.add(part, "goal.part", part.text());
      }
    }
    goal = goal(parts.get(0), ko);
  }

  /** The parts between commas; a comma inside a line of dots is followed by no blank. */
  private static List<Script> parts(Script text) {
    List<Script> parts = new ArrayList<>();
    int from = 0;
    for (int at = 0; at < text.text().length(); at++) {
      boolean isEnd = at + 1 == text.text().length() || text.text().charAt(at + 1) == ' ';
      if (text.text().charAt(at) == ',' && isEnd) {
        parts.add(text.part(from, at));
        from = at + 1;
      }
    }
    parts.add(text.part(from, text.text().length()));
    return parts;
  }

  private Optional<SolverGoal> goal(Script text, KoThreats ko) {
    List<Script> words = text.words();
    boolean isBest =
        words.size() > 1
            && (words.get(0).text() + " " + words.get(1).text()).equals(GoalKind.BEST_SCORE.word());
    Optional<Side> side =
        isBest
            ? Optional.of(learner)
            : words.size() < 2 ? Optional.empty() : MoveReader.side(words.get(0).text(), game);
    Optional<GoalKind> kind =
        isBest
            ? Optional.of(GoalKind.BEST_SCORE)
            : side.flatMap(any -> GoalKind.of(words.get(1).text()));
    boolean isFlips = kind.equals(Optional.of(GoalKind.FLIPS));
    boolean isPair = kind.filter(GoalKind::hasTarget).isPresent() && isPair(words, kind.get());
    int end = isPair ? 5 : isFlips || kind.filter(GoalKind::hasTarget).isPresent() ? 3 : 2;
    boolean isIn =
        kind.equals(Optional.of(GoalKind.CAPTURES))
            && words.size() > end + 1
            && words.get(end).is("in");
    end += isIn ? 2 : 0;
    int number = (isFlips || isIn) && words.size() >= end ? number(words.get(end - 1)) : 0;
    boolean isWhole = words.size() == end || words.size() > end + 1 && words.get(end).is("within");
    boolean isOne = kind.filter(GoalKind::hasTwoTargets).isPresent() && !isPair;
    if (kind.isEmpty() || isOne || !isWhole || (isFlips || isIn) && number == 0) {
      faults.add(text, "goal.unknown", text.text());
      return Optional.empty();
    } else if (isPair && words.size() == end) {
      faults.add(text, "goal.region", text.text());
      return Optional.empty();
    } else if (side.get() != learner) {
      faults.add(words.get(0), "goal.side", game.words().side(learner));
      return Optional.empty();
    }
    int before = faults.count();
    List<Site> targets = new ArrayList<>();
    for (int at = 2; kind.get().hasTarget() && at < (isPair ? 5 : 3); at += 2) {
      target(words.get(at), kind.get()).ifPresent(targets::add);
    }
    if (isPair && new TreeSet<>(targets).size() < targets.size()) {
      faults.add(words.get(4), "goal.same", words.get(4).text());
    }
    Set<Site> region = new TreeSet<>();
    for (Script word : words.subList(Math.min(end + 1, words.size()), words.size())) {
      region.addAll(sites(word));
    }
    return faults.count() > before
        ? Optional.empty()
        : Optional.of(new SolverGoal(learner, kind.get(), targets, region, ko, number));
  }

  /** Whether two targets are named, such as {@code D4 or E3}. */
  private static boolean isPair(List<Script> words, GoalKind kind) {
    return words.size() > 4 && words.get(3).is(kind.joint());
  }

  /** A number of moves or pieces; 0 if it isn't one, or too large. */
  private static int number(Script word) {
    return word.text().matches("[1-9][0-9]?") ? Integer.parseInt(word.text()) : 0;
  }

  private Optional<Site> target(Script word, GoalKind kind) {
    Optional<Site> site = site(word.text());
    Mark wanted = kind.isOfOwn() ? learner.mark() : learner.opponent().mark();
    if (site.isEmpty()) {
      faults.add(word, "goal.site", word.text());
    } else if (start.isPresent() && start.get().at(site.get()) != wanted) {
      faults.add(word, "goal.target", word.text());
    }
    return site;
  }

  private Optional<Site> site(String name) {
    Notation notation = game.notation();
    return notation.parse(name).filter(game.lattice()::isOpen);
  }

  /** The sites that a word of a region means: one, or a rectangle such as {@code A1-E5}. */
  private Set<Site> sites(Script word) {
    Optional<Site> one = site(word.text());
    if (one.isPresent()) {
      return Set.of(one.get());
    }
    int dash = word.text().indexOf('-');
    Optional<Site> from = dash < 0 ? Optional.empty() : site(word.text().substring(0, dash));
    Optional<Site> to = dash < 0 ? Optional.empty() : site(word.text().substring(dash + 1));
    if (from.isEmpty() || to.isEmpty()) {
      faults.add(word, "goal.site", word.text());
      return Set.of();
    }
    return rectangle(from.get(), to.get());
  }

  private Set<Site> rectangle(Site from, Site to) {
    Set<Site> sites = new TreeSet<>();
    for (int row = Math.min(from.row(), to.row()); row <= Math.max(from.row(), to.row()); row++) {
      for (int col = Math.min(from.col(), to.col()); col <= Math.max(from.col(), to.col()); col++) {
        Site site = new Site(row, col);
        if (game.lattice().isOpen(site)) {
          sites.add(site);
        }
      }
    }
    return sites;
  }
}
