package dev.banmen.record;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes a record's set-up playable. */
final class SetupRepair {
  private SetupRepair() {}

  /** The set-up without the pieces that are faults; itself if it has none. */
  static Setup sound(Game game, Setup setup) {
    if (setup.marks().isEmpty()) {
      return setup;
    }
    Setup sound = setup;
    List<SetupFault> faults = game.faults(sound);
    while (!faults.isEmpty() && !sound.marks().isEmpty()) {
      Map<Site, Mark> marks = new HashMap<>(sound.marks());
      boolean isLess = false;
      for (SetupFault fault : faults) {
        isLess |= marks.remove(fault.site()) != null;
      }
      sound = isLess ? new Setup(marks, sound.toMove()) : game.start();
      faults = isLess ? game.faults(sound) : List.of();
    }
    return sound;
  }
}
