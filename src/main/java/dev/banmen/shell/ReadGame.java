package dev.banmen.shell;

import dev.banmen.game.InputFault;
import dev.banmen.game.Move;
import dev.banmen.game.Note;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Printable;
import dev.banmen.game.RecordTree;
import dev.banmen.game.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Opened;
import dev.banmen.record.Replay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of recordings that is stepped through. Mutable. */
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
          "comment",
          "why",
          "moves",
          "misses",
          "marks",
          "game");

  private final Host host;
  private final Opened file;
  private int game; // from 0
  private Recording recording;
  private Replay replay;
  private Sayings sayings;
  private int end; // of the line that is shown

  /**
   * The first game of a file.
   *
   * @throws InputFault if nothing of it can be shown
   * @throws OptionFault if there is no such game
   */
  ReadGame(Host host, Opened file) throws InputFault, IOException {
    this.host = host;
    this.file = file;
    read(0);
  }

  private void read(int which) throws InputFault, IOException {
    Recording found = file.archive().game(which, Note.UNHEARD);
    replay = Replay.of(found, host.games());
    recording = found;
    game = which;
    sayings = new Sayings(replay.game());
    end = tree().end(RecordTree.ROOT);
  }

  private RecordTree tree() {
    return recording.tree();
  }

  private String told(String id) {
    return Printable.of(tree().text(RecordTree.ROOT, id).strip());
  }

  /** What is recorded, and how long it is. */
  Said opening() {
    int all = file.archive().size();
    String black = told("PB");
    String white = told("PW");
    return Said.of(
        all > 1 ? sayings.text("record.of", game + 1, all) : "",
        sayings.title(),
        black.isEmpty() && white.isEmpty() ? "" : sayings.text("record.players", black, white),
        told("RE").isEmpty() ? "" : sayings.text("record.result", told("RE")),
        sayings.text("record.moves", MoveNumbers.of(tree(), end)),
        comment(replay.node()).isEmpty() ? "" : sayings.text("record.comment"));
  }

  @Override
  public List<String> commands() {
    List<String> names = new ArrayList<>(OWN);
    names.addAll(BoardTalk.COMMANDS);
    return names;
  }

  @Override
  public String expected() {
    return "";
  }

  @Override
  public List<String> known(String command) {
    return command.equals("variation")
        ? numbers(tree().children(replay.node()).size())
        : board().known(command);
  }

  private static List<String> numbers(int last) {
    List<String> numbers = new ArrayList<>();
    for (int number = 1; number <= last; number++) {
      numbers.add(Integer.toString(number));
    }
    return numbers;
  }

  @Override
  public void leave() {
    host.close(file);
  }

  private BoardTalk board() {
    return new BoardTalk(replay.position(), sayings);
  }

  @Override
  public Optional<Said> on(Typed typed) {
    if (!commands().contains(typed.name())) {
      return replay
          .game()
          .notation()
          .parse(typed.line())
          .map(site -> Said.fault(sayings.text("record.no.play", sayings.name(site))));
    }
    return Optional.of(
        switch (typed.name()) {
          case "next" -> steps(typed, true);
          case "back" -> steps(typed, false);
          case "first" -> at(RecordTree.ROOT);
          case "last" -> at(end);
          case "go" -> go(typed.rest());
          case "variations" -> variations();
          case "variation" -> variation(typed.rest());
          case "comment" -> comments();
          case "why" -> why();
          case "moves" -> moves(false);
          case "misses" -> moves(true);
          case "marks" -> marks();
          case "game" -> other(typed.rest());
          default -> board().on(typed).orElseThrow();
        });
  }

  /** So many nodes on or back along the line, each told of; as far as it goes. */
  private Said steps(Typed typed, boolean isOn) {
    if (!typed.rest().isEmpty() && !Typed.isNumber(typed.rest())) {
      return Said.fault(sayings.text("record.number", typed.rest()));
    }
    int count = typed.rest().isEmpty() ? 1 : Integer.parseInt(typed.rest());
    int[] line = tree().path(end);
    int at = tree().path(replay.node()).length - 1;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count && (isOn ? at + 1 < line.length : at > 0); i++) {
      at += isOn ? 1 : -1;
      replay.goTo(line[at]);
      lines.add(here());
    }
    return lines.isEmpty() && count > 0
        ? Said.of(sayings.text(isOn ? "record.end" : "record.start"))
        : Said.lines(lines);
  }

  private Said at(int node) {
    replay.goTo(node);
    return Said.of(here());
  }

  private Said go(String number) {
    int last = MoveNumbers.of(tree(), end);
    if (!Typed.isNumber(number) || Integer.parseInt(number) > last) {
      return Said.fault(sayings.text("record.number.none", number, last));
    }
    return at(MoveNumbers.node(tree(), end, Integer.parseInt(number)));
  }

  /** Where one is: the move and what it did, why it is refused, and what there is to hear. */
  private String here() {
    int node = replay.node();
    List<String> sentences = new ArrayList<>();
    int number = MoveNumbers.of(tree(), node);
    sentences.add(sayings.text("record.at", number, MoveNumbers.of(tree(), end)));
    sentences.add(what(node));
    replay
        .miss()
        .ifPresent(
            miss -> {
              String why = replay.explanation().map(e -> e.sentence()).orElse("");
              sentences.add(sayings.miss(miss, why));
              boolean isPlaced = recording.footing() == Recording.Footing.PLACED;
              sentences.add(isPlaced ? sayings.text("record.placed") : "");
            });
    int ways = tree().children(node).size();
    sentences.add(ways > 1 ? sayings.text("record.ways", ways) : "");
    sentences.add(comment(node).isEmpty() ? "" : sayings.text("record.comment"));
    return Said.line(sentences);
  }

  private String what(int node) {
    Optional<Move> move = replay.move();
    if (move.isPresent()) {
      String made = sayings.made(move.get());
      boolean isRefused = replay.miss().isPresent();
      return isRefused
          ? sayings.text("record.tries", sayings.side(move.get().side()), sayings.name(move.get()))
          : Said.line(List.of(made, sayings.did(move.get(), replay.changes())));
    } else if (node == RecordTree.ROOT) {
      return sayings.text("record.first");
    }
    return sayings.text(replay.changes().isEmpty() ? "record.no.move" : "record.setup");
  }

  private String name(int node) {
    return replay
        .move(node)
        .map(move -> sayings.text("record.name", sayings.side(move.side()), sayings.name(move)))
        .orElse(sayings.text("record.no.name"));
  }

  private Said variations() {
    List<Integer> ways = tree().children(replay.node());
    if (ways.isEmpty()) {
      return Said.of(sayings.text("record.end"));
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      lines.add(sayings.text("record.way", i + 1, name(ways.get(i))));
    }
    return Said.lines(lines);
  }

  private Said variation(String number) {
    List<Integer> ways = tree().children(replay.node());
    boolean isThere =
        Typed.isNumber(number)
            && Integer.parseInt(number) >= 1
            && Integer.parseInt(number) <= ways.size();
    if (!isThere) {
      return Said.fault(sayings.text("record.way.none", number, ways.size()));
    }
    int node = ways.get(Integer.parseInt(number) - 1);
    end = tree().end(node);
    return at(node);
  }

  private List<String> comment(int node) {
    return tree().text(node, "C").lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
  }

  private Said comments() {
    List<String> lines = comment(replay.node());
    return lines.isEmpty() ? Said.of(sayings.text("record.comment.none")) : Said.lines(lines);
  }

  private Said marks() {
    String marks = MarkTalk.of(Markup.at(replay.game(), tree(), replay.node()), sayings);
    return Said.of(marks.isEmpty() ? sayings.text("marks.none") : marks);
  }

  private Said why() {
    return Said.of(
        replay.explanation().map(why -> why.sentence()).orElse(sayings.text("record.no.move")));
  }

  /** The moves of the line that is shown, or only those that the rules refuse. */
  private Said moves(boolean onlyMisses) {
    int here = replay.node();
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (int node : tree().path(end)) {
      replay.goTo(node);
      boolean isMove = MoveNumbers.isMove(tree().properties(node));
      number += isMove ? 1 : 0;
      if (replay.miss().isPresent()) {
        String title = replay.miss().get().title().replace('-', ' ');
        lines.add(sayings.text("record.miss", number, name(node), replay.missNumber(), title));
      } else if (isMove && !onlyMisses) {
        lines.add(sayings.text("record.move", number, name(node)));
      }
    }
    replay.goTo(here);
    return lines.isEmpty()
        ? Said.of(sayings.text(onlyMisses ? "record.miss.none" : "move.none"))
        : Said.lines(lines);
  }

  private Said other(String number) {
    int all = file.archive().size();
    boolean isThere =
        Typed.isNumber(number) && Integer.parseInt(number) >= 1 && Integer.parseInt(number) <= all;
    if (!isThere) {
      return Said.fault(sayings.text("record.game.none", number, all));
    }
    try {
      read(Integer.parseInt(number) - 1);
      return opening();
    } catch (InputFault | OptionFault | IOException e) {
      return Said.fault(sayings.text("record.unread", number, String.valueOf(e.getMessage())));
    }
  }
}
