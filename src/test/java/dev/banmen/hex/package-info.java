/**
 * Hex as far as tests need it: a game whose second player may swap sides instead of placing, and
 * whose board may be rotated by 180 degrees but not mirrored. May import the kernel only.
 */
package dev.banmen.hex;
