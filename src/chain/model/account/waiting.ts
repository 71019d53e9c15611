import type { Asset } from '../../core/asset.ts';
import { dayMs } from '../../core/limits.ts';
import type { FioDomain } from '../fio/fio-names.ts';
import type { FioRequest } from '../fio/fio-request.ts';
import type { LostBid } from '../name-bid/name-bid.ts';
import type { LockedTokens } from '../vest/locked-tokens.ts';

/** What an account can run low of. */
type Resource = 'cpu' | 'net' | 'ram';

/** What an account gets or has to see to. */
export type WaitingItem =
  | {
      readonly kind: LockedTokens['kind'] | 'rex-fund' | 'rewards' | 'producer-pay' | 'swap';
      readonly amount: Asset;
      /** Milliseconds UTC when it can be had; null for now. */
      readonly readyAt: number | null;
    }
  | {
      readonly kind: 'bid-refund';
      /** Another account bid more for it. */
      readonly name: string;
      readonly amount: Asset;
      readonly readyAt: null;
    }
  | { readonly kind: 'proposals' | 'requests'; readonly count: number; readonly readyAt: null }
  | {
      readonly kind: 'domain';
      readonly name: string;
      /** Milliseconds UTC. */
      readonly expiresAt: number;
      readonly readyAt: null;
    }
  | {
      readonly kind: 'resource';
      readonly resource: Resource;
      readonly usedUp: boolean;
      readonly readyAt: null;
    };

/** What is known of an account; what is absent was not loaded, or the chain does not have it. */
export interface WaitingFacts {
  readonly locked?: readonly LockedTokens[] | undefined;
  /** The value of the REX that can be sold now. */
  readonly sellable?: Asset | null | undefined;
  /** What sold REX brought and nobody withdrew yet. */
  readonly rexFund?: Asset | null | undefined;
  /** Rewards of a vote or a stake, and when the contract pays them next. */
  readonly rewards?: { readonly amount: Asset; readonly at: number } | null | undefined;
  /** Unclaimed pay of a producer, and when the contract pays it. */
  readonly pay?: { readonly amount: Asset; readonly at: number } | null | undefined;
  readonly lostBids?: readonly LostBid[] | undefined;
  readonly proposals?: number | undefined;
  readonly domains?: readonly FioDomain[] | undefined;
  readonly requests?: readonly FioRequest[] | undefined;
  readonly legacy?: Asset | null | undefined;
  /** Resources that are low or used up. */
  readonly scarce?:
    | readonly { readonly resource: Resource; readonly usedUp: boolean }[]
    | undefined;
}

/** A domain is worth a word so long before its end. */
const ENDING_MS = 30 * dayMs;

/** Tokens that nobody has to see to: they come free without a claim, or have no date. */
const silent: readonly LockedTokens['kind'][] = ['rex-savings', 'fio-grant'];

/**
 * What waits for an account: what it should see to, then what it can have now, then what comes, the
 * next first.
 * @param now milliseconds UTC
 */
export function waitingItems(facts: WaitingFacts, now: number): readonly WaitingItem[] {
  const {
    locked = [],
    sellable,
    rexFund,
    rewards,
    pay,
    lostBids = [],
    proposals = 0,
    legacy,
  } = facts;
  const { domains = [], requests = [], scarce = [] } = facts;
  const asked = requests.filter(({ status }) => status === 'pending').length;
  const later = (at: number) => (at > now ? at : null);
  const urgent: WaitingItem[] = [
    ...scarce.map((one) => ({ kind: 'resource' as const, ...one, readyAt: null })),
    ...(proposals > 0 ? [{ kind: 'proposals' as const, count: proposals, readyAt: null }] : []),
    ...(asked > 0 ? [{ kind: 'requests' as const, count: asked, readyAt: null }] : []),
    ...domains
      .filter(({ expiresAt }) => expiresAt - now <= ENDING_MS)
      .map(({ name, expiresAt }) => ({ kind: 'domain' as const, name, expiresAt, readyAt: null })),
  ];
  const amounts: WaitingItem[] = [
    ...locked
      .filter(({ kind }) => !silent.includes(kind))
      // A bucket past its date is in what can be sold.
      .filter(({ kind, freeAt }) => kind !== 'rex' || (freeAt ?? 0) > now)
      .map(({ kind, amount, freeAt }) => ({ kind, amount, readyAt: later(freeAt ?? 0) })),
    ...itemOf('rex', sellable, null),
    ...itemOf('rex-fund', rexFund, null),
    ...itemOf('rewards', rewards?.amount, rewards ? later(rewards.at) : null),
    ...itemOf('producer-pay', pay?.amount, pay ? later(pay.at) : null),
    ...lostBids
      .filter(({ amount }) => amount.units > 0n)
      .map((bid) => ({ kind: 'bid-refund' as const, ...bid, readyAt: null })),
    ...itemOf('swap', legacy, null),
  ];
  return [...urgent, ...amounts.toSorted((a, b) => (a.readyAt ?? 0) - (b.readyAt ?? 0))];
}

function itemOf(
  kind: 'rex' | 'rex-fund' | 'rewards' | 'producer-pay' | 'swap',
  amount: Asset | null | undefined,
  readyAt: number | null,
): WaitingItem[] {
  return amount && amount.units > 0n ? [{ kind, amount, readyAt }] : [];
}
