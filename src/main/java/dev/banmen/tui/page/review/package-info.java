/** The page that goes through the turning points of a game. */
package dev.banmen.tui.page.review;
