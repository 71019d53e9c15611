/**
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel 1996), the checksum of key texts. Each table holds one
 * hex digit per step, 80 steps: the word index and the rotation of the left and right line.
 */
const WORDS_LEFT =
  '0123456789abcdef74d1a6f3c0952eb83ae49f812706db5c19ba08c4d37fe56240597c2ae138b6fd';
const WORDS_RIGHT =
  '5e7092b4d6f81a3c6b370d5aef8c4912f5137e69b8c2a04d86413bf05c2d97aecfa4158762de039b';
const TURNS_LEFT =
  'befc5879bdef6798768db97f7cf9b7dcbd67e9dfe8d65c75bcefef989e56865c9f5b68dc5cdeb856';
const TURNS_RIGHT =
  '899bdff5778beec69df7c89b77c76fdb97fb866ecd5edd75f58bee6e69c9c5f885c9c5e68d65fdbb';
const CONSTANTS_LEFT = [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e];
const CONSTANTS_RIGHT = [0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0];

type State = [number, number, number, number, number];

export function ripemd160(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  message.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, message.length << 3, true);
  padded.setUint32(padded.byteLength - 4, message.length >>> 29, true);

  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let offset = 0; offset < padded.byteLength; offset += 64) {
    const block = new DataView(padded.buffer, offset, 64);
    const left = line(state, block, WORDS_LEFT, TURNS_LEFT, CONSTANTS_LEFT, false);
    const right = line(state, block, WORDS_RIGHT, TURNS_RIGHT, CONSTANTS_RIGHT, true);
    state = [
      state[1] + left[2] + right[3],
      state[2] + left[3] + right[4],
      state[3] + left[4] + right[0],
      state[4] + left[0] + right[1],
      state[0] + left[1] + right[2],
    ];
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, i) => digest.setUint32(4 * i, word, true));
  return new Uint8Array(digest.buffer);
}

function line(
  start: State,
  block: DataView,
  words: string,
  turns: string,
  constants: readonly number[],
  reversed: boolean,
): State {
  let [a, b, c, d, e] = start;
  for (let step = 0; step < 80; step++) {
    const round = step >> 4;
    const word = block.getUint32(4 * digit(words, step), true);
    const mixed = mix(reversed ? 4 - round : round, b, c, d);
    const sum = rotate(a + mixed + word + (constants[round] ?? 0), digit(turns, step)) + e;
    [a, b, c, d, e] = [e, sum | 0, b, rotate(c, 10), d];
  }
  return [a, b, c, d, e];
}

function mix(round: number, x: number, y: number, z: number): number {
  if (round === 0) return x ^ y ^ z;
  if (round === 1) return (x & y) | (~x & z);
  if (round === 2) return (x | ~y) ^ z;
  if (round === 3) return (x & z) | (y & ~z);
  return x ^ (y | ~z);
}

function rotate(value: number, turns: number): number {
  return (value << turns) | (value >>> (32 - turns));
}

function digit(table: string, step: number): number {
  return parseInt(table.charAt(step), 16);
}
