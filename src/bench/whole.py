#!/usr/bin/env python3
"""Whole processes: seconds on the clock, seconds of the processors, most memory resident.

usage: whole.py ROUNDS COMMAND...         runs it so often, its output thrown away
       whole.py --screen SECONDS COMMAND...  in a pseudo-terminal of 80x24, ended by q after that long
"""
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time


def ended(child, begun):
    _, status, used = os.wait4(child, 0)
    clock = time.monotonic() - begun
    return clock, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def quiet(command):
    begun = time.monotonic()
    child = os.fork()
    if child == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.execvp(command[0], command)
    return ended(child, begun)


def on_screen(seconds, command):
    begun = time.monotonic()
    child, screen = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execvp(command[0], command)
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    quit_at, asked = begun + seconds, False
    while True:
        if select.select([screen], [], [], 0.1)[0]:
            try:
                if not os.read(screen, 65536):
                    break
            except OSError:
                break
        if time.monotonic() > quit_at:
            os.write(screen, b"Q" if asked else b"q")
            asked, quit_at = True, time.monotonic() + 1
    return ended(child, begun)


def main():
    if sys.argv[1] == "--screen":
        runs = [on_screen(float(sys.argv[2]), sys.argv[3:])]
    else:
        runs = [quiet(sys.argv[2:]) for _ in range(int(sys.argv[1]))]
    runs.sort()
    clock, processors, memory, code = runs[len(runs) // 2]
    print(f"{clock:.2f} s, processors {processors:.2f} s, at most {memory:.0f} MB, code {code}"
          f" (median of {len(runs)}; fastest {runs[0][0]:.2f} s)")


main()
