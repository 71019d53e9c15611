import { type LockedTokens, lockedTokens, type Locks } from '../../model/vest/locked-tokens.ts';
import { withMissingError } from '../../rpc/missing.ts';
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
): Promise<readonly LockedTokens[]> {
  const [, locks] = await Promise.all([
    withMissingError('account', () => access.node.getAccount(account)),
    readLocks(access, account),
  ]);
  return lockedTokens(locks, (access.now ?? Date.now)());
}

async function readLocks(access: ChainAccess, account: string): Promise<Locks> {
  const { pool, config, now = Date.now } = access;
  const { features, coreSymbol: symbol } = config;
  if (features.includes('fio-names')) return readFioLocks(pool, account, { symbol, now: now() });
  if (features.includes('xpr-staking')) {
    const [xprRefund, long] = await Promise.all([
      readShortStakeRules(pool).then(({ unstakeMs }) =>
        xprRefundOf(pool, account, symbol, unstakeMs),
      ),
      longStakesOf(pool, account, symbol),
    ]);
    return { xprRefund, longStakes: long.rows };
  }
  const [refund, rex, genesis] = await Promise.all([
    refundOf(pool, account, symbol),
    config.rexEnabled ? rexOf(access, account) : null,
    features.includes('genesis-rewards') ? readGenesisAward(pool, account) : null,
  ]);
  return { refund, rex, genesis };
}

async function rexOf({ pool, now = Date.now }: ChainAccess, account: string) {
  const balance = await readRexBalance(pool, account, now());
  const market = balance && (await readRexMarket(pool, now()));
  return balance && market && { balance, pool: market.pool };
}
