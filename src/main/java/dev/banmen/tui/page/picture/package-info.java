/** Pictures and films of the screen, drawn without a terminal. */
package dev.banmen.tui.page.picture;
