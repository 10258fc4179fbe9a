package dev.banmen.shell;

import dev.banmen.app.Person;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.facet.Coached;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OpenedFile;
import dev.banmen.study.Course;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.Review;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of recordings in line mode, to step through, try moves in and edit. Mutable. */
final class ReadGame implements Activity {
  private static final List<String> OWN =
      List.of(
          "next",
          "back",
          "first",
          "last",
          "go",
          "variations",
          "variation",
          "find",
          "comment",
          "marks",
          "why",
          "moves",
          "misses",
          "review",
          "guess",
          "pass",
          "game");

  /** What {@code next} and {@code back} look for besides moves. */
  private static final List<String> KINDS = List.of("comment", "miss", "variation");

  private final OpenRecord desk;
  private final Guessing guessing;

  /**
   * Opens the first game of a file.
   *
   * @throws InputFault if nothing of it can be shown
   * @throws OptionFault if there is no such game
   */
  ReadGame(Person person, OpenedFile file) throws InputFault, IOException {
    desk = new OpenRecord(person, file, 0);
    guessing = new Guessing(desk);
  }

  Said opening() {
    return desk.opening();
  }

  private RecordCursor recordCursor() {
    return desk.recordCursor();
  }

  private RecordTree tree() {
    return recordCursor().tree();
  }

  private Sayings sayings() {
    return desk.sayings();
  }

  private Position position() {
    return recordCursor().nodeView().position();
  }

  @Override
  public List<String> commands() {
    List<String> names = new ArrayList<>(OWN);
    names.addAll(BoardTalk.COMMANDS);
    names.addAll(Revision.COMMANDS);
    return names;
  }

  @Override
  public String expected() {
    return sayings().text("expected.try", board().example());
  }

  @Override
  public List<String> known(String command) {
    return switch (command) {
      case "" -> board().moves();
      case "next", "back" -> KINDS;
      case "variation" -> numbers(tree().children(recordCursor().node()).size());
      case "game" -> numbers(desk.games());
      case "guess" -> board().known("look");
      case "mark", "set" -> Revision.known(command);
      default -> board().known(command);
    };
  }

  private static List<String> numbers(int last) {
    List<String> numbers = new ArrayList<>();
    for (int number = 1; number <= last; number++) {
      numbers.add(Integer.toString(number));
    }
    return numbers;
  }

  @Override
  public String parting() {
    return desk.parting();
  }

  @Override
  public void leave() {
    desk.close();
  }

  private BoardTalk board() {
    return new BoardTalk(position(), sayings());
  }

  @Override
  public Optional<Said> on(Typed typed) {
    if (!commands().contains(typed.name())) {
      return TypedMove.of(typed.line(), recordCursor().game(), recordCursor().hand())
          .map(move -> play(move, typed.line()));
    }
    return Optional.of(OWN.contains(typed.name()) ? own(typed) : shared(typed));
  }

  private Said shared(Typed typed) {
    Optional<Said> looked = board().on(typed);
    return looked.orElseGet(() -> new Revision(desk).on(typed).orElseThrow());
  }

  private Said own(Typed typed) {
    return switch (typed.name()) {
      case "next" -> steps(typed.rest(), true);
      case "back" -> steps(typed.rest(), false);
      case "first" -> at(recordCursor().along(0));
      case "last" -> at(recordCursor().along(recordCursor().course().size() - 1));
      case "go" -> go(typed.rest());
      case "variations" -> variations();
      case "variation" -> variation(typed.rest());
      case "find" -> find(typed.rest());
      case "comment" -> comment(typed.rest());
      case "marks" -> marks();
      case "why" -> why();
      case "moves" -> moves(false);
      case "misses" -> moves(true);
      case "review" -> review(typed.rest());
      case "guess" -> guessing.on(typed.rest());
      case "pass" -> play(new Pass(recordCursor().hand()), "pass");
      default -> other(typed.rest());
    };
  }

  /** Tries a move: goes to it if the record has it, otherwise adds it. */
  private Said play(Move move, String written) {
    Optional<Miss> miss = position().miss(move);
    if (miss.isPresent()) {
      boolean isNamed = move instanceof Place && !written.contains(" ");
      String why =
          (isNamed ? position().explain(move, written) : position().explain(move)).sentence();
      return Said.of(sayings().miss(miss.get(), why));
    }
    RecordCursor there = recordCursor().played(move);
    boolean isThere = there.record() == recordCursor().record();
    if (isThere) {
      return at(there);
    }
    String unkept = desk.change(there);
    return Said.of(desk.talk().here(), sayings().text("record.added"), unkept);
  }

  /**
   * Goes some nodes forward or back along the line and describes each; or goes to the next of a
   * kind.
   */
  private Said steps(String rest, boolean isOn) {
    if (KINDS.contains(rest)) {
      return kind(rest, isOn);
    } else if (!rest.isEmpty() && !Typed.isNumber(rest)) {
      return Said.fault(sayings().text("record.number", rest, String.join(", ", KINDS)));
    }
    int count = rest.isEmpty() ? 1 : Integer.parseInt(rest);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RecordCursor there = recordCursor().along(recordCursor().at() + (isOn ? 1 : -1));
      if (there == recordCursor()) {
        break;
      }
      desk.go(there);
      lines.add(desk.talk().here());
    }
    return lines.isEmpty()
        ? Said.of(sayings().text(isOn ? "record.end" : "record.start"))
        : Said.lines(lines);
  }

  /** Goes to the next or previous comment, miss or variation in the order of the file. */
  private Said kind(String kind, boolean isOn) {
    Finder finder = new Finder(tree());
    int node = recordCursor().node();
    int found =
        switch (kind) {
          case "comment" -> finder.from(node, isOn, finder::isComment);
          case "miss" -> recordCursor().cache().miss(recordCursor().recording(), node, isOn);
          default -> finder.from(node, isOn, finder::isBranch);
        };
    String none =
        switch (kind) {
          case "comment" -> "record.none.comment";
          case "miss" -> "record.none.miss";
          default -> "record.none.variation";
        };
    return found == RecordTree.NONE ? Said.of(sayings().text(none)) : at(recordCursor().to(found));
  }

  private Said at(RecordCursor there) {
    desk.go(there);
    return Said.of(desk.talk().here());
  }

  private Said go(String number) {
    int last = recordCursor().course().moves();
    if (!Typed.isNumber(number) || Integer.parseInt(number) > last) {
      return Said.fault(sayings().text("record.number.none", number, last));
    }
    return at(recordCursor().along(recordCursor().course().withNumber(Integer.parseInt(number))));
  }

  private Said find(String text) {
    if (text.isEmpty()) {
      return Said.fault(sayings().text("record.find.what"));
    }
    int found = new Finder(tree()).saying(recordCursor().node(), text);
    return found == RecordTree.NONE
        ? Said.of(sayings().text("record.find.none", text))
        : at(recordCursor().to(found)).and(comment(""));
  }

  private Said variations() {
    List<Integer> ways = tree().children(recordCursor().node());
    if (ways.isEmpty()) {
      return Said.of(sayings().text("record.end"));
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      lines.add(sayings().text("record.way", i + 1, desk.talk().name(ways.get(i))));
    }
    return Said.lines(lines);
  }

  private Said variation(String number) {
    List<Integer> ways = tree().children(recordCursor().node());
    return isOneOf(number, ways.size())
        ? at(recordCursor().to(ways.get(Integer.parseInt(number) - 1)))
        : Said.fault(sayings().text("record.way.none", number, ways.size()));
  }

  private static boolean isOneOf(String number, int last) {
    return Typed.isNumber(number)
        && Integer.parseInt(number) >= 1
        && Integer.parseInt(number) <= last;
  }

  private Said comment(String rest) {
    List<String> lines = desk.talk().comment();
    return !rest.isEmpty()
        ? Said.fault(sayings().text("record.comment.how"))
        : lines.isEmpty() ? Said.of(sayings().text("record.comment.none")) : Said.lines(lines);
  }

  private Said marks() {
    String marks = desk.talk().marks();
    return Said.of(marks.isEmpty() ? sayings().text("marks.none") : marks);
  }

  private Said why() {
    String why = desk.talk().why();
    return Said.of(why.isEmpty() ? sayings().text("record.no.move") : why);
  }

  /** Lists the moves of the current line, or only those that the rules refuse. */
  private Said moves(boolean onlyMisses) {
    RecordCursor recordCursor = recordCursor();
    List<String> lines = new ArrayList<>();
    for (int at = 0; at < recordCursor.course().size(); at++) {
      int node = recordCursor.course().node(at);
      int number = recordCursor.course().number(at);
      if (recordCursor.course().is(at, Course.MISS)) {
        Miss miss =
            recordCursor.cache().nodeView(recordCursor.recording(), node).miss().orElseThrow();
        String title = sayings().title(miss);
        lines.add(
            sayings().text("record.miss", number, desk.talk().name(node), miss.number(), title));
      } else if (MoveNumbers.isMove(tree().properties(node)) && !onlyMisses) {
        lines.add(sayings().text("record.move", number, desk.talk().name(node)));
      }
    }
    return lines.isEmpty()
        ? Said.of(sayings().text(onlyMisses ? "record.miss.none" : "move.none"))
        : Said.lines(lines);
  }

  private Said review(String rest) {
    Optional<Review> review =
        Coached.of(recordCursor().game()).map(coach -> Review.of(recordCursor(), coach));
    return new ReviewTalk(sayings()).of(review, rest);
  }

  private Said other(String number) {
    if (!isOneOf(number, desk.games())) {
      return Said.fault(sayings().text("record.game.none", number, desk.games()));
    }
    String parting = desk.parting();
    try {
      desk.turnTo(Integer.parseInt(number) - 1);
      guessing.begin();
      return parting.isEmpty() ? opening() : Said.of(parting).and(opening());
    } catch (InputFault | OptionFault | IOException e) {
      return Said.fault(sayings().text("record.unread", number, String.valueOf(e.getMessage())));
    }
  }
}
