/**
 * One person's things on this disk: games in play, recordings, lessons, progress, settings, themes.
 * Knows no command line; only {@code cli} may import it.
 */
package dev.banmen.app.local;
