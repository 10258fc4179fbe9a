/** The page of settings. */
package dev.banmen.tui.page.options;
