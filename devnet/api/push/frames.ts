/** RFC 6455 frames: only single-frame texts, pings and closes. */

export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;

export interface Frame {
  opcode: number;
  body: Buffer;
  /** Number of bytes used. */
  size: number;
}

/** More than any client needs. */
const MOST_BYTES = 64 * 1024;
const FINAL = 0x80;
const MASKED = 0x80;

/** A server's frame. */
export function frameOf(opcode: number, body: Buffer): Buffer {
  const { length } = body;
  if (length < 126) return Buffer.concat([Buffer.of(FINAL | opcode, length), body]);
  const long = length > 0xffff;
  const head = Buffer.alloc(long ? 10 : 4);
  head[0] = FINAL | opcode;
  head[1] = long ? 127 : 126;
  if (long) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return Buffer.concat([head, body]);
}

/**
 * The first frame of a client's bytes; null if incomplete. Throws if it is malformed, too large,
 * unmasked or fragmented.
 */
export function readFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  if (!(first & FINAL) || first & 0x70 || !(second & MASKED)) throw new Error('Not a whole frame');
  const short = second & 0x7f;
  if (short === 127) throw new Error('Frame too large');
  const head = short === 126 ? 4 : 2;
  if (bytes.length < head + 4) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  if (length > MOST_BYTES) throw new Error('Frame too large');
  const size = head + 4 + length;
  if (bytes.length < size) return null;
  const mask = bytes.subarray(head, head + 4);
  const body = Buffer.from(
    bytes.subarray(head + 4, size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  );
  return { opcode: first & 0x0f, body, size };
}
