/** A 64-bit integer as nodeos writes it: a number up to 32 bits, a text above. */
export function int64(value: bigint | number): number | string {
  const size = value < 0 ? -value : value;
  return size > 0xffffffff ? String(value) : Number(value);
}

/** A double with nodeos's 17 decimals. */
export function float64Text(value: number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', 'inf').toLowerCase();
  return Math.abs(value) < 1e21 ? value.toFixed(17) : `${BigInt(value)}.${'0'.repeat(17)}`;
}
