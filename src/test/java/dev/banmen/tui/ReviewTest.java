package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.study.TurningPoints;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The memory and the work of reviewing a game, however long it is. */
class ReviewTest {
  private static final Map<String, String> SMALL = Map.of("size", "5", "rules", "japanese");
  private static final Game GAME =
      Recordable.free(TestHouse.everything().find("go").orElseThrow().game(SMALL));
  private static final Coach COACH = HasCoach.of(GAME).orElseThrow();

  /** So many moves at random, of both sides in turn, with captures all the time. */
  private static List<Move> moves(int count) {
    SplittableRandom random = new SplittableRandom(5);
    Board board = GAME.newBoard(GAME.start());
    List<Move> moves = new ArrayList<>();
    for (Side side = Side.BLACK; moves.size() < count; side = side.opponent()) {
      Move move = new Pass(side);
      for (int tries = 0; tries < 30 && move instanceof Pass; tries++) {
        int site = random.nextInt(GAME.lattice().size());
        if (board.play(side, site) == 0) {
          move = new Place(side, GAME.lattice().site(site));
        }
      }
      if (move instanceof Pass) {
        board.play(side, Board.PASS);
      }
      moves.add(move);
    }
    return moves;
  }

  @Test
  void saysWhatItCountsWhereAnythingIsGained() {
    assertThat(gained("go")).isEqualTo("move and stones captured");
    assertThat(gained("capture")).isEqualTo("move and stones captured");
    assertThat(gained("othello")).isEqualTo("move and new stable discs");
    assertThat(gained("dots")).isEqualTo("move and boxes completed");
    assertThat(gained("gomoku")).isEmpty();
  }

  private static String gained(String family) {
    Game game = TestHouse.everything().find(family).orElseThrow().game(Map.of());
    return game.words().ifAny("coach.gained");
  }

  private static RecordCursor walk(int count) throws Refusal {
    RecordTree tree = RecordTree.of(List.of());
    for (Move move : moves(count)) {
      String id = move.side() == Side.BLACK ? "B" : "W";
      String value =
          move instanceof Place place ? Recordable.notation(GAME).name(place.site()) : "";
      tree = tree.grown(tree.size() - 1, List.of(Property.of(id, value)));
    }
    return walk(new Recording("go", SMALL, GAME.start(), Recording.RefusalPolicy.NOTED, tree));
  }

  private static RecordCursor walk(Recording recording) throws Refusal {
    TestHouse house = new TestHouse(0);
    Words words = Language.ENGLISH.words(Viewer.class);
    return RecordPage.of(words, house, Scribe.opened("a.sgf", List.of(recording)), 0)
        .recordCursor();
  }

  /** How many positions and boards can be come to from here; the words and the game have none. */
  private static long boards(Object from) throws IllegalAccessException {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> left = new ArrayDeque<>(List.of(from));
    while (!left.isEmpty()) {
      Object at = left.pop();
      if (!seen.add(at)) {
        continue;
      }
      if (at instanceof Optional<?> some) {
        some.ifPresent(left::push);
      } else if (at instanceof Iterable<?> many) {
        many.forEach(left::push);
      } else if (at.getClass().getName().startsWith("dev.banmen.")) {
        for (Field field : at.getClass().getDeclaredFields()) {
          push(field, at, left);
        }
      }
    }
    return seen.stream().filter(one -> one instanceof Position || one instanceof Board).count();
  }

  private static void push(Field field, Object of, Deque<Object> left)
      throws IllegalAccessException {
    if (!field.getType().isPrimitive() && !Modifier.isStatic(field.getModifiers())) {
      field.setAccessible(true);
      Object value = field.get(of);
      if (value != null) {
        left.push(value);
      }
    }
  }

  @Test
  void noMorePositionsAreKeptOfALongRecordingThanOfAShortOne() throws Exception {
    Review few = Review.of(walk(200), COACH);
    Review many = Review.of(walk(6000), COACH);
    assertThat(few.found()).isPositive().isLessThan(TurningPoints.MOST);
    assertThat(few.turnings()).hasSize(few.found());
    assertThat(many.found()).isGreaterThan(2 * TurningPoints.MOST);
    assertThat(many.turnings()).hasSize(TurningPoints.MOST);
    assertThat(boards(many)).isEqualTo(boards(few)).isLessThan(5);
    assertThat(boards(List.of(few.past().after(few.turnings().get(0).last())))).isEqualTo(2);
  }

  /** Hears what it is asked, and finds nothing. */
  private static final class AskedCoach implements Coach {
    private final Set<Board> boards = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Integer> plies = new ArrayList<>();

    @Override
    public Optional<Warning> warning(Position before, Move move) {
      return Optional.empty();
    }

    @Override
    public Optional<Gain> gain(Position before, Position after) {
      boards.addAll(List.of(before.board(), after.board()));
      plies.addAll(List.of(before.ply(), after.ply()));
      return Optional.empty();
    }
  }

  /** Each move takes a look at the board, so millions of them would take minutes. */
  @Test
  void onlyTheFirstMovesOfAVeryLongGameAreLookedAt() throws Refusal {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int last = tree.add(RecordTree.NONE, List.of(), 0, 0);
    for (int i = 0; i < Review.MOST_MOVES + 500; i++) {
      last = tree.add(last, List.of(Property.of(i % 2 == 0 ? "B" : "W", "")), 0, 0); // passes
    }
    Recording recording =
        new Recording("go", SMALL, GAME.start(), Recording.RefusalPolicy.PLACED, tree.tree());
    AskedCoach coach = new AskedCoach();
    Review.of(walk(recording), coach);
    assertThat(coach.plies).hasSize(2 * Review.MOST_MOVES).endsWith(Review.MOST_MOVES);
  }

  /** Each look at a board of a million dots takes as long as thousands on others. */
  @Test
  void fewerMovesAreLookedAtOnALargeBoard() throws Refusal {
    assertThat(linesLookedAt("50x50")).isEqualTo(2 * 50 * 49);
    assertThat(linesLookedAt("60x60")).isEqualTo(Review.MOST_ON_LARGE).isLessThan(2 * 60 * 59);
  }

  /** Of a recording of Dots and Boxes in which each line is drawn, by both sides in turn. */
  private static int linesLookedAt(String size) throws Refusal {
    Map<String, String> chosen = Map.of("size", size);
    Game dots = TestHouse.everything().find("dots").orElseThrow().game(chosen);
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int last = tree.add(RecordTree.NONE, List.of(), 0, 0);
    int count = 0;
    for (Move move : Position.start(dots).legalMoves()) {
      String line = Recordable.notation(dots).name(((Place) move).site());
      last = tree.add(last, List.of(Property.of(count++ % 2 == 0 ? "B" : "W", line)), 0, 0);
    }
    AskedCoach coach = new AskedCoach();
    Review.of(
        walk(
            new Recording(
                "dots", chosen, dots.start(), Recording.RefusalPolicy.NOTED, tree.tree())),
        coach);
    return coach.plies.size() / 2;
  }

  /** A copy for each move would make the time grow with the square of the length. */
  @Test
  void theGameIsCopiedForNoMoveOfIt() throws Exception {
    AskedCoach ofRecording = new AskedCoach();
    Review.of(walk(200), ofRecording);
    AskedCoach ofGame = new AskedCoach();
    Review.of(session(40), ofGame);
    assertThat(ofRecording.plies).hasSize(2 * 200);
    assertThat(ofGame.plies).hasSize(2 * 40);
    for (AskedCoach asked : List.of(ofRecording, ofGame)) {
      assertThat(asked.boards).hasSize(2);
      for (int i = 0; i < asked.plies.size(); i++) {
        assertThat(asked.plies.get(i)).isEqualTo((i + 1) / 2);
      }
    }
  }

  /** A game of so many stones at random. */
  private static Session session(int count) {
    SplittableRandom random = new SplittableRandom(5);
    Terms terms = Terms.of("go", Map.of("size", "9"));
    Session session = Session.begin(terms, terms.start(TestHouse.everything()));
    for (int i = 0; i < count; i++) {
      List<Move> legal = session.position().legalMoves(); // the pass last
      session = session.on(new Event.Try(legal.get(random.nextInt(legal.size() - 1))));
    }
    return session;
  }

  @Test
  void whatAPlayedGameChangedIsWhatItsPositionsSay() throws Exception {
    Session session = session(100);
    Coach coach = HasCoach.of(session.position().game()).orElseThrow();
    Review review = Review.of(session, coach);
    assertThat(review.turnings()).isNotEmpty();
    for (TurningPoint turning : review.turnings()) {
      Position after = review.past().after(turning.last());
      Position before = session.position().after(after.ply() - 1);
      assertThat(turning.gain()).isEqualTo(coach.gain(before, after).orElseThrow());
    }
  }

  @Test
  void theGreatestAreKeptAndOfEqualOnesTheEarlier() throws Exception {
    RecordCursor recordCursor = walk(6000);
    List<TurningPoint> all = new ArrayList<>();
    Position before = recordCursor.nodeView().position();
    for (int at = 1; at < recordCursor.line().size(); at++) {
      NodeView nodeView = recordCursor.along(at).nodeView();
      Review.ReviewStep step =
          new Review.ReviewStep(
              nodeView.node(), recordCursor.line().number(at), nodeView.move().orElseThrow());
      COACH
          .gain(before, nodeView.position())
          .ifPresent(gain -> all.add(new TurningPoint(step, step, gain)));
      before = nodeView.position();
    }
    all.sort((one, other) -> other.gain().points() - one.gain().points());
    Review review = Review.of(recordCursor, COACH);
    assertThat(review.found()).isEqualTo(all.size());
    assertThat(review.turnings())
        .extracting(TurningPoint::last)
        .isEqualTo(all.subList(0, TurningPoints.MOST).stream().map(TurningPoint::last).toList());
  }

  @Test
  void aPositionThatIsLookedAtIsThatAfterItsMove() throws Exception {
    RecordCursor recordCursor = walk(200);
    Review review = Review.of(recordCursor, COACH);
    for (TurningPoint turning : review.turnings()) {
      Position there = review.past().after(turning.last());
      assertThat(there.last()).contains(turning.last().move());
      assertThat(there.sameBoard(recordCursor.to(turning.last().node()).nodeView().position()))
          .isTrue();
    }
  }
}
