import * as v from '../../core/schema.ts';
import { listedProposals, type ListedProposal } from '../../model/proposal/proposal.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { Pool } from '../../rpc/pool.ts';
import { hyperionRequest } from './request.ts';

const response = v.looseObject({ proposals: v.array(v.unknown()) });

export interface ProposalSearch {
  readonly proposer?: string;
  /** An account whose approval is requested and not given. */
  readonly requested?: string;
  /** An account that has given its approval. */
  readonly provided?: string;
  /** Whether it has left the contract. */
  readonly executed: boolean;
  readonly skip: number;
  readonly limit: number;
}

/** Proposals, last changed first. A service without proposals responds with an empty list. */
export async function getProposals(
  pool: Pool,
  { proposer, requested, provided, executed, skip, limit }: ProposalSearch,
  options?: RequestOptions,
): Promise<readonly ListedProposal[]> {
  const query = {
    executed,
    skip,
    limit,
    ...(proposer !== undefined && { proposer }),
    ...(requested !== undefined && { requested }),
    ...(provided !== undefined && { provided }),
  };
  const { proposals } = await hyperionRequest(pool)(
    '/v2/state/get_proposals',
    query,
    response,
    options,
  );
  return listedProposals(proposals.slice(0, limit));
}
