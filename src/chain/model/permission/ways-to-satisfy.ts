import type { Authority } from '../../actions/authority.ts';
import type { AccountWeight, KeyWeight } from './permission.ts';

/** A key or an account of an authority. */
export type Signer =
  | ({ readonly kind: 'key' } & KeyWeight)
  | ({ readonly kind: 'account' } & AccountWeight);

/** Signers that reach the threshold together, none of them needlessly. */
export interface SignerSet {
  readonly signers: readonly Signer[];
  /** Seconds the transaction must be delayed; 0 for none. */
  readonly delay: number;
}

/** The ways to satisfy an authority, the fastest first. */
export interface SignerSets {
  readonly ways: readonly SignerSet[];
  /** Whether there are more than listed. */
  readonly more: boolean;
}

/** The keys and accounts of an authority, the heaviest first. */
export function signersOf({ keys, accounts }: Authority): Signer[] {
  return [
    ...keys.map((one) => ({ kind: 'key' as const, ...one })),
    ...accounts.map((one) => ({ kind: 'account' as const, ...one })),
  ].toSorted((a, b) => b.weight - a.weight);
}

/**
 * The least sets of signers that satisfy an authority, with the delay they need. A delay counts
 * every wait that is not longer.
 * @param most number of ways to list: there can be more than anyone reads
 */
export function waysToSatisfy(authority: Authority, most: number): SignerSets {
  const signers = signersOf(authority);
  const waits = authority.waits.toSorted((a, b) => a.seconds - b.seconds);
  const ways: SignerSet[] = [];
  let waited = 0;
  for (const { seconds, weight } of [{ seconds: 0, weight: 0 }, ...waits]) {
    waited += weight;
    for (const set of leastSets(signers, authority.threshold - waited)) {
      if (ways.some((faster) => faster.signers.every((one) => set.includes(one)))) continue;
      if (ways.length === most) return { ways, more: true };
      ways.push({ signers: set, delay: seconds });
    }
  }
  return { ways, more: false };
}

/** Depth first, the heaviest first: a set that has just reached the weight has no member too many. */
function* leastSets(
  signers: readonly Signer[],
  needed: number,
  from = 0,
  chosen: readonly Signer[] = [],
): Generator<readonly Signer[]> {
  if (needed <= 0) {
    yield chosen;
    return;
  }
  for (let at = from; at < signers.length; at++) {
    const one = signers[at];
    if (!one || sum(signers.slice(at)) < needed) return;
    yield* leastSets(signers, needed - one.weight, at + 1, [...chosen, one]);
  }
}

function sum(signers: readonly Signer[]): number {
  return signers.reduce((total, { weight }) => total + weight, 0);
}
