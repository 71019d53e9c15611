import { ChainError } from '../../engine/errors.ts';

/** Data packed by a contract. Throws like nodeos if it is too short. */
export function unpacked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ChainError) throw error;
    throw new ChainError('exception', 'datastream attempted to read past the end');
  }
}
