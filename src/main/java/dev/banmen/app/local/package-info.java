/**
 * What one person has on this disk: games in play, recordings, lessons, progress, settings. Knows
 * no command line; only {@code cli} may import it. It may import {@code tui} for what a house is.
 */
package dev.banmen.app.local;
