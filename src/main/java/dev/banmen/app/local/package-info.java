/**
 * One person's things on this disk, put together. Knows no command line; only {@code cli} may
 * import it and the packages in it.
 */
package dev.banmen.app.local;
