import { nftTransfers } from '#src/chain/actions/nft.ts';
import type { OwnedNfts } from '#src/chain/client/account/account-nfts.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type NftDraft, NftForm, type NftValues } from '#src/components/transfer/nft-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { nftsStore } from '#src/stores/account/account-nfts.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useOwn } from '../wallet/use-own.ts';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTransferForm } from './use-transfer-form.ts';

const BLANK: NftDraft = { to: '', memo: '', ids: '', picked: [] };
const NO_NFTS: OwnedNfts = {
  nfts: [],
  failed: [],
  fromTables: false,
  complete: true,
};
/** The form of several NFTs shows ids, the form of one does not. */
const SHARED = { to: 'to', memo: 'memo', nft: 'picked' } as const;
const parameters = { one: SHARED, many: { ...SHARED, ids: 'ids' } } as const;

/** One NFT to one account. */
export function NftTransfer({ user }: { user: User }) {
  return <Nfts user={user} many={false} />;
}

/** Several NFTs to one account, with one action for each contract. */
export function NftsTransfer({ user }: { user: User }) {
  return <Nfts user={user} many />;
}

function Nfts({ user, many }: { user: User; many: boolean }) {
  const text = useTransferTexts();
  const { state, store } = useOwn(nftsStore, user.actor, NO_NFTS);
  const form = useTransferForm(user);
  const fromAnywhere = usePicturesFromAnywhere();
  const name = many ? 'transfer-nfts' : 'transfer-nft';
  const wallet = useWalletForm(name, BLANK, many ? parameters.many : parameters.one);
  const actionsOf = ({ to, memo, assets }: NftValues) =>
    nftTransfers({ from: user.actor, to, memo, assets }, user.permission);
  const mayBeSent = async ({ to }: NftValues) => (await lookUpAccount(to)) !== 'missing';
  const { actions, fields } = useFormFrame(wallet, actionsOf, mayBeSent);
  return (
    <StateView state={state} empty={{ title: text.noNfts }} onRetry={store?.retry}>
      {({ nfts, failed }) => (
        <>
          {failed.length > 0 && (
            <p className="mb-3 text-warning">{text.incomplete(failed.join(', '))}</p>
          )}
          <NftForm
            key={wallet.key}
            {...form}
            {...fields}
            nfts={nfts}
            many={many}
            fromAnywhere={fromAnywhere}
            aside={<PreviewAside user={user} actions={actions} />}
          />
        </>
      )}
    </StateView>
  );
}
