import { ChainError } from '../../engine/errors.ts';

/** What a contract packed. Throws as nodeos does where it ends too soon. */
export function unpacked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ChainError) throw error;
    throw new ChainError('exception', 'datastream attempted to read past the end');
  }
}
