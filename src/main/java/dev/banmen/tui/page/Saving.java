package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;

/**
 * A save in progress.
 *
 * @param file the file as it was opened
 * @param game which of its games was changed, from 0
 * @param recording that game as it is being saved
 * @param pending the file after the save
 */
public record Saving(OpenedFile file, int game, Recording recording, Pending<OpenedFile> pending) {}
