package dev.banmen.game;

import dev.banmen.text.Language;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Why a move is refused, or what it would do: a few sentences with coordinates and cause, an
 * overlay, and the facts claimed. Made on demand; immutable.
 *
 * @param sentence one line of plain text
 * @param overlay the sites the sentence speaks of
 * @param facts the sentence's claims, for programs to check
 * @param others the other reasons to refuse the move, in the order of the game's checks, none once
 *     the game is over; the sentence names them
 */
public record Explanation(String sentence, Overlay overlay, List<Fact> facts, List<Miss> others) {
  public Explanation {
    facts = List.copyOf(facts);
    others = List.copyOf(others);
  }

  /** Returns an explanation that claims nothing. */
  public static Explanation of(String sentence, Overlay overlay) {
    return new Explanation(sentence, overlay, List.of(), List.of());
  }

  /** Returns this explanation after another sentence. */
  public Explanation after(String other) {
    return new Explanation(Sentences.of(other, sentence), overlay, facts, others);
  }

  /** Returns this explanation with these hints drawn too, where it has none. */
  public Explanation over(Overlay below) {
    Map<Site, Hint> hints = new TreeMap<>(below.hints());
    hints.putAll(overlay.hints());
    return new Explanation(sentence, new Overlay(hints, overlay.counts()), facts, others);
  }

  /** The number of plays after which the sentence's facts held; empty if it speaks of now. */
  public OptionalInt earlier() {
    return facts.stream().mapToInt(Fact::ply).filter(ply -> ply != Fact.NOW).findFirst();
  }

  /** Builds an explanation sentence by sentence. Mutable, for one use. */
  public static final class Builder {
    private final Words words;
    private String text = "";
    private final Map<Site, Hint> hints = new TreeMap<>();
    private final List<Fact> facts = new ArrayList<>();
    private final List<Miss> others = new ArrayList<>();
    private final List<String> alsoPhrases = new ArrayList<>();

    public Builder(Language language) {
      words = language.words(Explanation.class);
    }

    public Builder say(String sentence) {
      text = Sentences.of(text, sentence);
      return this;
    }

    public Builder claim(Fact fact) {
      facts.add(fact);
      return this;
    }

    /** Adds a hint on sites that have none yet. */
    public Builder hint(Iterable<Site> sites, Hint hint) {
      sites.forEach(site -> hints.putIfAbsent(site, hint));
      return this;
    }

    /** Adds a reason that also holds, and its name in words, without a full stop. */
    public Builder also(Miss miss, String phrase) {
      others.add(miss);
      alsoPhrases.add(phrase);
      return this;
    }

    public Explanation done() {
      if (!alsoPhrases.isEmpty()) {
        say(words.text("also", WordList.parts(words.language(), alsoPhrases)));
      }
      return new Explanation(text, new Overlay(hints), facts, others);
    }
  }
}
