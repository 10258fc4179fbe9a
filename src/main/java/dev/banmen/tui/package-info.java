/**
 * What one sees: pages, pure in state and painted at any size, and the loop that shows them.
 *
 * <p>May import {@code session}, {@code record}, {@code game} and Lanterna, which stays in here and
 * in {@code term}. Names no game.
 */
package dev.banmen.tui;
