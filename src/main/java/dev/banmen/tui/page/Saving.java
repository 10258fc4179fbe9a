package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;

/** A save in progress: a file as it was opened, its changed game from 0, the file after it. */
public record Saving(OpenedFile file, int game, Recording recording, Pending<OpenedFile> pending) {}
