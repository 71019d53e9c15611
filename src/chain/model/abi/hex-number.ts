import { hexToBytes } from '../../core/checksum.ts';

/**
 * A 128-bit integer that a node of version 1.x wrote as hex: its bytes in memory order, lowest first.
 * Later nodes write decimal text. Null for any other text.
 */
export function hexNumber(text: string, signed: boolean): bigint | null {
  if (!/^0x[0-9a-f]{32}$/i.test(text)) return null;
  const value = hexToBytes(text.slice(2).toLowerCase()).reduceRight(
    (sum, byte) => (sum << 8n) | BigInt(byte),
    0n,
  );
  return signed ? BigInt.asIntN(128, value) : value;
}
