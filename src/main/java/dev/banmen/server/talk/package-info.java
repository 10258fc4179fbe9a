/** What is said at a table. Knows no game and no person but by their number and name. */
package dev.banmen.server.talk;
