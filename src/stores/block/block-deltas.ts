import { blockDeltas, type BlockDeltas } from '../../chain/client/block/block-deltas.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

export function blockDeltasKey(
  blockNum: number,
  blockTime: number,
  contracts: readonly string[],
): string {
  return `${blockNum}/${blockTime}/${contracts.join()}`;
}

/** Table rows of some contracts that a block changed. */
export function blockDeltasStore(key: string): LoadStore<BlockDeltas> {
  const [blockNum = '', blockTime = '', contracts = ''] = key.split('/');
  return createLoadStore(`deltas/${key}`, () =>
    blockDeltas(chainAccess(), Number(blockNum), Number(blockTime), contracts.split(',')),
  );
}
