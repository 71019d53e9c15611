import type { Asset } from '../../core/asset.ts';
import type { RefundView } from '../account/account.ts';
import type { StakeRefund } from '../account/stake-refund.ts';
import { type GenesisAward, genesisDue, nextGenesisClaim } from '../block/genesis.ts';
import type { RexBalance } from '../rex/rex-balance.ts';
import { type RexPool, rexValue } from '../rex/rex-pool.ts';
import type { LongStake } from '../vote/xpr-stake.ts';
import type { LockPart } from './fio-locks.ts';

/** What locks tokens: each kind is a table of a contract. */
export type LockKind =
  | 'refund'
  | 'rex'
  | 'rex-savings'
  | 'xpr-refund'
  | 'long-stake'
  | 'genesis'
  | 'fio-grant'
  | 'fio-lock';

/** Tokens of an account that it cannot use yet, or has to claim. */
export interface LockedTokens {
  readonly kind: LockKind;
  readonly amount: Asset;
  /** Milliseconds UTC; null if no date is set. */
  readonly freeAt: number | null;
}

/** What the tables of a chain have about an account. */
export interface Locks {
  readonly refund?: RefundView | null;
  readonly rex?: { readonly balance: RexBalance; readonly pool: RexPool } | null;
  readonly xprRefund?: StakeRefund | null;
  readonly longStakes?: readonly LongStake[];
  readonly genesis?: GenesisAward | null;
  readonly fioGrant?: Asset | null;
  readonly fioLocks?: readonly LockPart[];
}

/** The locked tokens of an account: the first to be free first, those without a date last. */
export function lockedTokens(locks: Locks, now: number): LockedTokens[] {
  const { refund, rex, xprRefund, longStakes = [], genesis, fioGrant, fioLocks = [] } = locks;
  const rows: LockedTokens[] = longStakes.map(({ staked, endsAt }) => ({
    kind: 'long-stake',
    amount: staked,
    freeAt: endsAt,
  }));
  if (refund) {
    const amount = { ...refund.cpu, units: refund.cpu.units + refund.net.units };
    rows.push({ kind: 'refund', amount, freeAt: refund.availableAt });
  }
  if (xprRefund)
    rows.push({ kind: 'xpr-refund', amount: xprRefund.amount, freeAt: xprRefund.availableAt });
  if (genesis)
    rows.push({
      kind: 'genesis',
      amount: genesisDue(genesis, now),
      freeAt: nextGenesisClaim(genesis),
    });
  for (const part of fioLocks) rows.push({ kind: 'fio-lock', ...part });
  if (fioGrant) rows.push({ kind: 'fio-grant', amount: fioGrant, freeAt: null });
  for (const { kind, maturesAt, rex: units } of rex?.balance.buckets ?? []) {
    const amount = rexValue((rex as NonNullable<typeof rex>).pool, units.units);
    const inSavings = kind === 'savings';
    rows.push({
      kind: inSavings ? 'rex-savings' : 'rex',
      amount,
      freeAt: inSavings ? null : maturesAt,
    });
  }
  return rows
    .filter(({ amount }) => amount.units > 0n)
    .toSorted((a, b) => (a.freeAt ?? Infinity) - (b.freeAt ?? Infinity) || 0);
}
