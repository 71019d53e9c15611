import { formatAsset, parseAsset } from '../../src/chain/core/asset.ts';
import type { Asset } from '../../src/chain/core/asset.ts';
import { hexToBytes } from '../../src/chain/core/checksum.ts';
import { toLegacyKey } from '../../src/chain/core/key.ts';
import { formatSymbol, parseSymbol } from '../../src/chain/core/symbol.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import { hex } from './hex.ts';
import { NULL_KEY } from './keys.ts';
import { float64Text, int64 } from './numbers.ts';
import type { Packing } from './packing.ts';
import { contractScalars } from './scalars.ts';
import type { ExtendedAsset } from './scalars.ts';

/** The JSON form of a contract's value. */
interface Form {
  show(value: unknown): unknown;
  /** Throws a sentence for values that do not fit the type. */
  parse(json: unknown): unknown;
}

const OUT_OF_RANGE = 'Number is out of range';
const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false'];

/** The JSON form of every built-in type in nodeos. */
export function jsonScalars(keyPrefix: string): Record<string, Packing> {
  const forms = formsOf(keyPrefix);
  return Object.fromEntries(
    Object.entries(contractScalars(keyPrefix)).map(([type, { read, write }]) => {
      const { show, parse } = forms[type] ?? asText;
      const packing: Packing = {
        read: (reader) => show(read(reader)),
        write: (writer, json) => write(writer, parse(json)),
      };
      return [type, packing];
    }),
  );
}

function form<Value>(show: (value: Value) => unknown, parse: (json: unknown) => Value): Form {
  return { show: (value) => show(value as Value), parse };
}

/** Texts as they are. Numbers are accepted as texts, like in nodeos. */
const asText = form<string>((value) => value, text);

const small = (least: number, most: number): Form =>
  form<number>(
    (value) => value,
    (json) => {
      const number = typeof json === 'number' ? json : Number(text(json) || 'none');
      if (!Number.isInteger(number) || number < least || number > most)
        throw new Error(OUT_OF_RANGE);
      return number;
    },
  );

const large = (least: bigint, most: bigint, show: (value: bigint) => unknown): Form =>
  form<bigint>(show, (json) => {
    const digits = text(json);
    if (!/^(-?\d{1,39}|0x[0-9a-f]{1,32})$/i.test(digits)) throw new Error(OUT_OF_RANGE);
    const number = BigInt(digits);
    if (number < least || number > most) throw new Error(OUT_OF_RANGE);
    return number;
  });

const float = form<number>(float64Text, (json) => {
  const digits = text(json);
  const number = Number(digits.replace(/^(-?)inf$/, '$1Infinity'));
  if (digits === '' || (Number.isNaN(number) && digits !== 'nan'))
    throw new Error('Invalid number');
  return number;
});

/** As FIO's nodes, older than 2.0, write it. */
const hex128 = (value: bigint): string => `0x${value.toString(16).padStart(32, '0')}`;

const formsOf = (keyPrefix: string): Record<string, Form> => ({
  bool: form<boolean>((value) => (value ? 1 : 0), flag),
  int8: small(-(2 ** 7), 2 ** 7 - 1),
  uint8: small(0, 2 ** 8 - 1),
  int16: small(-(2 ** 15), 2 ** 15 - 1),
  uint16: small(0, 2 ** 16 - 1),
  int32: small(-(2 ** 31), 2 ** 31 - 1),
  uint32: small(0, 2 ** 32 - 1),
  varint32: small(-(2 ** 31), 2 ** 31 - 1),
  varuint32: small(0, 2 ** 32 - 1),
  int64: large(-(2n ** 63n), 2n ** 63n - 1n, int64),
  uint64: large(0n, 2n ** 64n - 1n, int64),
  int128: large(-(2n ** 127n), 2n ** 127n - 1n, String),
  uint128: large(0n, 2n ** 128n - 1n, keyPrefix === 'FIO' ? hex128 : String),
  float32: float,
  float64: float,
  bytes: form<Uint8Array>(hex, (json) => hexToBytes(text(json))),
  symbol: form<TokenSymbol>(formatSymbol, (json) => parseSymbol(text(json))),
  asset: form<Asset>(formatAsset, (json) => parseAsset(text(json))),
  extended_asset: form<ExtendedAsset>(
    ({ quantity, contract }) => ({ quantity: formatAsset(quantity), contract }),
    (json) => {
      const { quantity, contract } = (json ?? {}) as Record<string, unknown>;
      return { quantity: parseAsset(text(quantity)), contract: text(contract) };
    },
  ),
  public_key: form<string>(
    (value) => (value === NULL_KEY ? toLegacyKey(value, keyPrefix) : value),
    text,
  ),
});

function flag(json: unknown): boolean {
  if (TRUE.includes(json)) return true;
  if (FALSE.includes(json)) return false;
  throw new Error('true or false is wanted');
}

function text(json: unknown): string {
  if (typeof json === 'string') return json;
  if (typeof json === 'number' || typeof json === 'boolean') return String(json);
  throw new Error('A text is wanted');
}
