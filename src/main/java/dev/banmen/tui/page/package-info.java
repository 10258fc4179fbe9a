/** Pages, their stack, and the viewer that shows them on a terminal. Knows no single page. */
package dev.banmen.tui.page;
