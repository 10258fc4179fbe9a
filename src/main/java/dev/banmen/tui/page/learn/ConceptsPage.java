package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Refusal;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptCard.Standing;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.PageAction;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The concepts of all lessons by how well they are known: to be reviewed, weak, learned, new.
 * Immutable.
 *
 * @param store read again after a review
 * @param lessons in the order to learn them
 * @param cards what is remembered of each concept
 * @param drills the names of the exercises of concepts that have some
 * @param at the current concept, from 0, in the order shown
 */
public record ConceptsPage(
    LessonStore store,
    Words words,
    List<Lesson> lessons,
    ConceptSchedule cards,
    Map<Concept, String> drills,
    LocalDate today,
    int at,
    String notice)
    implements ListPage {
  private static final List<Standing> ORDER =
      List.of(Standing.DUE, Standing.WEAK, Standing.LEARNED, Standing.NEW);

  public ConceptsPage {
    drills = Map.copyOf(drills);
  }

  /** Not for a viewer's thread: it reads files, and waits for exercises that are being made. */
  static ConceptsPage of(LessonStore store, Words words, List<Lesson> lessons) throws Refusal {
    ConceptSchedule cards = store.cards(lessons);
    ExerciseSource exercises = store.exercises();
    Map<Concept, String> drills = new HashMap<>();
    for (ConceptCard card : cards.all()) {
      exercises.name(card.concept()).ifPresent(name -> drills.put(card.concept(), name));
    }
    return new ConceptsPage(store, words, lessons, cards, drills, store.today(), 0, "");
  }

  /** Returns the concepts in the order shown. */
  List<ConceptCard> shown() {
    List<ConceptCard> shown = new ArrayList<>(cards.due(today));
    for (Standing standing : ORDER.subList(1, ORDER.size())) {
      cards.all().stream().filter(card -> card.standing(today) == standing).forEach(shown::add);
    }
    return shown;
  }

  /** Returns how many concepts are known so well. */
  int count(Standing standing) {
    return (int) cards.all().stream().filter(card -> card.standing(today) == standing).count();
  }

  /** Returns how many concepts are due, but wait for another day. */
  int waiting() {
    return cards.waiting(today);
  }

  /** Returns a board that a concept is asked on. */
  static Position example(ConceptCard card) {
    return card.problems().get(0).step().end();
  }

  @Override
  public Ground ground() {
    List<ConceptCard> shown = shown();
    return shown.isEmpty() ? Ground.SQUARES : example(shown.get(at)).lattice().ground();
  }

  @Override
  public PageAction returned() {
    return AwaitingPage.useOwnFiles(
        this,
        watch -> of(store, words, lessons).at(at),
        (page, millis) -> notice.isEmpty() ? page : page.saying(notice));
  }

  @Override
  public ConceptsPage saying(String sentence) {
    return new ConceptsPage(store, words, lessons, cards, drills, today, at, sentence);
  }

  @Override
  public ConceptsPage at(int concept) {
    int there = Math.max(0, Math.min(cards.all().size() - 1, concept));
    return new ConceptsPage(store, words, lessons, cards, drills, today, there, "");
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return ConceptRows.keys(words);
  }

  @Override
  public ListRows listed(Extent screen) {
    return new ConceptRows(this, screen).list();
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case RIGHT -> open();
      case ESCAPE, LEFT, PANE -> PageAction.back();
      case REVIEW -> review();
      case HELP -> help(words.text("concepts.help.text"));
      case COMMAND -> command();
      default -> PageAction.unusedKey(key, at(at));
    };
  }

  /** Reviews the current concept; if it was never answered, opens its lesson. */
  @Override
  public PageAction open() {
    List<ConceptCard> shown = shown();
    if (shown.isEmpty()) {
      return this;
    }
    ConceptCard card = shown.get(at);
    if (card.standing(today) != Standing.NEW) {
      return LessonPage.review(this, words, cards, List.of(card), store.exercises());
    }
    Lesson lesson = card.lesson();
    return AwaitingPage.useOwnFiles(
        this,
        watch -> store.progress().resume(lesson),
        (step, now) -> PageAction.open(LessonPage.of(words, LessonSession.at(lesson, step)), this));
  }

  private PageAction review() {
    List<ConceptCard> due = cards.forToday(today);
    return due.isEmpty()
        ? saying(words.text("due.none"))
        : LessonPage.review(this, words, cards, due, store.exercises());
  }

  @Override
  public void paintList(Canvas canvas) {
    new ConceptRows(this, canvas.extent()).paint(canvas);
  }
}
