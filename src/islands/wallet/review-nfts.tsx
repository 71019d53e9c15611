import type { ActionView } from '#src/chain/model/action/action.ts';
import { transferredNfts } from '#src/chain/model/nft/nft.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { nftsStore } from '#src/stores/account/account-nfts.ts';
import { useLoad } from '#src/stores/query.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

/** The NFTs in a transfer; nothing for other actions. */
export function ReviewNfts({ action }: { action: ActionView }) {
  const transfer = transferredNfts(action);
  return transfer && <Tokens {...transfer} />;
}

function Tokens({ contract, from, ids }: NonNullable<ReturnType<typeof transferredNfts>>) {
  const { state } = useLoad(nftsStore, from);
  const fromAnywhere = usePicturesFromAnywhere();
  const nfts = state.kind === 'ready' ? state.value.nfts : state.kind === 'loading' ? null : [];
  return <NftList contract={contract} ids={ids} nfts={nfts} fromAnywhere={fromAnywhere} />;
}
