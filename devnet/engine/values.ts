import {
  Asset,
  Bytes,
  ExtendedAsset,
  Float32,
  Float64,
  Int,
  Int128,
  Int64,
  Name,
  PublicKey,
  UInt128,
  UInt64,
} from '@wharfkit/antelope';
import { formatAsset } from '../../src/chain/core/asset.ts';
import type { Asset as CoreAsset } from '../../src/chain/core/asset.ts';
import { formatSymbol, tokenSymbol } from '../../src/chain/core/symbol.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';

/**
 * What a decoded value is to a contract: names, keys, hashes and times as texts, integers of 64
 * bits and more as bigint, smaller ones and floats as number, assets as units and symbol, symbols
 * as code and precision, bytes as Uint8Array. Throws for an asset or symbol that is none.
 */
export function nativeOf(value: unknown, keyPrefix: string): unknown {
  if (value instanceof Name) return value.toString();
  if (value instanceof Asset) return assetOf(value);
  if (value instanceof Asset.Symbol) return symbolOf(value);
  if (value instanceof Bytes) return value.array;
  if (value instanceof Int) return isWide(value) ? BigInt(value.toString()) : value.toNumber();
  if (value instanceof Float64 || value instanceof Float32) return value.value;
  if (value instanceof PublicKey) return keyText(value, keyPrefix);
  return walk(value, (part) => nativeOf(part, keyPrefix));
}

/** What a decoded value is in nodeos's JSON. */
export function jsonOf(value: unknown, keyPrefix: string): unknown {
  if (value instanceof Float64 || value instanceof Float32) return floatText(value.value);
  if (value instanceof PublicKey && value.type === 'K1') return value.toLegacyString(keyPrefix);
  return walk(value, (part) => jsonOf(part, keyPrefix));
}

/** A value of a contract or of JSON in a form the serializer takes. */
export function wharfOf(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return Bytes.from(value);
  if (isAsset(value)) return formatAsset(value);
  if (isSymbol(value)) return formatSymbol(value);
  if (Array.isArray(value)) return value.map(wharfOf);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wharfOf(part)]));
}

/**
 * A public key as nodeos writes it: the old form for K1. The empty key keeps the new form, which
 * alone can be read back.
 */
export function keyText(key: PublicKey, prefix: string): string {
  if (key.type !== 'K1' || key.data.array.every((byte) => byte === 0)) return key.toString();
  return key.toLegacyString(prefix);
}

function walk(value: unknown, inner: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  if (value === null || typeof value !== 'object') return value;
  if ('toJSON' in value && typeof value.toJSON === 'function' && !(value instanceof ExtendedAsset))
    return value.toJSON() as unknown;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)]));
}

function assetOf(asset: Asset): CoreAsset {
  return { units: BigInt(asset.units.toString()), symbol: symbolOf(asset.symbol) };
}

function symbolOf(symbol: Asset.Symbol): TokenSymbol {
  return tokenSymbol(symbol.name, symbol.precision);
}

function isWide(value: Int): boolean {
  return [Int64, UInt64, Int128, UInt128].some((wide) => value instanceof wide);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isAsset(value: unknown): value is CoreAsset {
  return isPlain(value) && typeof value['units'] === 'bigint' && isSymbol(value['symbol']);
}

function isSymbol(value: unknown): value is TokenSymbol {
  return (
    isPlain(value) &&
    typeof value['code'] === 'string' &&
    typeof value['precision'] === 'number' &&
    Object.keys(value).length === 2
  );
}

/** Seventeen decimals, as nodeos prints doubles. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', 'inf').toLowerCase();
  return Math.abs(value) < 1e21 ? value.toFixed(17) : `${BigInt(value)}.${'0'.repeat(17)}`;
}
