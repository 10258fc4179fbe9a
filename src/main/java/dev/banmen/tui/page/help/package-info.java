/** The page that lists keys and signs. */
package dev.banmen.tui.page.help;
