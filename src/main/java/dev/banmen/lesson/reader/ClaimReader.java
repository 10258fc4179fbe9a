package dev.banmen.lesson.reader;

import dev.banmen.game.Countable;
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
  private static final String DEAD = "dead: ";

  private final Game game;
  private final Optional<Position> start;
  private final Side learner;
  private final Faults faults;
  private Optional<LocatedText> goalLine = Optional.empty();
  private Optional<LocatedText> unprovedLine = Optional.empty();
  private Optional<SolverGoal> goal = Optional.empty();
  private boolean acceptsOthers;
  private String unproved = "";

  ClaimReader(Game game, Optional<Position> start, Side learner, Faults faults) {
    this.game = game;
    this.start = start;
    this.learner = learner;
    this.faults = faults;
  }

  /** The claim that was read; empty if the block has neither line. */
  Optional<ProblemClaim> claim() {
    return goalLine
        .or(() -> unprovedLine)
        .map(at -> new ProblemClaim(goal, acceptsOthers, unproved, at.at()));
  }

  /** Reads a line {@code unproved: reason, source}. */
  void unproved(LocatedText line) {
    LocatedText text = line.afterColon();
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
  void goal(LocatedText line) {
    if (goalLine.isPresent()) {
      faults.add(line, "goal.twice", "goal");
    }
    goalLine = Optional.of(line);
    List<LocatedText> parts = parts(line.afterColon());
    KoThreats ko = KoThreats.NONE;
    Set<Site> dead = new TreeSet<>();
    for (LocatedText part : parts.subList(1, parts.size())) {
      if (part.is("any") || part.is("only")) {
        acceptsOthers = part.is("any");
      } else if (part.is("ko: " + KoThreats.ONE.word())) {
        ko = KoThreats.ONE;
      } else if (part.text().startsWith(DEAD)) {
        dead.addAll(dead(part));
      } else if (!part.is("ko: " + KoThreats.NONE.word())) {
        faults.add(part, "goal.part", part.text());
      }
    }
    goal = goal(parts.get(0), ko, dead);
  }

  /** The stones that count as dead where points are counted. */
  private Set<Site> dead(LocatedText part) {
    if (start.isPresent() && !(start.get().board() instanceof Countable)) {
      faults.add(part, "goal.part", part.text());
      return Set.of();
    }
    Set<Site> dead = new TreeSet<>();
    for (LocatedText word : part.part(DEAD.length(), part.text().length()).words()) {
      Optional<Site> site = site(word.text());
      if (site.isEmpty()) {
        faults.add(word, "goal.site", word.text());
      } else if (start.isPresent() && start.get().at(site.get()) == Mark.EMPTY) {
        faults.add(word, "goal.target", word.text());
      }
      site.ifPresent(dead::add);
    }
    return dead;
  }

  /** The parts between commas; a comma inside a line of dots is followed by no blank. */
  private static List<LocatedText> parts(LocatedText text) {
    List<LocatedText> parts = new ArrayList<>();
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

  private Optional<SolverGoal> goal(LocatedText text, KoThreats ko, Set<Site> dead) {
    List<LocatedText> words = text.words();
    if (words.size() < 2) {
      return unknown(text);
    }
    String first = words.get(0).text();
    String second = words.get(1).text();
    boolean isBest = (first + " " + second).equals(GoalKind.BEST_SCORE.word());
    Optional<Side> side = isBest ? Optional.of(learner) : MoveReader.side(first, game);
    Optional<GoalKind> kind = GoalKind.of(isBest ? GoalKind.BEST_SCORE.word() : second);
    Optional<GoalPhrase> phrase =
        kind.flatMap(some -> GoalPhrase.of(some, words.subList(2, words.size())));
    if (side.isEmpty() || phrase.isEmpty()) {
      return unknown(text);
    } else if (phrase.get().isPair() && phrase.get().region().isEmpty()) {
      faults.add(text, "goal.region", text.text());
      return Optional.empty();
    } else if (side.get() != learner) {
      faults.add(words.get(0), "goal.side", game.words().side(learner));
      return Optional.empty();
    }
    boolean isCounted = kind.get() == GoalKind.BEST_SCORE || kind.get() == GoalKind.WINS;
    boolean isOneMove = kind.get() == GoalKind.LEAVES;
    boolean isSearched = !phrase.get().region().isEmpty() || ko != KoThreats.NONE;
    if (!dead.isEmpty() && !isCounted || isOneMove && isSearched) {
      return unknown(text);
    }
    return goal(kind.get(), phrase.get(), ko, dead);
  }

  private Optional<SolverGoal> unknown(LocatedText text) {
    faults.add(text, "goal.unknown", text.text());
    return Optional.empty();
  }

  private Optional<SolverGoal> goal(
      GoalKind kind, GoalPhrase phrase, KoThreats ko, Set<Site> dead) {
    int before = faults.count();
    List<Site> targets = new ArrayList<>();
    for (LocatedText word : phrase.targets()) {
      target(word, kind).ifPresent(targets::add);
    }
    if (new TreeSet<>(targets).size() < targets.size()) {
      LocatedText second = phrase.targets().get(1);
      faults.add(second, "goal.same", second.text());
    }
    Set<Site> region = new TreeSet<>();
    for (LocatedText word : phrase.region()) {
      region.addAll(sites(word));
    }
    return faults.count() > before
        ? Optional.empty()
        : Optional.of(new SolverGoal(learner, kind, targets, region, ko, phrase.number(), dead));
  }

  /**
   * The words after a goal's kind, such as {@code D4 or E3 in 3 within A1-E5}.
   *
   * @param targets none, one or two
   * @param number of moves or pieces; 0 for none
   * @param region empty for the whole board
   */
  private record GoalPhrase(List<LocatedText> targets, int number, List<LocatedText> region) {
    /** Reads the words; empty if a goal of this kind is not said so. */
    static Optional<GoalPhrase> of(GoalKind kind, List<LocatedText> words) {
      boolean isPair =
          kind.hasTarget()
              && !kind.hasNumber()
              && words.size() > 2
              && words.get(1).is(kind.joint());
      int at = isPair ? 3 : kind.hasTarget() ? 1 : 0;
      if (words.size() < at || kind.hasTwoTargets() && !isPair) {
        return Optional.empty();
      }
      List<LocatedText> targets =
          isPair ? List.of(words.get(0), words.get(2)) : words.subList(0, at);
      boolean isIn = kind == GoalKind.CAPTURES && at < words.size() && words.get(at).is("in");
      at += isIn ? 1 : 0;
      int number = 0;
      if (isIn || kind.hasNumber()) {
        number = at < words.size() ? number(words.get(at++)) : 0;
        if (number == 0) {
          return Optional.empty();
        }
      }
      if (at == words.size()) {
        return Optional.of(new GoalPhrase(targets, number, List.of()));
      }
      List<LocatedText> region = words.subList(at + 1, words.size());
      return words.get(at).is("within") && !region.isEmpty()
          ? Optional.of(new GoalPhrase(targets, number, region))
          : Optional.empty();
    }

    /** A number of moves or pieces; 0 if it isn't one, or too large. */
    private static int number(LocatedText word) {
      return word.text().matches("[1-9][0-9]?") ? Integer.parseInt(word.text()) : 0;
    }

    boolean isPair() {
      return targets.size() == 2;
    }
  }

  private Optional<Site> target(LocatedText word, GoalKind kind) {
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
  private Set<Site> sites(LocatedText word) {
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
