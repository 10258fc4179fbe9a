/** The page of a recorded game. */
package dev.banmen.tui.page.view;
