package dev.banmen.lesson;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Branch.Other;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a learner's moves are answered with, and holds the lines together. For one block. */
final class AnswersReader {
  /** A line of the block: the learner's moves, each with the replies to it. */
  private record Line(Script text, boolean isRight, List<List<Shown>> turns, boolean isAny) {
    String sentence() {
      return text.afterColon().text();
    }
  }

  /** A branch that is being put together. */
  private static final class Node {
    final Position position;
    final Map<Move, Entry> entries = new LinkedHashMap<>();
    Optional<Other> other = Optional.empty();

    Node(Position position) {
      this.position = position;
    }

    Branch branch() {
      Map<Move, Reply> replies = new LinkedHashMap<>();
      entries.forEach((move, entry) -> replies.put(move, entry.reply()));
      return new Branch(position, replies, other);
    }
  }

  /** What a move is answered with, while it is being put together. */
  private static final class Entry {
    final boolean isRight;
    final List<Shown> moves;
    String sentence;
    Node next; // null if nothing more is to be found

    Entry(boolean isRight, List<Shown> moves, String sentence) {
      this.isRight = isRight;
      this.moves = moves;
      this.sentence = sentence;
    }

    Reply reply() {
      return isRight
          ? new Reply.Right(moves, sentence, Optional.ofNullable(next).map(Node::branch))
          : new Reply.Wrong(moves, sentence);
    }
  }

  private final Faults faults;
  private final Node first;
  private final Side learner;
  private final List<Line> lines = new ArrayList<>();
  private final List<String> hints = new ArrayList<>();

  private AnswersReader(Position start, Faults faults) {
    this.faults = faults;
    first = new Node(start);
    learner = start.toMove().orElse(Side.BLACK);
  }

  /** The answers; empty if there are faults in them. */
  static Optional<Task> read(Fence fence, Position start, Faults faults) {
    int before = faults.count();
    AnswersReader reader = new AnswersReader(start, faults);
    fence.words().forEach(word -> faults.add(word, "fence.word", word.text()));
    fence.lines().forEach(reader::line);
    if (start.toMove().isEmpty()) {
      faults.add(fence.info(), "answers.over");
    } else if (faults.count() == before && reader.lines.stream().noneMatch(Line::isRight)) {
      faults.add(fence.info(), "answers.none");
    }
    if (faults.count() == before) {
      reader.joinRight();
      reader.joinWrong();
    }
    return faults.count() == before
        ? Optional.of(new Answers(reader.first.branch(), reader.hints))
        : Optional.empty();
  }

  private void line(Script line) {
    Script before = line.beforeColon();
    List<Script> words = before.words();
    String key = words.isEmpty() ? "" : words.get(0).text();
    switch (key) {
      case "right", "wrong" -> answer(line, before.part(key.length(), before.text().length()), key);
      case "hint" -> {
        if (words.size() > 1) {
          faults.add(words.get(1), "hint.word", words.get(1).text());
        }
        hints.add(line.afterColon().text());
      }
      default -> faults.add(line, "answers.key", key);
    }
  }

  private void answer(Script line, Script text, String key) {
    Optional<MoveReader.Moves> moves = new MoveReader(faults).read(first.position, text);
    if (moves.isEmpty()) {
      return;
    }
    boolean isAny = moves.get().any().isPresent();
    if (moves.get().moves().isEmpty() && !isAny) {
      faults.add(line, "answers.no-move");
      return;
    }
    if (!moves.get().moves().isEmpty() && isRepliers(moves.get().moves().get(0))) {
      faults.add(moves.get().words().get(0), "answers.side", side(learner));
      return;
    }
    lines.add(new Line(line, key.equals("right"), turns(moves.get().moves()), isAny));
  }

  private boolean isRepliers(Shown shown) {
    return shown.move().side() != learner;
  }

  private String side(Side side) {
    return first.position.game().words().side(side);
  }

  /** Each of the learner's moves with what is replied to it. */
  private List<List<Shown>> turns(List<Shown> moves) {
    List<List<Shown>> turns = new ArrayList<>();
    for (Shown shown : moves) {
      if (!isRepliers(shown)) {
        turns.add(new ArrayList<>());
      }
      turns.get(turns.size() - 1).add(shown);
    }
    return turns;
  }

  /** The longest first: what is a part of another line says something on the way. */
  private void joinRight() {
    List<Line> right = new ArrayList<>(lines.stream().filter(Line::isRight).toList());
    right.sort((a, b) -> Integer.compare(length(b), length(a)));
    right.forEach(this::joinRight);
  }

  private static int length(Line line) {
    return line.turns().size() + (line.isAny() ? 1 : 0);
  }

  private void joinRight(Line line) {
    Node at = first;
    for (int i = 0; i < line.turns().size(); i++) {
      List<Shown> turn = line.turns().get(i);
      boolean isEnd = i + 1 == line.turns().size() && !line.isAny();
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null) {
        entry = new Entry(true, turn, isEnd ? line.sentence() : "");
        at.entries.put(turn.get(0).move(), entry);
        entry.next = isEnd ? null : new Node(turn.get(turn.size() - 1).after());
      } else if (isEnd && isSaidOnTheWay(entry, turn)) {
        entry.sentence = line.sentence();
      } else if (isEnd || entry.next == null || !same(entry.moves, turn)) {
        contradicted(line);
        return;
      }
      at = entry.next;
    }
    if (line.isAny()) {
      other(at, line);
    }
  }

  private static boolean isSaidOnTheWay(Entry entry, List<Shown> turn) {
    return entry.next != null && entry.sentence.isEmpty() && begins(entry.moves, turn);
  }

  private void joinWrong() {
    List<Line> wrong = lines.stream().filter(line -> !line.isRight()).toList();
    wrong.stream().filter(line -> !line.isAny()).forEach(this::joinWrong);
    wrong.stream().filter(Line::isAny).forEach(this::joinAny);
  }

  private void joinWrong(Line line) {
    Node at = first;
    for (int i = 0; i < line.turns().size(); i++) {
      List<Shown> turn = line.turns().get(i);
      boolean isLast = i + 1 == line.turns().size();
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null) {
        List<Shown> refutation = new ArrayList<>();
        line.turns().subList(i, line.turns().size()).forEach(refutation::addAll);
        at.entries.put(turn.get(0).move(), new Entry(false, refutation, line.sentence()));
        return;
      } else if (isLast || entry.next == null || !same(entry.moves, turn)) {
        contradicted(line);
        return;
      }
      at = entry.next;
    }
  }

  private void joinAny(Line line) {
    Node at = first;
    for (List<Shown> turn : line.turns()) {
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null || entry.next == null || !same(entry.moves, turn)) {
        faults.add(line.text(), "answers.nowhere");
        return;
      }
      at = entry.next;
    }
    other(at, line);
  }

  private void other(Node at, Line line) {
    if (at.other.isPresent()) {
      contradicted(line);
    }
    at.other = Optional.of(new Other(line.isRight(), line.sentence()));
  }

  private void contradicted(Line line) {
    faults.add(line.text(), "answers.contradicted", line.text().beforeColon().text());
  }

  private static boolean same(List<Shown> moves, List<Shown> others) {
    return moves.size() == others.size() && begins(moves, others);
  }

  private static boolean begins(List<Shown> moves, List<Shown> first) {
    if (first.size() > moves.size()) {
      return false;
    }
    for (int i = 0; i < first.size(); i++) {
      if (!moves.get(i).move().equals(first.get(i).move())) {
        return false;
      }
    }
    return true;
  }
}
