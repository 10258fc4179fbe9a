/**
 * Files that programs share: read within bounds, written whole, grown during play, locked, swept
 * after killed runs. It does not know what the files hold.
 */
package dev.banmen.storage;
