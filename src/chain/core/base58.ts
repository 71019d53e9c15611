import * as messages from './messages.ts';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Base 58 without a checksum. Each leading zero byte is a leading `1`. */
export function base58Encode(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  for (let i = 0; i < bytes.length && bytes[i] === 0; i++) text = '1' + text;
  return text;
}

/** Throws 'invalid base-58 value'. */
export function base58Decode(text: string): Uint8Array<ArrayBuffer> {
  let value = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) throw new Error(messages.invalidBase58);
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.push(Number(value & 255n));
  for (let i = 0; i < text.length && text.charAt(i) === '1'; i++) bytes.push(0);
  return Uint8Array.from(bytes.reverse());
}
