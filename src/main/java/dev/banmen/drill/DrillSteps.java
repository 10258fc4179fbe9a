package dev.banmen.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.game.drill.Pupil;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Makes exercises for reviews, as steps of a lesson: a place is played, and anything else is chosen
 * from a few answers, those of pupils with misconceptions first. Any thread.
 */
public final class DrillSteps implements ExerciseSource {
  private static final int CHOICES = 4; // to offer for numbers and several sites
  private static final String NAME = "drill"; // the lesson's step gives its own

  private final Games games;
  private final Map<String, Drills> drills = new ConcurrentHashMap<>(); // by game; read when needed

  /** Returns the exercises of these games, in their language. */
  public DrillSteps(Games games) {
    this.games = games;
  }

  @Override
  public Optional<Step> exercise(Concept concept, long seed) {
    Optional<Family> family = family(concept);
    Optional<String> kind = kind(concept);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    Random random = new Random(SplitMix64.mix(seed));
    Drills known = drills(family.get());
    return step(known.exercise(kind.get(), random), random);
  }

  @Override
  public Optional<String> name(Concept concept) {
    return kind(concept)
        .flatMap(kind -> drills(family(concept).orElseThrow()).kind(kind))
        .map(kind -> kind.name(games.language()));
  }

  private Drills drills(Family family) {
    return drills.computeIfAbsent(family.id(), id -> Drills.of(family));
  }

  private static int slash(Concept concept) {
    return Math.max(0, concept.id().indexOf('/'));
  }

  private Optional<Family> family(Concept concept) {
    return games.find(concept.id().substring(0, slash(concept)));
  }

  private Optional<String> kind(Concept concept) {
    String name = concept.id().substring(slash(concept)).replaceFirst("^/", "");
    return family(concept).map(one -> OwnDrills.of(one).concepts().get(name));
  }

  /** Returns an exercise as a step; empty if its answer is a move that can't be played. */
  static Optional<Step> step(Exercise exercise, Random random) {
    Optional<? extends Task> task =
        switch (exercise.form().way()) {
          case CHOICE -> choice(exercise, choices(exercise));
          case NUMBER -> choice(exercise, numbers(exercise));
          case SITE -> played(exercise, exercise.answer().sites().first());
          case SITES -> choice(exercise, sets(exercise, random));
        };
    return task.map(
        it ->
            new Step(
                NAME,
                exercise.kind().name(exercise.game().words().language()),
                prose(exercise),
                exercise.position(),
                markup(exercise),
                List.of(),
                Optional.of(it)));
  }

  private static List<Paragraph> prose(Exercise exercise) {
    List<Paragraph> prose = new ArrayList<>();
    prose.add(paragraph(exercise.question()));
    Position position = exercise.position();
    Optional<Site> last = lastSite(position);
    if (last.isPresent()) {
      Vocabulary game = exercise.game().words();
      String mover = game.side(position.board().lastSide());
      String name = exercise.game().notation().name(last.get());
      Words words = game.language().words(DrillSteps.class);
      prose.add(paragraph(words.text("step.last", mover, name)));
    }
    return prose;
  }

  private static Paragraph paragraph(String text) {
    return new Paragraph("", List.of(new Span(text, Span.Look.PLAIN)));
  }

  private static Optional<Site> lastSite(Position position) {
    Board board = position.board();
    return board.ply() == 0 || board.last() < 0
        ? Optional.empty()
        : Optional.of(position.lattice().site(board.last()));
  }

  /** Marks the last move, and over it the site that is asked about. */
  private static Markup markup(Exercise exercise) {
    Map<Site, Sign> signs = new HashMap<>();
    lastSite(exercise.position()).ifPresent(site -> signs.put(site, Sign.CIRCLE));
    exercise.site().ifPresent(site -> signs.put(site, Sign.TRIANGLE));
    return new Markup(signs, Map.of(), List.of(), false);
  }

  private static Optional<Answers> played(Exercise exercise, Site site) {
    String why = exercise.explanation().sentence();
    Move move = new Place(exercise.side(), site);
    LessonMove shown = LessonMove.of(exercise.position(), move);
    Branch branch =
        new Branch(
            exercise.position(),
            Map.of(move, new MoveReply.Right(List.of(shown), why, Optional.empty())),
            Optional.of(new Branch.Other(false, why)));
    return shown.isRefused()
        ? Optional.empty()
        : Optional.of(new Answers(branch, List.of(), Optional.empty()));
  }

  private static Optional<ChoiceQuestion> choice(Exercise exercise, List<DrillAnswer> offered) {
    String why = exercise.explanation().sentence();
    List<ChoiceQuestion.Choice> choices = new ArrayList<>();
    for (DrillAnswer answer : offered) {
      String text = AnswerText.of(exercise, answer);
      choices.add(new ChoiceQuestion.Choice(text, exercise.isRight(answer), why));
    }
    return Optional.of(new ChoiceQuestion(choices, List.of(), Optional.of(exercise.explanation())));
  }

  private static List<DrillAnswer> choices(Exercise exercise) {
    return exercise.form().choices().stream().<DrillAnswer>map(DrillAnswer.OneOf::new).toList();
  }

  /** The right number, those of pupils with misconceptions, and its neighbours, the least first. */
  private static List<DrillAnswer> numbers(Exercise exercise) {
    int right = ((DrillAnswer.HowMany) exercise.answer()).number();
    Set<Integer> numbers = new LinkedHashSet<>(Set.of(right));
    for (Pupil pupil : exercise.kind().pupils()) {
      if (pupil.answer(exercise) instanceof DrillAnswer.HowMany many) {
        numbers.add(many.number());
      }
    }
    numbers.addAll(List.of(right + 1, right - 1, right + 2, right - 2));
    return numbers.stream()
        .filter(number -> number >= 0)
        .limit(CHOICES)
        .sorted()
        .<DrillAnswer>map(DrillAnswer.HowMany::new)
        .toList();
  }

  /** The right sites, those of pupils with misconceptions, one more and one fewer, in any order. */
  private static List<DrillAnswer> sets(Exercise exercise, Random random) {
    SortedSet<Site> right = exercise.answer().sites();
    Set<DrillAnswer> sets = new LinkedHashSet<>(Set.of(exercise.answer()));
    for (Pupil pupil : exercise.kind().pupils()) {
      DrillAnswer other = pupil.answer(exercise);
      if (other instanceof DrillAnswer.OnSites sites && !sites.sites().isEmpty()) {
        sets.add(other);
      }
    }
    Set<Site> more = new HashSet<>(right);
    nearest(exercise, right).ifPresent(more::add);
    sets.add(DrillAnswer.OnSites.of(more));
    if (right.size() > 1) {
      Set<Site> fewer = new HashSet<>(right);
      fewer.remove(right.last());
      sets.add(DrillAnswer.OnSites.of(fewer));
    }
    List<DrillAnswer> offered = new ArrayList<>(sets.stream().limit(CHOICES).toList());
    Collections.shuffle(offered, random);
    return offered;
  }

  /**
   * The other side's piece nearest to the site that is asked about, without those of the answer.
   */
  private static Optional<Site> nearest(Exercise exercise, SortedSet<Site> right) {
    Lattice lattice = exercise.position().lattice();
    Mark theirs = exercise.side().opponent().mark();
    Site from = exercise.site().orElse(right.first());
    List<Site> others = new ArrayList<>();
    for (int index = 0; index < lattice.size(); index++) {
      Site site = lattice.site(index);
      if (exercise.position().at(index) == theirs && !right.contains(site)) {
        others.add(site);
      }
    }
    return others.stream().min(Comparator.comparingInt(site -> site.distance(from)));
  }
}
