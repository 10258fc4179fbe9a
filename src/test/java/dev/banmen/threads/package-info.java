/** Locks, and what happens between threads: the order of locks, and schedules that are explored. */
package dev.banmen.threads;
