package dev.banmen.record;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.Loss;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Recording;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The parts of recordings that an exercise's input can't hold. */
final class ExerciseLoss {
  private final Words words;
  private final Family family;
  private final ExerciseWriter writer;

  ExerciseLoss(Family family, ExerciseWriter writer) {
    this.words = family.language().words(ExerciseLoss.class);
    this.family = family;
    this.writer = writer;
  }

  /** Describes all losses in one line; empty if nothing is lost. */
  Optional<String> of(List<Recording> games) {
    List<String> lost = new ArrayList<>();
    if (games.size() > 1 && !writer.holdsSeveral()) {
      lost.add(words.text("loss.several"));
    }
    int held = writer.holdsSeveral() ? games.size() : Math.min(1, games.size());
    for (int i = 0; i < held && lost.isEmpty(); i++) {
      String ofGame = of(games.get(i));
      if (!ofGame.isEmpty()) {
        lost.add(games.size() == 1 ? ofGame : words.text("loss.game", i + 1, ofGame));
      }
    }
    return lost.isEmpty() ? Optional.empty() : Optional.of(lost.get(0));
  }

  private String of(Recording game) {
    if (!game.family().equals(family.id())) {
      return words.text("loss.family", family.name());
    }
    try {
      List<String> lost = options(game);
      Set<Loss> kinds = kinds(game, lost.isEmpty());
      if (!kinds.isEmpty()) {
        lost.add(Loss.text(kinds, words.language()));
      }
      return WordList.of(words.language(), lost);
    } catch (OptionFault fault) {
      return fault.getMessage();
    }
  }

  /** The options that would change when the game is read again, each with its value. */
  private List<String> options(Recording game) {
    Options had = new Options(family, game.chosen());
    Options read = new Options(family, writer.chosen(had));
    List<String> lost = new ArrayList<>();
    for (Option option : family.options()) {
      if (!had.text(option.key()).equals(read.text(option.key()))) {
        lost.add(words.text("loss.option", option.key(), had.text(option.key())));
      }
    }
    return lost;
  }

  private Set<Loss> kinds(Recording game, boolean sameOptions) {
    MainLine line = new MainLine(family, game);
    Recorded recorded = line.recorded(family);
    Set<Loss> kinds = EnumSet.noneOf(Loss.class);
    kinds.addAll(ofTree(game.tree(), line.beginsOnSetup()));
    kinds.addAll(writer.loss(recorded));
    if (!line.isAllRead()) {
      kinds.add(Loss.OFF_BOARD);
    }
    if (kinds.isEmpty()
        && sameOptions
        && !RefusalComparison.areAsTried(game, new Games(List.of(family)))) {
      kinds.add(Loss.OTHERWISE_JUDGED);
    }
    return kinds;
  }

  private Set<Loss> ofTree(RecordTree tree, boolean beginsOnSetup) {
    Set<Loss> kinds = EnumSet.noneOf(Loss.class);
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      if (tree.nextSibling(node) != RecordTree.NONE) {
        kinds.add(Loss.VARIATIONS);
      }
      Set<Loss> said = Loss.of(notHeld(tree.properties(node)));
      if (node == RecordTree.ROOT && beginsOnSetup) {
        said.remove(Loss.SET_UP); // the writer itself reports this one
      }
      kinds.addAll(said);
    }
    return kinds;
  }

  private List<Property> notHeld(List<Property> properties) {
    return properties.stream().filter(property -> !writer.held().contains(property.id())).toList();
  }
}
