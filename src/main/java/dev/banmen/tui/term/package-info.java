/**
 * The terminal underneath: bytes in become keys, cells become bytes out, and the terminal is left
 * as it was found.
 *
 * <p>May import Lanterna, and JLine, which stays in here. Knows no game and no page.
 */
package dev.banmen.tui.term;
