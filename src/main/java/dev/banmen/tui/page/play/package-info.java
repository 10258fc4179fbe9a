/** The page of a game in play. */
package dev.banmen.tui.page.play;
