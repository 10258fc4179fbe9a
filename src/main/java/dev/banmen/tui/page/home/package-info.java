/** The first page. */
package dev.banmen.tui.page.home;
