import type { Figure } from '../../model/signing/agreement.ts';
import { type GivenNft, nftFigure } from '../../model/signing/given-nfts.ts';
import { planFigure } from '../../model/signing/stake-terms.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readNftIdentity } from '../../tables/nft-identity.ts';
import { readStakePlans } from '../../tables/xpr-stakes.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountFigures, type FiguresWanted } from '../chain/figures.ts';

/** What is compared before a signature. */
export interface SigningFiguresWanted extends FiguresWanted {
  /** Memos that choose plans of long stakes. */
  readonly plans: readonly string[];
  /** NFTs that are given away. */
  readonly nfts: readonly GivenNft[];
}

/**
 * The figures of accounts, and what the bytes name by an index or id only, as the node of `access`
 * reports them. Errors are those of node calls.
 */
export async function readSigningFigures(
  access: ChainAccess,
  wanted: SigningFiguresWanted,
  options?: RequestOptions,
): Promise<Figure[]> {
  const found = await Promise.all([
    accountFigures(access, wanted, options),
    planFigures(access, wanted.plans, options),
    nftFigures(access, wanted.nfts, options),
  ]);
  return found.flat();
}

async function planFigures(
  { pool }: ChainAccess,
  memos: readonly string[],
  options?: RequestOptions,
): Promise<Figure[]> {
  if (memos.length === 0) return [];
  const plans = await orMissingTable(readStakePlans(pool, options), []);
  return memos.map((memo) => planFigure(memo, plans));
}

function nftFigures(
  { pool }: ChainAccess,
  nfts: readonly GivenNft[],
  options?: RequestOptions,
): Promise<Figure[]> {
  return Promise.all(
    nfts.map(async (nft) =>
      nftFigure(nft, await orMissingTable(readNftIdentity(pool, nft, options), null)),
    ),
  );
}
