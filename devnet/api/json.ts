import { int64 } from '../abi/numbers.ts';

/** JSON with bigints as nodeos writes them. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'bigint' ? int64(field) : field,
  );
}
