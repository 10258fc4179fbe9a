/** The pages that list files, and the games of a file. */
package dev.banmen.tui.page.files;
