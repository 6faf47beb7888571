// Nothing but sockets: for each message of one socket of a pair, prepared bytes go to both (`traffic`, as many as a
// move of ours brings about) or the message itself goes to the other (`relay`). No rules, no JSON, no store.
//
//   NODE_ENV=production node --expose-gc ws-server.mjs --port 0 --mode traffic --sizes FILE
import { readFileSync } from 'node:fs';
import { WebSocketServer } from 'ws';
import { collectWhenAsked, readArguments } from './arguments.mjs';

const { port, mode, sizes } = readArguments({ port: 0, mode: 'traffic', sizes: '' });

// Per move of a recorded run: bytes of the choice, of the mover's update and of the other's.
const moves = sizes
  ? readFileSync(sizes, 'utf8').trim().split('\n').map((line) => line.split(' ').map(Number))
  : [[80, 4000, 4000]];
const longest = moves.reduce((most, [, mover, other]) => Math.max(most, mover, other), 0);
const bytes = Buffer.alloc(longest, 'x');
const text = { binary: false };

const waiting = new Map();

function forward(mate, message) {
  if (mode === 'relay') {
    mate.send(message, text);
    return;
  }
  // A message starts with the number of the recorded move that it stands for.
  const [, mover, other] = moves[Number(message.latin1Slice(0, 6))];
  this.send(bytes.subarray(0, mover), text);
  mate.send(bytes.subarray(0, other), text);
}

collectWhenAsked();
const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: 1024 * 1024 });
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}/`));
server.on('connection', (socket, request) => {
  const mate = waiting.get(request.url);
  if (!mate) {
    waiting.set(request.url, socket);
    return;
  }
  waiting.delete(request.url);
  socket.on('message', forward.bind(socket, mate));
  mate.on('message', forward.bind(mate, socket));
});
