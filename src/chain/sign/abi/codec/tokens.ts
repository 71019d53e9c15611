import type { ABIDecoder, ABIEncoder } from '@wharfkit/antelope';
import { formatUnits } from '../../../core/asset.ts';
import * as signing from '../../../core/signing-messages.ts';
import { nameFromBigint, nameToBigint } from '../../../core/name-bigint.ts';
import {
  assetTextToBigints,
  symbolCodeTextToBigint,
  symbolTextToBigint,
} from '../../../core/symbol-text.ts';
import type { BuiltinType } from './builtin-type.ts';
import { CodecError } from './error.ts';
import { unsignedOf, writeInteger } from './numbers.ts';
import { textOf } from './texts.ts';

const name: BuiltinType = {
  read: ({ decoder }) => nameFromBigint(unsignedOf(decoder.readArray(8))),
  write: (encoder, value) => writeInteger(encoder, nameToBigint(textOf(value, 'name')), 8),
};

const symbolCode: BuiltinType = {
  read: ({ decoder }) => codeOf(decoder.readArray(8)),
  write: (encoder, value) =>
    writeInteger(encoder, symbolCodeTextToBigint(textOf(value, 'symbol_code')), 8),
};

const symbol: BuiltinType = {
  read({ decoder }) {
    const { precision, code } = readSymbol(decoder);
    return `${precision},${code}`;
  },
  write: (encoder, value) => writeInteger(encoder, symbolTextToBigint(textOf(value, 'symbol')), 8),
};

const asset: BuiltinType = {
  read({ decoder }) {
    const units = BigInt.asIntN(64, unsignedOf(decoder.readArray(8)));
    const { precision, code } = readSymbol(decoder);
    return `${formatUnits(units, precision)} ${code}`;
  },
  write(encoder, value) {
    const { units, symbol } = assetTextToBigints(textOf(value, 'asset'));
    writeInteger(encoder, units, 8);
    writeInteger(encoder, symbol, 8);
  },
};

const extendedAsset: BuiltinType = {
  read: (reader) => ({ quantity: asset.read(reader), contract: name.read(reader) }),
  write(encoder: ABIEncoder, value) {
    if (typeof value !== 'object' || value === null) throw new CodecError(signing.objectExpected);
    const { quantity, contract } = value as { quantity?: unknown; contract?: unknown };
    if (quantity === undefined || contract === undefined)
      throw new CodecError(signing.fieldMissing);
    asset.write(encoder, quantity);
    name.write(encoder, contract);
  },
};

/** Chains accept any bytes as a symbol, so decoding may give one that cannot be encoded. */
function readSymbol(decoder: ABIDecoder): { precision: number; code: string } {
  return { precision: decoder.readByte(), code: codeOf(decoder.readArray(7)) };
}

/** Zeros at the end only: one inside makes it another value than the code without it. */
function codeOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}

export const tokenTypes: Readonly<Record<string, BuiltinType>> = {
  name,
  symbol_code: symbolCode,
  symbol,
  asset,
  extended_asset: extendedAsset,
};
