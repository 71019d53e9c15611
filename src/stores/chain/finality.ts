import { type Finality, finalityOf } from '../../chain/model/block/chain-info.ts';
import { useHead } from './head.ts';

/** Finality of a block; null until the chain's head is known. */
export function useFinality(blockNum: number): Finality | null {
  const head = useHead();
  return head.kind === 'ready' ? finalityOf(blockNum, head.value.lastIrreversibleBlockNum) : null;
}
