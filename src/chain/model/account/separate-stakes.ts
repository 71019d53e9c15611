import type { Asset } from '../../core/asset.ts';
import type { SeparateStakes } from './account.ts';
import type { FioBalance } from '../fio/fio.ts';
import type { LongStake } from '../vote/xpr-stake.ts';

/** On FIO, the balance includes staked and locked tokens. Only a part of it is liquid. */
export function fioStakes({ balance, available, staked }: FioBalance): SeparateStakes {
  const locked = { ...balance, units: balance.units - available.units - staked.units };
  return {
    liquid: available,
    staked: nonZero(staked),
    locked: nonZero(locked),
    forOthers: null,
    forTerm: null,
    refund: null,
  };
}

/** An account's XPR tables, as `xprHoldings` reads them. */
interface XprStakes {
  readonly delegations: readonly { readonly to: string; readonly amount: Asset }[];
  readonly refund: { readonly amount: Asset } | null;
  readonly long: readonly LongStake[];
  readonly longTotal: Asset;
}

/** Proton has one row for each receiver of a stake, including the staker. */
export function xprStakes(account: string, stakes: XprStakes): SeparateStakes {
  const { delegations, refund, longTotal } = stakes;
  const sumOf = (rows: XprStakes['delegations']) => ({
    ...longTotal,
    units: rows.reduce((sum, { amount }) => sum + amount.units, 0n),
  });
  return {
    liquid: null,
    locked: null,
    staked: nonZero(sumOf(delegations.filter(({ to }) => to === account))),
    forOthers: nonZero(sumOf(delegations.filter(({ to }) => to !== account))),
    forTerm: nonZero(longTotal),
    refund: refund && nonZero(refund.amount),
  };
}

function nonZero(amount: Asset): Asset | null {
  return amount.units > 0n ? amount : null;
}
