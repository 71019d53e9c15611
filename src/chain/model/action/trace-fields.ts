import { listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { RamDelta, ReturnValue } from './action.ts';

/** What an action changed in RAM, by account. */
export function readRamDeltas(value: unknown): RamDelta[] {
  return listOf(value).flatMap((item) => {
    const { account, delta } = recordOf(item);
    const bytes = numberOf(delta);
    return typeof account === 'string' && bytes !== null ? [{ account, bytes }] : [];
  });
}

/** An action's return value, as a field that is absent if there is none. */
export function readReturned(hex: unknown, data: unknown): { readonly returned?: ReturnValue } {
  const bytes = textOf(hex);
  return bytes === null ? {} : { returned: { hex: bytes, data: data ?? null } };
}
