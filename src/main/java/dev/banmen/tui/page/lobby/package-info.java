/** The lobby: who is here, the tables, what is said. Each page is immutable, one thread each. */
package dev.banmen.tui.page.lobby;
