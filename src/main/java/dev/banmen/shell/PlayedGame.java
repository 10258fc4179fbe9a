package dev.banmen.shell;

import dev.banmen.game.Explanation;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.shell.Host.Refusal;
import dev.banmen.study.Review;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game in play, both players at this keyboard. Mutable. */
final class PlayedGame implements Activity {
  private static final List<String> ALWAYS =
      List.of(
          "pass", "undo", "redo", "resign", "why", "last", "moves", "history", "judge", "result",
          "review", "clock", "save");
  private static final List<String> COUNTING = List.of("dead", "group", "neutral");

  private final Host host;
  private final LiveSession live;
  private final Sayings sayings;
  private final Advice advice;
  private Optional<Report.Refused> refused = Optional.empty(); // the last move, if it was

  PlayedGame(Host host, LiveSession live) {
    this.host = host;
    this.live = live;
    advice = new Advice(host.isCoached());
    sayings = new Sayings(live.now().position().game());
  }

  private Session session() {
    return live.now();
  }

  private Position position() {
    return session().position();
  }

  private BoardTalk board() {
    return new BoardTalk(position(), session().score(), sayings);
  }

  /** What game it is, how far it has come, and whose turn it is. */
  Said opening() {
    int plies = position().ply();
    return Said.of(
        sayings.title(), plies == 0 ? "" : sayings.text("opening.moves", plies), standing());
  }

  /** Whose turn it is, or how the game ended. */
  private String standing() {
    Session now = session();
    if (now.outcome().isEmpty()) {
      return sayings.turn(now.position());
    }
    return Said.line(
        List.of(
            now.ending().orElse(""),
            sayings.outcome(now.outcome().get()),
            sayings.resultNote(now.position()),
            now.isCounting() ? sayings.text("counting") : ""));
  }

  @Override
  public List<String> commands() {
    List<String> names = new ArrayList<>(ALWAYS);
    names.addAll(4, BoardTalk.COMMANDS);
    if (position().game().coach().isPresent()) {
      names.add("coach");
    }
    if (position().isCountable()) {
      names.addAll(COUNTING);
    }
    return names;
  }

  @Override
  public String expected() {
    return sayings.text("expected.move", board().example());
  }

  @Override
  public List<String> known(String command) {
    return switch (command) {
      case "" -> session().isOver() ? List.of() : board().moves();
      case "coach" -> List.of("on", "off");
      case "save" -> List.of();
      case "dead", "group" -> sites(true);
      case "neutral" -> sites(false);
      default -> board().known(command);
    };
  }

  /** What may be marked at the count. */
  private List<String> sites(boolean isPieces) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < position().lattice().size(); i++) {
      Site site = position().lattice().site(i);
      if (isPieces ? session().canMark(site) : session().canMarkNeutral(site)) {
        names.add(sayings.name(site));
      }
    }
    return names;
  }

  @Override
  public void leave() {
    host.leave(live);
  }

  @Override
  public Optional<Said> on(Typed typed) {
    try {
      if (session().clock().isKept()) {
        live.submit(Seat.HERE, new Event.Tick());
      }
      if (typed.name().equals("setup") || typed.name().equals("edit")) {
        return Optional.of(Said.fault(sayings.text("setup.screen")));
      } else if (commands().contains(typed.name())) {
        return Optional.of(command(typed));
      }
      Optional<Move> move = TypedMove.of(typed.line(), position().game(), hand());
      return move.isPresent()
          ? Optional.of(play(move.get(), Optional.of(typed.line())))
          : playAll(typed.line());
    } catch (LiveSession.Unkept e) {
      Said answer = on(typed).orElseThrow(); // it is kept no more, and happens if it is done again
      return Optional.of(Said.of(sayings.text("unkept.all", e.getMessage())).and(answer));
    } catch (IOException e) {
      return Optional.of(Said.fault(sayings.text("unkept", String.valueOf(e.getMessage()))));
    }
  }

  private Said command(Typed typed) throws IOException {
    return switch (typed.name()) {
      case "pass" -> play(new Pass(hand()), Optional.empty());
      case "undo" -> undo();
      case "redo" -> redo();
      case "resign" -> resign();
      case "why" -> why();
      case "last" -> last();
      case "moves" -> moves();
      case "history" -> history();
      case "judge" -> judge();
      case "result" -> result();
      case "review" -> review(typed.rest());
      case "clock" -> clock();
      case "save" -> save(typed.rest());
      case "coach" -> advice.turned(typed.rest(), sayings);
      case "dead", "group", "neutral" -> count(typed);
      default -> board().on(typed).orElseThrow();
    };
  }

  private Side hand() {
    return position().toMove().orElse(Side.BLACK);
  }

  /**
   * Makes a move.
   *
   * @param written as it was typed, if it has a site
   */
  private Said play(Move move, Optional<String> written) throws IOException {
    Optional<String> warning = advice.warning(session(), move, sayings);
    if (warning.isPresent()) {
      return Said.of(warning.get());
    }
    Session after = live.submit(Seat.HERE, new Event.Try(move));
    refused = after.report() instanceof Report.Refused miss ? Optional.of(miss) : Optional.empty();
    if (refused.isPresent()) {
      Explanation why =
          written.isEmpty() || after.isOver()
              ? refused.get().why()
              : after.position().explain(move, written.get());
      return Said.of(sayings.miss(refused.get().miss(), why.sentence()));
    } else if (after.report() instanceof Report.Seated seated) {
      String name = seated.seat().name().isEmpty() ? seated.seat().holder() : seated.seat().name();
      return Said.of(sayings.text("seated", name, sayings.side(seated.side())));
    } else if (after.report() instanceof Report.Moved moved) {
      return Said.of(
          sayings.made(move),
          sayings.did(move, moved.changes()),
          advice.cost(after, sayings),
          standing());
    }
    return Said.of(standing()); // the time was over
  }

  /** Plays what a line of moves names, one after another, up to the first that does not stand. */
  private Optional<Said> playAll(String line) throws IOException {
    Optional<PastedMoves> list = PastedMoves.several(line, position().game());
    if (list.isEmpty()) {
      return Optional.empty();
    }
    List<PastedMoves.Turn> moves = list.get().moves();
    Said said = Said.lines(List.of());
    for (int played = 0; played < moves.size(); played++) {
      Position before = position();
      said = said.and(play(moves.get(played).of(hand()), Optional.empty()));
      if (position() == before) {
        return Optional.of(said.and(Said.of(sayings.text("played.some", played, moves.size()))));
      }
    }
    return Optional.of(said);
  }

  private Said undo() throws IOException {
    Session before = session();
    if (!before.canUndo()) {
      return Said.fault(sayings.text(before.node() == 0 ? "nothing.undo" : "nothing.undo.time"));
    }
    live.submit(Seat.HERE, new Event.Undo());
    refused = Optional.empty();
    boolean isMove = session().node() != before.node();
    Optional<Move> taken = isMove ? before.position().last() : Optional.empty();
    String what =
        taken
            .map(move -> sayings.text("undone", sayings.side(move.side()), sayings.name(move)))
            .orElse(sayings.text("undone.other"));
    return Said.of(what, standing());
  }

  private Said redo() throws IOException {
    if (!session().canRedo()) {
      return Said.fault(sayings.text("nothing.redo"));
    }
    live.submit(Seat.HERE, new Event.Redo());
    refused = Optional.empty();
    return Said.of(told(position()), standing());
  }

  /** The last move of a position, and what it did. */
  private String told(Position now) {
    Move move = now.last().orElseThrow();
    return Said.line(List.of(sayings.made(move), sayings.did(move, Changes.ofLast(now))));
  }

  private Said resign() throws IOException {
    if (session().isOver()) {
      return Said.fault(sayings.text("over"));
    }
    live.submit(Seat.HERE, new Event.Resign(hand()));
    return Said.of(standing());
  }

  private Said why() {
    if (refused.isPresent()) {
      Report.Refused miss = refused.get();
      String general = position().game().words().miss(miss.miss());
      return Said.of(sayings.miss(miss.miss(), miss.why().sentence()), general);
    }
    Optional<Move> last = position().last();
    if (last.isEmpty()) {
      return Said.of(sayings.text("move.none"));
    }
    Position before = position().after(position().ply() - 1);
    return Said.of(before.explain(last.get()).sentence());
  }

  private Said last() {
    int ply = position().ply();
    return ply == 0
        ? Said.of(sayings.text("move.none"))
        : Said.of(sayings.text("move", ply, told(position())));
  }

  private Said moves() {
    Session now = session();
    List<Integer> line = now.tree().line(now.node());
    if (line.isEmpty()) {
      return Said.of(sayings.text("move.none"));
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      lines.add(sayings.text("move", i + 1, sayings.made(now.tree().move(line.get(i)))));
    }
    return Said.lines(lines);
  }

  /** Everything that was tried on the way here, refusals too. */
  private Said history() {
    Session now = session();
    List<String> lines = new ArrayList<>(refusals(now, 0));
    List<Integer> line = now.tree().line(now.node());
    for (int i = 0; i < line.size(); i++) {
      lines.add(sayings.text("move", i + 1, sayings.made(now.tree().move(line.get(i)))));
      lines.addAll(refusals(now, line.get(i)));
    }
    return lines.isEmpty() ? Said.of(sayings.text("move.none")) : Said.lines(lines);
  }

  private List<String> refusals(Session now, int node) {
    List<String> lines = new ArrayList<>();
    now.tried()
        .at(node)
        .forEach(
            refusal ->
                lines.add(
                    sayings.text(
                        "refused",
                        sayings.side(refusal.move().side()),
                        sayings.name(refusal.move()),
                        refusal.miss().number(),
                        sayings.title(refusal.miss()))));
    return lines;
  }

  private Said judge() {
    String exercise = position().game().exercise(position().after(0), session().attempts());
    return Said.of(
        exercise.isEmpty() ? sayings.text("judge.none") : sayings.text("judge", exercise));
  }

  private Said result() {
    Session now = session();
    return now.outcome().isEmpty()
        ? Said.of(sayings.text("result.none"), standing())
        : Said.of(
            now.ending().orElse(""),
            sayings.outcome(now.outcome().get()),
            sayings.score(now.score()),
            sayings.resultNote(now.position()));
  }

  private Said review(String most) {
    Optional<Review> review = position().game().coach().map(coach -> Review.of(session(), coach));
    return new ReviewTalk(sayings).of(review, most);
  }

  /** What both sides have left, and whose time runs. */
  private Said clock() {
    Clock clock = session().clock();
    if (!clock.isKept()) {
      return Said.of(sayings.text("clock.none"));
    }
    List<String> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      Clock.Left left = clock.left(side, live.millis());
      long main = seconds(left.mainMillis());
      sentences.add(
          left.periods() == 0
              ? sayings.text("clock.left", sayings.side(side), main / 60, main % 60)
              : sayings.text(
                  "clock.periods",
                  sayings.side(side),
                  main / 60,
                  main % 60,
                  left.periods(),
                  seconds(left.periodMillis())));
    }
    clock
        .running()
        .ifPresent(side -> sentences.add(sayings.text("clock.runs", sayings.side(side))));
    return Said.of(Said.line(sentences));
  }

  /** Whole ones, begun ones counted, so that 0 is none. */
  private static long seconds(long millis) {
    return (millis + 999) / 1000;
  }

  private Said save(String file) {
    if (file.isEmpty()) {
      return Said.fault(sayings.text("file.name", "save"));
    }
    try {
      String loss = host.save(file, session());
      return Said.of(
          loss.isEmpty() ? sayings.text("saved", file) : sayings.text("saved.without", file, loss));
    } catch (Refusal e) {
      return Said.fault(e.getMessage());
    }
  }

  private Said count(Typed typed) throws IOException {
    if (!session().isCounting()) {
      return Said.fault(sayings.text("counting.not"));
    }
    Optional<Site> site = position().game().notation().parse(typed.rest());
    boolean isPieces = !typed.name().equals("neutral");
    boolean isThere =
        site.isPresent()
            && (isPieces ? session().canMark(site.get()) : session().canMarkNeutral(site.get()));
    if (!isThere) {
      String key = isPieces ? "counting.no.piece" : "counting.no.empty";
      return Said.fault(sayings.text(key, typed.rest()));
    }
    Session before = session();
    live.submit(Seat.HERE, mark(typed.name(), site.get()));
    return Said.of(
        CountTalk.changed(before, session(), sayings),
        sayings.score(session().score()),
        sayings.outcome(session().outcome().orElseThrow()));
  }

  private static Event mark(String command, Site site) {
    return switch (command) {
      case "dead" -> new Event.MarkDead(site);
      case "group" -> new Event.MarkGroup(site);
      default -> new Event.MarkNeutral(site);
    };
  }
}
