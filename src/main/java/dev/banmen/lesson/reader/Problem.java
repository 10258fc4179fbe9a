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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A recorded game as a problem: the record's answers are the moves to find. */
final class Problem {
  /** The maximum number of moves in a row; more are a game. */
  private static final int LONGEST = 300;

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
    Optional<Task> task = Optional.of(new Answers(branch, List.of(), Optional.empty()));
    return faults.ifNoneSince(
        before, () -> new Step(name, heading, prose(), position.get(), markup, List.of(), task));
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

  private List<Paragraph> prose() {
    List<Paragraph> prose = new ArrayList<>();
    for (int node : tree.path(start)) {
      String text = RightAnswers.sentence(tree.properties(node));
      if (!text.isEmpty()) {
        prose.add(new Paragraph("", List.of(new Span(text, Look.PLAIN))));
      }
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
