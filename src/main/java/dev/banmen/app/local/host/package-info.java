/**
 * The machine as one person has it, and what all of that person's things share: environment and
 * folders, new files, faults, and sentences about them. Knows none of those things.
 */
package dev.banmen.app.local.host;
