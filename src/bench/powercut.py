"""Cuts the power, so to speak, while games are saved, and opens what a disk would have then.

usage: powercut.py CUTS JAVA...

JAVA... runs dev.banmen.bench.PowerCuts. It saves games under strace, on a server's store and in
local journals, and prints each state when it is shown, so that the trace has both in order. For
each cut the files are made again as they were on the disk: with nothing that was not synced, not
even a file's name; or, every other time, with any of the sectors that were written since the last
sync, and any beginning of what was created and renamed. Then the program opens them.

In the store no shown move may be missing; in a journal those of the last second may. Everything
opens, and no move is there that was not made.
"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

CALLS = ('openat,write,pwrite64,lseek,ftruncate,fsync,fdatasync,rename,link,unlink,mkdir,rmdir,'
         'close,dup')
SECOND = 1.0
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
CALL = re.compile(r'(\d+) +(\d+\.\d+) (?:<\.\.\. )?(\w+)(\(| resumed>)(.*)')


def text(found):
    return bytes.fromhex(found.replace('\\x', ''))


class File:
    """What programs see, and what was synced: contents and later writes (start, bytes or None)."""

    def __init__(self):
        self.live = bytearray()
        self.disk = bytearray()
        self.pending = []

    @staticmethod
    def apply(contents, at, written):
        if len(contents) < at:
            contents.extend(bytes(at - len(contents)))
        if written is None:
            del contents[at:]
        else:
            contents[at:at + len(written)] = written

    def write(self, at, written):
        self.apply(self.live, at, written)
        self.pending.append((at, written))

    def sync(self, count):
        for at, written in self.pending[:count]:
            self.apply(self.disk, at, written)
        del self.pending[:count]

    def torn(self, chance):
        """Each sector as it was at some time since the last sync, with a length of some time."""
        size = chance.choice((512, 4096))
        versions = [bytes(self.disk)]
        now = bytearray(self.disk)
        for at, written in self.pending:
            self.apply(now, at, written)
            versions.append(bytes(now))
        length = len(chance.choice(versions))
        pieces = []
        for at in range(0, length, size):
            piece = chance.choice(versions)[at:at + size]
            pieces.append(piece.ljust(min(size, length - at), b'\0')[:length - at])
        return b''.join(pieces)


class Disk:
    """The files below a folder, as the calls of a program made them."""

    def __init__(self, folder):
        self.folder = folder
        self.names = {folder: None}  # path: File, or None for a folder
        self.synced = {}  # the same on the disk
        self.changes = []  # (path, File or None or 'gone') of each call, in order
        self.kept = 0  # changes that are on the disk in any case
        self.open = {}  # file descriptor: [path, File or None, place]
        self.begun = {}  # thread: what its unfinished call needs
        self.shown = []

    def change(self, *names):
        self.changes.append(names)
        self.put(self.names, names)

    @staticmethod
    def put(into, names):
        for path, what in names:
            if what == 'gone':
                into.pop(path, None)
            else:
                into[path] = what

    def start(self, call, args):
        number = re.match(r'\d+', args)
        number = int(number[0]) if number else -1
        opened = self.open.get(number)
        if call == 'close':
            self.open.pop(number, None)
        paths = [os.path.normpath(text(t).decode()) for t in TEXT.findall(args)] \
            if call in ('openat', 'rename', 'link', 'unlink', 'mkdir', 'rmdir') else []
        count = len(opened[1].pending) if opened and opened[1] else len(self.changes)
        return number, opened, paths, args, count

    def finish(self, call, begun, result, when):
        number, opened, paths, args, count = begun
        if paths and not all(path.startswith(self.folder) for path in paths):
            return False
        if call == 'openat':
            path = paths[0]
            if 'O_CREAT' in args and path not in self.names:
                self.change((path, File()))
            if path in self.names:
                self.open[result] = [path, self.names[path], 0]
                if 'O_TRUNC' in args:
                    self.names[path].write(0, None)
        elif call == 'rename':
            self.change((paths[1], self.names[paths[0]]), (paths[0], 'gone'))
        elif call == 'link':
            self.change((paths[1], self.names[paths[0]]))
        elif call in ('unlink', 'rmdir'):
            self.change((paths[0], 'gone'))
        elif call == 'mkdir':
            self.change((paths[0], None))
        elif call == 'dup' and opened:
            self.open[result] = opened
        elif call == 'lseek' and opened:
            opened[2] = result
        elif call in ('write', 'pwrite64') and opened and opened[1]:
            written = text(TEXT.search(args)[1])[:result]
            if call == 'pwrite64':
                opened[1].write(int(args.rsplit(',', 1)[1]), written)
            else:
                at = len(opened[1].live) if 'O_APPEND' in args else opened[2]
                opened[1].write(at, written)
                opened[2] = at + len(written)
        elif call == 'write' and number == 1:
            said = text(TEXT.search(args)[1]).decode().strip()
            if re.match(r'game|\d', said):  # else a child of its own said it
                self.shown.append((when, said))
        elif call == 'ftruncate' and opened:
            opened[1].write(int(args.rsplit(',', 1)[1]), None)
        elif call in ('fsync', 'fdatasync') and opened:
            if opened[1]:
                opened[1].sync(count)
            else:
                self.sync_folder(opened[0], count)
        else:
            return False
        return True

    def sync_folder(self, folder, count):
        for i, names in enumerate(self.changes[:count]):
            here = [one for one in names if os.path.dirname(one[0]) == folder]
            self.put(self.synced, here)
            if here:
                self.kept = max(self.kept, i + 1)

    def lines(self, log):
        """Follows a trace; stops after each call that matters."""
        with open(log, encoding='ascii', errors='replace') as trace:
            for line in trace:
                found = CALL.match(line)
                if not found:
                    continue
                thread, when, call, way, rest = found.groups()
                if way == '(':
                    begun = self.start(call, rest.split(' <unfinished')[0].rsplit(') = ', 1)[0])
                    if ' <unfinished ...>' in rest:
                        self.begun[thread] = begun
                        continue
                else:
                    begun = self.begun.pop(thread, None)
                result = re.search(r'\) += (-?\d+)', rest)
                if begun and result and int(result[1]) >= 0 \
                        and self.finish(call, begun, int(result[1]), float(when)):
                    yield float(when)

    def write(self, target, chance):
        """Makes the files after a power cut; torn ones if there is a chance."""
        shutil.rmtree(target, ignore_errors=True)
        os.mkdir(target)
        names = self.synced
        if chance:
            names = {}
            for change in self.changes[:chance.randint(self.kept, len(self.changes))]:
                self.put(names, change)
        for path in sorted(names):
            place = target + path[len(self.folder):]
            if not os.path.isdir(os.path.dirname(place)) or '/native/' in path:
                continue  # its folder was not synced
            if names[path] is None:
                os.mkdir(place)
            elif not path.endswith('-shm'):
                contents = names[path].torn(chance) if chance else names[path].disk
                with open(place, 'wb') as file:
                    file.write(contents)


class Reader:
    """The program that opens what is left."""

    def __init__(self, java):
        self.process = subprocess.Popen(java + ['read'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def read(self, kind, folder):
        self.process.stdin.write(kind + ' ' + folder + '\n')
        self.process.stdin.flush()
        return list(iter(lambda: self.process.stdout.readline().strip() or 'FAULT ended', '.'))


def check_store(found, shown, _when, _all):
    for _, state in shown:
        table, _, move = state.partition(' ')
        least = int(move[5:] or 0)
        there = [int(one.partition(' ')[2][5:] or 0) for one in found
                 if one.partition(' ')[0] == table]
        if not there or there[0] < least:
            yield state + ' was shown, but there is ' + str(there)


def check_games(found, shown, when, everything):
    for game in {state.split()[0] for _, state in everything}:
        states = [game] + [state for _, state in everything if state.split()[0] == game]
        old = sum(state.split()[0] == game for at, state in shown if at < when - SECOND)
        there = [state for state in found if state.split()[0] == game]
        for state in there:
            if state not in states:
                yield 'wrong: ' + state
        if old and not any(state in states[old:] for state in there):
            yield states[old] + ' was shown a second before, but there is ' + str(there)


def main():
    cuts = int(sys.argv[1])
    java = sys.argv[2:]
    broken = 0
    reader = Reader(java)
    with tempfile.TemporaryDirectory() as here:
        for kind, moves, check in (('store', 4 * cuts, check_store),
                                   ('games', min(600, 250 + cuts), check_games)):
            folder = os.path.join(here, kind)
            os.mkdir(folder)
            log = os.path.join(here, 'trace')
            subprocess.run(['strace', '-f', '--seccomp-bpf', '-ttt', '-xx', '-s', '9999999',
                            '-o', log, '-e', 'trace=' + CALLS] + java
                           + [kind, folder + '/data', str(moves)],
                           check=True, stdout=subprocess.DEVNULL)
            whole = Disk(folder)
            calls = sum(1 for _ in whole.lines(log))
            chance = random.Random(11)
            at = set(chance.sample(range(calls), min(calls, cuts // 2)))
            disk = Disk(folder)
            bad = 0
            for number, when in enumerate(disk.lines(log)):
                if number not in at:
                    continue
                target = os.path.join(here, 'cut')
                disk.write(target, chance if number % 2 else None)
                found = reader.read(kind, target + '/data')
                wrong = [line for line in found if line.startswith('FAULT')]
                wrong += check(found, disk.shown, when, whole.shown)
                if wrong:
                    bad += 1
                    print('cut', number, 'torn' if number % 2 else 'strict', *wrong[:3], sep='\n  ')
            print(f'{kind}: {len(at)} power cuts in {calls} calls, {len(whole.shown)} states shown,'
                  f' {bad} broke the law', flush=True)
            broken += bad
    sys.exit(broken > 0)


main()
