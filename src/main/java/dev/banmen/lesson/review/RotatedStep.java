package dev.banmen.lesson.review;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Demonstration;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Turns a whole problem: board, history, marks, moves, answers and sentences. Every move is played
 * again by the rules, and every verdict and every board has to be the same, turned; so colours are
 * exchanged only where the rules allow it. For one step.
 */
final class RotatedStep {
  /** Thrown within this class only: the step can't be turned so. */
  private static final class NotRotated extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotRotated() {
      super(null, null, false, false);
    }
  }

  private final Step step;
  private final BoardSymmetry symmetry;
  private final Game game;
  private final RotatedText text;

  private RotatedStep(Step step, BoardSymmetry symmetry) {
    this.step = step;
    this.symmetry = symmetry;
    game = step.start().game();
    text = new RotatedText(symmetry, game);
  }

  /** Returns the turned step; empty if it cannot be turned so. */
  static Optional<Step> of(Step step, BoardSymmetry symmetry) {
    if (symmetry.equals(BoardSymmetry.NONE)) {
      return Optional.of(step);
    }
    boolean isFit = !symmetry.exchanges() || isForBoth(step);
    try {
      return isFit ? Optional.of(new RotatedStep(step, symmetry).turned()) : Optional.empty();
    } catch (NotRotated e) {
      return Optional.empty();
    }
  }

  /** Whether neither side has a task of its own, nor the start of the game, which one side has. */
  private static boolean isForBoth(Step step) {
    Game game = step.start().game();
    return step.task().filter(Answers.class::isInstance).isPresent()
        && !step.start().after(0).setup().marks().equals(game.start().marks());
  }

  private Step turned() {
    Position start = start();
    List<Demonstration> showings = new ArrayList<>();
    Position at = start;
    for (Demonstration showing : step.showings()) {
      List<LessonMove> moves = moves(at, showing.moves());
      showings.add(new Demonstration(moves, said(showing.sentence())));
      at = moves.get(moves.size() - 1).after();
    }
    Position end = at;
    List<Paragraph> prose = step.prose().stream().map(this::paragraph).toList();
    Optional<Task> task = step.task().map(asked -> task(asked, end));
    return new Step(step.name(), heading(), prose, start, markup(step.markup()), showings, task);
  }

  /** A problem's name in its file is often no sentence; but one that names a side is kept true. */
  private String heading() {
    boolean isName = LazySteps.isByContent(step.name()) && !symmetry.exchanges();
    return isName ? text.of(step.heading()).orElse(step.heading()) : said(step.heading());
  }

  private String said(String sentence) {
    return text.of(sentence).orElseThrow(NotRotated::new);
  }

  private Paragraph paragraph(Paragraph paragraph) {
    said(paragraph.text()); // a word may go across spans
    return new Paragraph(
        paragraph.sign(),
        paragraph.spans().stream().map(span -> new Span(said(span.text()), span.look())).toList());
  }

  private Position start() {
    Position from = step.start();
    Setup before = from.after(0).setup();
    Map<Site, Mark> marks = new TreeMap<>();
    before.marks().forEach((site, mark) -> marks.put(site(site), symmetry.mark(mark)));
    Optional<Side> toMove = before.toMove().map(symmetry::side);
    Setup setup = new Setup(marks, toMove);
    boolean isUsual = before.marks().equals(game.start().marks());
    if (!game.faults(setup).isEmpty() || isUsual && !setup.marks().equals(before.marks())) {
      throw new NotRotated();
    }
    Position position = Position.of(game, setup);
    checkSame(from.after(0), position);
    for (int ply = 1; ply <= from.ply(); ply++) {
      Position after = from.after(ply);
      Move move = after.last().orElseThrow();
      position =
          shown(position, new LessonMove(from.after(ply - 1), move, after, Optional.empty()))
              .after();
    }
    return position;
  }

  private Site site(Site site) {
    return symmetry.site(site, game);
  }

  private List<LessonMove> moves(Position from, List<LessonMove> moves) {
    List<LessonMove> turned = new ArrayList<>();
    Position at = from;
    for (LessonMove shown : moves) {
      LessonMove next = shown(at, shown);
      turned.add(next);
      at = next.after();
    }
    return turned;
  }

  /** Plays a move that the step has; the rules must say the same of it. */
  private LessonMove shown(Position at, LessonMove original) {
    LessonMove turned = LessonMove.of(at, symmetry.move(original.move(), game));
    boolean isSame =
        turned.miss().map(miss -> miss.number()).equals(original.miss().map(miss -> miss.number()));
    if (!isSame) {
      throw new NotRotated();
    }
    checkSame(original.after(), turned.after());
    return turned;
  }

  private void checkSame(Position original, Position turned) {
    boolean isSame =
        original.toMove().map(symmetry::side).equals(turned.toMove())
            && original.movers().size() == turned.movers().size();
    for (int i = 0; isSame && i < game.lattice().size(); i++) {
      Site site = game.lattice().site(i);
      isSame = symmetry.mark(original.at(i)) == turned.at(site(site));
    }
    if (!isSame) {
      throw new NotRotated();
    }
  }

  private Markup markup(Markup markup) {
    Map<Site, Sign> signs = new TreeMap<>();
    markup.signs().forEach((site, sign) -> signs.put(site(site), sign(sign)));
    Map<Site, String> labels = new TreeMap<>();
    markup.labels().forEach((site, label) -> labels.put(site(site), label));
    List<Stroke> strokes =
        markup.strokes().stream()
            .map(stroke -> new Stroke(site(stroke.from()), site(stroke.to()), stroke.isArrow()))
            .toList();
    return new Markup(signs, labels, strokes, markup.isPart());
  }

  private Sign sign(Sign sign) {
    if (!symmetry.exchanges()) {
      return sign;
    }
    return switch (sign) {
      case TERRITORY_BLACK -> Sign.TERRITORY_WHITE;
      case TERRITORY_WHITE -> Sign.TERRITORY_BLACK;
      default -> sign;
    };
  }

  private Task task(Task task, Position at) {
    List<String> hints = task.hints().stream().map(this::said).toList();
    return task.match(
        // What the lesson claims was proved of the problem as it is written.
        answers -> new Answers(branch(answers.first(), at), hints, Optional.empty()),
        choices -> new ChoiceQuestion(turned(choices.choices()), hints, Optional.empty()),
        practice -> new Practice(practice.goal(), hints));
  }

  private List<ChoiceQuestion.Choice> turned(List<ChoiceQuestion.Choice> choices) {
    return choices.stream()
        .map(
            one -> new ChoiceQuestion.Choice(said(one.text()), one.isRight(), said(one.sentence())))
        .toList();
  }

  private Branch branch(Branch branch, Position at) {
    Map<Move, MoveReply> replies = new LinkedHashMap<>();
    branch
        .replies()
        .forEach((move, reply) -> replies.put(symmetry.move(move, game), reply(reply, at)));
    return new Branch(
        at, replies, branch.other().map(it -> new Branch.Other(it.isRight(), said(it.sentence()))));
  }

  private MoveReply reply(MoveReply reply, Position at) {
    List<LessonMove> moves = moves(at, reply.moves());
    Position end = moves.get(moves.size() - 1).after();
    String sentence = said(reply.sentence());
    return reply.match(
        right -> new MoveReply.Right(moves, sentence, right.next().map(it -> branch(it, end))),
        wrong -> new MoveReply.Wrong(moves, sentence));
  }
}
