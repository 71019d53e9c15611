import { parseTime } from '../../core/time.ts';
import { type ContractUse, contractUse } from '../../model/dapp/contract-use.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { BlockResponse } from '../../rpc/responses.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Ten seconds of blocks; half a minute of them where few contracts are called. */
const BLOCKS = 20;
const MOST_BLOCKS = 60;
const FEW_CONTRACTS = 10;
/** Requests at the same time. */
const CONCURRENCY = 4;

export interface NewestUse {
  readonly contracts: readonly ContractUse[];
  /** The numbers of the first and the last block. */
  readonly from: number;
  readonly to: number;
}

/** The contracts that are called in the newest blocks. */
export async function contractsInUse({ node }: ChainAccess): Promise<NewestUse> {
  const { head_block_num: to } = await node.getInfo();
  const blocks: BlockResponse[] = [];
  let from = to + 1;
  const isEnough = () =>
    blocks.length >= MOST_BLOCKS ||
    (blocks.length >= BLOCKS && contractUse(blocks).length >= FEW_CONTRACTS);
  while (from > 1 && !isEnough()) {
    const after = from;
    from = Math.max(1, after - CONCURRENCY);
    const numbers = Array.from({ length: after - from }, (_, index) => from + index);
    blocks.push(...(await Promise.all(numbers.map((number) => node.getBlock(number)))));
  }
  return { contracts: contractUse(blocks), from, to };
}

/**
 * When an account's code was last set, in milliseconds UTC; 0 for never. Null if there is no such
 * account.
 */
export async function codeSetAt({ node }: ChainAccess, account: string): Promise<number | null> {
  try {
    return Math.max(0, parseTime((await node.getAccount(account)).last_code_update));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
