import { formatAsset } from '../../core/asset.ts';
import { permissionTree } from '../../model/permission/permission-tree.ts';
import { type Figure, permissionFigures, yesOrNo } from '../../model/signing/agreement.ts';
import { recordOf } from '../../rpc/json.ts';
import { isMissing } from '../../rpc/missing.ts';
import { tokenBalance } from '../account/token-balance.ts';
import type { PricedAction } from '../../model/signing/prices.ts';
import type { ChainAccess } from './access.ts';
import { priceFigures } from './price-figures.ts';

export interface BalanceRequest {
  readonly account: string;
  readonly contract: string;
  readonly code: string;
}

export interface FiguresRequest {
  /** Accounts whose permissions are read. */
  readonly accounts: readonly string[];
  readonly balances: readonly BalanceRequest[];
  /** Actions whose outcome the chain decides when they run. */
  readonly priced: readonly PricedAction[];
}

/** The node no longer has the block. */
export class BlockUnavailableError extends Error {}

/**
 * Permissions, balances and prices as the node of `access` reports them. Errors are those of node calls.
 */
export async function accountFigures(
  access: ChainAccess,
  { accounts, balances, priced }: FiguresRequest,
): Promise<Figure[]> {
  const figures = await Promise.all([
    access.node
      .getInfo()
      .then(({ chain_id: value }): Figure[] => [{ kind: 'chain', of: '', value }]),
    ...accounts.map((name) => oneAccount(access, name)),
    ...balances.map((balance) => oneBalance(access, balance)),
    priceFigures(access, priced),
  ]);
  return figures.flat();
}

async function oneAccount(access: ChainAccess, name: string): Promise<Figure[]> {
  try {
    const { permissions } = await access.node.getAccount(name);
    return [
      { kind: 'account', of: name, value: yesOrNo(true) },
      ...permissionFigures(name, permissionTree(permissions, access.config.keyPrefix)),
    ];
  } catch (error) {
    if (isMissing(error)) return [{ kind: 'account', of: name, value: yesOrNo(false) }];
    throw error;
  }
}

async function oneBalance(
  access: ChainAccess,
  { account, contract, code }: BalanceRequest,
): Promise<Figure[]> {
  const amount = await tokenBalance(access, account, { contract, code });
  const of = `${account} (${contract})`;
  return [{ kind: 'balance', of, value: amount ? formatAsset(amount) : null }];
}

/**
 * Whether a transaction is in a block, and whether the block is irreversible. Throws BlockUnavailableError
 * and the errors of node calls.
 */
export async function transactionFigures(
  { node }: ChainAccess,
  { id, blockNum }: { id: string; blockNum: number },
): Promise<Figure[]> {
  const info = await node.getInfo();
  const irreversible = info.last_irreversible_block_num >= blockNum;
  const block = await node.getBlock(blockNum).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    if (irreversible) throw new BlockUnavailableError();
    return null;
  });
  const ids = block?.transactions.map((entry) => {
    const { trx } = recordOf(entry);
    return typeof trx === 'string' ? trx : recordOf(trx).id;
  });
  const of = String(blockNum);
  return [
    { kind: 'chain', of: '', value: info.chain_id },
    { kind: 'block', of, value: block?.id ?? null },
    { kind: 'included', of, value: yesOrNo(ids?.includes(id) ?? false) },
    { kind: 'irreversible', of, value: yesOrNo(irreversible) },
  ];
}
