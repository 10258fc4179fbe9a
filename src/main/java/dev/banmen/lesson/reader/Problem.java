package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Span.Look;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import dev.banmen.record.Markup;
import dev.banmen.record.Replay;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A recorded game as a problem: the record's answers are the moves to find. */
final class Problem {
  /** The maximum number of moves in a row; more are a game. */
  private static final int LONGEST = 300;

  private static final int MOST_WRONG = 3; // moves that a hint names
  private static final int MOST_NAMED = 6;

  private final RecordTree tree;
  private final Game game;
  private final Replay replay;
  private final RightAnswers marking;
  private final Faults faults;
  private final int start; // the last node before the first move

  Problem(Recording recording, Games games, Faults faults) {
    this.faults = faults;
    tree = recording.tree();
    // Its own rules judge the learner's moves.
    game = games.find(recording.family()).orElseThrow().recordedGame(recording.chosen());
    replay = Replay.of(recording, games);
    start = start();
    marking = RightAnswers.of(tree, tree.firstChild(start));
  }

  Game game() {
    return game;
  }

  /** A text about the whole problem in one line, such as its name; empty if there is none. */
  String named(String id) {
    return Printable.of(tree.text(RecordTree.ROOT, id).strip());
  }

  /** Converts the problem to a step; empty if it has faults. */
  Optional<Step> step(String name, String heading) {
    int before = faults.count();
    int first = tree.firstChild(start);
    Optional<Move> move = first == RecordTree.NONE ? Optional.empty() : replay.move(first);
    if (move.isEmpty()) {
      fault(start, "problem.no-move");
      return Optional.empty();
    }
    if (isOfOther(move.get().side())) {
      fault(first, "problem.other-side");
      return Optional.empty();
    }
    Optional<Position> position = position(move.get().side());
    if (position.isEmpty()) {
      return Optional.empty();
    }
    Branch branch = branch(start, position.get(), 0);
    Markup markup = Markup.at(game, tree, start).without(branch.replies().keySet());
    Optional<Task> task = Optional.of(new Answers(branch, hints(branch), Optional.empty()));
    return faults.ifNoneSince(
        before,
        () ->
            new Step(
                name, heading, prose(move.get().side()), position.get(), markup, List.of(), task));
  }

  private int start() {
    int node = RecordTree.ROOT;
    while (tree.firstChild(node) != RecordTree.NONE
        && replay.move(tree.firstChild(node)).isEmpty()) {
      node = tree.firstChild(node);
    }
    return node;
  }

  /** Whether the file says that the other side is to move. */
  private boolean isOfOther(Side learner) {
    boolean isSaid =
        Arrays.stream(tree.path(start)).anyMatch(node -> !tree.text(node, "PL").isEmpty());
    replay.goTo(start);
    return isSaid && !replay.position().toMove().equals(Optional.of(learner));
  }

  private Optional<Position> position(Side learner) {
    int before = faults.count();
    for (int node : tree.path(start)) {
      replay.goTo(node);
      for (SetupFault fault : replay.setupFaults()) {
        faults.tell(Math.max(1, tree.line(node)), tree.column(node), fault.sentence());
      }
    }
    Setup setup = new Setup(replay.position().setup().marks(), Optional.of(learner));
    if (faults.count() > before) {
      return Optional.empty();
    }
    for (SetupFault fault : game.faults(setup)) {
      faults.tell(Math.max(1, tree.line(start)), tree.column(start), fault.sentence());
    }
    return faults.ifNoneSince(before, () -> Position.of(game, setup));
  }

  /** A few moves of which one is right, if some are known to be right and others wrong. */
  private List<String> hints(Branch branch) {
    List<String> names = new ArrayList<>();
    int wrong = 0;
    for (Map.Entry<Move, MoveReply> reply : branch.replies().entrySet()) {
      boolean isRight = reply.getValue() instanceof MoveReply.Right;
      wrong += isRight ? 0 : 1;
      if (isRight || wrong <= MOST_WRONG) {
        names.add(game.notation().name(reply.getKey()));
      }
    }
    boolean isHelp = marking.isMarked() && wrong > 0 && names.size() <= MOST_NAMED;
    Collections.sort(names);
    return isHelp && marking.leads(start)
        ? List.of(faults.text("problem.hint", WordList.or(game.words().language(), names)))
        : List.of();
  }

  /** What a problem that this program has found asks for; empty if it says that it isn't one. */
  private String goal(Side learner) {
    String[] said = tree.text(RecordTree.ROOT, "GOAL").split(" ", 2);
    String of = said.length == 1 ? "" : said[1];
    String side = game.words().side(learner);
    return switch (GoalKind.of(said[0]).orElse(GoalKind.LEAVES)) {
      case WINS ->
          of.matches("[0-9]{1,3}")
              ? faults.text("problem.wins.in", side, Integer.parseInt(of))
              : faults.text("problem.wins", side);
      case KILLS, LIVES ->
          game.notation()
              .parse(of)
              .filter(game.lattice()::isOpen)
              .map(site -> faults.text("problem." + said[0], side, game.notation().name(site)))
              .orElse("");
      default -> "";
    };
  }

  private List<Paragraph> prose(Side learner) {
    List<Paragraph> prose = new ArrayList<>();
    for (int node : tree.path(start)) {
      String text = RightAnswers.sentence(tree.properties(node));
      if (!text.isEmpty()) {
        prose.add(new Paragraph("", List.of(new Span(text, Look.PLAIN))));
      }
    }
    String goal = prose.isEmpty() ? goal(learner) : "";
    if (!goal.isEmpty()) {
      prose.add(new Paragraph("", List.of(new Span(goal, Look.PLAIN))));
    }
    if (!marking.isMarked() || !marking.leads(RecordTree.ROOT)) {
      String key = marking.isMarked() ? "problem.no-answer" : "problem.unmarked";
      String text = faults.note(Math.max(1, tree.line(start)), tree.column(start), key);
      prose.add(new Paragraph("", List.of(new Span(text, Look.EMPHASIS))));
    }
    return prose;
  }

  private Branch branch(int node, Position position, int depth) {
    Map<Move, MoveReply> replies = new LinkedHashMap<>();
    if (depth > LONGEST) {
      fault(node, "problem.long", LONGEST);
      return new Branch(position, replies, Optional.empty());
    }
    for (int child : tree.children(node)) {
      Optional<LessonMove> shown = shown(child, position);
      if (shown.isEmpty()) {
        continue;
      } else if (replies.containsKey(shown.get().move())) {
        fault(child, "problem.twice");
        continue;
      }
      replies.put(
          shown.get().move(),
          marking.leads(child) ? right(child, shown.get(), depth) : wrong(child, shown.get()));
    }
    return new Branch(position, replies, Optional.empty());
  }

  private MoveReply right(int node, LessonMove shown, int depth) {
    String sentence = RightAnswers.sentence(tree.properties(node));
    if (marking.isEnd(node)) {
      return new MoveReply.Right(List.of(shown), sentence, Optional.empty());
    }
    for (int child : tree.children(node)) {
      if (!marking.leads(child)) {
        continue;
      }
      Optional<LessonMove> reply = shown(child, shown.after());
      if (reply.isEmpty()) {
        break;
      }
      String both = Sentences.of(sentence, RightAnswers.sentence(tree.properties(child)));
      Optional<Branch> next =
          marking.isEnd(child)
              ? Optional.empty()
              : Optional.of(branch(child, reply.get().after(), depth + 2));
      return new MoveReply.Right(List.of(shown, reply.get()), both, next);
    }
    return new MoveReply.Right(List.of(shown), sentence, Optional.empty());
  }

  private MoveReply wrong(int node, LessonMove shown) {
    List<LessonMove> moves = new ArrayList<>(List.of(shown));
    String sentence = RightAnswers.sentence(tree.properties(node));
    int at = tree.firstChild(node);
    while (at != RecordTree.NONE && moves.size() < LONGEST) {
      Optional<LessonMove> next = shown(at, moves.get(moves.size() - 1).after());
      if (next.isEmpty()) {
        break;
      }
      moves.add(next.get());
      String text = RightAnswers.sentence(tree.properties(at));
      sentence = text.isEmpty() ? sentence : text;
      at = tree.firstChild(at);
    }
    return new MoveReply.Wrong(moves, sentence);
  }

  /**
   * Plays the move of a node; empty if it is refused, or there is none: a fault if it leads to a
   * right answer; else that branch is left out.
   */
  private Optional<LessonMove> shown(int node, Position before) {
    Optional<Move> move = replay.move(node);
    if (move.isEmpty()) {
      fault(node, "problem.no-move");
      return Optional.empty();
    }
    LessonMove shown = LessonMove.of(before, move.get());
    if (shown.isRefused()) {
      String name = game.notation().name(move.get());
      String why = shown.explanation().sentence();
      if (marking.leads(node)) {
        fault(node, "move.refused", name, why);
      } else {
        faults.leaveOut(Math.max(1, tree.line(node)), tree.column(node), "move.refused", name, why);
      }
      return Optional.empty();
    }
    return Optional.of(shown);
  }

  private void fault(int node, String key, Object... values) {
    faults.add(Math.max(1, tree.line(node)), tree.column(node), key, values);
  }
}
