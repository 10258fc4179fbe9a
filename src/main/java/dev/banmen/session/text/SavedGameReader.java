package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Clock;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.EventReplay;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.SessionReducer;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Phrase;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads the text of a saved game, and replays every event. For one use. */
final class SavedGameReader {
  /** The latest time, in the year 33658: sums of times must not overflow. */
  private static final long LATEST = 999_999_999_999_999L;

  /**
   * In this version the second pass ended the game, whoever marked the dead; undo first took back
   * all marks; and the player at the keyboard resumed it.
   */
  private static final int FIRST_VERSION = 1;

  private final String text;
  private final Games games;
  private final Words words;
  private final Optional<RecordBuilder> builder;
  private int at; // where the next line starts
  private int lineBegin; // where the current one starts
  private long number; // of the current line
  private EventReplay run; // null before the game starts
  private Game game;
  private long millis;
  private int version; // the version in the first line
  private boolean isOneByOne; // whether each event leaves its report

  SavedGameReader(String text, Games games) {
    this(text, games, Optional.empty());
  }

  SavedGameReader(String text, Games games, Optional<RecordBuilder> builder) {
    this.text = text;
    this.games = games;
    this.words = games.language().words(SavedGameReader.class);
    this.builder = builder;
  }

  SavedGameText.Reading read() throws InputFault {
    TermsReader terms = new TermsReader(games);
    TextLine begin = head(terms);
    begin(terms, begin);
    TextLine line;
    while ((line = nextMeant()) != null) {
      event(line.next(), line);
    }
    if (version == FIRST_VERSION && run.session().isCounting()) {
      run.set(SessionReducer.accepted(run.session()));
    }
    Session last = run.session();
    boolean isSaid = last.report() instanceof Report.CountedAway; // whoever was away reads it later
    return new SavedGameText.Reading(isSaid ? last : last.silent(), millis);
  }

  /** Replays lines behind the last one of a session, one by one. */
  List<SavedGameText.Reading> continued(Session session, long last) throws InputFault {
    run = new EventReplay(session);
    game = session.position().game();
    millis = last;
    version = SavedGameText.VERSION;
    isOneByOne = true;
    List<SavedGameText.Reading> all = new ArrayList<>();
    TextLine line;
    while ((line = nextMeant()) != null) {
      event(line.next(), line);
      all.add(new SavedGameText.Reading(run.session(), millis));
    }
    return all;
  }

  /** Reads up to the line that starts the game, or to the end; returns the last line. */
  private TextLine head(TermsReader terms) throws InputFault {
    first();
    TextLine line;
    while ((line = nextMeant()) != null) {
      String word = line.next();
      if (word.equals("begin")) {
        millis = line.number(0, LATEST, "expected.begun");
        line.end();
        return line;
      }
      terms.take(word, line, this::nextMeant);
    }
    return new TextLine("", Math.max(1, number), words);
  }

  /** Whether the terms were read, and the game could start. */
  boolean hasBegun() {
    return run != null;
  }

  int lineBegin() {
    return lineBegin;
  }

  private void first() throws InputFault {
    if (text.startsWith("\uFEFF")) {
      at = 1;
    }
    TextLine line = next();
    if (line == null || !(line.next() + " ").equals(SavedGameText.NAME)) {
      throw new InputFault(1, 1, Phrase.of(words, "fault.first-line", SavedGameText.FIRST_LINE));
    }
    version = (int) line.number(1, Integer.MAX_VALUE, "expected.form");
    if (version > SavedGameText.VERSION) {
      throw line.fault("fault.newer", version, SavedGameText.VERSION);
    }
    line.end();
  }

  /** The next line; null at the end, or if the rest has no line feed. */
  private TextLine next() {
    int end = text.indexOf('\n', at);
    if (end < 0) {
      return null;
    }
    lineBegin = at;
    boolean hasReturn = end > at && text.charAt(end - 1) == '\r';
    String line = text.substring(at, hasReturn ? end - 1 : end).replace('\t', ' ');
    at = end + 1;
    return new TextLine(line, ++number, words);
  }

  /** The next line that isn't blank or a remark, before its first word; null at the end. */
  private TextLine nextMeant() {
    TextLine line = next();
    while (line != null && isRemark(line.next())) {
      line = next();
    }
    if (line != null) {
      line.back();
    }
    return line;
  }

  private static boolean isRemark(String word) {
    return word.isEmpty() || word.charAt(0) == '#';
  }

  private void begin(TermsReader reader, TextLine line) throws InputFault {
    Terms terms = reader.terms(line);
    try {
      Position start = terms.start(games);
      game = start.game();
      Clock clock = Clock.of(terms.time());
      boolean isOld = version < SavedGameText.VERSION;
      run = new EventReplay(Session.begin(terms, start, isOld ? clock.withoutMarks() : clock));
      builder.ifPresent(record -> record.begun(terms, game, millis));
    } catch (OptionFault fault) {
      throw reader.fault(fault);
    }
  }

  private void event(String word, TextLine line) throws InputFault {
    switch (word) {
      case "left" -> left(line);
      case "dead", "neutral" -> agreed(word.equals("dead"), line);
      case "note" -> note(line);
      case "node" -> {
        line.end();
        builder.ifPresent(record -> record.node(number));
      }
      case "from" -> from(line);
      default -> {
        line.back();
        happened(line);
      }
    }
  }

  /** Reads a record's note on a node, which has no effect on play. */
  private void note(TextLine line) throws InputFault {
    String word = line.word("expected.property");
    String id = PercentText.ofWord(word).orElseThrow(() -> line.found("expected.property"));
    String rest = line.rest();
    String value = PercentText.ofRest(rest).orElseThrow(() -> line.fault("fault.percent"));
    builder.ifPresent(record -> record.note(id, value));
  }

  private void from(TextLine line) throws InputFault {
    int nodes = builder.map(RecordBuilder::size).orElse(Integer.MAX_VALUE);
    int node = (int) line.number(0, nodes - 1L, "expected.earlier");
    line.end();
    builder.ifPresent(record -> record.from(node));
  }

  private void happened(TextLine line) throws InputFault {
    millis += line.number(-LATEST, LATEST, "expected.since");
    if (Math.abs(millis) > LATEST) {
      throw line.fault("fault.far");
    }
    String holder = line.word("expected.who");
    String id = PercentText.ofWord(holder).orElseThrow(() -> line.found("expected.who"));
    String verb = line.word("expected.what");
    Player by = verb.equals("resumed") ? resumer(id) : new Player(id);
    switch (verb) {
      case "!" -> miss(by, line);
      case "late" -> {
        if (run.session().isOver()) {
          throw line.fault("fault.nothing", verb);
        }
        Side side = line.side(line.oneOf("B", "W"));
        line.end();
        run.set(SessionReducer.late(run.session(), side, millis));
      }
      default -> happen(by, verb, line);
    }
  }

  /** The player who resumed the game: in the first version a player, whoever writes now. */
  private Player resumer(String id) {
    boolean isFirst = version == FIRST_VERSION && id.equals(Player.HERE.id());
    version = isFirst ? FIRST_VERSION : SavedGameText.VERSION;
    return isFirst ? Player.SYSTEM : new Player(id);
  }

  private void happen(Player by, String verb, TextLine line) throws InputFault {
    Event event = EventText.read(game, verb, line);
    Stamped stamped = new Stamped(millis, by, event);
    if (unmarks(stamped)) {
      run.set(SessionReducer.unmarked(run.session()));
    } else if (isOneByOne || !run.take(stamped)) {
      takeAnyhow(stamped, verb, line);
    }
    line.end();
    builder.ifPresent(told -> tell(told, event));
  }

  /** Whether this only takes back the marks of a count, as in the first version. */
  private boolean unmarks(Stamped stamped) {
    return version == FIRST_VERSION
        && stamped.event() == Event.Act.UNDO
        && run.session().isCounting()
        && !run.session().agreed().isUnmarked()
        && run.session().isSeated(stamped.by());
  }

  private void tell(RecordBuilder told, Event event) {
    if (event instanceof Event.Try attempt) {
      told.played(run.node(), attempt, number);
      told.left(run.node(), attempt.move().side(), run.clock(), millis);
    } else if (event == Event.Act.CONTINUE) {
      told.playedOn();
    } else {
      told.went(run.node());
    }
  }

  /** Applies an event that a run can't handle by itself. */
  private void takeAnyhow(Stamped stamped, String verb, TextLine line) throws InputFault {
    Session session = run.session();
    Session after = run.on(stamped);
    if (after.isNotDone(Report.Hindrance.DECLINED)) { // older programs let them ask again
      run.set(session.askedAnew());
      after = run.on(stamped);
    }
    if (after != session && after.report() instanceof Report.Refused refused) {
      throw line.fault(
          "fault.refused", refused.miss().number(), after.explanation(refused).sentence());
    }
    boolean isLate = session.endedOffBoard().isEmpty() && after.isTimedOut();
    if (after.stateNumber() == session.stateNumber() || isLate) {
      throw line.fault("fault.nothing", verb);
    }
  }

  /** Replays a refused move, which must be refused again for the same reason. */
  private void miss(Player by, TextLine line) throws InputFault {
    Side side = line.side(line.oneOf("B", "W"));
    Move move = line.move(game, side);
    int miss = miss(new Stamped(millis, by, new Event.Try(move)));
    if (miss == 0) {
      throw line.fault("fault.not-refused");
    }
    line.number(miss, miss, "expected.miss", miss);
    line.end();
    if (!run.isEnded()) {
      builder.ifPresent(record -> record.refused(move, number));
    }
  }

  private int miss(Stamped stamped) {
    int miss = isOneByOne ? 0 : run.refuse(stamped);
    if (miss != 0) {
      return miss;
    }
    Session before = run.session();
    Session after = run.on(stamped);
    boolean isRefused = after != before && after.report() instanceof Report.Refused;
    return isRefused ? ((Report.Refused) after.report()).miss().number() : 0;
  }

  private void agreed(boolean dead, TextLine line) throws InputFault {
    Session session = run.session();
    if (!session.isCounting()) {
      throw line.fault("fault.agreed");
    }
    Set<Site> sites = new TreeSet<>();
    do {
      Site site = line.site(game);
      if (!session.position().lattice().contains(site)) {
        throw line.fault("fault.off-board");
      }
      sites.add(site);
    } while (line.hasMore());
    CountAgreement agreed = session.agreed();
    run.set(
        session.withAgreed(
            new CountAgreement(dead ? sites : agreed.dead(), dead ? agreed.neutral() : sites)));
  }

  private void left(TextLine line) throws InputFault {
    Side side = line.side(line.oneOf("black", "white"));
    TimeControl control = run.session().terms().time();
    long main = line.number(0, LATEST, "expected.main");
    int periods = (int) line.number(0, control.periods(), "expected.periods", control.periods());
    long whole = periods == 0 ? 0 : control.stepMillis();
    long period = line.number(0, whole, "expected.period", whole);
    line.end();
    Clock.TimeLeft left = new Clock.TimeLeft(main, periods, period);
    run.set(run.session().withLeft(side, left));
    builder.ifPresent(record -> record.left(run.node(), side, left));
  }
}
