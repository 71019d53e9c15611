import { Float32, Float64, PublicKey } from '@wharfkit/antelope';

/** What a value that WharfKit decoded is in nodeos's JSON. */
export function jsonOf(value: unknown, keyPrefix: string): unknown {
  if (value instanceof Float64 || value instanceof Float32) return floatText(value.value);
  if (value instanceof PublicKey && value.type === 'K1') return value.toLegacyString(keyPrefix);
  if (Array.isArray(value)) return value.map((part) => jsonOf(part, keyPrefix));
  if (value === null || typeof value !== 'object') return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON() as unknown;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, jsonOf(part, keyPrefix)]),
  );
}

/** Seventeen decimals, as nodeos prints doubles. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', 'inf').toLowerCase();
  return Math.abs(value) < 1e21 ? value.toFixed(17) : `${BigInt(value)}.${'0'.repeat(17)}`;
}
