package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every explanation claims exactly what a witness sees, and its sentence says so. */
final class ExplanationLaw {
  /** The claims of every game whose sites the sentence names. */
  private static final Set<String> NAMED = Set.of("occupied", "won");

  /** The number of sites of a long list that are named. */
  private static final int LISTED = 8;

  private final GameCase known;
  private final Game game;
  private final Board board;
  private final RandomPlay play;
  private final Past past;
  private Position position;
  private Optional<Reference> reference;

  private ExplanationLaw(Subject subject, Setup setup, long seed) {
    game = subject.game();
    known = GameCases.of(game.id());
    board = game.newBoard(setup);
    play = new RandomPlay(game, setup, seed);
    position = Position.of(game, setup);
    past = Past.of(position);
    reference = subject.reference().map(of -> of.apply(setup));
  }

  /** In a game from the start. */
  static void hold(Subject subject, long seed) {
    hold(subject, subject.game().start(), seed);
  }

  /** In a game from a set-up. */
  static void hold(Subject subject, Setup setup, long seed) {
    ExplanationLaw law = new ExplanationLaw(subject, setup, seed);
    law.play.run(law.board, law::attempt);
  }

  private int attempt(Side side, int site) {
    Witness witness = known.witness(past, position, reference);
    for (Move move : new LawMove(side, site).on(game.lattice())) {
      Explanation told = position.explain(move);
      String what = "'" + told.sentence() + "' of " + move + " after " + play;
      List<Integer> misses = witness.misses(side, site);
      assertThat(position.miss(move).map(Miss::number))
          .as(what)
          .isEqualTo(misses.stream().findFirst());
      assertThat(told.others()).as(what).extracting(Miss::number).isEqualTo(others(misses));
      assertThat(sorted(told.facts()))
          .as(what)
          .containsExactlyInAnyOrderElementsOf(witness.facts(side, site, told.facts()));
      told.facts().forEach(fact -> assertTold(fact, told.sentence(), what));
    }
    return step(side, site);
  }

  /** Once the game is over, only that is said. */
  private static List<Integer> others(List<Integer> misses) {
    boolean isOver = misses.contains(Miss.GAME_OVER);
    return misses.isEmpty() || isOver ? List.of() : misses.subList(1, misses.size());
  }

  private int step(Side side, int site) {
    Move move = new LawMove(side, site).on(game.lattice()).get(0);
    int miss = board.play(side, site);
    if (miss == 0) {
      position = ((Played) position.play(move)).after();
      reference = reference.map(now -> now.after(side, site));
      past.add(position);
    }
    return miss;
  }

  /** The facts, each with its sites in reading order. */
  private static List<Fact> sorted(List<Fact> facts) {
    return facts.stream()
        .map(f -> new Fact(f.name(), f.side(), f.sites().stream().sorted().toList(), f.ply()))
        .toList();
  }

  /** The sentence says what is claimed. */
  private void assertTold(Fact fact, String sentence, String what) {
    if (NAMED.contains(fact.name()) || known.namedClaims().contains(fact.name())) {
      fact.sites().stream()
          .limit(LISTED)
          .forEach(site -> assertThat(sentence).as(what).contains(game.notation().name(site)));
    } else if (known.countedClaims().contains(fact.name()) && fact.sites().size() > 1) {
      assertThat(" " + sentence).as(what).contains(" " + fact.sites().size() + " ");
    }
    if (fact.ply() > 0 && fact.ply() < position.ply()) {
      boolean isBeforeLast = fact.ply() == position.ply() - 1;
      assertThat(sentence)
          .as(what)
          .containsPattern(
              "\\b" + fact.ply() + "\\b" + (isBeforeLast ? "|before the last move" : ""));
    }
    if (fact.name().equals("turn") || fact.name().equals("drawn") && fact.ply() > 0) {
      assertThat(sentence).as(what).contains(game.words().side(fact.side().orElseThrow()));
    }
  }
}
