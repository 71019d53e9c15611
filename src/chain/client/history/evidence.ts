import type { PermissionLevel } from '../../actions/action.ts';
import type { ActionView } from '../../model/action/action.ts';
import { readSigned } from '../../model/action/receipt.ts';
import { savannaSchedule } from '../../model/block/block-view.ts';
import {
  actorsBehind,
  type BlockEvidence,
  type TransactionEvidence,
  uniqueLevels,
} from '../../model/transaction/evidence.ts';
import { getBlockHeaderState } from '../../rpc/block-calls.ts';
import { getRawAbi } from '../../rpc/contract-calls.ts';
import { getFinalizerInfo } from '../../rpc/finalizer-calls.ts';
import { recordOf, textOf } from '../../rpc/json.ts';
import type { AccountResponse, BlockResponse } from '../../rpc/responses.ts';
import { getProducerSchedule } from '../../rpc/schedule-calls.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readReceipts } from './action-receipts.ts';

/** Maximum ABIs and accounts to read: a block can name hundreds. */
const MAX_CONTRACTS = 30;
const MAX_ACCOUNTS = 30;
const MAX_DEPTH = 3;

/** Everything needed to verify a block. Only the block itself is required. */
export async function blockEvidence(
  access: ChainAccess,
  blockNum: number,
  shown?: BlockResponse,
): Promise<BlockEvidence> {
  const evidence = await chainEvidence(access, blockNum, shown);
  const { block } = evidence;
  // Receipts prove nothing against a Savanna header: see `checkActionRoot`.
  const savanna = block.schedule_version === savannaSchedule;
  return {
    ...evidence,
    receipts: savanna ? null : await readReceipts(access, transactionIds(block)),
  };
}

async function chainEvidence(
  access: ChainAccess,
  blockNum: number,
  shown?: BlockResponse,
): Promise<Omit<BlockEvidence, 'receipts'>> {
  const { node } = access;
  const [block, info] = await Promise.all([
    shown ?? node.getBlock(blockNum),
    orNull(node.getInfo()),
  ]);
  const isHead = info && blockNum >= info.head_block_num;
  const [previous, next, signing, abis] = await Promise.all([
    blockNum > 1 ? orNull(node.getBlock(blockNum - 1)) : null,
    isHead === true ? null : orNull(node.getBlock(blockNum + 1)),
    signingEvidence(access, block, info?.last_irreversible_block_num ?? 0),
    readAbis(access, block.transactions.flatMap(actionsOfEntry)),
  ]);
  return { block, previous, next, isHead, ...signing, abis };
}

/** Nodes keep a header state until the block is irreversible. Savanna needs none. */
async function signingEvidence({ pool }: ChainAccess, block: BlockResponse, irreversible: number) {
  const savanna = block.schedule_version === savannaSchedule;
  const [headerState, schedule, finalizers] = await Promise.all([
    savanna || block.block_num <= irreversible
      ? null
      : orNull(getBlockHeaderState(pool, block.block_num)),
    savanna ? orNull(getProducerSchedule(pool)) : null,
    savanna ? orNull(getFinalizerInfo(pool)) : null,
  ]);
  return { headerState, schedule, finalizers };
}

/**
 * Everything needed to verify a transaction: its block, and the current permissions of its signers.
 */
export async function transactionEvidence(
  access: ChainAccess,
  blockNum: number,
  id: string,
): Promise<TransactionEvidence> {
  const [block, info] = await Promise.all([
    access.node.getBlock(blockNum),
    access.config.chainId === null ? access.node.getInfo() : null,
  ]);
  const entries = block.transactions.filter((entry) => recordOf(recordOf(entry).trx).id === id);
  const actions = entries.flatMap(actionsOfEntry);
  const [evidence, accounts] = await Promise.all([
    chainEvidence(access, blockNum, { ...block, transactions: entries }),
    readAccounts(access, uniqueLevels(actions)),
  ]);
  return {
    ...evidence,
    block,
    accounts,
    receipts: null,
    chainId: access.config.chainId ?? info?.chain_id ?? '',
  };
}

/** A deferred transaction is listed as its id. */
function transactionIds({ transactions }: BlockResponse): string[] {
  return transactions.flatMap((entry) => {
    const { trx } = recordOf(entry);
    return textOf(trx) ?? textOf(recordOf(trx).id) ?? [];
  });
}

function actionsOfEntry(entry: unknown): readonly ActionView[] {
  return readSigned(recordOf(recordOf(entry).trx).transaction).actions;
}

async function readAbis({ pool }: ChainAccess, actions: readonly ActionView[]) {
  const contracts = [...new Set(actions.map(({ account }) => account))].slice(0, MAX_CONTRACTS);
  const abis = await Promise.all(
    contracts.map(async (account) => {
      const response = await orNull(getRawAbi(pool, account));
      return [account, response?.abi ?? null] as const;
    }),
  );
  return new Map(abis);
}

/** The accounts of permissions, and the accounts those name. */
async function readAccounts({ node }: ChainAccess, levels: readonly PermissionLevel[]) {
  const accounts = new Map<string, AccountResponse>();
  let unmatched = levels;
  for (let depth = 0; depth < MAX_DEPTH && unmatched.length > 0; depth++) {
    const names = [...new Set(unmatched.map(({ actor }) => actor))]
      .filter((name) => !accounts.has(name))
      .slice(0, MAX_ACCOUNTS - accounts.size);
    for (const account of await Promise.all(names.map((name) => orNull(node.getAccount(name)))))
      if (account) accounts.set(account.account_name, account);
    unmatched = unmatched.flatMap(({ actor, permission }) => {
      const account = accounts.get(actor);
      return account ? actorsBehind(account, permission) : [];
    });
  }
  return accounts;
}

function orNull<T>(request: Promise<T>): Promise<T | null> {
  return request.catch(() => null);
}
