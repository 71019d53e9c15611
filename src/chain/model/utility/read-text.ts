import { parseAsset } from '../../core/asset.ts';
import { bytesToHex } from '../../core/checksum.ts';
import { formatPublicKey, isPublicKey, parsePublicKey } from '../../core/key.ts';
import { isName } from '../../core/name.ts';
import { nameFromBigint, nameToBigint } from '../../core/name-bigint.ts';
import { formatSymbol, parseSymbol } from '../../core/symbol.ts';
import { symbolFromBigint, symbolToBigint } from '../../core/symbol-bigint.ts';
import { slotOfTime, timeOfSlot } from '../../core/time.ts';
import { littleEndian } from './little-endian.ts';
import { type DecodedFact, fact, type Reading } from './reading.ts';

const UINT64 = 2n ** 64n;
/** Times before and after are numbers that mean something else. */
const FROM = Date.UTC(2000, 0, 1);
const UNTIL = Date.UTC(2100, 0, 1);

type Reader = (text: string) => Reading | null;

const name: Reader = (text) => {
  if (!isName(text)) return null;
  const value = nameToBigint(text);
  return {
    kind: 'name',
    facts: [
      fact('account', text, 'account'),
      fact('value', String(value)),
      fact('hex', littleEndian(value, 8)),
    ],
  };
};

const number: Reader = (text) => {
  const digits = text.replaceAll(/[,_\u00a0\u202f ]/g, '');
  if (!/^\d{1,20}$/.test(digits) || BigInt(digits) >= UINT64) return null;
  const value = BigInt(digits);
  const asName = nameFromBigint(value);
  const block = value > 0n && value < 2n ** 32n ? [fact('as-block', digits, 'block')] : [];
  return {
    kind: 'number',
    facts: [
      ...block,
      ...timesOf(Number(value)),
      ...(isName(asName) ? [fact('as-name', asName, 'account')] : []),
      ...symbolOf(value),
      fact('hex', littleEndian(value, value < 2n ** 32n ? 4 : 8)),
    ],
  };
};

/** A number as a time: seconds, milliseconds, or half seconds since 2000. */
function timesOf(value: number): DecodedFact[] {
  const candidates = [
    ['as-date', value * 1000],
    ['as-milliseconds', value],
    ['as-slot', timeOfSlot(value)],
  ] as const;
  return candidates
    .filter(([, time]) => time > FROM && time < UNTIL)
    .map(([of, time]) => fact(of, String(time), 'time'));
}

function symbolOf(value: bigint): DecodedFact[] {
  try {
    return [fact('as-symbol', formatSymbol(symbolFromBigint(value)))];
  } catch {
    return [];
  }
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?(?:Z|\+00:?00)?$/;

const date: Reader = (text) => {
  const [, day, clock = '00:00'] = DATE.exec(text) ?? [];
  const time = day === undefined ? NaN : Date.parse(`${day}T${clock}Z`);
  if (Number.isNaN(time)) return null;
  return {
    kind: 'date',
    facts: [
      fact('iso', new Date(time).toISOString()),
      fact('as-date', String(time), 'time'),
      fact('seconds', String(Math.floor(time / 1000))),
      fact('slot', String(slotOfTime(time))),
    ],
  };
};

const amount: Reader = (text) => {
  if (!/^-?[\d.]+ [A-Z]+$/.test(text)) return null;
  const { units, symbol } = parseAsset(text);
  return {
    kind: 'amount',
    facts: [
      fact('token', formatSymbol(symbol)),
      fact('units', String(units)),
      fact('hex', littleEndian(units, 8) + littleEndian(symbolToBigint(symbol), 8)),
    ],
  };
};

const symbol: Reader = (text) => {
  if (!/^\d{1,2},[A-Z]+$/.test(text)) return null;
  const value = symbolToBigint(parseSymbol(text));
  return {
    kind: 'symbol',
    facts: [fact('value', String(value)), fact('hex', littleEndian(value, 8))],
  };
};

const key: Reader = (text) => {
  if (!isPublicKey(text)) return null;
  const parsed = parsePublicKey(text);
  const forms = ['PUB', 'EOS', 'FIO'].map((form) => formatPublicKey(parsed, form));
  return {
    kind: 'key',
    facts: [
      fact('key-type', parsed.type),
      ...[...new Set(forms)].map((form) => fact('key', form, 'key')),
      fact('hex', bytesToHex(parsed.data)),
    ],
  };
};

/** The meanings of a text without packed bytes, the likeliest first. */
export function readText(text: string): Reading[] {
  return [date, amount, symbol, key, number, name].flatMap((read) => {
    try {
      return read(text) ?? [];
    } catch {
      return [];
    }
  });
}
