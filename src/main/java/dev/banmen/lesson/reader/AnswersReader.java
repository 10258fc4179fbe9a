package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.reader.AnswerTree.AnswerLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the replies to a learner's moves. For one block. */
final class AnswersReader {
  private static final String RIGHT = "right";

  private final Faults faults;
  private final Game game;
  private final Optional<Position> start;
  private final Side learner;
  private final ClaimReader claim;
  private final List<AnswerLine> lines = new ArrayList<>();
  private final List<String> hints = new ArrayList<>();
  private int right; // lines of right answers, read or not

  private AnswersReader(Game game, Optional<Position> start, Faults faults) {
    this.faults = faults;
    this.game = game;
    this.start = start;
    learner = start.flatMap(Position::toMove).orElse(Side.BLACK);
    claim = new ClaimReader(game, start, learner, faults);
  }

  /**
   * Reads the answers; empty if they have faults.
   *
   * @param start empty if the board has faults; then the rules are not asked about the moves
   */
  static Optional<Task> read(
      FencedBlock fence, Game game, Optional<Position> start, Faults faults) {
    int before = faults.count();
    AnswersReader reader = new AnswersReader(game, start, faults);
    fence.words().forEach(word -> faults.add(word, "fence.word", word.text()));
    fence.lines().forEach(reader::line);
    if (start.isPresent() && start.get().toMove().isEmpty()) {
      faults.add(fence.info(), "answers.over");
    } else if (reader.right == 0) {
      faults.add(fence.info(), "answers.none");
    }
    boolean isWhole = reader.right == reader.lines.stream().filter(AnswerLine::isRight).count();
    Optional<Branch> first =
        start.map(from -> AnswerTree.join(from, reader.lines, isWhole, faults));
    return faults.count() == before
        ? first.map(branch -> reader.answers(branch))
        : Optional.empty();
  }

  private Answers answers(Branch first) {
    return new Answers(first, hints, claim.claim());
  }

  private void line(LocatedText line) {
    LocatedText before = line.beforeColon();
    List<LocatedText> words = before.words();
    String key = words.isEmpty() ? "" : words.get(0).text();
    switch (key) {
      case RIGHT, "wrong" -> {
        right += key.equals(RIGHT) ? 1 : 0;
        answer(line, before.part(key.length(), before.text().length()), key.equals(RIGHT));
      }
      case "hint" -> {
        if (words.size() > 1) {
          faults.add(words.get(1), "hint.word", words.get(1).text());
        }
        hints.add(line.afterColon().text());
      }
      case "goal" -> claim.goal(line);
      case "unproved" -> claim.unproved(line);
      default -> faults.add(line, "answers.key", key);
    }
  }

  private void answer(LocatedText line, LocatedText text, boolean isRight) {
    if (text.isEmpty()) {
      faults.add(line, "answers.no-move");
    } else if (start.isEmpty()) {
      new MoveReader(faults).spell(game, text.words());
    } else {
      new MoveReader(faults)
          .read(start.get(), text)
          .ifPresent(moves -> answer(line, moves, isRight));
    }
  }

  private void answer(LocatedText line, MoveReader.ReadMoves moves, boolean isRight) {
    boolean isAny = moves.any().isPresent();
    if (moves.moves().isEmpty() && !isAny) {
      faults.add(line, "answers.no-move");
    } else if (!moves.moves().isEmpty() && isRepliers(moves.moves().get(0))) {
      faults.add(moves.words().get(0), "answers.side", game.words().side(learner));
    } else {
      lines.add(new AnswerLine(line, isRight, turns(moves.moves()), isAny));
    }
  }

  private boolean isRepliers(LessonMove shown) {
    return shown.move().side() != learner;
  }

  private List<List<LessonMove>> turns(List<LessonMove> moves) {
    List<List<LessonMove>> turns = new ArrayList<>();
    for (LessonMove shown : moves) {
      if (!isRepliers(shown)) {
        turns.add(new ArrayList<>());
      }
      turns.get(turns.size() - 1).add(shown);
    }
    return turns;
  }
}
