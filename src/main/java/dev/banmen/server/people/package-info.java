/**
 * The people of a house, who may come in, and who is here: accounts and their codes, names, bans
 * and blocks, what somebody may say. Knows no table.
 */
package dev.banmen.server.people;
