package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;

/**
 * What pages are shown on: the program's own terminal, a {@link OffscreenSurface}, or a {@link
 * DrivenScreen}.
 */
public abstract class Surface {
  /** The program's own terminal. */
  public static final Surface TERMINAL =
      new Surface() {
        @Override
        public void show(Pages pages, Person person, Display display, Recorder recorder)
            throws NoTerminal, IOException {
          Viewer.showLocally(pages, person, display, recorder);
        }
      };

  Surface() {}

  /** Whether {@link #show} comes back when the user has left, and not before. */
  public boolean isWaitedFor() {
    return true;
  }

  /**
   * Shows pages until their user leaves; a {@link DrivenScreen} comes back before that.
   *
   * @throws NoTerminal if nothing can be shown
   */
  public abstract void show(Pages pages, Person person, Display display, Recorder recorder)
      throws NoTerminal, IOException;
}
