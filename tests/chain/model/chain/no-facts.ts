import {
  type ChainEvidence,
  type ContractFacts,
  factsOf,
} from '#src/chain/model/chain/contract-facts.ts';

/** Nothing could be read from the chain. */
export const noEvidence: ChainEvidence = {
  actions: null,
  hasRexPool: null,
  hasPowerUpState: null,
  unwrapsRam: null,
  maxVotes: null,
  rexDays: null,
  features: null,
  blocksToFinal: null,
};

/** No fact is known. A test adds those that it is about. */
export const noFacts: ContractFacts = factsOf(noEvidence);
