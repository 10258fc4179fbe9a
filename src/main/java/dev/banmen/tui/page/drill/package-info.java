/** Exercises on the screen: a list of their kinds, and one after the other on a board. */
package dev.banmen.tui.page.drill;
