export type ReadingKind =
  | 'private-key'
  | 'name'
  | 'number'
  | 'packed-number'
  | 'date'
  | 'amount'
  | 'symbol'
  | 'key'
  | 'signature'
  | 'id'
  | 'abi'
  | 'wasm'
  | 'bytes';

export type ReadingFact =
  | 'account'
  | 'as-name'
  | 'as-symbol'
  | 'as-text'
  | 'as-date'
  | 'as-milliseconds'
  | 'as-slot'
  | 'as-block'
  | 'value'
  | 'hex'
  | 'units'
  | 'token'
  | 'seconds'
  | 'slot'
  | 'key'
  | 'key-type'
  | 'recovery'
  | 'r'
  | 's'
  | 'transaction'
  | 'block'
  | 'chain'
  | 'size'
  | 'version'
  | 'actions'
  | 'tables'
  | 'iso';

/** How a fact's value is shown: a link, a time (milliseconds), a number of bytes, or text. */
export type ShownAs = 'account' | 'block' | 'key' | 'time' | 'bytes' | 'text';

export interface DecodedFact {
  readonly fact: ReadingFact;
  readonly value: string;
  readonly as: ShownAs;
}

/** One meaning of a text. A text can have several. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly facts: readonly DecodedFact[];
}

export function fact(name: ReadingFact, value: string, as: ShownAs = 'text'): DecodedFact {
  return { fact: name, value, as };
}
