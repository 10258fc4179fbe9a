#!/usr/bin/env python3
"""Measures the screen in a pseudo-terminal, beside a JVM that only says hello.

usage: screen.py ROUNDS JAVA_HOME BANMEN HELLO [looks|pictures|thinking]

BANMEN is the launcher, HELLO the folder of a class Hello. Both programs take turns, A B A B; a
ratio is the median of the pairs' ratios. Prints a table in Markdown. With 'looks', the first frame,
a step's bytes and the rest in every theme, glyph set and language. With 'pictures', a move's bytes in
a terminal with kitty's graphics, with pictures of stones and without. With 'thinking', only the keys
while the computer thinks.
"""
import fcntl
import os
import pty
import re
import select
import statistics
import struct
import sys
import tempfile
import termios
import time

KEYS = {'up': b'\x1b[A', 'down': b'\x1b[B', 'right': b'\x1b[C', 'left': b'\x1b[D', 'place': b' '}
# rows of points of their own: a first stone there is placed, a second one refused
SNAKE = (['right'] * 7 + ['down'] + ['left'] * 7 + ['down']) * 2


class Terminal:
    """A program at the other end of a pseudo-terminal."""

    def __init__(self, command, term, java, cols=80, rows=24):
        begin, end = os.pipe()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.close(end)
            os.read(begin, 1)
            environment = dict(os.environ, TERM=term, LC_ALL='C.UTF-8', JAVA_HOME=java)
            for name in ('COLORTERM', 'NO_COLOR', 'JAVA_TOOL_OPTIONS'):
                environment.pop(name, None)
            os.execve(command[0], command, environment)
        os.close(begin)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', rows, cols, 0, 0))
        time.sleep(0.02)  # so that forking is not counted
        self.begun = time.monotonic()
        os.close(end)

    def read(self, quiet, longest=20.0):
        """What arrives until nothing has for a while, and the seconds to its last byte."""
        data, last, begin = b'', None, time.monotonic()
        while time.monotonic() - begin < longest:
            if select.select([self.fd], [], [], quiet if data else 0.05)[0]:
                try:
                    piece = os.read(self.fd, 1 << 16)
                except OSError:
                    break
                if not piece:
                    break
                data, last = data + piece, time.monotonic()
            elif data:
                break
        return data, last

    def reaches(self, text):
        """Milliseconds from the start of the program until it has written this."""
        data = b''
        while text not in data:
            data += os.read(self.fd, 1 << 16)
        return (time.monotonic() - self.begun) * 1000

    def first_frame(self):
        """Milliseconds from the start of the program to the last byte of its first frame."""
        _, last = self.read(0.15)
        return (last - self.begun) * 1000

    def key(self, name):
        """The bytes that a key brings, and milliseconds to the last of them."""
        begin = time.monotonic()
        os.write(self.fd, KEYS[name])
        data, last = self.read(0.04, 1.0)
        return data, (last - begin) * 1000 if data else None

    def answer(self, name):
        """Milliseconds from a key to the first byte that it brings."""
        begin = time.monotonic()
        os.write(self.fd, KEYS[name])
        is_there = select.select([self.fd], [], [], 1.0)[0]
        millis = (time.monotonic() - begin) * 1000
        self.read(0.04, 1.0)
        return millis if is_there else None

    def status(self, thread, field):
        for line in open(f'/proc/{self.pid}/task/{thread}/status'):
            if line.startswith(field):
                return int(line.split()[1])
        return 0

    def wakes(self):
        """How often each thread has gone to sleep so far, by the threads' names."""
        wakes = {}
        for thread in os.listdir(f'/proc/{self.pid}/task'):
            name = open(f'/proc/{self.pid}/task/{thread}/comm').read().strip()
            count = self.status(thread, 'voluntary_ctxt_switches')
            wakes[name] = wakes.get(name, 0) + count
        return wakes

    def cpu(self):
        fields = open(f'/proc/{self.pid}/stat').read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')

    def leave(self, command):
        """Ends the program as a person does: so its first run leaves its notes of classes."""
        os.write(self.fd, b'quit\r' if command[1:2] == ['shell'] else b'q')
        self.read(2)
        os.waitpid(self.pid, 0)
        os.close(self.fd)

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def start(command, java):
    terminal = Terminal(command, 'xterm-256color', java)
    is_shell = command[1:2] == ['shell']
    millis = terminal.reaches(b'banmen> ') if is_shell else terminal.first_frame()
    if command[-1] == 'Hello':
        terminal.end()
    else:
        terminal.leave(command)
    return millis


def starts(rounds, java, banmen, hello):
    jvm = java + '/bin/java'
    small = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto']
    commands = {
        'hello-world JVM, as people start it': [jvm, '-cp', hello, 'Hello'],
        'hello-world JVM, ' + ' '.join(small): [jvm, *small, '-cp', hello, 'Hello'],
        'banmen play go': [banmen, 'play', 'go'],
        'banmen (home)': [banmen],
        'banmen shell, to its first prompt': [banmen, 'shell'],
    }
    times = {name: [] for name in commands}
    for name, command in commands.items():
        start(command, java)  # notes classes, warms the files
        start(command, java)  # makes the start-up archive
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(start(command, java))
    base = next(iter(times.values()))
    print('| start to the last byte of the first frame | median ms | least ms | times the first |')
    print('|---|---|---|---|')
    for name, millis in times.items():
        ratio = statistics.median(a / b for a, b in zip(millis, base))
        print(f'| {name} | {statistics.median(millis):.0f} | {min(millis):.0f} | {ratio:.2f} |')


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def keys(java, banmen):
    print('\n| at 80x24, Go | 256 colours: bytes, median (most) | 16 colours | ms p50 | ms p99 |')
    print('|---|---|---|---|---|')
    sizes, times = {}, {}
    for term in ('xterm-256color', 'xterm'):
        terminal = Terminal([banmen, 'play', 'go'], term, java)
        terminal.first_frame()
        for _ in range(30):  # what a person has typed before long
            terminal.key('left'), terminal.key('right')
        walk = ['up', 'right', 'down', 'down', 'left', 'left', 'up', 'right'] * 12
        steps = [terminal.key(name) for name in walk]
        stones, refusals = [], []
        for move in SNAKE:
            stones.append(terminal.key('place'))
            refusals.append(terminal.key('place'))
            terminal.key(move)
        got = {
            'a step of the cursor': steps,
            'a stone with its status': stones,
            'a stone that is refused': refusals,
        }
        for kind, these in got.items():
            sizes[kind, term] = [len(data) for data, _ in these if data]
            times.setdefault(kind, []).extend(millis for _, millis in these if millis)
        terminal.end()
    for kind, millis in times.items():
        cells = [
            f'{statistics.median(sizes[kind, term]):.0f} ({max(sizes[kind, term])})'
            for term in ('xterm-256color', 'xterm')
        ]
        p50, p99 = statistics.median(millis), quantile(millis, 0.99)
        print(f'| {kind} | {cells[0]} | {cells[1]} | {p50:.1f} | {p99:.1f} |')


def thinking(java, banmen):
    """Steps of the cursor while nobody thinks, and while the highest level does, about many moves."""
    walk = ('up', 'right', 'down', 'left')
    terminal = Terminal([banmen, 'play', 'go', '--white', 'bot:13'], 'xterm-256color', java)
    terminal.first_frame()
    for _ in range(30):
        terminal.key('left'), terminal.key('right')
    quiet = [terminal.answer(name) for name in walk * 30]
    cpu, begin = terminal.cpu(), time.monotonic()
    busy = []
    for move in SNAKE[:20]:
        terminal.key('place')  # then it thinks about its answer, then about ours
        busy += [terminal.answer(name) for name in walk * 6]
        terminal.key(move)
    cpu = (terminal.cpu() - cpu) / (time.monotonic() - begin) * 100
    sizes = [terminal.status(terminal.pid, field) / 1024 for field in ('VmRSS', 'VmHWM')]
    terminal.end()
    print('\n| a step of the cursor to its first byte, 19x19 | ms p50 | ms p99 | most ms |')
    print('|---|---|---|---|')
    for kind, these in (('nobody thinks', quiet), ('the computer thinks', busy)):
        seen = [one for one in these if one]
        p50, p99 = statistics.median(seen), quantile(seen, 0.99)
        print(f'| {kind} | {p50:.1f} | {p99:.1f} | {max(seen):.1f} |')
    print(f'\nIt thinks with {cpu:.0f} % of a core; {sizes[0]:.0f} MB resident, {sizes[1]:.0f} at most.')


def rest(java, banmen, hello):
    terminal = Terminal([banmen, 'play', 'go'], 'xterm-256color', java)
    terminal.first_frame()
    for _ in range(100):
        terminal.key('left'), terminal.key('right')
    time.sleep(3)
    cpu, wakes = terminal.cpu(), terminal.wakes()
    time.sleep(10)
    cpu = (terminal.cpu() - cpu) / 10 * 100
    after = terminal.wakes()
    peak = terminal.status(terminal.pid, 'VmHWM') / 1024
    terminal.end()
    print('\n| idle for 10 s | |\n|---|---|')
    print(f'| processor | {cpu:.1f} % of a core |')
    for name in sorted(after):
        woken = after[name] - wakes.get(name, 0)
        if woken:
            print(f'| thread `{name}` woke | {woken} times |')
    print(f'| peak resident | {peak:.0f} MB |')


LOOKS = [
    *(('theme', name) for name in ('wood', 'paper', 'slate', 'contrast', 'mono', 'safe')),
    *(('glyphs', name) for name in ('ascii', 'cjk')),
    *(('language', name) for name in ('zh', 'zh-Hant')),
]


def looks(rounds, java, banmen, hello):
    """First frames beside hello, bytes of steps, and processor at rest, look by look.

    Each look is chosen in config.toml, as by somebody who prefers it; the last one by an option.
    """
    folder = tempfile.mkdtemp()
    os.environ['XDG_CONFIG_HOME'] = os.environ['XDG_STATE_HOME'] = folder
    os.mkdir(folder + '/banmen')
    jvm = [java + '/bin/java', '-cp', hello, 'Hello']
    print('| banmen play go with | times the hello-world JVM | a step, bytes: median (most) | idle for 5 s |')
    print('|---|---|---|---|')
    for key, value in (*LOOKS, ('--theme', 'slate')):
        is_option = key.startswith('-')
        with open(folder + '/banmen/config.toml', 'w') as config:
            config.write('' if is_option else f'{key} = "{value}"\n')
        command = [banmen, 'play', 'go', *([key, value] if is_option else [])]
        start(command, java)
        start(command, java)
        ratios = []
        for _ in range(rounds):
            base = start(jvm, java)
            ratios.append(start(command, java) / base)
        terminal = Terminal(command, 'xterm-256color', java)
        terminal.first_frame()
        walk = ['up', 'right', 'down', 'down', 'left', 'left', 'up', 'right'] * 6
        sizes = [len(terminal.key(name)[0]) for name in walk]
        time.sleep(3)
        cpu = terminal.cpu()
        time.sleep(5)
        cpu = (terminal.cpu() - cpu) / 5 * 100
        terminal.end()
        ratio = statistics.median(ratios)
        step = f'{statistics.median(sizes):.0f} ({max(sizes)})'
        print(f'| `{key} {value}` | {ratio:.2f} | {step} | {cpu:.1f} % |', flush=True)


def pictures(java, banmen):
    """Bytes of moves that are played by keys, and how many of those are graphics."""
    print('| board | pictures | a move, bytes: median (most) | its graphics |\n|---|---|---|---|')
    for size, cols, rows in ((9, 80, 24), (19, 120, 40), (9, 120, 40)):
        for glyphs in ('unicode', 'pictures'):
            command = [banmen, 'play', 'go', '--set', f'size={size}', '--glyphs', glyphs, '--color', 'truecolor']
            terminal = Terminal(command, 'xterm-kitty', java, cols, rows)
            terminal.first_frame()
            os.write(terminal.fd, b'\x1b[6;20;10t')  # the size of a cell
            terminal.read(0.3, 1.0)
            moves = []
            for move in SNAKE[:-1]:
                terminal.key(move)
                moves.append(terminal.key('place')[0])
            terminal.end()
            sizes = [len(data) for data in moves]
            graphics = [sum(map(len, re.findall(rb'\x1b_G.*?\x1b\\', data))) for data in moves]
            row = [f'{statistics.median(these):.0f} ({max(these)})' for these in (sizes, graphics)]
            print(f'| {size}x{size} in {cols}x{rows} | {glyphs} | {row[0]} | {row[1]} |', flush=True)


def main(rounds, java, banmen, hello, part=None):
    if part == 'looks':
        looks(int(rounds), java, banmen, hello)
        return
    if part == 'pictures':
        pictures(java, banmen)
        return
    if part == 'thinking':
        thinking(java, banmen)
        return
    starts(int(rounds), java, banmen, hello)
    keys(java, banmen)
    thinking(java, banmen)
    rest(java, banmen, hello)


if len(sys.argv) not in (5, 6):
    sys.exit(__doc__)
main(*sys.argv[1:])
