package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Opened;

/**
 * A file that is being written again.
 *
 * @param file as it was opened
 * @param game which of its games was changed, from 0
 * @param recording that game as it is written
 * @param pending the file as it will be
 */
public record Saving(Opened file, int game, Recording recording, Pending<Opened> pending) {}
