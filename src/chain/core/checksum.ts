import * as messages from './messages.ts';

/** Lower-case hex. */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** Throws 'Odd number of hex digits' or 'Expected hex string'. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 !== 0) throw new Error(messages.hexDigitsOdd);
  if (!/^[0-9a-f]*$/i.test(hex)) throw new Error(messages.hexExpected);
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Whether the text is a 256-bit checksum in hex: a transaction, block or chain id. */
export function isChecksum256(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

/** Hexadecimal digits without the `0x` that many tools write in front of them. */
export function withoutHexMark(text: string): string {
  return text.replace(/^0x/i, '');
}
