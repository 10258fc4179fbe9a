package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads a position from a drawn board. For one block. */
final class BoardReader {
  /**
   * A board as drawn.
   *
   * @param labels the labels on its sites
   */
  record MarkedBoard(Position position, Map<Site, String> labels) {}

  private final FencedBlock fence;
  private final LessonHeader head;
  private final Faults faults;
  private final Map<String, String> chosen = new HashMap<>();
  private Optional<LocatedText> mover = Optional.empty();

  private BoardReader(FencedBlock fence, LessonHeader head, Faults faults) {
    this.fence = fence;
    this.head = head;
    this.faults = faults;
  }

  /** Reads a board; empty if it has faults. */
  static Optional<MarkedBoard> read(FencedBlock fence, LessonHeader head, Faults faults) {
    return new BoardReader(fence, head, faults).read();
  }

  private Optional<MarkedBoard> read() {
    int before = faults.count();
    Game usual = head.chosenGame().orElseThrow();
    boolean isChosen = true;
    for (LocatedText word : fence.words()) {
      if (MoveReader.side(word.text(), usual).isPresent()) {
        mover = Optional.of(word);
      } else if (word.text().indexOf('=') > 0) {
        Optional<LessonHeader.HeadOption> option = LessonHeader.HeadOption.read(word, faults);
        option.ifPresent(o -> chosen.put(o.key(), o.value()));
        isChosen &= option.isPresent();
      } else {
        faults.add(word, "board.word", word.text());
      }
    }
    Optional<Game> game = isChosen ? game(usual) : Optional.empty();
    Optional<MarkedBoard> board =
        game.flatMap(
            with -> Drawing.read(fence, with, faults).flatMap(drawing -> board(with, drawing)));
    return faults.count() == before ? board : Optional.empty();
  }

  private Optional<Game> game(Game usual) {
    try {
      return Optional.of(chosen.isEmpty() ? usual : head.game(chosen));
    } catch (OptionFault fault) {
      faults.tell(fence.info().line(), fence.info().column(), fault.getMessage());
      return Optional.empty();
    }
  }

  private Optional<MarkedBoard> board(Game game, Drawing drawing) {
    Optional<Side> toMove = mover.flatMap(word -> MoveReader.side(word.text(), game));
    Setup setup = new Setup(drawing.marks, toMove);
    int before = faults.count();
    for (SetupFault fault : game.faults(setup)) {
      LocatedText at = drawing.place(fault.site()).orElse(fence.info());
      faults.tell(at.line(), at.column(), fault.sentence());
    }
    if (faults.count() > before) {
      return Optional.empty();
    }
    Position position = Position.of(game, setup);
    if (toMove.isPresent() && !position.movers().contains(toMove.get())) {
      faults.add(mover.get(), "board.mover", mover.get().text());
      return Optional.empty();
    }
    return Optional.of(new MarkedBoard(position, drawing.labels));
  }
}
