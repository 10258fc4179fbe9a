package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Trait;
import dev.banmen.proof.Repeats;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.Mistake;
import dev.banmen.study.MistakeReasons;
import dev.banmen.study.Review.ReviewStep;
import dev.banmen.text.Language;
import dev.banmen.tui.page.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a review says of why a move was a mistake, checked without any search. */
class MistakeReasonsTest {
  /** Any two moves of random play: what is said of them is true, whichever is better. */
  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  void eachReasonIsWhatAWitnessSees(Subject subject) {
    eachReasonIsWhatAWitnessSees(subject, 1, 1);
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  @Tag("long")
  void eachReasonOfSomeMoreGamesIsWhatAWitnessSees(Subject subject) {
    eachReasonIsWhatAWitnessSees(subject, 2, Repeats.ofLong(2, 5));
  }

  private static void eachReasonIsWhatAWitnessSees(Subject subject, int first, int last) {
    for (long seed = first; seed <= last; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Position position = Position.start(subject.game());
      Past past = Past.of(position);
      Optional<Reference> reference =
          subject.reference().map(of -> of.apply(subject.game().start()));
      while (!position.movers().isEmpty() && position.ply() < 2 * subject.size()) {
        Witness witness = GameCases.of(subject.game().id()).witness(past, position, reference);
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
          check(position, move, moves.get(random.nextInt(moves.size())), witness);
        }
        Move next = moves.get(random.nextInt(moves.size()));
        position = CoachClaims.played(position, next);
        reference = reference.map(now -> now.after(next.side(), site(subject.game(), next)));
        past.add(position);
      }
    }
  }

  private static void check(Position before, Move played, Move better, Witness witness) {
    if (played.equals(better) || played.side() != better.side()) {
      return;
    }
    MistakeReasons said = MistakeReasons.of(before, played, better);
    said.warning().ifPresent(warning -> new CoachClaims(before, played).check(warning));
    for (Trait trait : HasCoach.of(before.game()).map(Coach::traits).orElse(List.of())) {
      trait.compared(before, played, better).ifPresent(told -> check(before, played, better, told));
    }
    said.better().ifPresent(told -> check(before, better, told, witness));
    said.played().ifPresent(told -> check(before, played, told, witness));
  }

  private static void check(Position before, Move move, Explanation told, Witness witness) {
    assertThat(sorted(told.facts()))
        .containsExactlyInAnyOrderElementsOf(
            witness.facts(move.side(), site(before.game(), move), told.facts()));
    assertThat(HasCoach.of(before.game()).orElseThrow().warning(before, move)).isEmpty();
  }

  /** Compares both moves' sites, and the numbers in the sentence with how many there are. */
  private static void check(Position before, Move played, Move better, Explanation told) {
    Set<String> numbers = new TreeSet<>();
    for (Fact fact : told.facts()) {
      String name = fact.name().replaceFirst("\\..*", "");
      Move move = fact.name().endsWith(Trait.PLAYED) ? played : better;
      assertThat(fact.sites())
          .as("%s of %s", name, before.game().notation().name(move))
          .containsExactlyElementsOf(
              GameCases.of(before.game().id()).traits().get(name).apply(before, move));
      numbers.add("" + fact.sites().size());
    }
    assertThat(told.sentence()).endsWith(".").doesNotContain("{");
    for (String word : told.sentence().split("[.,:]? |[.]$")) {
      assertThat(!word.matches("[0-9]+") || numbers.contains(word)).as(told.sentence()).isTrue();
    }
  }

  /** In random play each trait speaks for a move, and of other pairs says nothing. */
  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#families")
  void eachTraitComesUp(Family family) {
    Set<String> said = new TreeSet<>();
    Set<String> silent = new TreeSet<>();
    Set<String> worded = new TreeSet<>();
    Set<String> all = new TreeSet<>(GameCases.of(family).traits().keySet());
    for (long seed = 1; seed <= 600 && !(said.equals(all) && silent.equals(all)); seed++) {
      String options = seed % 6 == 0 ? "" : GameCases.of(family).coachOptions();
      Game game = Subjects.of(family, options).game();
      SplittableRandom random = new SplittableRandom(seed);
      for (Position at = Position.start(game); !at.movers().isEmpty() && at.ply() < 60; ) {
        List<Move> moves = at.legalMoves();
        Move one = moves.get(random.nextInt(moves.size()));
        Move other = moves.get(random.nextInt(moves.size()));
        for (Trait trait : HasCoach.of(game).map(Coach::traits).orElse(List.of())) {
          if (!worded.contains(trait.name())
              && trait.isOf().test(at, one)
              && at.play(one) instanceof Played played
              && trait.sites().of(at, one, played.after()).size() > 1) {
            assertThat(game.words().has("why." + trait.name())).as(trait.name()).isTrue();
            worded.add(trait.name());
          }
          if (!said.contains(trait.name()) || !silent.contains(trait.name())) {
            boolean isSaid =
                other.side() == one.side() && trait.compared(at, one, other).isPresent();
            (isSaid ? said : silent).add(trait.name());
          }
        }
        at = CoachClaims.played(at, one);
      }
    }
    assertThat(said).isEqualTo(silent).isEqualTo(all);
  }

  private static int site(Game game, Move move) {
    return move instanceof Pass ? Board.PASS : game.lattice().index(move);
  }

  private static List<Fact> sorted(List<Fact> facts) {
    return facts.stream()
        .map(f -> new Fact(f.name(), f.side(), f.sites().stream().sorted().toList(), f.ply()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "go, size=5 komi=3.5, C5 C4 B4 C3 D4 B2 B3 D2 D3, C2, A1,"
        + " 'A1 leaves the group of 2 (C4 C3) in atari; C2 would give it 5 liberties.'",
    "capture, size=7, D4 D5 E6 C4 C6 E4, D3, G1,"
        + " 'G1 leaves the stone D4 in atari; D3 would give it 3 liberties.'",
    "othello, size=8, d3 c3 c4 c5 d6 e6 c6 f4 b5 b7 f5 b6 c7 d8 g3 d7, e3, b8,"
        + " 'b8 lets White take the corner a8.'",
    "dots, size=4, '3,3-4,3 1,3-1,4 3,1-3,2 1,2-1,3 2,1-2,2 3,2-3,3 4,3-4,4 1,3-2,3 2,3-3,3"
        + " 4,1-4,2', '2,4-3,4', '3,1-4,1', '3,1-4,1 gives B 2 boxes in a row, starting at"
        + " 3,1-4,2; other lines give none.'",
    "gomoku, size=9, E5 E9 E6 A1 E7 A9 E8, E4, I1, 'After I1, Black can make five at" + " E4.'",
    "go, size=9, E5 C3, E3, E4, ''", // only where it stands could be said
    "go, size=9, E5 E4, F4, A1, 'Why F4? It takes a liberty from White''s stone (E4), which then"
        + " has 2 liberties.'",
    "go, size=13, B1 C9 C2 E9 M13 D8 M1 C1, D1, D9, 'D9 puts itself in atari:"
        + " D10 is its last liberty. D1 captures 1 stone (C1) and has 3 liberties.'",
    "go, size=13, B1 C9 C2 E9 M13 D8 M1 C1, D10, D9, 'D9 puts itself in atari:"
        + " D10 is its last liberty.'",
    "go, size=9, C4 C3 B3 G7 G8 A9 F7 J9, D3, H7, 'H7 has 3 liberties. It puts 1 stone (G7) in"
        + " atari. D3 has 3 liberties. It puts 1 stone (C3) in atari.'",
    "go, size=9, C4 C3 B3 G7 G8 A9 F7 J9, D3, H5, 'D3 has 3 liberties. It puts 1 stone (C3)"
        + " in atari.'",
    "go, size=9, C4 C3 B3 G7 G8 A9 F7 J9, E6, G6, ''", // no praise of the mistake alone
    "othello, size=8, e6 d6, c5, c6, 'c5 keeps 8 moves open for Black, c6 only 3.'",
    "othello, size=8, e6 d6, c6, c5, ''",
    "dots, size=4, '1,1-1,2 1,1-2,1 1,2-1,3', '2,2-2,3', '4,1-4,2',"
        + " '2,2-2,3 leaves 2 boxes joined in a chain, 4,1-4,2 none.'",
    "dots, size=2x3, '1,1-1,2 1,2-1,3 2,1-2,2 2,2-2,3', '1,2-2,2', '1,1-2,1', 'After 1,1-2,1, B can"
        + " hand both boxes back with 1,3-2,3, so that A takes them and has to move again; after"
        + " 1,2-2,2, B can''t.'",
    "dots, size=2x3, '1,1-1,2 1,2-1,3 2,1-2,2 2,2-2,3', '1,3-2,3', '1,1-2,1', ''",
    "dots, size=6, '1,1-1,2 1,3-2,3', '1,1-2,1', '3,3-3,4', '1,1-2,1 leaves 22 boxes without a"
        + " line, 3,3-3,4 only 20: there is more room for chains.'",
    "dots, size=6, '1,1-1,2 1,3-2,3', '5,3-5,4', '3,3-3,4', ''",
    "go, size=9, E5 C3, G3, J9, 'J9 is on the first line, lower than G3: low stones surround"
        + " little.'",
    "go, size=9, E5 C3, F3, G2, 'G2 is on the second line, lower than F3: low stones surround"
        + " little.'",
    "go, size=9, E5 C3, G4, G3, ''", // nothing of the third line and above
    "go, size=5 komi=3.5, C5 C4 B4 C3 D4 B2 B3 D2 D3, A1, C2, ''",
    "othello, size=8, d3 c3 c4 c5 d6 e6 c6 f4 b5 b7 f5 b6 c7 d8 g3 d7, b8, e3, ''",
    "gomoku, size=9, E5 E9 E6 A1 E7 A9 E8, I1, E4, ''",
    "othello, size=8, f5 f4 f3 f6 f7 g3 g4 c5 c6 g7 h2 d6 h7 f8 c3 d3 e7 b2 c4 h6 c2 d7 c7 g5 a2 e3"
        + " h5 e6 d2, g6, g8, 'g8 leaves 3 discs of White next to empty squares, g6 only 1.'",
  })
  void aMistakeIsGivenTheReasonsThatTheCoachAndTheExplanationsKnow(
      String family, String options, String moves, String good, String bad, String why) {
    Position before = before(family, options, moves);
    assertThat(said(before, move(before, bad), move(before, good))).isEqualTo(why);
  }

  private static Position before(String family, String options, String moves) {
    Map<String, String> chosen = new TreeMap<>();
    for (String option : options.split(" ")) {
      chosen.put(option.split("=")[0], option.split("=")[1]);
    }
    Family played = Catalog.ALL.find(family).orElseThrow();
    Position position = Position.start(played.game(chosen));
    for (String move : moves.split(" ")) {
      position = CoachClaims.played(position, move(position, move));
    }
    return position;
  }

  private static Move move(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  /** Returns what a review says after the sentence about the cost. */
  private static String said(Position before, Move played, Move better) {
    Mistake mistake =
        new Mistake(
            new ReviewStep(1, before.ply() + 1, played),
            before,
            new MoveLoss(0.2, OptionalDouble.empty(), false),
            new Candidate(better, 0.5, false, List.of(better)),
            List.of(better),
            MistakeReasons.of(before, played, better));
    GameSentences gameSentences =
        new GameSentences(before.game(), Language.ENGLISH.words(Viewer.class));
    return new ReviewSentences(gameSentences).of(mistake).replaceFirst(".* was better\\. ?", "");
  }
}
