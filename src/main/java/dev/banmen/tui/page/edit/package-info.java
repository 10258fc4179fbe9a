/** The page on which a position is set up. */
package dev.banmen.tui.page.edit;
