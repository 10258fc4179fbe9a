package dev.banmen.tui.page.learn;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Step;
import dev.banmen.record.Markup.Sign;
import dev.banmen.tui.board.ShownPart;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The part of the board that a problem of a file is about: the one its file says (SGF's VW), else
 * where its pieces, its marks and the moves of its answers are, with some room around; the whole
 * board if that is most of it. Used for one problem.
 */
final class ProblemPart {
  private static final int ROOM = 2; // sites around; an edge as near as that again is shown

  private final Lattice lattice;
  private int top = Integer.MAX_VALUE;
  private int left = Integer.MAX_VALUE;
  private int bottom = -1;
  private int right = -1;

  private ProblemPart(Lattice lattice) {
    this.lattice = lattice;
  }

  static ShownPart of(Step step) {
    Position position = step.end();
    Lattice lattice = position.lattice();
    if (!LazySteps.isByContent(step.name()) || lattice.ground() == Ground.LINES) {
      return ShownPart.whole(lattice);
    }
    return step.markup().isPart()
        ? new ProblemPart(lattice).said(step).part(0)
        : new ProblemPart(lattice).used(step, position).part(ROOM);
  }

  private ProblemPart said(Step step) {
    for (int i = 0; i < lattice.size(); i++) {
      if (step.markup().signs().get(lattice.site(i)) != Sign.DIM) {
        add(lattice.site(i));
      }
    }
    return this;
  }

  private ProblemPart used(Step step, Position position) {
    for (int i = 0; i < lattice.size(); i++) {
      if (position.at(i) == Mark.BLACK || position.at(i) == Mark.WHITE) {
        add(lattice.site(i));
      }
    }
    step.markup().signs().keySet().forEach(this::add);
    if (step.task().orElse(null) instanceof Answers answers) {
      add(answers.first());
    }
    return this;
  }

  /** Adds the moves of a branch and of all after it. */
  private void add(Branch branch) {
    Deque<Branch> left = new ArrayDeque<>(List.of(branch));
    while (!left.isEmpty()) {
      for (MoveReply reply : left.pop().replies().values()) {
        for (LessonMove played : reply.moves()) {
          if (played.move() instanceof Place place) {
            add(place.site());
          }
        }
        if (reply instanceof MoveReply.Right right) {
          right.next().ifPresent(left::push);
        }
      }
    }
  }

  private void add(Site site) {
    top = Math.min(top, site.row());
    left = Math.min(left, site.col());
    bottom = Math.max(bottom, site.row());
    right = Math.max(right, site.col());
  }

  private ShownPart part(int room) {
    if (bottom < 0) {
      return ShownPart.whole(lattice);
    }
    Site first = new Site(low(top, room), low(left, room));
    Site last = new Site(high(bottom, room, lattice.rows()), high(right, room, lattice.cols()));
    int size = (last.row() - first.row() + 1) * (last.col() - first.col() + 1);
    boolean isMost = 4 * size > 3 * lattice.size();
    return isMost ? ShownPart.whole(lattice) : new ShownPart(lattice, first, last);
  }

  private static int low(int at, int room) {
    return at <= 2 * room ? 0 : at - room;
  }

  private static int high(int at, int room, int size) {
    return size - 1 - low(size - 1 - at, room);
  }
}
