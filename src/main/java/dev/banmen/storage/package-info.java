/**
 * Files that programs share: read within bounds, written whole, grown during play, locked, swept
 * after killed runs. What the files hold is not known here.
 */
package dev.banmen.storage;
