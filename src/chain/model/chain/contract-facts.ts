import type { ChainFeature } from '../../config/features.ts';
import type { ChainConfig } from '../../config/types.ts';
import * as v from '../../core/schema.ts';

const said = v.nullable(v.boolean());

/** What the chain itself reports of its contracts and rules. Null where no node reported it. */
export const contractFacts = v.object({
  rex: said,
  powerUp: said,
  ramTransfers: said,
  ramGifts: said,
  savanna: said,
  maxVotes: v.nullable(v.number()),
  rexDays: v.nullable(v.number()),
});
export type ContractFacts = v.InferOutput<typeof contractFacts>;
/** Facts that a form depends on. */
export type FormFact = 'rex' | 'powerUp' | 'ramTransfers' | 'ramGifts';

/** What was read from the chain. Null for what could not be read. */
export interface ChainEvidence {
  /** Actions of the system contract. */
  readonly actions: readonly string[] | null;
  /** Whether `rexpool` has a row: somebody has lent. */
  readonly hasRexPool: boolean | null;
  /** Whether `powup.state` has a row. */
  readonly hasPowerUpState: boolean | null;
  /** `max_bp_per_vote` of `globalsxpr`. */
  readonly maxVotes: number | null;
  /** `num_of_maturity_buckets` of `rexmaturity`. */
  readonly rexDays: number | null;
  /** Code names of activated protocol features. */
  readonly features: readonly string[] | null;
  /** Blocks between the head and the last irreversible block. */
  readonly blocksToFinal: number | null;
}

/** Savanna is two or three blocks behind; producers in turn are over 300. */
const MOST_BEHIND = 20;
/** The system contract allows no more in any version. */
const MOST_VOTES = 30;
const MOST_REX_DAYS = 30;

const within = (value: number | null, most: number) =>
  value !== null && Number.isInteger(value) && value > 0 && value <= most ? value : null;

export function factsOf(evidence: ChainEvidence): ContractFacts {
  const { actions, hasRexPool, hasPowerUpState, features, blocksToFinal, maxVotes, rexDays } =
    evidence;
  const has = (name: string) => (actions ? actions.includes(name) : null);
  const isActive = features ? features.includes('SAVANNA') : null;
  return {
    // XPR's contract has the actions, and nobody ever lent: then the file stands.
    rex: has('buyrex') === true ? hasRexPool || null : has('buyrex'),
    powerUp: has('powerup') === true ? hasPowerUpState : has('powerup'),
    ramTransfers: has('ramtransfer'),
    ramGifts: has('giftram'),
    // Active is not yet switched: WAX's nodes have the feature before its blocks use it.
    savanna: isActive && (blocksToFinal === null || blocksToFinal > MOST_BEHIND ? null : true),
    maxVotes: within(maxVotes, MOST_VOTES),
    rexDays: within(rexDays, MOST_REX_DAYS),
  };
}

const featureFacts: readonly (readonly [ChainFeature, 'ramTransfers' | 'ramGifts'])[] = [
  ['ram-transfers', 'ramTransfers'],
  ['ram-gifts', 'ramGifts'],
];

/** A chain's file, overruled by what the chain reports. */
export function overruled<Chain extends ChainConfig>(chain: Chain, facts: ContractFacts): Chain {
  // FIO's contract has actions of the same names for the chain's own use.
  if (chain.systemContract === 'fio') return chain;
  const features = featureFacts.reduce(
    (list, [feature, fact]) =>
      facts[fact] === null || facts[fact] === list.includes(feature)
        ? list
        : facts[fact]
          ? [...list, feature]
          : list.filter((one) => one !== feature),
    chain.features,
  );
  const finality = facts.savanna === null ? null : facts.savanna ? 'savanna' : 'classic';
  return {
    ...chain,
    features,
    rexEnabled: facts.rex ?? chain.rexEnabled,
    supportsRentbw: facts.powerUp ?? chain.supportsRentbw,
    maxVotes: facts.maxVotes ?? chain.maxVotes,
    finality: finality ?? chain.finality,
    rexDays: facts.rexDays ?? chain.rexDays,
  };
}

/** What a chain's file says of a fact that a form depends on. */
export function fileHas({ rexEnabled, supportsRentbw, features }: ChainConfig, fact: FormFact) {
  if (fact === 'rex') return rexEnabled;
  if (fact === 'powerUp') return supportsRentbw;
  return features.some((feature) =>
    featureFacts.some((pair) => pair[0] === feature && pair[1] === fact),
  );
}

const compared = [
  'rexEnabled',
  'rexDays',
  'supportsRentbw',
  'maxVotes',
  'finality',
  'features',
] as const;

/** Where a chain's file and the chain differ: `rexEnabled: file true, chain false`. */
export function differences(chain: ChainConfig, facts: ContractFacts): readonly string[] {
  const actual = overruled(chain, facts);
  return compared
    .filter((field) => String(chain[field]) !== String(actual[field]))
    .map((field) => `${field}: file ${String(chain[field])}, chain ${String(actual[field])}`);
}
