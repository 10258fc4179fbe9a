package dev.banmen.record;

import dev.banmen.game.Archive;
import dev.banmen.game.Format;

/**
 * A file of recordings that is open.
 *
 * @param name as the user named it
 * @param format the form it is of
 * @param archive its games
 * @param isReadOnly whether it cannot be saved under its name: another program writes it, or its
 *     form is only read
 */
public record Opened(String name, Format format, Archive archive, boolean isReadOnly) {}
