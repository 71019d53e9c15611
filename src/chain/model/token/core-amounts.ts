import type { ChainConfig } from '../../config/types.ts';
import { isRecord } from '../../rpc/json.ts';

/** The core token, and the one it replaced. */
export type CoreSymbols = Pick<ChainConfig, 'coreSymbol' | 'legacySymbol'>;

/**
 * A response of the system contract with its amounts in the core token. The contract counts the
 * legacy token, which is worth the same. Unchanged where no token was replaced.
 */
export function inCoreToken<T>(response: T, { coreSymbol, legacySymbol }: CoreSymbols): T {
  if (legacySymbol === null) return response;
  const amount = new RegExp(`^(-?\\d+(?:\\.\\d+)?) ${legacySymbol.code}$`);
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(amount, `$1 ${coreSymbol.code}`);
    if (Array.isArray(value)) return value.map(within);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one)]));
  };
  return within(response) as T;
}
