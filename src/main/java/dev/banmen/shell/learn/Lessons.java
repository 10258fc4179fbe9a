package dev.banmen.shell.learn;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptCard.Standing;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.FreshProblem;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.shell.Answer;
import dev.banmen.shell.TypedKeys;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All lessons, and the learner's progress. Immutable, except for the ports behind it. */
public final class Lessons {
  private final Person person;
  private final Words words;

  public Lessons(Person person) {
    this.person = person;
    words = TypedKeys.words(person.language());
  }

  /** Lists the lessons, a line each, and says which one is next. */
  public Answer listed() throws Refusal {
    List<Lesson> lessons = person.lessons().inOrder().outcome();
    Progress progress = person.lessons().progress();
    List<String> lines = new ArrayList<>();
    for (Lesson lesson : lessons) {
      String title = words.text("lesson.of", lesson.id(), lesson.title());
      lines.add(Sentences.of(title, done(lesson, progress)));
    }
    progress.next(lessons).ifPresent(next -> lines.add(words.text("lesson.next", next.id())));
    return lines.isEmpty() ? Answer.of(words.text("lesson.none")) : Answer.lines(lines);
  }

  private String done(Lesson lesson, Progress progress) {
    int done = progress.done(lesson);
    int all = lesson.counted();
    return done == 0
        ? ""
        : done == all ? words.text("lesson.done") : words.text("lesson.far", done, all);
  }

  /** The named lesson, or the next one, where the learner left it; empty if there is none. */
  public Optional<LessonSession> found(String name) throws Refusal {
    Progress progress = person.lessons().progress();
    Optional<Lesson> lesson =
        name.isEmpty()
            ? progress.next(person.lessons().inOrder().outcome())
            : person.lessons().named(name);
    ReviewPlan plan = person.lessons().reviewPlan();
    return lesson.map(
        one -> LessonSession.at(TurnedSteps.of(one, progress, plan), progress.resume(one)));
  }

  /** Returns a fresh problem of each concept that is due, the one most likely forgotten first. */
  public List<LessonSession> due() throws Refusal {
    ConceptSchedule cards = cards();
    List<ConceptCard> due = cards.forToday(person.lessons().today());
    return FreshProblem.ofAll(cards, due, person.lessons().exercises());
  }

  /** Says how many more concepts are due, but wait for another day; empty for none. */
  public String waiting() throws Refusal {
    int waiting = cards().waiting(person.lessons().today());
    return waiting == 0 ? "" : words.text("sentence", words.text("due.waiting", waiting));
  }

  private ConceptSchedule cards() throws Refusal {
    return person.lessons().cards(person.lessons().inOrder().outcome());
  }

  /** Says what is to be reviewed, weak, learned and new: a line for each, then its concepts. */
  public Answer concepts() throws Refusal {
    ConceptSchedule cards = cards();
    LocalDate today = person.lessons().today();
    List<String> lines = new ArrayList<>();
    for (Standing standing : List.of(Standing.DUE, Standing.WEAK, Standing.LEARNED, Standing.NEW)) {
      List<String> names = new ArrayList<>();
      for (ConceptCard card : cards.all()) {
        if (card.standing(today) == standing) {
          names.add(named(card, standing));
        }
      }
      if (!names.isEmpty()) {
        String key = "concepts.standing." + standing.name().toLowerCase(Locale.ROOT);
        int waiting = standing == Standing.DUE ? cards.waiting(today) : 0;
        String heading = words.text("sentence", words.text(key, names.size() - waiting));
        String later =
            waiting == 0 ? "" : words.text("sentence", words.text("due.waiting", waiting));
        lines.add(Sentences.of(heading, later));
        lines.addAll(names);
      }
    }
    return lines.isEmpty() ? Answer.of(words.text("lesson.none")) : Answer.lines(lines);
  }

  private String named(ConceptCard card, Standing standing) {
    String game = card.lesson().game().words().text("name");
    String title = card.concept().title();
    boolean isLater = standing == Standing.WEAK || standing == Standing.LEARNED;
    return isLater
        ? words.text("concept.later", game, title, card.due().orElseThrow())
        : words.text("concept", game, title);
  }

  /** The names of all lessons; none if they cannot be read. */
  public List<String> names() {
    try {
      return person.lessons().inOrder().outcome().stream().map(Lesson::id).toList();
    } catch (Refusal e) {
      return List.of();
    }
  }
}
