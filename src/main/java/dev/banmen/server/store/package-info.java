/**
 * The store of a server: tables, their events, people. Its SPI; knows no SQL. Its laws are the
 * tests that every store passes.
 */
package dev.banmen.server.store;
