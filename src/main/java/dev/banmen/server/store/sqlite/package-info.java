/** The store in one SQLite file; the only package that sees JDBC. */
package dev.banmen.server.store.sqlite;
