// Plays many matches at once against a peer on loopback: what `crates/server/examples/load.rs` does against ours, with
// the same pace and the same phases. One JSON object a line.
//
//   node load.mjs --peer boardgame.io --addr 127.0.0.1:PORT --pid PID --what play
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from './arguments.mjs';
import { BoardgamePair } from './boardgame-pair.mjs';
import { WsPair } from './ws-pair.mjs';

const options = readArguments({
  peer: 'boardgame.io', addr: '', pid: 0, what: 'play', matches: 200, seconds: 3, rate: 2, sizes: '', mode: 'traffic',
});
const { addr, pid, matches } = options;
const Pair = options.peer === 'boardgame.io' ? BoardgamePair : WsPair;
const peer = options.peer === 'boardgame.io' ? 'boardgame.io' : `ws ${options.mode}`;

const MAKERS = 8;
const SOME_MOVES = 10;

// Seconds of processor time a process has used: `utime` and `stime`, in ticks.
function cpu(of) {
  const fields = readFileSync(`/proc/${of}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function rssKib() {
  process.kill(pid, 'SIGUSR2');
  await sleep(1000);
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

async function makeMany(many) {
  const made = [];
  let left = many;
  const maker = async () => {
    while (left > 0) {
      left -= 1;
      made.push(await Pair.seats(addr));
    }
  };
  await Promise.all(Array.from({ length: MAKERS }, maker));
  return made;
}

async function openMany(made) {
  const pairs = [];
  for (const seats of made) pairs.push(await Pair.open(addr, seats));
  return pairs;
}

// All matches play for a while: at a pace in milliseconds, or each move as soon as the one before has reached both.
async function phase(pairs, pace, length) {
  const sum = { latencies: [], sizes: [], late: 0 };
  const start = performance.now();
  await Promise.all(pairs.map(async (pair, i) => {
    let next = start + (pace * i) / pairs.length;
    for (;;) {
      if (pace) {
        const wait = next - performance.now();
        if (wait < 0) sum.late += 1;
        if (next >= start + length) return;
        if (wait > 0) await sleep(wait);
        next += pace;
      }
      if (performance.now() - start >= length) return;
      const [latency, sizes] = await pair.turnOver();
      sum.latencies.push(latency);
      if (sum.sizes.length < 4000) sum.sizes.push(sizes);
    }
  }));
  return sum;
}

function percentile(sorted, part) {
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

function mean(sizes, i) {
  return sizes.reduce((sum, size) => sum + size[i], 0) / Math.max(1, sizes.length);
}

async function play() {
  const pairs = await openMany(await makeMany(matches));
  await phase(pairs, 0, 1000);
  for (const [mode, pace] of [['paced', 1000 / options.rate], ['closed', 0]]) {
    const [before, own, clock] = [cpu(pid), cpu(process.pid), performance.now()];
    const sum = await phase(pairs, pace, options.seconds * 1000);
    const elapsed = (performance.now() - clock) / 1000;
    const used = cpu(pid) - before;
    const sorted = Float64Array.from(sum.latencies).sort();
    const moves = sorted.length;
    console.log(JSON.stringify({
      peer, mode, matches, moves, moves_per_s: moves / elapsed, cpu_us_per_move: (1e6 * used) / moves,
      p50_ms: percentile(sorted, 0.5), p99_ms: percentile(sorted, 0.99), max_ms: percentile(sorted, 1), late: sum.late,
      bytes_in: mean(sum.sizes, 0), bytes_to_mover: mean(sum.sizes, 1), bytes_to_other: mean(sum.sizes, 2),
      load_cpu_us_per_move: (1e6 * (cpu(process.pid) - own)) / moves,
    }));
  }
}

async function memory() {
  // A server that has warmed up has its own memory already.
  await phase(await openMany(await makeMany(20)), 0, 1000);
  await sleep(1000);
  const base = await rssKib();
  const made = await makeMany(matches);
  await sleep(1000);
  const alone = await rssKib();
  const pairs = await openMany(made);
  for (const pair of pairs) {
    for (let i = 0; i < SOME_MOVES; i++) await pair.turnOver();
  }
  await sleep(1000);
  const full = await rssKib();
  const each = (kib) => (kib - base) / matches;
  console.log(JSON.stringify({
    peer, mode: 'memory', matches, base_kib: base, kib_per_match: each(alone), kib_per_match_with_sockets: each(full),
  }));
}

// A server that no longer answers must not hold up everything.
setTimeout(() => {
  console.error(`${peer} has not answered in time`);
  process.exit(1);
}, (options.seconds * 3 + 120) * 1000);

Pair.prepare(options);
await (options.what === 'memory' ? memory() : play());
process.exit(0);
