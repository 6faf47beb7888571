// A match of boardgame.io with a socket per player: its own lobby requests and socket.io messages, without its client
// library, which would play each move a second time on this side.
import { io } from 'socket.io-client';

async function post(addr, path, body) {
  const answer = await fetch(`http://${addr}/games/endor${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export class BoardgamePair {
  static prepare() {}

  static async seats(addr) {
    const { matchID } = await post(addr, '/create', { numPlayers: 2 });
    const credentials = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(addr, `/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    return { matchID, credentials };
  }

  static async open(addr, { matchID, credentials }) {
    const pair = new BoardgamePair();
    pair.matchID = matchID;
    pair.credentials = credentials;
    pair.sockets = [];
    for (let side = 0; side < 2; side++) {
      const socket = io(`http://${addr}/endor`, { transports: ['websocket'], forceNew: true, reconnection: false });
      pair.sockets.push(socket);
      socket.on('update', (_, state) => pair.heard(side, state));
      await new Promise((resolve, reject) => {
        socket.once('connect_error', reject);
        socket.once('sync', (_, info) => {
          pair.state = info.state;
          resolve();
        });
        socket.once('connect', () => socket.emit('sync', matchID, String(side), credentials[side], 2));
      });
      socket.io.engine.on('packet', ({ data }) => {
        pair.size = data ? data.length : 0;
      });
    }
    return pair;
  }

  heard(side, state) {
    const { turn } = this;
    this.state = state;
    turn.sizes[side === turn.mover ? 1 : 2] = this.size;
    if (side !== turn.mover) turn.latency = performance.now() - turn.sent;
    turn.missing -= 1;
    if (turn.missing === 0) turn.done([turn.latency, turn.sizes]);
  }

  turnOver() {
    const { ctx, _stateID: stateID } = this.state;
    const playerID = ctx.currentPlayer;
    const mover = Number(playerID);
    const choice = { card: Math.floor(Math.random() * 6), place: Math.floor(Math.random() * 12) };
    const payload = { type: 'play', args: [choice], playerID, credentials: this.credentials[mover] };
    const said = ['update', { type: 'MAKE_MOVE', payload }, stateID, this.matchID, playerID];
    return new Promise((done) => {
      this.turn = { mover, missing: 2, done, latency: 0, sizes: [0, 0, 0], sent: performance.now() };
      this.turn.sizes[0] = JSON.stringify(said).length;
      this.sockets[mover].emit(...said);
    });
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}
