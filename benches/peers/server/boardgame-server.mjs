// boardgame.io as its documentation sets it up, with a turn game about as big as Endor: a board of places with
// ships, hidden hands and decks, dice. Everything is kept in memory; nothing survives the process.
//
//   NODE_ENV=production node --expose-gc boardgame-server.mjs --port 0 --view 4000
import { createRequire } from 'node:module';
import { collectWhenAsked, readArguments } from './arguments.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const { port, view } = readArguments({ port: 0, view: 4000 });

const PLACES = 12;
const LOG = 4;

// A state whose view has so many bytes as JSON: `rows` ships make up for what places and hands leave open.
function opening(rows, random) {
  const deck = random.Shuffle(Array.from({ length: 40 }, (_, i) => ({ id: i, kind: ['tie', 'vader', 'fleet', 'duel'][i % 4] })));
  const hand = () => deck.splice(0, 6);
  return {
    round: 1,
    places: Array.from({ length: PLACES }, (_, i) => ({ name: `M${i}`, marker: i % 2 ? 'rebel' : 'empire', hits: 0 })),
    ships: Array.from({ length: rows }, (_, i) => ({ id: i, place: i % PLACES, type: i % 2 ? 'xwing' : 'tie', hits: 0 })),
    tracks: { shield: 0, duel: { luke: 0, vader: 0 }, death_star: 3 },
    players: { 0: { hand: hand() }, 1: { hand: hand() } },
    log: [],
    secret: { deck, discard: [] },
  };
}

function plain(rows) {
  return opening(rows, { Shuffle: (list) => list });
}

function viewBytes(rows) {
  const { secret, players, ...shown } = plain(rows);
  return JSON.stringify({ ...shown, players: { 0: players[0] } }).length;
}

// The log of the game will take about 400 bytes.
let rows = 0;
while (viewBytes(rows) < view - 400) rows++;

const game = {
  name: 'endor',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => opening(rows, random),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, choice) => {
      const { hand } = G.players[playerID];
      if (!Number.isInteger(choice.card) || choice.card < 0 || choice.card >= hand.length) return INVALID_MOVE;
      if (!Number.isInteger(choice.place) || choice.place < 0 || choice.place >= PLACES) return INVALID_MOVE;
      const [card] = hand.splice(choice.card, 1);
      if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.secret.discard.splice(0));
      hand.push(G.secret.deck.pop());
      G.secret.discard.push(card);
      const dice = random.D6(3);
      const ship = G.ships[(card.id + dice[0]) % G.ships.length];
      ship.place = choice.place;
      ship.hits = dice.filter((die) => die >= 5).length;
      const place = G.places[choice.place];
      place.hits += ship.hits;
      place.marker = playerID === '0' ? 'rebel' : 'empire';
      G.log.push({ by: playerID, card: card.kind, place: place.name, ship: ship.id, dice });
      if (G.log.length > LOG) G.log.shift();
      G.round += 1;
      return undefined;
    },
  },
};

collectWhenAsked();
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({
  port: { port, host: '127.0.0.1' },
  callback: () => console.log(`http://127.0.0.1:${server.app.server.address().port}/`),
});
