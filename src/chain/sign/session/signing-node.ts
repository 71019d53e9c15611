import type { ChainAccess } from '../../client/chain/access.ts';
import { readClock } from '../../client/chain/chain-clock.ts';
import type { SignedBytes } from '../../client/signing/broadcast.ts';
import { sendSigned, type Sent } from '../../client/signing/send.ts';
import { type ChainClock, isClose } from '../../model/block/chain-clock.ts';
import { getBlockInfo } from '../../rpc/block-calls.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import type { HeaderSource } from '../transaction/transaction-header.ts';

/** The node calls for building, signing and sending a transaction. */
export interface SigningNode {
  readonly header: HeaderSource;
  readonly abis: AbiCache;
  readonly send: (signed: SignedBytes) => Promise<Sent>;
}

/**
 * Uses whichever of the chain's nodes responds. Rejects as the chain's client calls do.
 * @param onClock called with the clock comparison of each new header
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
        // The head is a little behind the current time, and nodes refuse expirations too far ahead
        // of it.
        return isClose(headTime - time) ? Math.min(headTime, time) : time;
      },
      // Older nodes have only get_block.
      getBlockId: async (blockNum) =>
        (await getBlockInfo(pool, blockNum).catch(() => node.getBlock(blockNum))).id,
    },
    send: (signed) => sendSigned(access, signed),
  };
}
