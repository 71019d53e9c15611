import { usages } from '#src/components/account/scarcity.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import type { RexHoldings } from '#src/chain/client/account/account-stakes.ts';
import { type WaitingItem, waitingItems } from '#src/chain/model/account/waiting.ts';
import { sellableRex } from '#src/chain/model/rex/rex-balance.ts';
import { rexValue } from '#src/chain/model/rex/rex-pool.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { nextVoterClaim, voterPayAt } from '#src/chain/model/vote/voter-pay.ts';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { rexStore, xprStore } from '#src/stores/account/account-stakes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { fioRequestsStore } from '#src/stores/fio/fio-requests.ts';
import { waitingStore } from '#src/stores/multisig/waiting.ts';
import { lostBidsStore } from '#src/stores/name-bid/name-bids.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { voterPayStore } from '#src/stores/staking/staking.ts';
import { lockedTokensStore } from '#src/stores/vest/locked-tokens.ts';
import { claimablePayStore } from '#src/stores/vote/producer.ts';

/** What is read for it, as the texts name it. */
export type WaitingSource =
  | 'account'
  | 'locked'
  | 'rex'
  | 'rewards'
  | 'pay'
  | 'bids'
  | 'proposals'
  | 'names';

interface Waiting {
  readonly items: readonly WaitingItem[];
  /** Something is still loading. */
  readonly pending: boolean;
  readonly failed: readonly WaitingSource[];
}

const valueOf = <T>(state: LoadState<T>): T | undefined =>
  state.kind === 'ready' ? state.value : undefined;

/** What waits for an account, from each part of the chain that can hold something back. */
export function useWaiting(actor: string): Waiting {
  const { features, rexEnabled } = useActualChain();
  const isOn = (has: boolean) => (has ? actor : null);
  const hasNames = features.includes('fio-names');
  const hasStakes = features.includes('xpr-staking');
  const paysVoters = features.includes('genesis-rewards');
  const hasBids = features.includes('name-bids');
  const account = useLoad(accountStore, actor).state;
  const locked = useLoad(lockedTokensStore, actor).state;
  const rex = useLoad(rexStore, isOn(rexEnabled)).state;
  const stakes = useLoad(xprStore, isOn(hasStakes)).state;
  const pay = useLoad(voterPayStore, isOn(paysVoters)).state;
  const produced = useLoad(claimablePayStore, actor).state;
  const bids = useLoad(lostBidsStore, isOn(hasBids)).state;
  const proposals = useLoad(waitingStore, actor).state;
  const names = useLoad(fioHoldingsStore, isOn(hasNames)).state;
  const requests = useLoad(fioRequestsStore, isOn(hasNames)).state;

  const now = chainNow();
  const short = valueOf(stakes)?.short;
  const voter = valueOf(pay);
  const claimAt = voter && nextVoterClaim(voter);
  const read: readonly (readonly [WaitingSource, LoadState<unknown>])[] = [
    ['account', account],
    ['locked', locked],
    ...(rexEnabled ? [['rex', rex] as const] : []),
    ...(hasStakes ? [['rewards', stakes] as const] : []),
    ...(paysVoters ? [['rewards', pay] as const] : []),
    ['pay', produced],
    ...(hasBids ? [['bids', bids] as const] : []),
    ['proposals', proposals],
    ...(hasNames
      ? ([
          ['names', names],
          ['names', requests],
        ] as const)
      : []),
  ];
  const failed = read.filter(([, { kind }]) => kind === 'failed').map(([source]) => source);
  return {
    items: waitingItems(
      {
        locked: valueOf(locked),
        sellable: sellableIn(valueOf(rex)),
        rexFund: valueOf(rex)?.fund?.balance,
        rewards: short
          ? { amount: short.claimable, at: short.claimedAt + (valueOf(stakes)?.rules.claimMs ?? 0) }
          : voter && typeof claimAt === 'number'
            ? { amount: voterPayAt(voter, now), at: claimAt }
            : null,
        pay: valueOf(produced),
        lostBids: valueOf(bids),
        proposals: valueOf(proposals)?.length,
        domains: valueOf(names)?.domains,
        requests: valueOf(requests)?.received,
        legacy: valueOf(account)?.legacy,
        scarce: usages(valueOf(account) ?? unknown)
          .filter(({ level }) => level !== 'ok')
          .map(({ resource, level }) => ({ resource, usedUp: level === 'danger' })),
      },
      now,
    ),
    pending: read.some(([, { kind }]) => kind === 'loading'),
    failed: [...new Set(failed)],
  };
}

const unlimited = { used: 0, available: 0, max: -1 };
const unknown = { cpu: unlimited, net: unlimited, ram: { used: 0, quota: -1 } };

function sellableIn(holdings: RexHoldings | undefined) {
  if (!holdings?.balance || !holdings.pool) return null;
  return rexValue(holdings.pool, sellableRex(holdings.balance).units);
}
