package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A sound game wrapped with one flaw, played on a {@link BrokenBoard}. */
record BrokenGame(Game sound, Flaw flaw) implements Game {
  private enum Ghost implements Miss {
    NEVER_MET;

    @Override
    public int number() {
      return 99;
    }
  }

  @Override
  public Board newBoard(Setup setup) {
    return new BrokenBoard(flaw, sound.newBoard(broken(setup)));
  }

  private Setup broken(Setup setup) {
    if (flaw == Flaw.A_SET_UP_FORGETS_WHOSE_TURN_IT_IS) {
      return new Setup(setup.marks(), Optional.empty());
    }
    if (flaw == Flaw.A_SET_UP_LOSES_A_PIECE && !setup.marks().isEmpty()) {
      Map<Site, Mark> fewer = new TreeMap<>(setup.marks());
      fewer.remove(fewer.keySet().iterator().next());
      return new Setup(fewer, setup.toMove());
    }
    return setup;
  }

  @Override
  public String id() {
    return sound.id();
  }

  @Override
  public String summary() {
    return sound.summary() + ", " + flaw;
  }

  @Override
  public Lattice lattice() {
    Lattice whole = sound.lattice();
    if (flaw != Flaw.A_SITE_LOOKS_CLOSED) {
      return whole;
    }
    BitSet open = new BitSet();
    open.set(1, whole.size());
    return new Lattice(whole.rows(), whole.cols(), whole.ground(), open);
  }

  @Override
  public Setup start() {
    return sound.start();
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    boolean reached = !setup.equals(sound.start());
    return flaw == Flaw.WHAT_WAS_REACHED_IS_A_FAULT && reached
        ? List.of(new SetupFault(new Site(0, 0), "nobody stood here at the start"))
        : sound.faults(setup);
  }

  @Override
  public List<? extends Miss> misses() {
    List<Miss> misses = new ArrayList<>(sound.misses());
    if (flaw == Flaw.A_MISS_NOBODY_MEETS) {
      misses.add(Ghost.NEVER_MET);
    }
    return misses;
  }

  @Override
  public Notation notation() {
    return sound.notation();
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    Position there = there(before);
    return broken(sound.explain(there, move, written), there, move);
  }

  /** The same position of the sound game. */
  private Position there(Position before) {
    Position there = Position.start(sound);
    for (int ply = 1; ply <= before.ply(); ply++) {
      there = ((Played) there.play(before.after(ply).last().orElseThrow())).after();
    }
    return there;
  }

  @Override
  public Overlay winningOverlay(Position over) {
    return flaw == Flaw.WHAT_WON_IS_NOT_DRAWN ? Overlay.NONE : sound.winningOverlay(there(over));
  }

  private Explanation broken(Explanation told, Position before, Move move) {
    Overlay offTheBoard = new Overlay(Map.of(new Site(0, lattice().cols()), Hint.LIBERTY));
    return switch (flaw) {
      case SENTENCES_ARE_EMPTY -> Explanation.of(" ", told.overlay());
      case SENTENCES_GIVE_ANOTHER_REASON ->
          Explanation.of(anotherReason(before, move), Overlay.NONE);
      case A_HINT_IS_OFF_THE_BOARD -> Explanation.of(told.sentence(), offTheBoard);
      case A_REPETITION_SHOWS_NOTHING -> Explanation.of(told.sentence(), told.overlay());
      case A_REPETITION_SHOWS_ANOTHER_BOARD ->
          with(told, told.facts().stream().map(BrokenGame::later).toList());
      case A_CLAIM_NAMES_A_SITE_TOO_FEW ->
          with(told, told.facts().stream().map(BrokenGame::fewer).toList());
      case A_CLAIM_IS_OF_THE_OTHER_SIDE ->
          with(told, told.facts().stream().map(BrokenGame::turned).toList());
      case A_CLAIM_IS_LEFT_OUT ->
          with(told, told.facts().subList(0, Math.max(0, told.facts().size() - 1)));
      case ANOTHER_REASON_IS_LEFT_OUT ->
          new Explanation(told.sentence(), told.overlay(), told.facts(), List.of());
      default -> told;
    };
  }

  private static Explanation with(Explanation told, List<Fact> facts) {
    return new Explanation(told.sentence(), told.overlay(), facts, told.others());
  }

  private static Fact fewer(Fact fact) {
    List<Site> sites = fact.sites();
    return new Fact(
        fact.name(), fact.side(), sites.subList(0, Math.max(0, sites.size() - 1)), fact.ply());
  }

  private static Fact turned(Fact fact) {
    return new Fact(fact.name(), fact.side().map(Side::opponent), fact.sites(), fact.ply());
  }

  private static Fact later(Fact fact) {
    int ply = fact.ply() == Fact.NOW ? Fact.NOW : fact.ply() + 1;
    return new Fact(fact.name(), fact.side(), fact.sites(), ply);
  }

  private String anotherReason(Position before, Move move) {
    boolean isOccupied = before.miss(move).filter(miss -> miss.number() == 1).isPresent();
    String other = sound.miss(isOccupied ? 2 : 1).title();
    return words().text("explain." + other, "A1", "A2", "A3");
  }

  @Override
  public Vocabulary words() {
    return sound.words();
  }
}
