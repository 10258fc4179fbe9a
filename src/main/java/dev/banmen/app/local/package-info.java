/**
 * One person's things on this disk: games in play, recordings, lessons, progress, settings. Knows
 * no command line; only {@code cli} may import it. It may import {@code tui} for the values of
 * settings.
 */
package dev.banmen.app.local;
