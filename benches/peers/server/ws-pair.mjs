// A pair of sockets at the bare server.
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

let next = 0;

export class WsPair {
  // What is sent stands for the moves of a recorded run.
  static prepare({ sizes, mode }) {
    const lines = sizes ? readFileSync(sizes, 'utf8').trim().split('\n') : ['80 4000 4000'];
    const moves = lines.map((line) => line.split(' ').map(Number));
    WsPair.relay = mode === 'relay';
    WsPair.messages = moves.map(([said, , other], i) =>
      String(i).padStart(6, '0').padEnd(WsPair.relay ? other : Math.max(said, 6), 'x'));
    WsPair.sizes = moves;
  }

  static async seats() {
    next += 1;
    return next;
  }

  static async open(addr, id) {
    const pair = new WsPair();
    pair.move = (id * 7919) % WsPair.messages.length;
    pair.mover = 0;
    pair.sockets = [];
    for (let side = 0; side < 2; side++) {
      const socket = new WebSocket(`ws://${addr}/${id}`, { perMessageDeflate: false });
      socket.on('message', (data) => pair.heard(side, data.length));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      pair.sockets.push(socket);
    }
    return pair;
  }

  heard(side, size) {
    const { turn } = this;
    turn.sizes[side === turn.mover ? 1 : 2] = size;
    if (side !== turn.mover) turn.latency = performance.now() - turn.sent;
    turn.missing -= 1;
    if (turn.missing === 0) turn.done([turn.latency, turn.sizes]);
  }

  turnOver() {
    const message = WsPair.messages[this.move];
    this.move = (this.move + 1) % WsPair.messages.length;
    this.mover = 1 - this.mover;
    return new Promise((done) => {
      const missing = WsPair.relay ? 1 : 2;
      this.turn = { mover: this.mover, missing, done, latency: 0, sizes: [message.length, 0, 0], sent: performance.now() };
      this.sockets[this.mover].send(message);
    });
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}
