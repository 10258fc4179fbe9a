#!/usr/bin/env python3
"""Measures how the screen keeps up when far more is typed than anybody can type.

usage: flood.py BANMEN [PART [MEGABYTES]]

BANMEN is the launcher, PART a part of the name of what is measured; keys of so many megabytes (5)
are typed. Everything happens in pseudo-terminals of 80x24, in a home folder of its own. Prints a
table in Markdown: how long it takes until everything typed has had its effect, the longest time in
which nothing was painted, how long Ctrl-C takes to end the program, and the most memory resident.
"""
import fcntl
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import threading
import time

ROWS, COLS = 24, 80
LONGEST = 180.0  # seconds
CTRL_C, HELP = b'\x03', b'?'
HELPING = (b'any key goes back',)  # what help says at its end
# The mouse goes over the list and the board of a page.
MOUSE = b''.join(b'\x1b[<35;%d;%dM' % (2 + i % 70, 3 + i % 17) for i in range(5000))
WHEEL = b''.join(b'\x1b[<%d;4;%dM' % (64 + i // 7 % 2, 4 + i % 9) for i in range(20000))
MIXED = b''.join(b'\x1b[<35;4;%dM\x1b[<35;9;%dm\x1b[<0;70;20m' % (4 + i % 9, 5 + i % 9) for i in range(10000))


class Program:
    """A program at the other end of a pseudo-terminal, whose output is read all the time."""

    def __init__(self, command, options=''):
        home = tempfile.mkdtemp()
        environment = dict(os.environ, TERM='xterm-256color', LC_ALL='C.UTF-8', HOME=home)
        for name in ('CONFIG', 'STATE', 'DATA'):
            environment[f'XDG_{name}_HOME'] = f'{home}/{name}'
        environment.pop('COLORTERM', None)
        environment.pop('JAVA_TOOL_OPTIONS', None)
        if options:
            environment['JAVA_TOOL_OPTIONS'] = options
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', ROWS, COLS, 0, 0))
        os.set_blocking(self.fd, False)
        self.paints = []  # when something was painted
        self.tail = b''
        self.helped = self.ended = None  # when help was seen, when the program was over
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.wait(lambda: self.paints)
        time.sleep(1.0)  # until the home page has shown what it begins with

    def _read(self):
        while True:
            try:
                select.select([self.fd], [], [])
                data = os.read(self.fd, 1 << 16)
                if not data:
                    break
                self.paints.append(time.monotonic())
                self.tail = self.tail[-100:] + data
                if self.helped is None and any(text in self.tail for text in HELPING):
                    self.helped = self.paints[-1]
            except BlockingIOError:
                continue
            except OSError:
                break
        self.ended = time.monotonic()

    def wait(self, is_done):
        begin = time.monotonic()
        while not is_done() and self.ended is None and time.monotonic() - begin < LONGEST:
            time.sleep(0.002)

    def type(self, data):
        """Types as fast as the program reads; answers when the last byte was taken."""
        begin, at = time.monotonic(), 0
        while at < len(data) and self.ended is None and time.monotonic() - begin < LONGEST:
            try:
                at += os.write(self.fd, data[at:at + (1 << 14)])
            except BlockingIOError:
                time.sleep(0.001)  # select says too early that there is room
            except OSError:
                break
        return time.monotonic()

    def status(self, field):
        try:
            for line in open(f'/proc/{self.pid}/status'):
                if line.startswith(field):
                    return int(line.split()[1])
        except OSError:
            pass
        return 0

    def cpu(self):
        try:
            fields = open(f'/proc/{self.pid}/stat').read().rsplit(')', 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')

    def kill(self):
        try:
            os.kill(self.pid, 9)
        except OSError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def worked_off(command, data, options=''):
    """Types, asks for help, waits for it: seconds, longest time without a paint, processor, MB."""
    program = Program(command, options)
    begin, cpu, painted = time.monotonic(), program.cpu(), len(program.paints)
    program.type(data + HELP)
    program.wait(lambda: program.helped)
    last = program.helped or float('inf')
    paints = [begin, *(at for at in program.paints[painted:] if at <= last), last]
    gap = max(b - a for a, b in zip(paints, paints[1:]))
    result = last - begin, gap, program.cpu() - cpu, program.status('VmHWM') / 1024
    program.kill()
    return result


def interrupted(command, data, options=''):
    """Types, then Ctrl-C: seconds from when it was taken until the program is over."""
    program = Program(command, options)
    begin = program.type(data + CTRL_C)
    program.wait(lambda: program.ended)
    result = (program.ended or float('inf')) - begin
    program.kill()
    return result


def main(banmen, part='', megabytes='5'):
    size = int(float(megabytes) * 1000 * 1000)
    go, home = [banmen, 'play', 'go'], [banmen]
    walk = (b'hjkl ' * (size // 5 + 1))[:size]
    cases = {
        '20,000 refused moves': (go, b' ' * 20_001, ''),
        '100,000 refused moves': (go, b' ' * 100_001, ''),
        '100,000 refused lines of Dots': ([banmen, 'play', 'dots'], b' ' * 100_001, ''),
        f'{megabytes} MB of `hjkl `': (go, walk, ''),
        f'{megabytes} MB of `hjkl `, heap of 64 MB': (go, walk, '-Xmx64m'),
        'the mouse over a game': (go, MOUSE, ''),
        'the mouse over the first page': (home, MOUSE, ''),
        'the wheel over a game': (go, WHEEL, ''),
        'the wheel over the first page': (home, WHEEL, ''),
        'moves and releases over a game': (go, MIXED, ''),
        'moves and releases over the first page': (home, MIXED, ''),
    }
    print('| typed at once | worked off, s | longest without a paint, ms | processor, s | Ctrl-C, ms | most MB |')
    print('|---|---|---|---|---|---|')
    for name, (command, data, options) in cases.items():
        if part in name:
            seconds, gap, cpu, peak = worked_off(command, data, options)
            end = interrupted(command, data, options)
            print(f'| {name} | {seconds:.2f} | {gap * 1000:.0f} | {cpu:.1f} | {end * 1000:.0f} | {peak:.0f} |', flush=True)


if not 2 <= len(sys.argv) <= 4:
    sys.exit(__doc__)
main(*sys.argv[1:])
