/**
 * The terminal underneath: turns bytes into keys and cells into bytes, and restores the terminal.
 *
 * <p>JLine stays in here. Knows no game and no page.
 */
package dev.banmen.tui.term;
