import type { Chain } from '../types.ts';

/** The services' clock, milliseconds UTC: the machine's, or the chain's if it was moved ahead. */
export function chainTime({ headBlock }: Pick<Chain, 'headBlock'>): number {
  return Math.max(Date.now(), Date.parse(`${headBlock.timestamp}Z`));
}
