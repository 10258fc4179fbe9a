package dev.banmen.tui.page.play;

import dev.banmen.game.Change;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.say.CountSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.PassCount;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.text.LineBreaks;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Describes a game in play. Immutable. */
final class GameWords {
  private static final String BEING = "is ";

  /** Stands between the heading of a notice and its text. */
  static final char BELOW_HEADING = '\n';

  private static final Pattern COUNT = Pattern.compile("(?<![.\\d])\\d+");

  private final GamePage page;
  private final SessionSentences sentences;
  private final Words words;
  private final Session session;
  private final Position position;
  private final Game game;

  GameWords(GamePage page) {
    this.page = page;
    sentences = page.sentences();
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
    String reported = sentences.of(page.report());
    String notice = page.messages().notice();
    boolean isNeeded = !(page.report() instanceof Report.Resumed); // else a notice overrides it
    if (!reported.isEmpty() && isNeeded) {
      if (page.report() instanceof Report.CountProposed) {
        String made = position.last().map(sentences.game()::made).orElse("");
        return MessageText.of(Sentences.of(made, reported), Role.STRONG);
      }
      return page.report() instanceof Report.CountChange
          ? MessageText.of(Sentences.of(earlier(notice), reported), Role.STRONG)
          : MessageText.of(reported, Role.MISS).and(notice);
    } else if (!notice.isEmpty() && !page.messages().explainsOther(page.cursor())) {
      return noticed(notice);
    } else if (!reported.isEmpty()) {
      return MessageText.of(page.snapshot().table().said(), Role.STRONG).and(reported);
    } else if (page.explanation().isPresent()) {
      return underLayer(underCursor()); // overrides what is said anyway
    } else if (session.asked().isPresent() && !page.snapshot().isRematchAsked()) {
      return MessageText.of(sentences.asked(), Role.STRONG)
          .and(session.isOver() ? page.snapshot().table().said() : "");
    } else if (page.snapshot().mustPass()) {
      return MessageText.of(words.text("turn.pass", name(page.mover())), Role.STRONG);
    }
    String status = page.snapshot().table().said();
    if (page.report() instanceof Report.Moved moved && position.last().isPresent()) {
      Move last = position.last().get();
      return played(last, withLayer(news(last, moved.changes()))).and(status);
    }
    return status.isEmpty() ? underLayer(underCursor()) : MessageText.of(status, Role.STRONG);
  }

  /** The words about a count before somebody else changed it, unless a key was pressed since. */
  private String earlier(String notice) {
    return page.messages().explainsOther(page.cursor()) || page.messages().explains(page.cursor())
        ? ""
        : notice;
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
    String heading = sentences.game().refused(refused.miss());
    String why = page.explanation().map(Explanation::sentence).orElse("");
    String notice = page.messages().notice(); // such as how many of a list have been played
    return MessageText.headed(heading, Role.MISS, Sentences.of(notice, why))
        .and(session.isCounting() ? words.text("counting.open") : "")
        .withCode(sentences.game().code(refused.miss()));
  }

  /** Says what the move that was made just now did. */
  private MessageText news(Move move, List<Change> changes) {
    if (move instanceof Pass && game.effects(move, changes).isEmpty()) {
      return MessageText.of(passed(move), Role.STRONG);
    }
    String did = sentences.game().did(move, changes);
    String text =
        movesAgain(move.side())
            ? Sentences.of(did, words.text("turn.again", name(move.side())))
            : did;
    String site = sentences.game().name(move);
    return text.isEmpty() && session.isOver()
        ? ended()
        : MessageText.named(site, Role.STRONG, text);
  }

  /** Says who played where, in place of a name alone. */
  private MessageText played(Move move, MessageText news) {
    return isOnlyAName(news) ? MessageText.of(sentences.game().made(move), Role.STRONG) : news;
  }

  private static boolean isOnlyAName(MessageText text) {
    return text.isName() && text.body().text().isEmpty();
  }

  private boolean movesAgain(Side side) {
    return session.movers().equals(Set.of(side));
  }

  /** Says who passed, and what comes of it. */
  private String passed(Move move) {
    String made = sentences.game().made(move);
    String passed =
        session.isCounting()
            ? Sentences.of(made, new CountSentences(session, sentences.game()).seki())
            : made;
    List<Move> choices = position.after(position.ply() - 1).legalMoves();
    if (choices.size() == 1 && session.isInPlay()) {
      return Sentences.of(passed, words.text("turn.again", name(move.side().opponent())));
    }
    return endsWithPass() ? Sentences.of(passed, passEnds()) : passed;
  }

  private String passEnds() {
    return words.text(position.isCountable() ? "news.pass.ends.count" : "news.pass.ends");
  }

  /** Whether the game ends if the player here, who is to move, passes too. */
  private boolean endsWithPass() {
    return page.snapshot().canPass()
        && session.sidesOf(page.snapshot().me()).containsAll(session.movers())
        && position.play(new Pass(page.mover())) instanceof Played played
        && played.after().isOver();
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
    Place move = new Place(page.mover(), site);
    Optional<Miss> miss = position.miss(move);
    String why = position.explain(move).sentence();
    if (miss.isEmpty()) {
      return MessageText.named(name, Role.GOOD, behind(name, why));
    }
    Role role = page.view().isJustPlaced() ? Role.TEXT : Role.MISS;
    String title = game.words().name(miss.get());
    return MessageText.headed(words.text("cursor.refused", name, title), role, why)
        .withCode(sentences.game().code(miss.get()));
  }

  private MessageText counted(Site site) {
    String said = new CountSentences(session, sentences.game()).brief(site);
    return MessageText.of(said, Role.TEXT);
  }

  private MessageText withLayer(MessageText text) {
    Optional<Explanation> seen = BoardLayers.explanation(position, page.board().layer());
    if (seen.isEmpty()) {
      return text;
    }
    return isOnlyAName(text) // the overlay isn't about it
        ? MessageText.of(seen.get().sentence(), Role.TEXT)
        : text.and(seen.get().sentence());
  }

  /** Returns what an overlay shows before what is under the cursor, which needs more room. */
  private MessageText underLayer(MessageText text) {
    Optional<Explanation> seen = BoardLayers.explanation(position, page.board().layer());
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
    return layer == 0 ? "" : BoardLayers.name(game, layer);
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
    return MessageText.headed(
        over(false), Role.GOOD, sentences.game().scoreWords().resultNote(position));
  }

  /** Returns the result, as long as the count is open a provisional one. */
  String over(boolean isBrief) {
    return sentences.outcome(isBrief);
  }

  /** Returns how things stand, or the result, in a few words or fewer: the longest first. */
  List<String> standing() {
    if (session.outcome().isPresent()) {
      return List.of(over(true), sentences.game().outcome(session.outcome().get(), true));
    }
    ScoreWords score = sentences.game().scoreWords();
    return passed()
        .map(count -> score.counted(count.score(), count.dead().size()))
        .orElseGet(() -> score.standing(page.isEarlierShown() ? page.shown() : position));
  }

  /** What would be counted after the pass that was just made, once that is known. */
  private Optional<PassCount> passed() {
    return page.snapshot()
        .table()
        .count()
        .filter(count -> count.isOf(session) && !page.isEarlierShown());
  }

  /**
   * Returns how many placements are legal; a pass is not counted. Nothing where a count takes their
   * place.
   */
  String legal() {
    return session.isInPlay() && passed().isEmpty() ? words.text("legal", placements()) : "";
  }

  private int placements() {
    return page.isEarlierShown()
        ? (int) page.shown().legalMoves().stream().filter(Place.class::isInstance).count()
        : page.snapshot().placements();
  }

  /** Returns such words with each number as wide as any in this game, to find out what fits. */
  String widest(String said) {
    String most = Integer.toString(position.lattice().size());
    return session.outcome().isPresent() ? said : COUNT.matcher(said).replaceAll(most);
  }

  private String name(Side side) {
    return game.words().side(side);
  }

  /** Returns a sentence about a site to follow the site's name, without repeating that name. */
  private static String behind(String name, String sentence) {
    String rest = sentence.startsWith(name) ? sentence.substring(name.length()) : "";
    if (rest.isEmpty() || rest.charAt(0) != ' ' && !LineBreaks.isWide(rest.codePointAt(0))) {
      return sentence;
    }
    rest = rest.strip();
    String cause = rest.startsWith(BEING) ? rest.substring(BEING.length()) : rest;
    return Sentences.capitalized(cause);
  }
}
