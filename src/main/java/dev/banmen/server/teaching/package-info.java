/**
 * Teaching tables: one leads through a record, the others' screens follow, and all answer "where?"
 * on their own boards. Knows neither the house nor SSH nor SQL.
 */
package dev.banmen.server.teaching;
