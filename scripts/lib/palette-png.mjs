import { crc32, deflateSync } from 'node:zlib';

/** Shades between the two colours: what four bits hold. */
export const SHADES = 16;

/**
 * A picture of one colour on another and the shades between them, as a PNG of four bits a pixel.
 * @param {{ width: number, height: number, shades: Uint8Array, from: number[], to: number[] }} picture
 *   one shade for each pixel, 0 for `from` and 15 for `to`; colours are red, green and blue
 */
export function palettePng({ width, height, shades, from, to }) {
  const palette = Buffer.alloc(SHADES * 3);
  for (let shade = 0; shade < SHADES; shade++)
    for (let channel = 0; channel < 3; channel++)
      palette[shade * 3 + channel] = Math.round(
        from[channel] + ((to[channel] - from[channel]) * shade) / (SHADES - 1),
      );
  const row = Math.ceil(width / 2) + 1;
  const data = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * row + 1 + (x >> 1)] |= shades[y * width + x] << (x % 2 === 0 ? 4 : 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
