/**
 * What a server keeps: tables, their events, people. The SPI of stores; knows no SQL. Its laws are
 * the tests that every store passes.
 */
package dev.banmen.server.store;
