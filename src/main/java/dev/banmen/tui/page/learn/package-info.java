/** The pages that list lessons and go through one. */
package dev.banmen.tui.page.learn;
