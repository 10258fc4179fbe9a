package dev.banmen.app.local;

import dev.banmen.game.record.InputFault;
import dev.banmen.session.ByteRepair;
import dev.banmen.session.SalvagedGame;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;

/** Messages about damaged files of our own. Stateless. */
final class DamageTexts {
  private DamageTexts() {}

  static String text(ByteRepair repair, LocalText wording) {
    String key =
        switch (repair.lost()) {
          case NONE -> "damage.repaired";
          case NAME -> "damage.name";
          case CLOCK -> "damage.clock";
        };
    return wording.of(key, repair.line());
  }

  /** The message about a file that is opened and stays as it is; empty if it is whole. */
  static String notice(SalvagedGame salvaged, String file, LocalText wording) {
    String repaired =
        salvaged
            .repair()
            .map(repair -> Sentences.of(text(repair, wording), wording.of("damage.stays", file)))
            .orElse("");
    return Printable.of(
        salvaged
            .fault()
            .map(fault -> wording.of("file.damaged", new FileFault(file, fault).getMessage()))
            .orElse(repaired));
  }

  /** The fault, with the advice that the file can be resumed once that line is corrected. */
  static InputFault withAdvice(InputFault fault, LocalText wording) {
    boolean isOfFormat = fault.line() == 1 && fault.column() > "banmen ".length();
    if (isOfFormat) {
      return fault; // a newer program has written it: there is nothing to correct
    }
    return new InputFault(
        fault.line(), fault.column(), wording.of("damage.editor", fault.getMessage()));
  }
}
