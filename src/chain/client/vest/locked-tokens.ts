import { type LockedTokens, lockedTokens, type Locks } from '../../model/vest/locked-tokens.ts';
import { withMissingError } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { refundOf } from '../../tables/bandwidth.ts';
import { readFioLocks } from '../../tables/fio-money.ts';
import { readGenesisAward } from '../../tables/genesis.ts';
import { readRexBalance, readRexMarket } from '../../tables/rex.ts';
import { longStakesOf, readShortStakeRules, xprRefundOf } from '../../tables/xpr-stakes.ts';
import type { ChainAccess } from '../chain/access.ts';

/** The tokens of an account that the chain's own contracts hold back. Throws MissingError. */
export async function readLockedTokens(
  access: ChainAccess,
  account: string,
  options: RequestOptions = {},
): Promise<readonly LockedTokens[]> {
  const [, locks] = await Promise.all([
    withMissingError('account', () => access.node.getAccount(account, options)),
    readLocks(access, account, options),
  ]);
  return lockedTokens(locks, (access.now ?? Date.now)());
}

async function readLocks(
  access: ChainAccess,
  account: string,
  options: RequestOptions,
): Promise<Locks> {
  const { pool, config, now = Date.now } = access;
  const { features, coreSymbol: symbol } = config;
  if (features.includes('fio-names'))
    return readFioLocks(pool, account, { symbol, now: now() }, options);
  if (features.includes('xpr-staking')) {
    const [xprRefund, long] = await Promise.all([
      readShortStakeRules(pool, options).then(({ unstakeMs }) =>
        xprRefundOf(pool, account, symbol, unstakeMs, options),
      ),
      longStakesOf(pool, account, symbol, options),
    ]);
    return { xprRefund, longStakes: long.rows };
  }
  const [refund, rex, genesis] = await Promise.all([
    refundOf(pool, account, symbol, options),
    config.rexEnabled ? rexOf(access, account, options) : null,
    features.includes('genesis-rewards') ? readGenesisAward(pool, account, options) : null,
  ]);
  return { refund, rex, genesis };
}

async function rexOf(
  { pool, now = Date.now }: ChainAccess,
  account: string,
  options: RequestOptions,
) {
  const balance = await readRexBalance(pool, account, now(), options);
  const market = balance && (await readRexMarket(pool, now(), options));
  return balance && market && { balance, pool: market.pool };
}
