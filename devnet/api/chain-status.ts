import type { Block, Chain } from '../types.ts';
import type { ApiContext } from './context.ts';

/** The chain's identity and progress, as in every response. */
export interface ChainStatus {
  chainId: string;
  head: Block;
  irreversible: { num: number; id: string };
}

const OTHER_CHAIN = 'f'.repeat(64);

/** As it is, or as the current call's faults change it. */
export function chainStatus({ chain, faults }: Pick<ApiContext, 'chain' | 'faults'>): ChainStatus {
  const obeyed = faults.obeyed();
  const behind = obeyed
    .filter(({ kind }) => kind === 'stale-head')
    .reduce((most, { value }) => Math.max(most, value), 0);
  return {
    chainId: obeyed.some(({ kind }) => kind === 'wrong-chain-id')
      ? OTHER_CHAIN
      : chain.spec.chainId,
    ...(behind > 0
      ? earlier(chain, behind * 1000)
      : { head: chain.headBlock, irreversible: chain.lastIrreversible }),
  };
}

/** The state when the head was this much older, or older still if no block matches. */
function earlier(chain: Chain, ms: number): Pick<ChainStatus, 'head' | 'irreversible'> {
  const { headBlock, lastIrreversible } = chain;
  const until = timeOf(headBlock) - ms;
  const head = keptBlock(chain, blockAfter(chain, until) - 1);
  const lag = headBlock.num - lastIrreversible.num;
  const { num, id } = keptBlock(chain, Math.min(head.num, Math.max(1, head.num - lag)));
  return { head, irreversible: { num, id } };
}

/** The number of the first block after a time; one past the head if there is none. */
export function blockAfter(chain: Chain, time: number): number {
  let low = 1;
  let high = chain.headBlock.num + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const block = chain.block(middle);
    // Discarded blocks are old.
    if (!block || timeOf(block) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The block of a number, or the next one that is kept. */
function keptBlock(chain: Chain, num: number): Block {
  for (let next = Math.max(1, num); next < chain.headBlock.num; next++) {
    const block = chain.block(next);
    if (block) return block;
  }
  return chain.headBlock;
}

function timeOf({ timestamp }: Block): number {
  return Date.parse(`${timestamp}Z`);
}
