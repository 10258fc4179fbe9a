/** The page of a game's turning points. */
package dev.banmen.tui.page.review;
