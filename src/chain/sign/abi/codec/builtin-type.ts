import type { ABIEncoder } from '@wharfkit/antelope';
import type { Reader } from './bytes.ts';

/** Decodes and encodes one built-in type. */
export interface BuiltinType {
  readonly read: (reader: Reader) => unknown;
  /** Throws CodecError messages of the catalogue. */
  readonly write: (encoder: ABIEncoder, value: unknown) => void;
}
