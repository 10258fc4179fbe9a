package dev.banmen.app;

import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.Drills;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;

/** Reads which exercises are wanted from a line such as {@code go liberties}. Stateless. */
public final class TypedDrill {
  private TypedDrill() {}

  /** Reads which exercises are wanted: a game and a kind, if they are named. */
  public static DrillPlan read(Person person, String typed) throws Refusal {
    List<String> parts = typed.isEmpty() ? List.of() : List.of(typed.split(" +"));
    Optional<String> game = parts.stream().findFirst();
    Optional<String> kind = parts.stream().skip(1).findFirst();
    Optional<Family> family = game.flatMap(person.games()::find);
    Words words = person.language().words(TypedDrill.class);
    if (parts.size() > 2) {
      throw Refusal.usage(words.text("drill.more", parts.get(2)));
    } else if (game.isPresent() && family.isEmpty()) {
      throw Refusal.usage(words.text("fault.game", game.get(), person.games().choices()));
    } else if (kind.isPresent() && Drills.of(family.get()).kind(kind.get()).isEmpty()) {
      List<String> kinds = Drills.of(family.get()).kinds().stream().map(DrillKind::id).toList();
      throw Refusal.usage(
          words.text("drill.unknown", kind.get(), WordList.of(words.language(), kinds)));
    }
    return DrillPlan.endless(game, kind, person.drills().now());
  }
}
