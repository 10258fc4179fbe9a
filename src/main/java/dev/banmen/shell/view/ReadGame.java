package dev.banmen.shell.view;

import dev.banmen.app.PendingReview;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OpenedFile;
import dev.banmen.say.GameSentences;
import dev.banmen.say.TypedEdits;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
import dev.banmen.shell.ReviewAnswers;
import dev.banmen.shell.TypedMove;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.Finder;
import dev.banmen.study.GameValues;
import dev.banmen.study.GrowingGame;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.Review;
import dev.banmen.study.ShownLine;
import dev.banmen.text.WordList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A file of recordings in line mode, to step through, try moves in and edit. Mutable. */
public final class ReadGame implements Activity {
  /** The words for what {@code next} and {@code back} look for apart from moves. */
  private static final List<String> KINDS = Argument.STEPS.words();

  private final OpenRecord openRecord;
  private final Guessing guessing;
  private Optional<GrowingGame> growing = Optional.empty();
  private Optional<PendingReview> reviewed = Optional.empty(); // by the computer, the last time

  /**
   * Opens the first game of a file.
   *
   * @throws InputFault if nothing of it can be shown
   * @throws OptionFault if there is no such game
   */
  public ReadGame(Person person, OpenedFile file) throws InputFault, IOException {
    this(person, file, 0);
  }

  /**
   * Opens a game of a file.
   *
   * @param game from 0
   * @throws InputFault if nothing of it can be shown
   * @throws OptionFault if there is no such game
   */
  public ReadGame(Person person, OpenedFile file, int game) throws InputFault, IOException {
    openRecord = new OpenRecord(person, file, game);
    guessing = new Guessing(openRecord);
  }

  /** Lets it grow with a game in play, of which it is the record. */
  public void growWith(LiveSession live, Session recorded) {
    growing = GrowingGame.of(live, recorded, recordCursor());
  }

  /** Takes over what has happened in the game that it grows with; stays where it is. */
  private void grow() {
    if (growing.filter(GrowingGame::hasNews).isPresent()) {
      GrowingGame now = growing.get().now();
      openRecord.go(now.since(growing.get(), recordCursor(), false));
      growing = Optional.of(now);
    }
  }

  @Override
  public Answer opening() {
    return openRecord.opening();
  }

  /** The file it is in. */
  public OpenedFile file() {
    return openRecord.file();
  }

  private RecordCursor recordCursor() {
    return openRecord.recordCursor();
  }

  private RecordTree tree() {
    return recordCursor().tree();
  }

  GameSentences gameSentences() {
    return openRecord.gameSentences();
  }

  /** Goes to a place that somebody else shows, in the record as they have it. */
  void show(SharedPosition led) {
    RecordCursor here = recordCursor();
    if (here.tree() != led.recording().tree()) {
      OpenedFile file = openRecord.file();
      EditableRecord now = EditableRecord.of(file, 0, List.of(), led.recording());
      here = RecordCursor.of(here.board(), now);
    }
    openRecord.go(here.back(led.node(), led.end()));
  }

  /** The place where it stands. */
  SharedPosition here() {
    RecordCursor here = recordCursor();
    return new SharedPosition(here.recording(), here.node(), here.line().end());
  }

  @Override
  public Optional<SharedPosition> shown() {
    return Optional.of(here());
  }

  /** The move at this node, with its comment and its marks. */
  Answer whole() {
    List<String> comment = openRecord.sentences().comment();
    String marks = openRecord.sentences().marks();
    List<String> lines = new ArrayList<>(List.of(openRecord.sentences().move()));
    lines.addAll(comment);
    lines.addAll(marks.isEmpty() ? List.of() : List.of(marks));
    return Answer.lines(lines);
  }

  /** The point that is called this; empty if none is. */
  Optional<Site> site(String name) {
    return recordCursor().game().notation().parse(name).filter(position().lattice()::contains);
  }

  Position position() {
    return recordCursor().nodeView().position();
  }

  Side mover() {
    return recordCursor().mover();
  }

  @Override
  public Set<Where> where() {
    return EnumSet.of(Where.IN_RECORD);
  }

  @Override
  public String point() {
    return board().example();
  }

  @Override
  public String expected() {
    return gameSentences().text("expected.try", board().example());
  }

  @Override
  public List<String> others() {
    return board().moves();
  }

  @Override
  public List<String> of(Argument argument, String rest) {
    return switch (argument) {
      case VARIATION -> numbers(tree().children(recordCursor().node()).size());
      case OTHER_GAME -> numbers(openRecord.games());
      case MARK_POINT -> TypedEdits.signs();
      case FACT -> EditableRecord.FACTS;
      default -> board().completions(argument);
    };
  }

  private static List<String> numbers(int last) {
    return IntStream.rangeClosed(1, last).mapToObj(Integer::toString).toList();
  }

  @Override
  public String parting() {
    return openRecord.parting();
  }

  @Override
  public Optional<String> text(int most) {
    return openRecord.text(most);
  }

  @Override
  public void leave() {
    openRecord.close();
  }

  private BoardAnswers board() {
    return new BoardAnswers(position(), gameSentences());
  }

  @Override
  public Optional<Answer> on(TypedCommand typed) throws Refusal {
    grow();
    if (TypedCommand.number(typed.line()).isPresent()) {
      return Optional.of(go(typed.line()));
    }
    return typed.faultless().isPresent()
        ? Optional.of(command(typed.command().get(), typed.rest()))
        : TypedMove.of(typed.line(), recordCursor().game(), recordCursor().mover())
            .map(move -> play(move, typed.line()));
  }

  private Answer command(Command command, String rest) throws Refusal {
    return switch (command) {
      case NEXT -> steps(rest, true);
      case BACK -> steps(rest, false);
      case FIRST -> at(recordCursor().along(0));
      case LAST -> last();
      case GO -> go(rest);
      case VARIATIONS -> variations();
      case VARIATION -> variation(rest);
      case FIND -> find(rest);
      case COMMENT -> rest.isEmpty() ? comment() : new EditAnswers(openRecord).write(rest);
      case MARKS -> marks();
      case WHY -> why();
      case MOVES -> moves(false);
      case MISSES -> moves(true);
      case REVIEW -> review(rest);
      case GUESS -> guessing.on(rest);
      case PASS -> play(new Pass(recordCursor().mover()), "pass");
      case GAME -> other(rest);
      case BOARD, LOOK, LEGAL, SCORE, EXPLAIN, LAYER -> board().on(command, rest);
      default -> new EditAnswers(openRecord).on(command, rest);
    };
  }

  /** Goes to the end of the line. */
  public Answer last() {
    return at(recordCursor().along(recordCursor().line().size() - 1));
  }

  /** Tries a move: goes to it if the record has it, otherwise adds it. */
  private Answer play(Move move, String written) {
    Optional<Miss> miss = position().miss(move);
    if (miss.isPresent()) {
      boolean isNamed = move instanceof Place && !written.contains(" ");
      String why =
          (isNamed ? position().explain(move, written) : position().explain(move)).sentence();
      return Answer.of(gameSentences().miss(miss.get(), why));
    }
    RecordCursor there = recordCursor().played(move);
    if (there.record() == recordCursor().record()) {
      return at(there);
    }
    String unkept = openRecord.change(there);
    return Answer.of(openRecord.sentences().all(), gameSentences().text("record.added"), unkept);
  }

  /**
   * Goes some nodes forward or back along the line and describes each, or to the next of a kind.
   */
  private Answer steps(String rest, boolean isOn) {
    if (KINDS.contains(rest)) {
      return kind(rest, isOn);
    } else if (!rest.isEmpty() && TypedCommand.number(rest).isEmpty()) {
      return Answer.fault(
          gameSentences()
              .text("record.number", rest, WordList.of(gameSentences().words().language(), KINDS)));
    }
    int count = TypedCommand.number(rest).orElse(1);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RecordCursor there = recordCursor().along(recordCursor().at() + (isOn ? 1 : -1));
      if (there == recordCursor()) {
        break;
      }
      openRecord.go(there);
      lines.add(openRecord.sentences().all());
    }
    return lines.isEmpty()
        ? Answer.of(gameSentences().text(isOn ? "record.end" : "record.start"))
        : Answer.lines(lines);
  }

  /** Goes to the next or previous comment, miss or variation in the order of the file. */
  private Answer kind(String kind, boolean isOn) {
    Finder finder = new Finder(tree());
    int node = recordCursor().node();
    return switch (kind) {
      case "comment" -> to(finder.from(node, isOn, finder::isComment), "record.none.comment");
      case "miss" -> {
        int miss = recordCursor().board().miss(recordCursor().recording(), node, isOn);
        yield to(miss, "record.none.miss");
      }
      default -> to(finder.from(node, isOn, finder::isBranch), "record.none.branch");
    };
  }

  private Answer to(int node, String none) {
    return node == RecordTree.NONE
        ? Answer.of(gameSentences().text(none))
        : at(recordCursor().to(node));
  }

  /** Goes to a node. */
  public Answer at(int node) {
    return at(recordCursor().to(node));
  }

  private Answer at(RecordCursor there) {
    openRecord.go(there);
    return Answer.of(openRecord.sentences().all());
  }

  private Answer go(String number) {
    int last = recordCursor().line().moves();
    int move = TypedCommand.number(number).orElse(Integer.MAX_VALUE);
    if (move > last) {
      return Answer.fault(gameSentences().text("nothing.move", number, last));
    }
    return at(recordCursor().along(recordCursor().line().withNumber(move)));
  }

  private Answer find(String text) {
    int found = new Finder(tree()).saying(recordCursor().node(), text);
    return found == RecordTree.NONE
        ? Answer.of(gameSentences().text("record.none.text", text))
        : at(recordCursor().to(found)).and(comment());
  }

  private Answer variations() {
    List<Integer> ways = tree().children(recordCursor().node());
    if (ways.isEmpty()) {
      return Answer.of(gameSentences().text("record.end"));
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      lines.add(
          gameSentences().text("record.way", i + 1, openRecord.sentences().name(ways.get(i))));
    }
    return Answer.lines(lines);
  }

  private Answer variation(String number) {
    List<Integer> ways = tree().children(recordCursor().node());
    return isOneOf(number, ways.size())
        ? at(recordCursor().to(ways.get(Integer.parseInt(number) - 1)))
        : Answer.fault(gameSentences().text("record.no.variation", number, ways.size()));
  }

  private static boolean isOneOf(String number, int last) {
    int one = TypedCommand.number(number).orElse(0);
    return one >= 1 && one <= last;
  }

  private Answer comment() {
    List<String> lines = openRecord.sentences().comment();
    return lines.isEmpty()
        ? Answer.of(gameSentences().text("record.comment.none"))
        : Answer.lines(lines);
  }

  private Answer marks() {
    String marks = openRecord.sentences().marks();
    return Answer.of(marks.isEmpty() ? gameSentences().text("marks.none") : marks);
  }

  private Answer why() {
    String why = openRecord.sentences().why();
    return Answer.of(why.isEmpty() ? gameSentences().text("record.move.none") : why);
  }

  /** Lists the moves of the current line, or only those that the rules refuse. */
  private Answer moves(boolean onlyMisses) {
    RecordCursor recordCursor = recordCursor();
    List<String> lines = new ArrayList<>();
    for (int at = 0; at < recordCursor.line().size(); at++) {
      int node = recordCursor.line().node(at);
      int number = recordCursor.line().number(at);
      if (recordCursor.line().is(at, ShownLine.MISS)) {
        NodeView view = recordCursor.board().nodeView(recordCursor.recording(), node);
        Move move = view.move().orElseThrow();
        Miss miss = view.miss().orElseThrow();
        lines.add(
            recordCursor.line().isAttempt(at)
                ? gameSentences().listedAttempt(number, move, miss)
                : gameSentences().listedRefusal(number, move, miss));
      } else if (MoveNumbers.isMove(tree().properties(node)) && !onlyMisses) {
        recordCursor
            .move(node)
            .map(gameSentences()::made)
            .ifPresent(made -> lines.add(gameSentences().listed(number, made)));
      }
    }
    return lines.isEmpty()
        ? Answer.of(gameSentences().text(onlyMisses ? "record.miss.none" : "move.none"))
        : Answer.lines(lines);
  }

  private Answer review(String rest) throws Refusal {
    ReviewAnswers answers = new ReviewAnswers(gameSentences());
    if (ReviewAnswers.isOfComputer(rest)) {
      int count = answers.mistakeCount(rest);
      reviewed = PendingReview.of(reviewed, GameValues.of(recordCursor()), openRecord.room());
      return answers.mistakes(reviewed, count);
    }
    Optional<Review> review =
        HasCoach.of(recordCursor().game()).map(coach -> Review.of(recordCursor(), coach));
    return answers.changes(review, rest, openRecord.isAtHome());
  }

  private Answer other(String number) {
    if (!isOneOf(number, openRecord.games())) {
      return Answer.fault(gameSentences().text("record.no.game", number, openRecord.games()));
    }
    Answer parting = Answer.of(openRecord.parting());
    try {
      openRecord.turnTo(Integer.parseInt(number) - 1);
      guessing.begin();
      return parting.and(opening());
    } catch (InputFault | OptionFault | IOException e) {
      return Answer.fault(openRecord.file().name() + ": " + e.getMessage());
    }
  }
}
