import type { ABIEncoder } from '@wharfkit/antelope';
import type { Reader } from './bytes.ts';

/** How a type that every chain knows is read to JSON and written from it. */
export interface BuiltinType {
  readonly read: (reader: Reader) => unknown;
  /** Throws one of the catalogue's texts. */
  readonly write: (encoder: ABIEncoder, value: unknown) => void;
}
