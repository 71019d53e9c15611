import type { ChainAccess } from '../client/access.ts';
import { sendSigned, type Sent, type SignedBytes } from '../client/send.ts';
import { getBlockInfo } from '../rpc/block-calls.ts';
import type { AbiCache } from './abi-cache.ts';
import type { HeaderSource } from './transaction-header.ts';

/** What the chain is asked while a transaction is made, signed and sent. */
export interface SigningNode {
  readonly header: HeaderSource;
  readonly abis: AbiCache;
  readonly send: (signed: SignedBytes) => Promise<Sent>;
}

/** By whichever of a chain's nodes answers. Rejects as the readers of the chain do. */
export function signingNode(access: ChainAccess, abis: AbiCache): SigningNode {
  const { node, pool } = access;
  return {
    abis,
    header: {
      getInfo: () => node.getInfo(),
      // Older nodes know get_block only.
      getBlockId: async (blockNum) =>
        (await getBlockInfo(pool, blockNum).catch(() => node.getBlock(blockNum))).id,
    },
    send: (signed) => sendSigned(access, signed),
  };
}
