/** The page for setting up a position. */
package dev.banmen.tui.page.edit;
