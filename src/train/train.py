#!/usr/bin/python3
"""Trains a network for Go on labelled positions, and writes it in KataGo's format (version 8).

    train.py DATA... --out net.bin.gz [--from weights.pt] [--seconds 3600] [--channels 64] [--blocks 6]

DATA are files that Label writes, named SIZE.bin or SIZE-anything.bin. Each holds records of one
board size, one position each, in little-endian order:

    planes     22 x size x size bits, row by row, the first in a byte's highest bit
    globals    19 float32
    policy     size x size + 1 uint16: the teacher's probability of each move, times 65535; pass last
    winner     2 float32: the chance that the side to move wins, and that it loses
    lead       float32, in points, of the side to move
    ownership  size x size int8: from -127 (the other side's) to 127 (the side to move's)

Weights start at random, or from an earlier run of this program. The last fiftieth of each file is
never trained on; the last lines tell how well the network does there. Files may grow meanwhile.
"""
import argparse
import gzip
import math
import os
import struct
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

PLANES, GLOBALS = 22, 19


class Data:
    """The records of one file, mapped, not loaded."""

    def __init__(self, path):
        self.size = int(os.path.basename(path).split('.')[0].split('-')[0])
        area = self.size * self.size
        self.kind = np.dtype([
            ('planes', 'u1', (PLANES * area + 7) // 8), ('globals', '<f4', GLOBALS),
            ('policy', '<u2', area + 1), ('winner', '<f4', 2), ('lead', '<f4'),
            ('ownership', 'i1', area)])
        count = os.path.getsize(path) // self.kind.itemsize
        self.records = np.memmap(path, self.kind, 'r', shape=(count,))
        self.trained = count - count // 50

    def batch(self, numbers, symmetries):
        """The inputs and labels of some records, each record turned or mirrored (0 to 7)."""
        some, n = self.records[numbers], self.size
        bits = np.unpackbits(some['planes'], axis=1)[:, :PLANES * n * n]
        planes = bits.reshape(-1, PLANES, n, n)
        policy = some['policy'].astype(np.float32)
        board = policy[:, :-1].reshape(-1, 1, n, n)
        owner = some['ownership'].astype(np.float32).reshape(-1, 1, n, n) / 127
        whole = np.concatenate([planes.astype(np.float32), board, owner], axis=1)
        for i, symmetry in enumerate(symmetries):
            turned = np.rot90(whole[i], symmetry % 4, axes=(1, 2))
            whole[i] = turned[:, :, ::-1] if symmetry > 3 else turned
        policy[:, :-1] = whole[:, PLANES].reshape(-1, n * n)
        policy /= policy.sum(1, keepdims=True)
        tensor = lambda array: torch.from_numpy(np.ascontiguousarray(array))
        return (tensor(whole[:, :PLANES]).contiguous(memory_format=torch.channels_last),
                tensor(some['globals']), tensor(policy), tensor(some['winner']),
                tensor(some['lead']), tensor(whole[:, PLANES + 1]))


def pooled(x):
    """What a global pooling says of an array of channels (KataGo's three numbers a channel)."""
    side = math.sqrt(x.shape[2] * x.shape[3])
    mean = x.mean((2, 3))
    return torch.cat([mean, mean * ((side - 14) * 0.1), x.amax((2, 3))], 1)


def pooled_for_value(x):
    side = math.sqrt(x.shape[2] * x.shape[3])
    mean = x.mean((2, 3))
    return torch.cat([mean, mean * ((side - 14) * 0.1), mean * ((side - 14) ** 2 * 0.01 - 0.1)], 1)


def conv(size, ins, outs):
    return nn.Conv2d(ins, outs, size, padding=size // 2, bias=False)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.norm1, self.w1 = nn.BatchNorm2d(channels), conv(3, channels, channels)
        self.norm2, self.w2 = nn.BatchNorm2d(channels), conv(3, channels, channels)
        nn.init.zeros_(self.w2.weight)  # a block begins as what it is given

    def forward(self, x):
        return x + self.w2(F.relu(self.norm2(self.w1(F.relu(self.norm1(x))))))


class PoolingBlock(nn.Module):
    def __init__(self, channels):
        super().__init__()
        pool = channels // 4
        plain = channels - pool
        self.norm1 = nn.BatchNorm2d(channels)
        self.w1a, self.w1b = conv(3, channels, plain), conv(3, channels, pool)
        self.norm1b, self.w1r = nn.BatchNorm2d(pool), nn.Linear(3 * pool, plain, bias=False)
        self.norm2, self.w2 = nn.BatchNorm2d(plain), conv(3, plain, channels)
        nn.init.zeros_(self.w2.weight)  # a block begins as what it is given

    def forward(self, x):
        x1 = F.relu(self.norm1(x))
        bias = self.w1r(pooled(F.relu(self.norm1b(self.w1b(x1)))))
        return x + self.w2(F.relu(self.norm2(self.w1a(x1) + bias[:, :, None, None])))


class Net(nn.Module):
    def __init__(self, blocks, channels):
        super().__init__()
        heads = channels // 2
        self.conv1, self.ginputw = conv(5, PLANES, channels), nn.Linear(GLOBALS, channels, bias=False)
        self.blocks = nn.ModuleList(
            PoolingBlock(channels) if i % 2 == 0 and i > 0 else Block(channels)
            for i in range(blocks))
        self.norm = nn.BatchNorm2d(channels)
        self.p1, self.g1 = conv(1, channels, heads), conv(1, channels, heads)
        self.g1norm, self.matmulg2w = nn.BatchNorm2d(heads), nn.Linear(3 * heads, heads, bias=False)
        self.p1norm, self.p2 = nn.BatchNorm2d(heads), conv(1, heads, 1)
        self.matmulpass = nn.Linear(3 * heads, 1, bias=False)
        self.v1, self.v1norm = conv(1, channels, heads), nn.BatchNorm2d(heads)
        self.v2, self.v3 = nn.Linear(3 * heads, channels), nn.Linear(channels, 3)
        self.sv3, self.vownership = nn.Linear(channels, 4), conv(1, heads, 1)

    def forward(self, planes, globals_):
        x = self.conv1(planes) + self.ginputw(globals_)[:, :, None, None]
        for block in self.blocks:
            x = block(x)
        x = F.relu(self.norm(x))
        g = pooled(F.relu(self.g1norm(self.g1(x))))
        p = F.relu(self.p1norm(self.p1(x) + self.matmulg2w(g)[:, :, None, None]))
        policy = torch.cat([self.p2(p).flatten(1), self.matmulpass(g)], 1)
        v1 = F.relu(self.v1norm(self.v1(x)))
        v2 = F.relu(self.v2(pooled_for_value(v1)))
        return policy, self.v3(v2), self.sv3(v2)[:, 2], torch.tanh(self.vownership(v1))[:, 0]


def losses(net, batch, half):
    planes, globals_, policy, winner, lead, owner = batch
    with torch.autocast('cpu', dtype=torch.bfloat16, enabled=half):
        out = net(planes, globals_)
    logits, value, score, ownership = (part.float() for part in out)
    return (-(policy * F.log_softmax(logits, 1)).sum(1).mean()
            - (winner * F.log_softmax(value, 1)[:, :2]).sum(1).mean()
            + 0.5 * F.huber_loss(score, lead / 20) + 0.5 * F.mse_loss(ownership, owner))


def tested(net, data, most=2000):
    """First choices as the teacher's, and mean differences of winner, lead and ownership."""
    net.eval()
    sums = np.zeros(4)
    numbers = np.arange(data.trained, min(len(data.records), data.trained + most))
    with torch.no_grad():
        for part in np.array_split(numbers, max(1, len(numbers) // 200)):
            planes, globals_, policy, winner, lead, owner = data.batch(part, np.zeros(len(part), int))
            logits, value, score, ownership = net(planes, globals_)
            sums += [(logits.argmax(1) == policy.argmax(1)).sum().item(),
                     (F.softmax(value, 1)[:, 0] - winner[:, 0]).abs().sum().item(),
                     (score * 20 - lead).abs().sum().item(),
                     (ownership - owner).abs().mean((1, 2)).sum().item()]
    net.train()
    return sums / max(1, len(numbers))


def exported(net, name, path):
    """Writes a network as KataGo's desc.cpp reads it, version 8."""
    out = bytearray()

    def line(*words):
        out.extend((' '.join(str(word) for word in words) + '\n').encode())

    def floats(array):
        out.extend(b'@BIN@' + np.ascontiguousarray(array.detach().numpy(), '<f4').tobytes() + b'\n')

    def convolution(label, layer):
        weights = layer.weight
        line(label)
        line(weights.shape[2], weights.shape[3], weights.shape[1], weights.shape[0], 1, 1)
        floats(weights.permute(2, 3, 1, 0))

    def norm(label, layer):
        line(label)
        line(layer.num_features, layer.eps, 1, 1)
        for array in (layer.running_mean, layer.running_var, layer.weight, layer.bias):
            floats(array)

    def product(label, layer):
        line(label)
        line(layer.in_features, layer.out_features)
        floats(layer.weight.t())

    def bias(label, layer):
        line(label)
        line(layer.out_features)
        floats(layer.bias)

    channels = net.norm.num_features
    line(name)
    line(8)
    line(PLANES)
    line(GLOBALS)
    line('trunk')
    pool = channels // 4
    for count in (len(net.blocks), channels, channels, channels - pool, pool, pool):
        line(count)
    convolution('conv1', net.conv1)
    product('ginputw', net.ginputw)
    for i, block in enumerate(net.blocks, 1):
        label = 'rconv%d' % i
        pools = isinstance(block, PoolingBlock)
        line('gpool_block' if pools else 'ordinary_block')
        line(label)
        norm(label + '/norm1', block.norm1)
        line(label + '/actv1')
        if pools:
            convolution(label + '/w1a', block.w1a)
            convolution(label + '/w1b', block.w1b)
            norm(label + '/norm1b', block.norm1b)
            line(label + '/actv1b')
            product(label + '/w1r', block.w1r)
        else:
            convolution(label + '/w1', block.w1)
        norm(label + '/norm2', block.norm2)
        line(label + '/actv2')
        convolution(label + '/w2', block.w2)
    norm('trunk/norm', net.norm)
    line('trunk/actv')
    line('policyhead')
    convolution('p1', net.p1)
    convolution('g1', net.g1)
    norm('g1/norm', net.g1norm)
    line('g1/actv')
    product('matmulg2w', net.matmulg2w)
    norm('p1/norm', net.p1norm)
    line('p1/actv')
    convolution('p2', net.p2)
    product('matmulpass', net.matmulpass)
    line('valuehead')
    convolution('v1', net.v1)
    norm('v1/norm', net.v1norm)
    line('v1/actv')
    product('v2/w', net.v2)
    bias('v2/b', net.v2)
    line('v2/actv')
    product('v3/w', net.v3)
    bias('v3/b', net.v3)
    product('sv3/w', net.sv3)
    bias('sv3/b', net.sv3)
    convolution('vownership', net.vownership)
    with gzip.GzipFile(path, 'wb', mtime=0) as file:
        file.write(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('data', nargs='+')
    parser.add_argument('--out', required=True)
    parser.add_argument('--from', dest='start')
    parser.add_argument('--seconds', type=float, default=3600)
    parser.add_argument('--rate', type=float, default=0.1)
    parser.add_argument('--blocks', type=int, default=6)
    parser.add_argument('--channels', type=int, default=64)
    parser.add_argument('--batch', type=int, default=128)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--bfloat16', action='store_true',
                        help='2 to 3 times as fast on processors with AMX')
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(options.seed)
    net = Net(options.blocks, options.channels).to(memory_format=torch.channels_last)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    decayed = [p for p in net.parameters() if p.dim() > 1]
    plain = [p for p in net.parameters() if p.dim() <= 1]
    optimizer = torch.optim.SGD(
        [{'params': decayed, 'weight_decay': 1e-4}, {'params': plain, 'weight_decay': 0}],
        lr=options.rate, momentum=0.9, nesterov=True)
    start, seen, mean, told = time.process_time(), 0, None, -1
    while True:
        done = (time.process_time() - start) / options.seconds
        if done >= 1:
            break
        if done > told + 0.01:
            told = done
            files = [Data(path) for path in options.data]  # they may have grown
            # A record counts by the length of its board: there is more to learn on a large one.
            weight = np.array([1.0 * data.trained * data.size for data in files])
            weight /= weight.sum()
            print('%3.0f %%  %9d samples  loss %.4f' % (100 * done, seen, mean or 0), flush=True)
            torch.save(net.state_dict(), options.out + '.pt')
        for group in optimizer.param_groups:
            warm = min(1, seen / 20000 + 0.05)
            group['lr'] = warm * options.rate * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5
        data = files[chance.choice(len(files), p=weight)]
        numbers = np.sort(chance.integers(0, data.trained, options.batch))
        loss = losses(
            net, data.batch(numbers, chance.integers(0, 8, options.batch)), options.bfloat16)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 4)
        optimizer.step()
        seen += options.batch
        mean = loss.item() if mean is None else 0.99 * mean + 0.01 * loss.item()
    torch.save(net.state_dict(), options.out + '.pt')
    for data in files:
        print('%dx%d: first choice %.3f, winner off by %.3f, lead by %.2f, ownership by %.3f'
              % ((data.size, data.size) + tuple(tested(net, data))))
    net.eval()
    exported(net, 'banmen-b%dc%d' % (options.blocks, options.channels), options.out)


if __name__ == '__main__':
    main()
