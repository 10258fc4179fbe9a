/**
 * The screen: pages, pure in state and painted at any size, and the loop that shows them.
 *
 * <p>Asks a {@link dev.banmen.app.Person} for everything outside the screen. May import {@code app}
 * and what it may import, {@code study}, {@code picture}, and Lanterna, which stays in here and in
 * {@code term}. Names no game.
 */
package dev.banmen.tui;
