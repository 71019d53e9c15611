const MASK = 2n ** 64n - 1n;
const ROUNDS = 24;
const RATE = 136;
const DIGEST = 32;

/** Keccak-256 with the padding used before the SHA-3 standard. */
export function keccak256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.floor(data.length / RATE + 1) * RATE);
  padded.set(data);
  padded[data.length]! |= 0x01;
  padded[padded.length - 1]! |= 0x80;
  const words = new DataView(padded.buffer);
  const state = new Array<bigint>(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let word = 0; word < RATE / 8; word++)
      state[word]! ^= words.getBigUint64(block + 8 * word, true);
    permute(state);
  }
  const digest = new DataView(new ArrayBuffer(DIGEST));
  for (let word = 0; word < DIGEST / 8; word++) digest.setBigUint64(8 * word, state[word]!, true);
  return new Uint8Array(digest.buffer);
}

/** Keccak-f[1600] of FIPS 202. Rotations and constants are computed. */
function permute(a: bigint[]): void {
  let lfsr = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => a[x]! ^ a[x + 5]! ^ a[x + 10]! ^ a[x + 15]! ^ a[x + 20]!,
    );
    for (let x = 0; x < 5; x++) {
      const mixed = columns[(x + 4) % 5]! ^ rotated(columns[(x + 1) % 5]!, 1);
      for (let y = 0; y < 25; y += 5) a[x + y]! ^= mixed;
    }
    let [x, y] = [1, 0];
    let carried = a[1]!;
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const index = x + 5 * y;
      const next = a[index]!;
      a[index] = rotated(carried, (((step + 1) * (step + 2)) / 2) % 64);
      carried = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const line = a.slice(row, row + 5);
      for (let cell = 0; cell < 5; cell++)
        a[row + cell] = line[cell]! ^ (~line[(cell + 1) % 5]! & MASK & line[(cell + 2) % 5]!);
    }
    for (let bit = 0; bit < 7; bit++) {
      if (lfsr & 1) a[0]! ^= 1n << BigInt(2 ** bit - 1);
      lfsr = (lfsr << 1) ^ (lfsr & 0x80 ? 0x171 : 0);
    }
  }
}

function rotated(word: bigint, by: number): bigint {
  return ((word << BigInt(by)) | (word >> BigInt(64 - by))) & MASK;
}
