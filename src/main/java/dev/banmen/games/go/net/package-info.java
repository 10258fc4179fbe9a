/** Neural networks for Go in KataGo's format: read and evaluated. Knows no rules. */
package dev.banmen.games.go.net;
