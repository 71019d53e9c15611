import { parseTime } from '../../core/time.ts';
import { type ContractUse, contractUse } from '../../model/dapp/contract-use.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Ten seconds of blocks, and requests at the same time. */
const BLOCKS = 20;
const CONCURRENCY = 4;

export interface NewestUse {
  readonly contracts: readonly ContractUse[];
  /** The numbers of the first and the last block. */
  readonly from: number;
  readonly to: number;
}

/** The contracts that are called in the newest blocks. */
export async function contractsInUse(
  { node }: ChainAccess,
  options?: RequestOptions,
): Promise<NewestUse> {
  const { head_block_num: to } = await node.getInfo(options);
  const from = Math.max(1, to - BLOCKS + 1);
  const numbers = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const blocks = [];
  for (let at = 0; at < numbers.length; at += CONCURRENCY) {
    const some = numbers.slice(at, at + CONCURRENCY);
    blocks.push(...(await Promise.all(some.map((number) => node.getBlock(number, options)))));
  }
  return { contracts: contractUse(blocks), from, to };
}

/**
 * When an account's code was last set, in milliseconds UTC; 0 for never. Null if there is no such
 * account.
 */
export async function codeSetAt(
  { node }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<number | null> {
  try {
    return Math.max(0, parseTime((await node.getAccount(account, options)).last_code_update));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
