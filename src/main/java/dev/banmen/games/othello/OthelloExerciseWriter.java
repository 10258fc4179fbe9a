package dev.banmen.games.othello;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recorded;
import dev.banmen.games.othello.board.BitBoard;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the input that {@link OthelloJudge} judges. It can't hold a pass, which is implied where
 * it is forced, or a move that the rules refuse.
 */
final class OthelloExerciseWriter implements ExerciseWriter {
  private static final int SIZE = 8;

  @Override
  public boolean holdsSeveral() {
    return true;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return OthelloTranscript.CHOSEN;
  }

  @Override
  public Set<String> held() {
    return Set.of(OthelloTranscript.LISTS);
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    return new Telling(game).loss;
  }

  @Override
  public void write(List<Recorded> games, JudgeOutput out) throws IOException {
    out.number(games.size());
    out.put('\n');
    for (Recorded game : games) {
      out.put(new Telling(game).text.toString());
    }
  }

  /** Writes one game's board and commands, following them on its own board. */
  private static final class Telling {
    private final Set<Loss> loss = EnumSet.noneOf(Loss.class);
    private final StringBuilder text = new StringBuilder();
    private final Board board;
    private boolean hasPassed; // whether the last step was a pass, not written so far

    Telling(Recorded game) {
      Setup start = onBoard(game.start());
      board = new BitBoard(start);
      begin(start);
      lists(game.said());
      game.steps().forEach(this::step);
      if (hasPassed) {
        loss.add(Loss.PASSES);
      }
      text.append("Q\n");
    }

    private Setup onBoard(Setup start) {
      Map<Site, Mark> marks = new HashMap<>(start.marks());
      if (marks.keySet().removeIf(site -> isOff(site))) {
        loss.add(Loss.SET_UP);
      }
      return new Setup(marks, Optional.of(start.toMove().orElse(Side.BLACK)));
    }

    private static boolean isOff(Site site) {
      return Math.min(site.row(), site.col()) < 0 || Math.max(site.row(), site.col()) >= SIZE;
    }

    private void begin(Setup start) {
      for (int row = 0; row < SIZE; row++) {
        for (int col = 0; col < SIZE; col++) {
          Mark mark = start.at(new Site(row, col));
          text.append(mark == Mark.EMPTY ? '-' : letter(mark == Mark.BLACK));
        }
        text.append('\n');
      }
      text.append(letter(start.toMove().orElseThrow() == Side.BLACK)).append('\n');
    }

    private static char letter(boolean isBlack) {
      return isBlack ? 'B' : 'W';
    }

    private void step(Recorded.Step step) {
      if (!(step.move() instanceof Place place)) {
        boolean isForced = board.play(step.move().side(), Board.PASS) == 0;
        hasPassed = isForced;
        loss.addAll(isForced ? Set.of() : Set.of(Loss.PASSES));
      } else if (isOff(place.site())) {
        loss.add(Loss.OFF_BOARD);
      } else if (isPlayed(place)) {
        hasPassed = false;
        text.append('M').append(place.site().row() + 1).append(place.site().col() + 1);
        text.append('\n');
      } else {
        loss.add(Loss.REFUSED);
      }
      lists(step.said());
    }

    /** Plays a move, after the pass that the record may leave out. */
    private boolean isPlayed(Place place) {
      int site = place.site().row() * SIZE + place.site().col();
      if (board.play(place.side(), site) == 0) {
        return true;
      }
      if (board.play(place.side().opponent(), Board.PASS) != 0) {
        return false;
      }
      boolean isPlayed = board.play(place.side(), site) == 0;
      if (!isPlayed) {
        board.undo();
      }
      return isPlayed;
    }

    /** Writes the commands that list moves. */
    private void lists(List<Property> said) {
      for (Property property : said) {
        if (property.id().equals(OthelloTranscript.LISTS)) {
          text.append("L\n".repeat(OthelloTranscript.count(property.value())));
        }
      }
    }
  }
}
