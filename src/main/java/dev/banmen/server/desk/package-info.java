/**
 * The desk of the house's owner: commands about people and tables, exports and erasing. Knows
 * neither visits nor SSH nor SQL.
 */
package dev.banmen.server.desk;
