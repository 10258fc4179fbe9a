/**
 * The door of a house: SSH, by Apache MINA SSHD, which only this package sees. A channel becomes a
 * terminal for the same pages as those of the program at home.
 */
package dev.banmen.server.ssh;
