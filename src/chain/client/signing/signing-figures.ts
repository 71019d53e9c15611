import * as limits from '../../core/limits.ts';
import type { Figure } from '../../model/signing/agreement.ts';
import type { OutgoingNft } from '../../model/nft/trade.ts';
import { uniqueNfts, nftFigure } from '../../model/signing/outgoing-nfts.ts';
import { type NamedTrade, tradeFigure } from '../../model/signing/nft-trades.ts';
import { planFigure } from '../../model/signing/stake-terms.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { readNftIdentity } from '../../tables/nft-identity.ts';
import { readNftTrade } from '../../tables/nft-trades.ts';
import { readStakePlans } from '../../tables/xpr-stakes.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountFigures, type FiguresRequest } from '../chain/figures.ts';

/** What is compared before a signature. */
export interface SigningFiguresRequest extends FiguresRequest {
  /** Memos that choose plans of long stakes. */
  readonly plans: readonly string[];
  /** NFTs that are given away. */
  readonly nfts: readonly OutgoingNft[];
  /** Trades of NFTs that the bytes name by their numbers. */
  readonly trades: readonly NamedTrade[];
}

/**
 * The figures of accounts, and what the bytes name by an index or id only, as the node of `access`
 * reports them. Errors are those of node calls.
 */
export async function readSigningFigures(
  access: ChainAccess,
  request: SigningFiguresRequest,
): Promise<Figure[]> {
  const figures = await Promise.all([
    accountFigures(access, request),
    planFigures(access, request.plans),
    nftFigures(access, request),
  ]);
  return figures.flat();
}

async function planFigures({ pool }: ChainAccess, memos: readonly string[]): Promise<Figure[]> {
  if (memos.length === 0) return [];
  const plans = await orMissingTable(readStakePlans(pool), []);
  return memos.map((memo) => planFigure(memo, plans));
}

/** The trades, and the NFTs that they exchange, besides those that the bytes name. */
async function nftFigures(
  { pool }: ChainAccess,
  { nfts, trades }: SigningFiguresRequest,
): Promise<Figure[]> {
  const orNone = <T>(read: Promise<T | null>) => orMissingTable(read, null);
  const traded = await Promise.all(
    trades.map(async (named) => tradeFigure(named, await orNone(readNftTrade(pool, named)))),
  );
  const inTrades = traded.flatMap(({ trade }) => uniqueNfts(trade?.sides ?? []));
  const shown = inTrades.slice(0, limits.comparedFigures);
  const identities = await Promise.all(
    [...nfts, ...shown].map(async (nft) =>
      nftFigure(nft, await orNone(readNftIdentity(pool, nft))),
    ),
  );
  const isTruncated = shown.length < inTrades.length;
  return [
    ...(isTruncated ? traded.map((one) => ({ ...one, isTruncated })) : traded),
    ...identities,
  ];
}
