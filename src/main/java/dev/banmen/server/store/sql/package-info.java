/**
 * What stores in SQL share: statements that both databases know, the thread of a connection, and
 * the numbered scripts that make the tables. Only this and the package of each database see JDBC.
 */
package dev.banmen.server.store.sql;
