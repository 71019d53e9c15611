import type { ChainConfig } from './types.ts';

/** Whether accounts stake the core token in contracts of the chain's own, which `get_account` omits. */
export function hasStakesApart({
  key,
  keyPrefix,
}: Pick<ChainConfig, 'key' | 'keyPrefix'>): boolean {
  return keyPrefix === 'FIO' || key.startsWith('proton');
}
