/**
 * The screen: pages, pure in state and painted at any size, and the loop that shows them.
 *
 * <p>Asks a {@link dev.banmen.app.Person} for everything outside the screen. Lanterna stays in
 * here. Names no game.
 */
package dev.banmen.tui;
