package dev.banmen.lesson.reader;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.Branch.Other;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Joins lines of answers into one tree, and reports those that no learner could reach. */
final class AnswerTree {
  /**
   * A valid line of answers. Immutable.
   *
   * @param turns the learner's moves, each with the replies to it
   * @param isAny whether it applies to any other move after these
   */
  record AnswerLine(
      LocatedText text, boolean isRight, List<List<LessonMove>> turns, boolean isAny) {
    AnswerLine {
      turns = turns.stream().map(List::copyOf).toList();
    }

    String sentence() {
      return text.afterColon().text();
    }

    /** The number of the learner's moves that it answers. */
    int length() {
      return turns.size() + (isAny ? 1 : 0);
    }

    boolean isLast(int turn) {
      return turn + 1 == turns.size();
    }
  }

  /** A branch under construction. */
  private static final class AnswerNode {
    final Position position;
    final Map<Move, Entry> entries = new LinkedHashMap<>();
    Optional<AnswerLine> other = Optional.empty();

    AnswerNode(Position position) {
      this.position = position;
    }

    Branch branch() {
      Map<Move, MoveReply> replies = new LinkedHashMap<>();
      entries.forEach((move, entry) -> replies.put(move, entry.reply()));
      return new Branch(
          position,
          replies,
          other.map(line -> new Other(line.isRight(), line.sentence(), line.text().at())));
    }
  }

  /** The answer to a move, under construction. */
  private static final class Entry {
    final AnswerLine line;
    final List<LessonMove> moves;
    String sentence;
    AnswerNode next; // null if nothing more is to be found

    Entry(AnswerLine line, List<LessonMove> moves, String sentence) {
      this.line = line;
      this.moves = moves;
      this.sentence = sentence;
    }

    MoveReply reply() {
      return line.isRight()
          ? new MoveReply.Right(
              moves, sentence, Optional.ofNullable(next).map(AnswerNode::branch), line.text().at())
          : new MoveReply.Wrong(moves, sentence, line.text().at());
    }
  }

  private final AnswerNode first;
  private final boolean isWhole;
  private final Faults faults;

  private AnswerTree(Position start, boolean isWhole, Faults faults) {
    first = new AnswerNode(start);
    this.isWhole = isWhole;
    this.faults = faults;
  }

  /**
   * Joins lines into a tree; returns its first branch.
   *
   * @param isWhole whether all right lines could be read; if not, another line may belong to an
   *     unread one, and only a contradiction of a line that was read is a fault
   */
  static Branch join(Position start, List<AnswerLine> lines, boolean isWhole, Faults faults) {
    AnswerTree tree = new AnswerTree(start, isWhole, faults);
    // The longest first: a line that is part of another is a comment on the way.
    lines.stream()
        .filter(AnswerLine::isRight)
        .sorted(Comparator.comparing(AnswerLine::length).reversed())
        .forEach(tree::right);
    List<AnswerLine> wrong = lines.stream().filter(line -> !line.isRight()).toList();
    wrong.stream().filter(line -> !line.isAny()).forEach(tree::wrong);
    wrong.stream().filter(AnswerLine::isAny).forEach(tree::any);
    return tree.first.branch();
  }

  private void right(AnswerLine line) {
    AnswerNode at = first;
    for (int i = 0; i < line.turns().size(); i++) {
      List<LessonMove> turn = line.turns().get(i);
      boolean isEnd = line.isLast(i) && !line.isAny();
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null) {
        entry = new Entry(line, turn, isEnd ? line.sentence() : "");
        at.entries.put(turn.get(0).move(), entry);
        entry.next = isEnd ? null : new AnswerNode(turn.get(turn.size() - 1).after());
      } else if (isEnd && isSaidOnTheWay(entry, turn)) {
        entry.sentence = line.sentence();
      } else if (isEnd || entry.next == null || !same(entry.moves, turn)) {
        contradicted(line, entry.line);
        return;
      }
      at = entry.next;
    }
    if (line.isAny()) {
      other(at, line);
    }
  }

  private static boolean isSaidOnTheWay(Entry entry, List<LessonMove> turn) {
    return entry.next != null && entry.sentence.isEmpty() && begins(entry.moves, turn);
  }

  private void wrong(AnswerLine line) {
    AnswerNode at = first;
    for (int i = 0; i < line.turns().size(); i++) {
      List<LessonMove> turn = line.turns().get(i);
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null) {
        List<LessonMove> refutation = new ArrayList<>();
        line.turns().subList(i, line.turns().size()).forEach(refutation::addAll);
        at.entries.put(turn.get(0).move(), new Entry(line, refutation, line.sentence()));
        return;
      } else if (line.isLast(i) || isElsewhere(entry, turn)) {
        contradicted(line, entry.line);
        return;
      } else if (entry.next == null) {
        return; // it may follow an unread line
      }
      at = entry.next;
    }
  }

  private void any(AnswerLine line) {
    AnswerNode at = first;
    for (List<LessonMove> turn : line.turns()) {
      Entry entry = at.entries.get(turn.get(0).move());
      if (entry == null || entry.next == null || !same(entry.moves, turn)) {
        if (isWhole) {
          faults.add(line.text(), "answers.nowhere");
        }
        return;
      }
      at = entry.next;
    }
    other(at, line);
  }

  /** Whether a line that continues after a move never reaches an entry's answer to that move. */
  private boolean isElsewhere(Entry entry, List<LessonMove> turn) {
    return entry.next == null ? isWhole : !same(entry.moves, turn);
  }

  private void other(AnswerNode at, AnswerLine line) {
    at.other.ifPresent(there -> contradicted(line, there));
    at.other = Optional.of(line);
  }

  private void contradicted(AnswerLine line, AnswerLine there) {
    String text = line.text().beforeColon().text();
    faults.add(line.text(), "answers.contradicted", text, String.valueOf(there.text().line()));
  }

  private static boolean same(List<LessonMove> moves, List<LessonMove> others) {
    return moves(moves).equals(moves(others));
  }

  private static boolean begins(List<LessonMove> moves, List<LessonMove> first) {
    return first.size() <= moves.size()
        && moves(moves.subList(0, first.size())).equals(moves(first));
  }

  private static List<Move> moves(List<LessonMove> shown) {
    return shown.stream().map(LessonMove::move).toList();
  }
}
