/**
 * The typed commands: one table for the line after a colon on every page, for line mode, and for
 * the words after {@code ssh HOST}. It says where each exists, what follows it, how it is completed
 * and explained; the front ends carry it out. Knows no screen.
 */
package dev.banmen.command;
