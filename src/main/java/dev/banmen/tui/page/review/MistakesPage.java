package dev.banmen.tui.page.review;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.ComputerReview;
import dev.banmen.study.GameValues;
import dev.banmen.study.Mistake;
import dev.banmen.text.Words;
import dev.banmen.tui.board.ValueGraph;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.review.ReviewList.ReviewedMove;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The costliest moves of a recorded game, as the computer finds them: a list with a graph, and the
 * board after the picked move, or along the line that would have been better. Immutable.
 *
 * @param node of the picked mistake; below 0 for the first of the list
 * @param ahead how many moves of the better line are shown; 0 for the move that was played
 * @param counted the turns that changed the count, if there are any
 * @param notice one sentence to show, or empty
 */
public record MistakesPage(
    Words words,
    AwaitedValues awaited,
    int node,
    int ahead,
    Optional<ReviewPage> counted,
    String notice)
    implements ReviewedMovesPage, TimedPage {
  private static final int FIRST = -1;

  /** The number of rows from which on the graph has a line below it. */
  private static final int WITH_LEGEND = 10;

  private static final int NEXT_MOVES = 8;

  /** Returns the page of values that have been asked for. */
  public static MistakesPage of(Words words, AwaitedValues awaited, Optional<ReviewPage> counted) {
    return new MistakesPage(words, awaited, FIRST, 0, counted, "");
  }

  private MistakesPage at(int picked, int moves) {
    return new MistakesPage(words, awaited, picked, moves, counted, "");
  }

  @Override
  public MistakesPage saying(String sentence) {
    return new MistakesPage(words, awaited, node, ahead, counted, sentence);
  }

  @Override
  public long due() {
    return awaited.due();
  }

  @Override
  public PageAction onDue(long millis) {
    AwaitedValues next = awaited.at(millis);
    String fault = next.isOver() && !awaited.isOver() ? next.fault() : "";
    return new MistakesPage(words, next, node, ahead, counted, fault.isEmpty() ? notice : fault);
  }

  List<Mistake> mistakes() {
    return awaited.review().mistakes();
  }

  /** Returns the index of the picked mistake; 0 if there is none. */
  @Override
  public int at() {
    for (int i = 0; i < mistakes().size(); i++) {
      if (mistakes().get(i).step().node() == node) {
        return i;
      }
    }
    return 0;
  }

  Optional<Mistake> mistake() {
    return mistakes().isEmpty() ? Optional.empty() : Optional.of(mistakes().get(at()));
  }

  @Override
  public MistakesPage at(int row) {
    int next = Math.max(0, Math.min(mistakes().size() - 1, row));
    return next == at() || mistakes().isEmpty() ? this : at(mistakes().get(next).step().node(), 0);
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case COMMAND -> PageAction.passDown(new Input.Key(key));
      case LEFT -> ahead(-1);
      case RIGHT -> ahead(1);
      case PANE, PANE_BEFORE -> counted(key);
      case SAVE -> kept(key);
      case EXPLAIN -> explained(key, screen);
      case ESCAPE, REVIEW -> PageAction.back();
      case HELP -> help(helpText());
      default -> unused(key);
    };
  }

  private String helpText() {
    String keys = counted.isPresent() ? words.text("mistakes.help.counted") : "";
    return words.text("mistakes.help.text", keys);
  }

  private PageAction counted(KeyStroke key) {
    return counted.isEmpty() ? unused(key) : counted.get().beside(this);
  }

  private PageAction kept(KeyStroke key) {
    return mistake().isEmpty() ? unused(key) : keep(mistake().get());
  }

  /** Saves a mistake as a problem to review; the page says so, or why it can't. */
  private PageAction keep(Mistake mistake) {
    return (pages, person) -> {
      pages.show(this);
      if (!mistake.isSure()) {
        throw new Refusal(words.text("mistakes.unsure"));
      }
      MistakeProblem problem =
          new MistakeProblem(
              awaited.values().family(),
              awaited.values().chosen(),
              mistake.before(),
              mistake.step().number(),
              mistake.step().move(),
              mistake.good(),
              sentences().of(mistake));
      pages
          .files()
          .save(
              () -> person.lessons().keep(problem),
              () -> pages.show(pages.shown().saying(words.text("mistakes.kept"))));
    };
  }

  @Override
  public PageAction open() {
    return mistake().isEmpty()
        ? PageAction.back()
        : PageAction.backTo(mistake().get().step().node());
  }

  /** Shows more or less of the better line. */
  private PageAction ahead(int by) {
    if (mistake().isEmpty()) {
      return this;
    }
    int last = mistake().get().better().line().size();
    int next = Math.max(0, Math.min(last, ahead + by));
    return at(mistake().get().step().node(), next);
  }

  @Override
  public ReviewList list(Extent area) {
    List<ReviewedMove> moves = new ArrayList<>();
    for (Mistake mistake : mistakes()) {
      String number = Integer.toString(mistake.step().number());
      Move move = mistake.step().move();
      moves.add(new ReviewedMove(number, move.side(), sentences().game().name(move)));
    }
    int graphs = awaited.review().hasLeads() ? 2 : 1;
    int head = area.rows() >= WITH_LEGEND ? graphs + 3 : 2;
    return new ReviewList(area, head, moves, at(), text(Math.max(1, area.cols())));
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return new KeyHints(words)
        .add('?', "key.help")
        .add('q', "review.key.back")
        .addIf(mistake().isPresent(), KeyType.Enter, "review.key.there")
        .addIf(isCut(screen), 'x', "key.more")
        .addIf(mistakes().size() > 1, KeyHint.upDown(words, "review.key.choose"))
        .addIf(mistake().isPresent(), KeyHint.sides(words, "mistakes.key.better"))
        .addIf(mistake().filter(Mistake::isSure).isPresent(), 's', "mistakes.key.keep")
        .addIf(counted.isPresent(), KeyType.Tab, "mistakes.key.counted")
        .list();
  }

  ReviewSentences sentences() {
    return new ReviewSentences(new GameSentences(game(), words));
  }

  Game game() {
    return awaited.values().turns().get(0).position().game();
  }

  /** Returns the position after the move that was played, or along the better line. */
  @Override
  public Position shown() {
    if (mistake().isEmpty()) {
      return awaited.values().turns().get(awaited.values().moves()).position();
    }
    Position position = mistake().get().before();
    List<Move> line = mistake().get().better().line();
    List<Move> moves =
        ahead == 0
            ? List.of(mistake().get().step().move())
            : line.subList(0, Math.min(ahead, line.size()));
    for (Move move : moves) {
      position = position.play(move) instanceof Played played ? played.after() : position;
    }
    return position;
  }

  /** Points to the better move beside the one that was played. */
  @Override
  public Overlay overlay() {
    return ahead == 0
            && mistake().isPresent()
            && mistake().get().better().move() instanceof Place better
        ? new Overlay(Map.of(better.site(), Hint.LEGAL))
        : Overlay.NONE;
  }

  @Override
  public Optional<Move> move() {
    return mistake().map(mistake -> mistake.step().move());
  }

  /** Returns what is said of the picked mistake; of the game, if there is none. */
  private List<Line> text(int cols) {
    if (mistake().isEmpty()) {
      return Line.wrap(none(), Role.TEXT, cols);
    }
    Mistake mistake = mistake().get();
    return new WrappedText(cols)
        .add(sentences().of(mistake), Role.TEXT)
        .add(better(mistake), Role.QUIET)
        .lines();
  }

  private String none() {
    return awaited().isOver() ? sentences().none(awaited().values()) : words.text("mistakes.soon");
  }

  /** Returns the next moves of the better line, from the one that is on the board. */
  private String better(Mistake mistake) {
    List<Move> line = mistake.better().line();
    int first = Math.max(0, ahead() - 1);
    List<Move> shown = line.subList(first, Math.min(line.size(), first + NEXT_MOVES));
    String next = sentences().game().names(shown, " ");
    return ahead() == 0
        ? words.text("mistakes.better", next)
        : words.text("mistakes.ahead", ahead(), line.size(), next);
  }

  /** Returns the heading and all that is said. */
  @Override
  public String whole() {
    Optional<Mistake> mistake = mistake();
    String said =
        mistake.isEmpty() ? none() : sentences().of(mistake.get()) + "\n" + better(mistake.get());
    return words.text("mistakes.heading") + "\n" + said;
  }

  @Override
  public void paint(Canvas canvas, ReviewList list) {
    ComputerReview review = awaited.review();
    heading(canvas);
    int here = mistake().map(this::index).orElse(-1);
    ValueGraph.paint(canvas.part(new Extent(1, 1, canvas.cols() - 1, 1)), review.curve(), here);
    if (list.head() > 2) {
      String side = game().words().side(Side.BLACK);
      String legend = words.text("mistakes.legend", side);
      if (review.hasLeads()) {
        double most = ValueGraph.most(review.leads());
        Canvas row = canvas.part(new Extent(1, 2, canvas.cols() - 1, 1));
        ValueGraph.paint(row, ValueGraph.shares(review.leads(), most), here);
        legend = words.text("mistakes.legend.leads", side, Math.round(most));
      }
      canvas.text(1, list.head() - 2, legend, canvas.cols() - 1, Role.QUIET);
    }
    list.paint(canvas, ground(), true, (row, cols) -> brief(mistakes().get(row), cols));
  }

  /** Paints how far the computer is; once it is done, how many mistakes there are. */
  private void heading(Canvas canvas) {
    if (awaited.isOver()) {
      String found = Integer.toString(mistakes().size());
      SectionRule.paint(canvas, 0, words.text("mistakes.heading"), found);
    } else {
      GameValues values = awaited.values();
      SectionRule.paint(canvas, 0, sentences().doing(values), sentences().progress(values));
    }
  }

  /** Returns where the position after a mistake is on the curve. */
  private int index(Mistake mistake) {
    int at = 0;
    while (awaited().values().turns().get(at).position() != mistake.before()) {
      at++;
    }
    return at + 1;
  }

  /** Returns what a mistake gave away; with a number alone if words are too wide. */
  private String brief(Mistake mistake, int cols) {
    String whole = sentences().brief(mistake, false);
    return CellText.width(whole) <= cols ? whole : sentences().brief(mistake, true);
  }
}
