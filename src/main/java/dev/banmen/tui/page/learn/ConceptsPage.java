package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
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
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The concepts of all lessons by how well they are known: to be reviewed, weak, learned, new.
 * Immutable.
 *
 * @param store read again after a review
 * @param lessons in the order to learn them
 * @param cards what is remembered of each concept
 * @param shown them in the order shown
 * @param drills the names of the exercises of concepts that have some
 * @param at the current concept, from 0, in the order shown
 */
public record ConceptsPage(
    LessonStore store,
    Words words,
    List<Lesson> lessons,
    ConceptSchedule cards,
    List<ConceptCard> shown,
    Map<Concept, String> drills,
    LocalDate today,
    int at,
    String notice)
    implements GroupedPage {
  /** The fewest cells for the name of a concept before its game is left out. */
  private static final int NAME = 24;

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
    LocalDate today = store.today();
    List<ConceptCard> shown = shown(cards, today);
    return new ConceptsPage(store, words, lessons, cards, shown, drills, today, 0, "");
  }

  private static List<ConceptCard> shown(ConceptSchedule cards, LocalDate today) {
    List<ConceptCard> shown = new ArrayList<>(cards.due(today));
    for (Standing standing : ORDER.subList(1, ORDER.size())) {
      cards.all().stream().filter(card -> card.standing(today) == standing).forEach(shown::add);
    }
    return shown;
  }

  /** Returns how many concepts are known so well. */
  private int count(Standing standing) {
    return (int) cards.all().stream().filter(card -> card.standing(today) == standing).count();
  }

  /** Returns a board that a concept is asked on. */
  static Position example(ConceptCard card) {
    return card.problems().get(0).step().end();
  }

  @Override
  public Ground ground() {
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
    return new ConceptsPage(store, words, lessons, cards, shown, drills, today, at, sentence);
  }

  @Override
  public ConceptsPage at(int concept) {
    int there = Math.max(0, Math.min(cards.all().size() - 1, concept));
    return new ConceptsPage(store, words, lessons, cards, shown, drills, today, there, "");
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "concepts.key.try"),
        KeyHint.of(words, 'v', "learn.key.review"),
        KeyHint.of(words, KeyType.Tab, "concepts.key.lessons"));
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
  public int count() {
    return shown.size();
  }

  @Override
  public boolean isFirstOfGroup(int concept) {
    return concept == 0 || standing(concept) != standing(concept - 1);
  }

  private Standing standing(int concept) {
    return shown.get(concept).standing(today);
  }

  @Override
  public String heading() {
    return words.text("concepts.title", count(Standing.LEARNED), cards.all().size());
  }

  /** Paints what is known of a concept, and as large as it fits a board that it is asked on. */
  @Override
  public void side(Canvas canvas) {
    ConceptCard card = shown.get(at);
    int cols = canvas.cols();
    String game = card.lesson().game().words().text("name");
    String drill = drills.get(card.concept());
    List<Line> lines =
        new WrappedText(cols)
            .add(card.concept().title(), Role.HEADING)
            .add(state(card), Role.TEXT)
            .add(words.text("concepts.lesson", game, card.lesson().title()), Role.QUIET)
            .add(drill == null ? "" : words.text("concepts.drill", drill), Role.QUIET)
            .lines();
    canvas.lines(0, 0, lines, canvas.rows(), cols);
    Position board = example(card);
    GroupedPage.paintBelow(canvas, lines.size(), board, ShownPart.whole(board.lattice()));
  }

  /** Says how well a concept is known. */
  private String state(ConceptCard card) {
    return switch (card.standing(today)) {
      case NEW -> words.text("concepts.state.new");
      case DUE -> words.text("concepts.state.due", remembered(card), card.reviews());
      case WEAK, LEARNED ->
          words.text("concepts.state.known", card.due().orElseThrow(), card.reviews());
    };
  }

  private long remembered(ConceptCard card) {
    return Math.round(100 * cards.remembered(card, today));
  }

  @Override
  public void group(Canvas line, int concept) {
    Standing standing = standing(concept);
    String key = "concepts.standing." + standing.name().toLowerCase(Locale.ROOT);
    int waiting = standing == Standing.DUE ? cards.waiting(today) : 0;
    String later = waiting == 0 ? "" : words.text("learn.also", words.text("due.waiting", waiting));
    line.text(0, 0, words.text(key, count(standing) - waiting) + later, line.cols(), Role.STRONG);
  }

  @Override
  public void item(Canvas line, int concept, Role role, boolean isAlone) {
    ConceptCard card = shown.get(concept);
    String right = right(card, line.cols());
    int x = line.cols() - CellText.width(right);
    line.text(2, 0, card.concept().title(), x - 3, role);
    line.text(x, 0, right, concept == at ? role : Role.QUIET);
  }

  /** Returns the game, and when the concept is reviewed or how likely it is still known. */
  private String right(ConceptCard card, int cols) {
    String when =
        switch (card.standing(today)) {
          case NEW -> "";
          case DUE -> words.text("concepts.remembered", remembered(card));
          case WEAK, LEARNED -> words.text("concepts.when", card.due().orElseThrow());
        };
    String game = card.lesson().game().words().text("name");
    String both = when.isEmpty() ? game : game + "  " + when;
    return CellText.width(both) + NAME <= cols ? both : when;
  }
}
