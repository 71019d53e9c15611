import type { NftIdentity } from '#src/chain/model/nft/nft.ts';
import type { NftOffer } from '#src/chain/model/nft/offer.ts';
import type { OutgoingNft } from '#src/chain/model/nft/trade.ts';
import * as limits from '#src/chain/core/limits.ts';
import { MOST_NAMED } from '#src/components/nft/offer-table.tsx';
import { useLoad } from '#src/stores/load-store.ts';
import { offeredNftsStore } from '#src/stores/nft/nft.ts';

const none: ReadonlyMap<string, NftIdentity> = new Map();

/** What the shown NFTs of offers are whose source has only their ids; none of them while loading. */
export function useOfferedNfts(offers: readonly NftOffer[]): ReadonlyMap<string, NftIdentity> {
  const wanted = offers.flatMap(wantedOf).slice(0, limits.offeredNfts);
  const { state } = useLoad(offeredNftsStore, wanted.length === 0 ? null : JSON.stringify(wanted));
  return state.kind === 'ready' ? state.value : none;
}

function wantedOf({ contract, sender, recipient, gives, gets }: NftOffer): readonly OutgoingNft[] {
  const sides = [
    { owner: sender, nfts: gives },
    { owner: recipient, nfts: gets },
  ];
  return sides.flatMap(({ owner, nfts }) =>
    nfts
      .slice(0, MOST_NAMED)
      .filter(({ identity }) => identity === null)
      .map(({ id }) => ({ contract, owner, id })),
  );
}
