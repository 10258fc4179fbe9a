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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a block of answers claims: {@code goal:} and {@code unproved:}. For one block. */
final class ClaimReader {
  private static final String DEAD = "dead: ";

  /** Between parts; a comma inside a line of dots is followed by no blank. */
  private static final Pattern COMMA = Pattern.compile(",(?= |$)");

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
    List<LocatedText> parts = line.afterColon().parts(COMMA);
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
    Optional<Matcher> phrase =
        kind.map(some -> phrase(some).matcher(text.text())).filter(Matcher::matches);
    if (side.isEmpty() || phrase.isEmpty()) {
      return unknown(text);
    }
    boolean hasRegion = phrase.get().group("region") != null;
    if (phrase.get().group("second") != null && !hasRegion) {
      faults.add(text, "goal.region", text.text());
      return Optional.empty();
    } else if (side.get() != learner) {
      faults.add(words.get(0), "goal.side", game.words().side(learner));
      return Optional.empty();
    }
    boolean isCounted = kind.get() == GoalKind.BEST_SCORE || kind.get() == GoalKind.WINS;
    boolean isOneMove = kind.get() == GoalKind.LEAVES;
    boolean isSearched = hasRegion || ko != KoThreats.NONE;
    if (!dead.isEmpty() && !isCounted || isOneMove && isSearched) {
      return unknown(text);
    }
    return goal(kind.get(), text, phrase.get(), ko, dead);
  }

  private Optional<SolverGoal> unknown(LocatedText text) {
    faults.add(text, "goal.unknown", text.text());
    return Optional.empty();
  }

  private Optional<SolverGoal> goal(
      GoalKind kind, LocatedText text, Matcher phrase, KoThreats ko, Set<Site> dead) {
    int before = faults.count();
    Optional<LocatedText> second = part(text, phrase, "second");
    List<Site> targets = new ArrayList<>();
    part(text, phrase, "first").flatMap(word -> target(word, kind)).ifPresent(targets::add);
    second.flatMap(word -> target(word, kind)).ifPresent(targets::add);
    if (new TreeSet<>(targets).size() < targets.size()) {
      faults.add(second.get(), "goal.same", second.get().text());
    }
    Set<Site> region = new TreeSet<>();
    part(text, phrase, "region")
        .ifPresent(sites -> sites.words().forEach(word -> region.addAll(sites(word))));
    int number = part(text, phrase, "number").map(LocatedText::number).orElse(0);
    return faults.count() > before
        ? Optional.empty()
        : Optional.of(new SolverGoal(learner, kind, targets, region, ko, number, dead));
  }

  /** How a goal of a kind is said, such as {@code black captures D4 or E3 in 3 within A1-E5}. */
  private static Pattern phrase(GoalKind kind) {
    boolean isOfMoves = kind == GoalKind.CAPTURES;
    boolean mayHaveTwo = kind.hasTarget() && !kind.hasNumber();
    return Pattern.compile(
        "[^ ]+ +[^ ]+"
            + ("(?: +(?<first>[^ ]+))" + times(kind.hasTarget(), false))
            + ("(?: +" + kind.joint() + " +(?<second>[^ ]+))")
            + times(kind.hasTwoTargets(), mayHaveTwo)
            + ("(?: +" + (isOfMoves ? "in +" : "") + "(?<number>[1-9][0-9]?))")
            + times(kind.hasNumber(), isOfMoves)
            + "(?: +within +(?<region>[^ ].*))?");
  }

  private static String times(boolean isSaid, boolean mayBe) {
    return isSaid ? "" : mayBe ? "?" : "{0}";
  }

  /** A part of a goal's phrase. */
  private static Optional<LocatedText> part(LocatedText text, Matcher phrase, String name) {
    return phrase.group(name) == null
        ? Optional.empty()
        : Optional.of(text.part(phrase.start(name), phrase.end(name)));
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
    String[] corners = word.text().split("-", 2);
    Optional<Site> from = site(corners[0]);
    Optional<Site> to = site(corners[corners.length - 1]);
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
