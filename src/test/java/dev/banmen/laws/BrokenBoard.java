package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;

/** A sound board wrapped with one flaw, which a law must notice. */
final class BrokenBoard implements Board, Countable {
  private final Flaw flaw;
  private final Board sound;
  private boolean isUntouchedCopy;
  private int undone;
  private int refused;

  BrokenBoard(Flaw flaw, Board sound) {
    this.flaw = flaw;
    this.sound = sound;
  }

  @Override
  public int play(Side side, int site) {
    int miss = sound.play(side, site);
    refused += miss == 0 ? 0 : 1;
    isUntouchedCopy &= miss != 0;
    return miss == 4 && flaw == Flaw.ONE_MISS_HAS_ANOTHER_NUMBER ? 5 : miss;
  }

  @Override
  public int check(Side side, int site) {
    return flaw == Flaw.A_QUESTION_PLAYS ? sound.play(side, site) : sound.check(side, site);
  }

  @Override
  public void undo() {
    undone++;
    sound.undo();
  }

  @Override
  public int ply() {
    return flaw == Flaw.A_REFUSAL_COUNTS_A_PLY ? sound.ply() + refused : sound.ply();
  }

  @Override
  public int last() {
    return sound.last();
  }

  @Override
  public Side lastSide() {
    return sound.lastSide();
  }

  @Override
  public int[] touched() {
    int[] touched = sound.touched();
    if (flaw == Flaw.COPIES_FORGET_WHAT_WAS_TOUCHED && isUntouchedCopy) {
      return new int[0];
    }
    boolean lacks = flaw == Flaw.TOUCHED_LACKS_A_SITE && touched.length > 1;
    return lacks ? new int[] {touched[0]} : touched;
  }

  @Override
  public Mark at(int site) {
    return sound.at(site);
  }

  @Override
  public Set<Side> movers() {
    Set<Side> movers = sound.movers();
    boolean stay = flaw == Flaw.MOVERS_STAY_AT_THE_END && movers.isEmpty();
    return stay ? Set.of(Side.BLACK) : movers;
  }

  @Override
  public Score score() {
    return sound.score();
  }

  @Override
  public Score score(BitSet dead, BitSet neutral) {
    if (!(sound instanceof Countable countable)) {
      return sound.score();
    }
    return countable.score(
        nothingIf(Flaw.THE_DEAD_STILL_COUNT, dead),
        nothingIf(Flaw.WHAT_IS_NEUTRAL_STILL_COUNTS, neutral));
  }

  @Override
  public Mark[] owners(BitSet dead, BitSet neutral) {
    return ((Countable) sound)
        .owners(
            nothingIf(Flaw.THE_DEAD_STILL_OWN_THEIR_SITES, dead),
            nothingIf(Flaw.WHAT_IS_NEUTRAL_STILL_IS_SOMEBODYS, neutral));
  }

  @Override
  public BitSet region(int site, BitSet dead) {
    return ((Countable) sound).region(site, nothingIf(Flaw.A_REGION_ENDS_AT_THE_DEAD, dead));
  }

  private BitSet nothingIf(Flaw one, BitSet sites) {
    return flaw == one ? new BitSet() : sites;
  }

  @Override
  public BitSet together(int site) {
    BitSet together = new BitSet();
    if (flaw == Flaw.ONE_STONE_IS_NOT_A_GROUP) {
      together.set(site, sound.at(site).side().isPresent());
    } else if (sound instanceof Countable countable) {
      together = countable.together(site);
    }
    return together;
  }

  @Override
  public int captures(Side side) {
    return sound.captures(side);
  }

  @Override
  public Optional<Outcome> outcome() {
    return sound.outcome();
  }

  @Override
  public long hash() {
    return switch (flaw) {
      case UNDO_FORGETS_THE_HASH -> sound.hash() + undone;
      case A_REFUSAL_CHANGES_THE_HASH -> sound.hash() + refused;
      case HASHES_ARE_FEW -> sound.hash() & 7;
      default -> sound.hash();
    };
  }

  @Override
  public Board copy() {
    if (flaw == Flaw.COPIES_ARE_THE_SAME_BOARD) {
      return this;
    }
    BrokenBoard copy = new BrokenBoard(flaw, sound.copy());
    copy.isUntouchedCopy = true;
    return copy;
  }

  @Override
  public void playOn() {
    ((Countable) sound).playOn();
  }
}
