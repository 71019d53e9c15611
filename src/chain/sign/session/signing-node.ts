import type { ChainAccess } from '../../client/chain/access.ts';
import { readClock } from '../../client/chain/chain-clock.ts';
import type { SignedBytes } from '../../client/signing/offer.ts';
import { sendSigned, type Sent } from '../../client/signing/send.ts';
import { type ChainClock, isClose } from '../../model/block/chain-clock.ts';
import { getBlockInfo } from '../../rpc/block-calls.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import type { HeaderSource } from '../transaction/transaction-header.ts';

/** What the chain is asked while a transaction is made, signed and sent. */
export interface SigningNode {
  readonly header: HeaderSource;
  readonly abis: AbiCache;
  readonly send: (signed: SignedBytes) => Promise<Sent>;
}

/**
 * By whichever of a chain's nodes answers. Rejects as the readers of the chain do.
 * @param onClock receives how the clocks stood, each time a header is made
 */
export function signingNode(
  access: ChainAccess,
  abis: AbiCache,
  onClock?: (clock: ChainClock) => void,
): SigningNode {
  const { node, pool, now = Date.now } = access;
  return {
    abis,
    header: {
      getInfo: () => node.getInfo(),
      async expiryBase(headTime) {
        const clock = await readClock(access);
        onClock?.(clock);
        const time = now() + clock.signing;
        // A head is a little behind the time, and a node may refuse what is too far ahead of it.
        return isClose(headTime - time) ? Math.min(headTime, time) : time;
      },
      // Older nodes know get_block only.
      getBlockId: async (blockNum) =>
        (await getBlockInfo(pool, blockNum).catch(() => node.getBlock(blockNum))).id,
    },
    send: (signed) => sendSigned(access, signed),
  };
}
