import type { ChainConfig } from './types.ts';

/**
 * Whether the chain keeps stakes of the core token in contracts that `get_account` does not report.
 */
export function hasStakesApart({
  key,
  keyPrefix,
}: Pick<ChainConfig, 'key' | 'keyPrefix'>): boolean {
  return keyPrefix === 'FIO' || key.startsWith('proton');
}
