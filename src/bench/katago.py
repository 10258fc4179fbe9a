#!/usr/bin/env python3
"""Compares what Banmen says of games of Go with KataGo.

usage: katago.py review BANMEN KATAGO MODEL FOLDER GAME.sgf...
       katago.py dead BANMEN KATAGO MODEL GAME.sgf...

review: of the moves that a review lists, how many cost 3 points or more by KataGo with 200 visits; and of
        those that cost 8 or more there, how many are listed. A move that costs less than 2 points with 30
        visits and is not listed is not looked at again. What KataGo says is kept in the folder, a file a
        game, and not asked again.
dead:   how many stones, where KataGo's ownership is above 0.9 with 500 visits, are dead or alive as Banmen
        says at the end of a game, and whether both name the same winner.

BANMEN and KATAGO are the programs; KataGo runs on one thread.
"""
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'


def main_line(text):
    """The nodes of the first game's main line, each a list of (name, values)."""
    nodes, at = [], text.index('(')
    while at < len(text):
        char = text[at]
        if char == ')':
            break
        if char == ';':
            nodes.append([])
        name = re.compile(r'([A-Za-z]+)\s*').match(text, at)
        if not name:
            at += 1
            continue
        at, values = name.end(), []
        while at < len(text) and text[at] == '[':
            end = at + 1
            while text[end] != ']':
                end += 2 if text[end] == '\\' else 1
            values.append(text[at + 1:end])
            at = end + 1
            while at < len(text) and text[at].isspace():
                at += 1
        nodes[-1].append((re.sub('[a-z]', '', name.group(1)), values))
    return nodes


class Game:
    """The main line of a file, up to the first node that sets up stones in the middle of it."""

    def __init__(self, path):
        with open(path, 'rb') as file:
            nodes = main_line(file.read().decode('utf-8', 'replace'))
        root = dict(nodes[0])
        self.path = path
        self.size = int(root.get('SZ', ['19'])[0])
        self.komi = float(root.get('KM', ['6.5'])[0] or 6.5)
        if abs(self.komi) > 30:
            self.komi /= 50 if self.komi == 375 else 1
        rules = root.get('RU', ['Japanese'])[0].lower()
        self.rules = 'chinese' if 'chin' in rules else 'japanese'
        self.stones = [('B', self.point(p)) for p in root.get('AB', [])]
        self.stones += [('W', self.point(p)) for p in root.get('AW', [])]
        self.result = root.get('RE', [''])[0]
        self.moves = []
        for node in nodes:
            for name, values in node:
                if name in 'BW':
                    self.moves.append((name, self.point(values[0])))

    def point(self, text):
        if text == '' or text == 'tt' and self.size <= 19:
            return 'pass'
        return LETTERS[ord(text[0]) - 97] + str(self.size - ord(text[1]) + 97)

    def query(self, turns, visits, owner=False):
        return {
            'initialStones': self.stones, 'moves': self.moves, 'rules': self.rules, 'komi': self.komi,
            'boardXSize': self.size, 'boardYSize': self.size, 'analyzeTurns': turns, 'maxVisits': visits,
            'includeOwnership': owner}


class KataGo:
    """Starts when it is first asked."""

    def __init__(self, program, model):
        self.command, self.process = (program, model), None

    def start(self, program, model):
        self.config = tempfile.NamedTemporaryFile('w', suffix='.cfg')
        self.config.write(
            'numAnalysisThreads = 1\nnumSearchThreadsPerAnalysisThread = 1\nnnMaxBatchSize = 1\n'
            'numEigenThreadsPerModel = 1\nreportAnalysisWinratesAs = BLACK\nlogToStderr = false\nlogDir = '
            + tempfile.mkdtemp() + '\n')
        self.config.flush()
        self.process = subprocess.Popen(
            [program, 'analysis', '-config', self.config.name, '-model', model], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def ask(self, game, turns, visits, owner=False):
        """What it says of the boards after so many moves."""
        if not turns:
            return {}
        if not self.process:
            self.start(*self.command)
        self.process.stdin.write(json.dumps(dict(game.query(turns, visits, owner), id='q')) + '\n')
        self.process.stdin.flush()
        answers = {}
        while len(answers) < len(turns):
            answer = json.loads(self.process.stdout.readline())
            if 'error' in answer:
                raise SystemExit(game.path + ': ' + answer['error'])
            if 'turnNumber' in answer and not answer.get('isDuringSearch'):
                answers[answer['turnNumber']] = answer
        return answers


class KeptLeads:
    """The leads that KataGo gave for the boards of a game, by visits and turn; in a file."""

    AT_ONCE = 20

    def __init__(self, katago, folder, game):
        moves = hashlib.sha256(json.dumps(game.query([], 0)).encode()).hexdigest()
        self.file = os.path.join(folder, '%s-%s.json' % (os.path.basename(game.path), moves[:8]))
        self.katago, self.game, self.kept = katago, game, {}
        if os.path.exists(self.file):
            with open(self.file) as file:
                self.kept = json.load(file)

    def of(self, turns, visits):
        kept = self.kept.setdefault(str(visits), {})
        missing = [turn for turn in turns if str(turn) not in kept]
        for start in range(0, len(missing), self.AT_ONCE):
            said = self.katago.ask(self.game, missing[start:start + self.AT_ONCE], visits)
            kept.update((str(turn), one['rootInfo']['scoreLead']) for turn, one in said.items())
            with open(self.file + '.new', 'w') as file:
                json.dump(self.kept, file)
            os.replace(self.file + '.new', self.file)
        return {turn: kept[str(turn)] for turn in turns}


def costs(game, leads):
    """The points that each move cost for which the boards before and after it are known."""
    cost = {}
    for number, (side, _) in enumerate(game.moves, 1):
        if number in leads and number - 1 in leads:
            lost = leads[number - 1] - leads[number]
            cost[number] = lost if side == 'B' else -lost
    return cost


def listed(banmen, path):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            banmen.split() + ['analyze', path, '--to', os.path.join(folder, 'out.sgf'), '--lang', 'en'],
            capture_output=True, text=True, check=True)
    return {
        int(one.group(1)): float(one.group(2))
        for one in re.finditer(r'^Move (\d+) .*?about ([\d.]+) points?', run.stdout, re.M)}


def review(banmen, katago, paths):
    sums, folder = {}, paths.pop(0)
    for path in paths:
        game = Game(path)
        ours = listed(banmen, path)
        turns = list(range(len(game.moves) + 1))
        leads = KeptLeads(katago, folder, game)
        rough = costs(game, leads.of(turns, 30))
        again = [n for n in rough if n in ours or rough[n] >= 2]
        cost = costs(game, leads.of(sorted({t for n in again for t in (n - 1, n)}), 200))
        big = [n for n in cost if cost[n] >= 8]
        kind = '19x19' if game.size == 19 else '9x9' if game.size == 9 else 'other'
        found = (len(ours), sum(cost[n] >= 3 for n in ours), sum(cost[n] >= 2 for n in ours),
                 len(big), sum(n in ours for n in big))
        sums[kind] = tuple(map(sum, zip(sums.get(kind, (0,) * 5), found)))
        print('%s: %d moves; listed %d, of which %d cost 3 or more and %d 2 or more; %d cost 8 or more, of which'
              ' %d are listed' % ((os.path.basename(path), len(game.moves)) + found))
        print('   ours/KataGo: ' + ' '.join('%d:%.1f/%.1f' % (n, ours[n], cost[n]) for n in sorted(ours)))
        print('   not listed: ' + ' '.join('%d:%.1f' % (n, cost[n]) for n in big if n not in ours), flush=True)
    for kind, (all_listed, three, two, big, there) in sums.items():
        print('%s: of %d listed %.0f%% cost 3 or more, %.0f%% 2 or more; of %d that cost 8 or more %.0f%% are listed'
              % (kind, all_listed, 100 * three / max(1, all_listed), 100 * two / max(1, all_listed), big,
                 100 * there / max(1, big)))


def gtp(banmen, size, lines):
    run = subprocess.run(
        banmen.split() + ['gtp', 'go', '--set', 'size=%d' % size], input='\n'.join(lines + ['quit', '']),
        capture_output=True, text=True, check=True)
    return [one.strip()[1:].strip() for one in run.stdout.split('\n\n') if one.strip()]


def dead(banmen, katago, paths):
    stones = right = games = same = 0
    for path in paths:
        game = Game(path)
        answers = gtp(banmen, game.size, ['loadsgf ' + path, 'final_status_list dead', 'final_score', 'showboard'])
        given_up = set(answers[1].split())
        board = stones_of(answers[3], game.size)
        last = len(game.moves)
        while last and game.moves[last - 1][1] == 'pass':
            last -= 1
        said = katago.ask(game, [last], 500, True)[last]
        owner, lead = said['ownership'], said['rootInfo']['scoreLead']
        wrong = []
        for point, side in board.items():
            x, y = LETTERS.index(point[0]), game.size - int(point[1:])
            is_whose = owner[y * game.size + x]
            if abs(is_whose) > 0.9:
                stones += 1
                if ((is_whose > 0) != (side == 'B')) == (point in given_up):
                    right += 1
                else:
                    wrong.append(point)
        games += 1
        agrees = answers[2][:1] == ('B' if lead > 0 else 'W')
        same += agrees
        if wrong or not agrees:
            print('%s: %s, KataGo %+.1f for Black; otherwise: %s'
                  % (os.path.basename(path), answers[2], lead, ' '.join(wrong)), flush=True)
    print('%d games: of %d stones %.2f%% as KataGo; the winner in %d' % (games, stones, 100 * right / stones, same))


def stones_of(picture, size):
    """The stones of a board as showboard draws it."""
    board = {}
    for line in picture.splitlines():
        row = re.match(r'\s*(\d+)((?:\s*[.+XO()]){%d})' % size, line)
        if row:
            marks = [one for one in row.group(2) if one in '.+XO']
            for x, mark in enumerate(marks):
                if mark in 'XO':
                    board[LETTERS[x] + row.group(1)] = 'B' if mark == 'X' else 'W'
    return board


if __name__ == '__main__':
    if len(sys.argv) < 6 or sys.argv[1] not in ('review', 'dead'):
        raise SystemExit(__doc__)
    {'review': review, 'dead': dead}[sys.argv[1]](sys.argv[2], KataGo(sys.argv[3], sys.argv[4]), sys.argv[5:])
