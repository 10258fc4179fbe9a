/** One person's lessons on this disk, and the progress in them. */
package dev.banmen.app.local.lessons;
