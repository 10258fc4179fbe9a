package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;

/**
 * A surface to show pages on: the program's own terminal, one that is only drawn, or a {@link
 * DrivenScreen}.
 */
public abstract class PageHost {
  /** The program's own terminal. */
  public static final PageHost TERMINAL =
      new PageHost() {
        @Override
        public void show(Pages pages, Person person, Display display, Recorder recorder)
            throws NoTerminal, IOException {
          Viewer.showLocally(pages, person, display, recorder);
        }
      };

  protected PageHost() {}

  /** Whether {@link #show} returns only after the user has left. */
  public boolean isWaitedFor() {
    return true;
  }

  /**
   * Shows pages until their user leaves; a {@link DrivenScreen} returns before that.
   *
   * @throws NoTerminal if nothing can be shown
   */
  public abstract void show(Pages pages, Person person, Display display, Recorder recorder)
      throws NoTerminal, IOException;
}
