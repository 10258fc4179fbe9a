/** The store in one SQLite file. */
package dev.banmen.server.store.sqlite;
