package dev.banmen.tui.page.play;

import dev.banmen.game.Effect;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Describes a game in play. Immutable. */
final class GameWords {
  /** Stands between the heading of a notice and its text. */
  static final char BELOW_HEADING = '\n';

  private final GamePage page;
  private final Words words;
  private final Session session;
  private final Position position;
  private final Game game;

  GameWords(GamePage page) {
    this.page = page;
    words = page.words();
    session = page.session();
    position = session.position();
    game = position.game();
  }

  /** Returns the message: the most urgent thing to say, and otherwise what the cursor points at. */
  MessageText message() {
    if (page.isEarlierShown()) {
      return MessageText.headed(earlierTitle(), Role.ACCENT, earlierWhy());
    } else if (page.report() instanceof Report.Refused refused) {
      return refused(refused);
    }
    String reported = reported(page.report());
    String notice = page.messages().notice();
    if (!reported.isEmpty()) {
      return MessageText.of(reported, Role.MISS).and(notice);
    } else if (page.report() instanceof Report.CountChange counted && isOthersCount(counted)) {
      return MessageText.of(counted(counted), Role.STRONG);
    } else if (!notice.isEmpty() && !page.messages().explainsOther(page.cursor())) {
      return noticed(notice);
    } else if (page.report() instanceof Report.Resumed resumed) {
      return MessageText.of(words.text("resumed", name(resumed.side())), Role.STRONG)
          .and(page.snapshot().note().said());
    } else if (page.explanation().isPresent()) {
      return underLayer(underCursor()); // overrides what is said anyway
    } else if (session.asked().isPresent() && !page.snapshot().isRematchAsked()) {
      return MessageText.of(asked(session.asked().get()), Role.STRONG)
          .and(session.isOver() ? page.snapshot().note().said() : "");
    } else if (page.legal().mustPass()) {
      return MessageText.of(
          words.text("only.pass", name(page.hand()), game.words().pass()), Role.STRONG);
    }
    String noted = page.snapshot().note().said();
    if (isNews()) {
      Move last = position.last().orElseThrow();
      return played(last, withLayer(news(last))).and(noted);
    }
    return noted.isEmpty() ? underLayer(underCursor()) : MessageText.of(noted, Role.STRONG);
  }

  private static MessageText noticed(String notice) {
    int end = notice.indexOf(BELOW_HEADING);
    return end < 0
        ? MessageText.of(notice, Role.TEXT)
        : MessageText.headed(notice.substring(0, end), Role.STRONG, notice.substring(end + 1));
  }

  /** Returns the message once the result is shown elsewhere. */
  MessageText afterwards() {
    MessageText text = message();
    return text.lead().role() == Role.GOOD ? MessageText.NONE : text;
  }

  private MessageText refused(Report.Refused refused) {
    String heading = words.text("refused", game.words().name(refused.miss()));
    String why = page.explanation().map(Explanation::sentence).orElse("");
    String noted = page.messages().notice(); // such as how many of a list have been played
    return MessageText.headed(heading, Role.MISS, Sentences.of(noted, why))
        .and(session.isCounting() ? words.text("counting.open") : "")
        .withCode(code(refused.miss()));
  }

  private String code(Miss miss) {
    return words.text("miss.code", miss.number());
  }

  /** Returns what a report says that isn't said elsewhere. */
  private String reported(Report report) {
    if (report instanceof Report.Seated seated && seated.seat().isFree()) {
      return words.text("seated.free", game.words().colour(seated.side()));
    } else if (report instanceof Report.Seated seated) {
      String name = seated.seat().isComputer() ? name(seated.side()) : seated.seat().shownName();
      boolean isPlayer = !session.sidesOf(page.snapshot().me()).isEmpty();
      return isPlayer && position.toMove().equals(Optional.of(seated.side()))
          ? words.text("seated.turn", name)
          : words.text("seated", name, game.words().colour(seated.side()));
    } else if (report instanceof Report.AlreadyPending pending) {
      return words.text("pending", name(pending.request().side()));
    } else if (report instanceof Report.AlreadyDeclined declined) {
      String who = name(declined.request().side().opponent());
      return session.isOver()
          ? words.text("declined.over", who)
          : words.text("declined.before", who);
    } else if (report instanceof Report.Failed failed) {
      String side = failed.side() == Side.BLACK ? "black" : "white";
      return words.text("failed." + side, failed.fault().sentence(words.language()));
    } else if (report instanceof Report.Barred barred) {
      return barred.sentence(words.language());
    } else if (report instanceof Report.Disputed || report instanceof Report.CountedAway) {
      return session.countSaid().orElse("");
    } else if (report instanceof Report.NoTime) {
      return words.text("no.time");
    } else if (report instanceof Report.TooLate) {
      return words.text("too.late");
    } else if (report instanceof Report.Declined declined) {
      Request request = declined.request();
      return words.text("declined" + kind(request), name(request.side().opponent()));
    } else if (report instanceof Report.Agreed) {
      return words.text("agreed.estimate");
    } else if (report instanceof Report.None
        || report instanceof Report.Moved
        || report instanceof Report.Resumed
        || report instanceof Report.CountChange
        || report instanceof Report.Asked) {
      return "";
    }
    throw new IllegalStateException("no words for " + report);
  }

  private boolean isOthersCount(Report.CountChange counted) {
    return session.isCounting() && !page.snapshot().isMine(counted.side());
  }

  /** Says who has marked what at the count, and who accepts it. */
  private String counted(Report.CountChange counted) {
    String said =
        new CountWords(words, session)
            .markedBy(nameFirst(counted.side()), counted.side(), counted.before());
    boolean isToAgree =
        session.agreed().accepted().contains(counted.side())
            && page.snapshot().isMine(counted.side().opponent());
    return isToAgree ? Sentences.of(said, words.text("count.agree")) : said;
  }

  private String asked(Request request) {
    boolean isMine = page.snapshot().isMine(request.side()) && !page.snapshot().holdsBoth();
    String key = page.snapshot().isAsked() ? "asked" : isMine ? "asked.mine" : "asked.waiting";
    return words.text(key + kind(request), name(request.side()));
  }

  private static String kind(Request request) {
    return switch (request.kind()) {
      case DRAW -> ".draw";
      case ESTIMATE -> ".estimate";
      case TAKEBACK -> "";
    };
  }

  /** Whether the last move was made just now, and nothing else was asked for. */
  private boolean isNews() {
    return page.report() instanceof Report.Moved
        && page.explanation().isEmpty()
        && position.last().isPresent();
  }

  private MessageText news(Move move) {
    List<Effect> effects = game.effects(move, page.snapshot().lastMove().changes());
    if (move instanceof Pass && effects.isEmpty()) {
      return MessageText.of(passed(move), Role.STRONG);
    }
    List<String> said = new ArrayList<>();
    for (Effect effect : effects) {
      List<String> sites = new ArrayList<>();
      for (Site site : effect.sites()) {
        sites.add(game.notation().name(site));
      }
      said.add(game.words().did(effect, move.side(), game.words().list(sites)));
    }
    if (movesAgain(move.side())) {
      said.add(words.text("news.again", name(move.side())));
    }
    String text = Sentences.of(said.toArray(String[]::new));
    String site = BoardWords.name(words, game, move);
    return text.isEmpty() && session.isOver()
        ? ended()
        : MessageText.named(site, Role.STRONG, text);
  }

  /** Says who played where, in place of a name alone. */
  private MessageText played(Move move, MessageText news) {
    if (!isOnlyAName(news)) {
      return news;
    }
    String who = nameFirst(move.side());
    String where = news.lead().text();
    String own = "played"; // a game that has a word of its own for it
    String text =
        game.words().has(own)
            ? game.words().text(own, who, where)
            : words.text("news.played", who, where);
    return MessageText.of(text, Role.STRONG);
  }

  private static boolean isOnlyAName(MessageText text) {
    return text.isName() && text.body().text().isEmpty();
  }

  private boolean movesAgain(Side side) {
    return session.movers().equals(Set.of(side));
  }

  /** Says who passed, and what comes of it. */
  private String passed(Move move) {
    String who = name(move.side());
    Position before = position.after(position.ply() - 1);
    List<Move> choices = before.legalMoves();
    boolean isForced = choices.size() == 1 && session.isInPlay();
    if (isForced) {
      return words.text("news.forced", who, name(move.side().opponent()));
    }
    String passed = words.text("news.passed", who);
    return endsWithPass() ? Sentences.of(passed, passEnds()) : passed;
  }

  private String passEnds() {
    return words.text(position.isCountable() ? "news.pass.ends.count" : "news.pass.ends");
  }

  /** Whether the game ends if the side to move passes too. */
  private boolean endsWithPass() {
    return page.legal().canPass()
        && position.play(new Pass(page.hand())) instanceof Played played
        && played.after().outcome().isPresent();
  }

  /** Returns what would happen if the side in hand placed under the cursor. */
  private MessageText underCursor() {
    Site site = page.cursor();
    if (!session.isInPlay()) {
      return session.isCounting() ? counted(site) : ended();
    }
    if (page.explanation().isEmpty() && page.view().isJustPlaced()) {
      return MessageText.NONE;
    }
    String name = game.notation().name(site);
    Place move = new Place(page.hand(), site);
    Optional<Miss> miss = position.miss(move);
    String why = position.explain(move).sentence();
    if (miss.isEmpty()) {
      return MessageText.named(name, Role.GOOD, BoardWords.behind(name, why));
    }
    Role role = page.view().isJustPlaced() ? Role.TEXT : Role.MISS;
    String title = game.words().name(miss.get());
    return MessageText.headed(words.text("cursor.refused", name, title), role, why)
        .orHeaded(words.text("refused", title))
        .withCode(code(miss.get()));
  }

  private MessageText counted(Site site) {
    String name = game.notation().name(site);
    if (session.dead().contains(site)) {
      return MessageText.of(words.text("cursor.dead", name), Role.TEXT);
    }
    Optional<Side> owner = session.owners().get(position.lattice().index(site)).side();
    return MessageText.of(
        owner.isPresent()
            ? words.text("cursor.counts", name, name(owner.get()))
            : words.text("cursor.nobody", name),
        Role.TEXT);
  }

  private MessageText withLayer(MessageText text) {
    Optional<Explanation> seen = Layers.explanation(position, page.board().layer());
    if (seen.isEmpty()) {
      return text;
    }
    return isOnlyAName(text) // the overlay isn't about it
        ? MessageText.of(seen.get().sentence(), Role.TEXT)
        : text.and(seen.get().sentence());
  }

  /** Returns what an overlay shows before what is under the cursor, which needs more room. */
  private MessageText underLayer(MessageText text) {
    Optional<Explanation> seen = Layers.explanation(position, page.board().layer());
    if (seen.isEmpty() || page.explanation().isPresent()) {
      return withLayer(text);
    }
    return MessageText.of(seen.get().sentence(), Role.TEXT).and(text.sentences());
  }

  /** Returns what is switched on: an overlay, the coach. */
  String switchedOn() {
    String coach = page.view().coach().isOn() ? words.text("coach.sign") : "";
    return coach.isEmpty() || layerName().isEmpty()
        ? layerName() + coach
        : words.text("coach.layer", layerName(), coach);
  }

  String layerName() {
    int layer = page.board().layer();
    return layer == 0 ? "" : Layers.name(game, layer);
  }

  /** Returns which earlier board is shown. */
  String earlierTitle() {
    return words.text("back.board", page.earlierBoard().orElseThrow().title(words));
  }

  /** Returns why an earlier board is shown. */
  String earlierWhy() {
    return page.explanation().map(Explanation::sentence).orElse("");
  }

  private MessageText ended() {
    return MessageText.headed(over(false), Role.GOOD, ScoreWords.note(game, position));
  }

  /** Returns the result, as long as the count is open a provisional one. */
  String over(boolean isBrief) {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isEmpty()) {
      return "";
    }
    String text = outcome(outcome.get(), isBrief);
    return session.isCounting() ? words.text("count.provisional", text) : text;
  }

  private String outcome(Outcome outcome, boolean isBrief) {
    String winner = outcome.winner().map(this::winner).orElse("");
    double margin = outcome.margin();
    String points = isBrief ? game.pointsBriefly(margin) : game.points(margin);
    return words.text("outcome." + outcome.kind(), winner, points);
  }

  /** Returns what a result calls a side: of two computers, each with its level. */
  private String winner(Side side) {
    boolean isColour = name(side).equals(game.words().colour(side));
    return isColour ? game.words().player(side) : nameFirst(side);
  }

  /** Returns the score if the game ended now, in few words or fewer. */
  String score(boolean isBrief) {
    if (session.isCounting() || session.isOver()) {
      return over(true);
    }
    return score(page.isEarlierShown() ? page.shown().score() : session.score(), isBrief);
  }

  /** Returns the score or the result in the fewest words. */
  String pointsAlone() {
    return session.outcome().isPresent()
        ? outcome(session.outcome().get(), true)
        : game.standing(page.isEarlierShown() ? page.shown().score() : session.score());
  }

  /** Returns a score as long as any in this game, to find out what fits. */
  String longestScore(boolean isBrief) {
    int most = position.lattice().size();
    double white = position.isCountable() ? most + 0.5 : most;
    String both = score(new Score(most, white), isBrief);
    String one = score(new Score(0, white), isBrief); // longer where the difference alone is said
    return CellText.width(both) < CellText.width(one) ? one : both;
  }

  private String score(Score score, boolean isBrief) {
    String standing = game.standing(score);
    if (!position.isCountable()) {
      return words.text("score.points", standing, isBrief ? "" : ScoreWords.unit(game)).strip();
    } else if (page.isEarlierShown()) {
      return words.text(isBrief ? "score.then.brief" : "score.then", standing);
    }
    return words.text(isBrief ? "score.now.brief" : "score.now", standing);
  }

  /** Returns how many placements are legal; a pass is not counted. */
  String legal(boolean isBrief) {
    return session.isInPlay() ? legal(placements(), isBrief) : "";
  }

  private int placements() {
    return page.isEarlierShown()
        ? (int) page.shown().legalMoves().stream().filter(Place.class::isInstance).count()
        : page.legal().placements();
  }

  String longestLegal(boolean isBrief) {
    return legal(position.lattice().size(), isBrief);
  }

  private String legal(int count, boolean isBrief) {
    return words.text(isBrief ? "legal.brief" : "legal", count);
  }

  private String name(Side side) {
    return game.words().side(side);
  }

  /** Returns what a heading that starts with it calls a side. */
  private String nameFirst(Side side) {
    String name = name(side);
    return name.equals(words.computer(false)) ? words.computer(true) : name;
  }
}
