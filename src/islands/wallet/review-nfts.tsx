import { hostOf } from '#src/chain/core/host.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { transferredNfts } from '#src/chain/model/nft/nft.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { nftsStore } from '#src/stores/account/account-nfts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

interface ReviewNftsProps {
  action: ActionView;
  /** What two operators say of them; null while loading. */
  agreement: Agreement | null;
}

/** The NFTs in a transfer; nothing for other actions. */
export function ReviewNfts({ action, agreement }: ReviewNftsProps) {
  const transfer = transferredNfts(action);
  return transfer && <Tokens {...transfer} agreement={agreement} />;
}

type TokensProps = NonNullable<ReturnType<typeof transferredNfts>> &
  Pick<ReviewNftsProps, 'agreement'>;

function Tokens({ contract, from, ids, agreement }: TokensProps) {
  const { state } = useLoad(nftsStore, from);
  const fromAnywhere = usePicturesFromAnywhere();
  const nfts = state.kind === 'ready' ? state.value.nfts : state.kind === 'loading' ? null : [];
  const { atomicAssetsApi, simpleAssetsApi } = chainConfig();
  const isAtomic = contract === 'atomicassets';
  const fromNode = isAtomic && state.kind === 'ready' && state.value.fromTables;
  const indexer = isAtomic ? atomicAssetsApi : simpleAssetsApi;
  const source = fromNode || indexer === null ? null : hostOf(indexer);
  return <NftList {...{ contract, ids, nfts, source, agreement, fromAnywhere }} />;
}
