package dev.banmen.games.othello;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Options;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import dev.banmen.games.othello.board.BitBoard;
import dev.banmen.games.othello.board.Discs;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads and writes the input that {@link OthelloJudge} judges, as games; forced passes are steps of
 * their own. The input can't hold a pass, which is implied where it is forced, or a move that the
 * rules refuse.
 */
final class OthelloTranscript implements Transcript, ExerciseWriter {
  /**
   * The property for how often a node's moves were listed, which leaves no other trace in a game.
   */
  private static final String LISTS = "LI";

  private static final Map<String, String> CHOSEN = Map.of("size", "8");

  private static final int SIZE = 8;
  private static final int MOST_LISTS = 1 << 20;

  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    List<Recorded> games = new ArrayList<>();
    long count = OthelloJudge.games(in);
    for (long i = 0; i < count; i++) {
      games.add(game(in));
    }
    in.end();
    return games;
  }

  private static Recorded game(Tokens in) throws InputFault, IOException {
    OthelloJudge judge = new OthelloJudge();
    judge.readBoard(in);
    Setup start = Discs.setup(judge.black(), judge.white(), toMove(judge));
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    List<Property> before = List.of();
    byte command;
    int lists = 0;
    while ((command = OthelloJudge.command(in)) != 'Q') {
      if (command == 'L') {
        lists++;
      } else {
        before = asked(lists, before, steps);
        lists = 0;
        move(in, judge, steps);
      }
    }
    return new Recorded(CHOSEN, start, asked(lists, before, steps), steps);
  }

  /**
   * Notes at the last step how often moves were listed after it.
   *
   * @return the properties before the first step
   */
  private static List<Property> asked(
      int lists, List<Property> before, List<Recorded.RecordedStep> steps) {
    if (lists == 0) {
      return before;
    }
    List<Property> properties = List.of(Property.of(LISTS, Integer.toString(lists)));
    if (steps.isEmpty()) {
      return properties;
    }
    int last = steps.size() - 1;
    Recorded.RecordedStep step = steps.get(last);
    steps.set(last, new Recorded.RecordedStep(step.move(), step.line(), "", properties));
    return before;
  }

  /** Reads how often moves were listed; 0 if the value is unreadable. */
  private static int count(String value) {
    boolean isNumber = !value.isEmpty() && value.length() <= 7;
    isNumber &= value.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber ? Math.min(MOST_LISTS, Integer.parseInt(value)) : 0;
  }

  private static void move(Tokens in, OthelloJudge judge, List<Recorded.RecordedStep> steps)
      throws InputFault {
    long line = in.line();
    Side asked = toMove(judge);
    int square = judge.play(in);
    Side mover = toMove(judge).opponent();
    if (mover != asked) {
      steps.add(new Recorded.RecordedStep(new Pass(asked), line));
    }
    steps.add(new Recorded.RecordedStep(new Place(mover, Discs.site(square)), line));
  }

  private static Side toMove(OthelloJudge judge) {
    return judge.isBlackToMove() ? Side.BLACK : Side.WHITE;
  }

  @Override
  public boolean holdsSeveral() {
    return true;
  }

  @Override
  public Map<String, String> chosen(Options options) {
    return CHOSEN;
  }

  @Override
  public Set<String> held() {
    return Set.of(LISTS);
  }

  @Override
  public Set<Loss> loss(Recorded game) {
    return new Telling(game).loss;
  }

  @Override
  public void write(List<Recorded> games, RecordOutput out) throws IOException {
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
      lists(game.properties());
      game.steps().forEach(this::step);
      if (hasPassed) {
        loss.add(Loss.PASSES);
      }
      text.append("Q\n");
    }

    private Setup onBoard(Setup start) {
      Map<Site, Mark> marks = new HashMap<>(start.marks());
      if (marks.keySet().removeIf(site -> !site.isWithin(SIZE, SIZE))) {
        loss.add(Loss.SET_UP);
      }
      return new Setup(marks, Optional.of(start.toMove().orElse(Side.BLACK)));
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

    private void step(Recorded.RecordedStep step) {
      if (!(step.move() instanceof Place place)) {
        boolean isForced = board.play(step.move().side(), Board.PASS) == 0;
        hasPassed = isForced;
        loss.addAll(isForced ? Set.of() : Set.of(Loss.PASSES));
      } else if (!place.site().isWithin(SIZE, SIZE)) {
        loss.add(Loss.OFF_BOARD);
      } else if (isPlayed(place)) {
        hasPassed = false;
        text.append('M').append(place.site().row() + 1).append(place.site().col() + 1);
        text.append('\n');
      } else {
        loss.add(Loss.REFUSED);
      }
      lists(step.properties());
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

    private void lists(List<Property> properties) {
      for (Property property : properties) {
        if (property.id().equals(LISTS)) {
          text.append("L\n".repeat(count(property.value())));
        }
      }
    }
  }
}
