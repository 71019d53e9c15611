import type { Chain } from '../types.ts';

/**
 * The time that a chain's services go by, milliseconds UTC: the machine's, or that of the chain
 * where its clock was moved ahead.
 */
export function chainTime({ headBlock }: Pick<Chain, 'headBlock'>): number {
  return Math.max(Date.now(), Date.parse(`${headBlock.timestamp}Z`));
}
