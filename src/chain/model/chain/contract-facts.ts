import type { ChainFeature } from '../../config/features.ts';
import type { ChainConfig } from '../../config/types.ts';
import * as v from '../../core/schema.ts';

const said = v.nullable(v.boolean());

/** What the chain itself reports of its contracts and rules. Null where no node reported it. */
export const contractFacts = v.object({
  rex: said,
  powerUp: said,
  staking: said,
  ramMarket: said,
  ramTransfers: said,
  ramGifts: said,
  wrappedRam: said,
  nameBids: said,
  voting: said,
  genesisRewards: said,
  deferred: said,
  authLimits: said,
  savanna: said,
  maxVotes: v.nullable(v.number()),
  rexDays: v.nullable(v.number()),
});
export type ContractFacts = v.InferOutput<typeof contractFacts>;
/** Facts that a form depends on. */
export type FormFact = Exclude<
  keyof ContractFacts,
  'deferred' | 'authLimits' | 'savanna' | 'maxVotes' | 'rexDays'
>;
/** Facts that a screen depends on. */
export type ScreenFact = FormFact | 'deferred' | 'savanna';

/** What was read from the chain. Null for what could not be read. */
export interface ChainEvidence {
  /** Actions of the system contract. */
  readonly actions: readonly string[] | null;
  /** Whether `rexpool` has a row: somebody has lent. */
  readonly hasRexPool: boolean | null;
  /** Whether `powup.state` has a row. */
  readonly hasPowerUpState: boolean | null;
  /** Whether the contract of WRAM gives bytes for its token. */
  readonly unwrapsRam: boolean | null;
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
  /** The file stands where the action is there: chains also have actions that they do not use. */
  const unlessAbsent = (name: string) => (has(name) === false ? false : null);
  const isActive = features ? features.includes('SAVANNA') : null;
  const ramTransfers = has('ramtransfer');
  return {
    // XPR's contract has the actions, and nobody ever lent: then the file stands.
    rex: has('buyrex') === true ? hasRexPool || null : has('buyrex'),
    powerUp: has('powerup') === true ? hasPowerUpState : has('powerup'),
    staking: unlessAbsent('delegatebw'),
    ramMarket: unlessAbsent('buyram'),
    ramTransfers,
    ramGifts: has('giftram'),
    // Bytes are wrapped by sending them to the token's contract.
    wrappedRam: ramTransfers === false ? false : evidence.unwrapsRam,
    nameBids: unlessAbsent('bidname'),
    voting: unlessAbsent('voteproducer'),
    genesisRewards: unlessAbsent('claimgenesis'),
    // Stage 1 stops new deferred transactions, stage 2 removes those that were left.
    deferred: features ? !features.includes('DISABLE_DEFERRED_TRXS_STAGE_2') : null,
    authLimits: has('limitauthchg'),
    // Active is not yet switched: WAX's nodes have the feature before its blocks use it.
    savanna: isActive && (blocksToFinal === null || blocksToFinal > MOST_BEHIND ? null : true),
    maxVotes: within(maxVotes, MOST_VOTES),
    rexDays: within(rexDays, MOST_REX_DAYS),
  };
}

const featureFacts: readonly (readonly [ChainFeature, FormFact])[] = [
  ['resource-staking', 'staking'],
  ['ram-market', 'ramMarket'],
  ['ram-transfers', 'ramTransfers'],
  ['ram-gifts', 'ramGifts'],
  ['wrapped-ram', 'wrappedRam'],
  ['name-bids', 'nameBids'],
  ['genesis-rewards', 'genesisRewards'],
];

function withFeature(
  features: readonly ChainFeature[],
  feature: ChainFeature,
  exists: boolean | null,
): readonly ChainFeature[] {
  if (exists === null || exists === features.includes(feature)) return features;
  return exists ? [...features, feature] : features.filter((one) => one !== feature);
}

/** A chain's file, overruled by what the chain reports. */
export function withContractFacts<Chain extends ChainConfig>(
  chain: Chain,
  facts: ContractFacts,
): Chain {
  // FIO's contract has actions of the same names for the chain's own use.
  if (chain.systemContract === 'fio') return chain;
  const features = featureFacts.reduce(
    (list, [feature, fact]) => withFeature(list, feature, facts[fact]),
    withFeature(chain.features, 'no-deferred', facts.deferred === null ? null : !facts.deferred),
  );
  const finality = facts.savanna === null ? null : facts.savanna ? 'savanna' : 'classic';
  return {
    ...chain,
    features,
    rexEnabled: facts.rex ?? chain.rexEnabled,
    supportsRentbw: facts.powerUp ?? chain.supportsRentbw,
    votingEnabled: facts.voting ?? chain.votingEnabled,
    maxVotes: facts.maxVotes ?? chain.maxVotes,
    finality: finality ?? chain.finality,
    rexDays: facts.rexDays ?? chain.rexDays,
  };
}

/** Whether a chain has what a form depends on: by its file, or by what it reports if that overruled it. */
export function hasFormFact(chain: ChainConfig, fact: FormFact): boolean {
  if (fact === 'rex') return chain.rexEnabled;
  if (fact === 'powerUp') return chain.supportsRentbw;
  if (fact === 'voting') return chain.votingEnabled;
  return featureFacts.some((pair) => pair[1] === fact && chain.features.includes(pair[0]));
}

const compared = [
  'rexEnabled',
  'rexDays',
  'supportsRentbw',
  'votingEnabled',
  'maxVotes',
  'finality',
  'features',
] as const;

/** Where a chain's file and the chain differ: `rexEnabled: file true, chain false`. */
export function differences(chain: ChainConfig, facts: ContractFacts): readonly string[] {
  const actual = withContractFacts(chain, facts);
  return compared
    .filter((field) => String(chain[field]) !== String(actual[field]))
    .map((field) => `${field}: file ${String(chain[field])}, chain ${String(actual[field])}`);
}
