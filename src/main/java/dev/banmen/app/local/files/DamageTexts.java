package dev.banmen.app.local.files;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.text.SalvagedGame;
import dev.banmen.text.Printable;

/** Messages about damaged files of our own. Stateless. */
public final class DamageTexts {
  private DamageTexts() {}

  /** The message about a file that is opened and stays as it is; empty if it is whole. */
  static String notice(SalvagedGame salvaged, String file, LocalText wording) {
    return Printable.of(
        salvaged
            .fault()
            .map(fault -> wording.of("file.damaged", new FileFault(file, fault).getMessage()))
            .orElse(""));
  }

  /** The fault, with the advice that the file can be resumed once that line is corrected. */
  public static InputFault withAdvice(InputFault fault, LocalText wording) {
    boolean isOfFormat = fault.line() == 1 && fault.column() > "banmen ".length();
    if (isOfFormat) {
      return fault; // a newer program has written it: there is nothing to correct
    }
    return new InputFault(
        fault.line(), fault.column(), wording.of("damage.editor", fault.getMessage()));
  }
}
