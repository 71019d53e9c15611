import type { ShownNft } from '#src/chain/client/nft/nft.ts';
import { isNftId, likelyContract } from '#src/chain/model/nft/details.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { NftFacts } from '#src/components/nft/nft-facts.tsx';
import { NftHeader } from '#src/components/nft/nft-header.tsx';
import { NftMedia } from '#src/components/nft/nft-media.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { nftStore } from '#src/stores/nft/nft.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryValue, useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { NftHistory, NftOffers, NftSales } from './nft-lists.tsx';
import { NftTransferLink } from './nft-transfer-link.tsx';
import { OwnerForm } from './owner-form.tsx';

export function NftScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <NftPage />
    </Screen>
  );
}

function NftPage() {
  const id = useRouteParam();
  const owner = useQueryValue('owner');
  const { state, store } = useLoad(nftStore, id === null || owner === null ? id : `${id}/${owner}`);
  const text = useNftTexts();
  const missingText = id !== null && !isNftId(id) ? text.notAnId : text.missingText;
  const nft = state.kind === 'ready' ? state.value : null;
  if (state.kind === 'ready' || state.kind === 'loading')
    return (
      <>
        <NftHeader
          id={id}
          name={nft && nft.name !== nft.id ? nft.name : null}
          loading={!nft}
          burned={Boolean(nft?.burned)}
        >
          {nft && <NftTransferLink nft={nft} />}
        </NftHeader>
        <StateView state={state} loading={<NftParts id={id} nft={null} />} onRetry={store?.retry}>
          {(value) => <NftParts key={id} id={id} nft={value} />}
        </StateView>
      </>
    );
  return (
    <>
      <NftHeader id={id} name={state.kind === 'empty' ? text.missing : null} loading={false} />
      <StateView state={state} empty={{ title: missingText }} onRetry={store?.retry}>
        {() => null}
      </StateView>
      {mayBeInTables(id, state) && <OwnerForm tried={owner} />}
    </>
  );
}

/** Whether a node may have an NFT that no indexer could look for. */
function mayBeInTables(id: string | null, { kind }: LoadState<unknown>): boolean {
  if (id === null || !isNftId(id) || likelyContract(id) !== 'atomicassets') return false;
  return kind === 'failed' || kind === 'unsupported';
}

/** Without the NFT, placeholders in the same places. */
function NftParts({ id, nft }: { id: string | null; nft: ShownNft | null }) {
  const text = useNftTexts();
  const { screen } = useMessages();
  const format = useFormat();
  const fromAnywhere = usePicturesFromAnywhere();
  const contract = nft?.contract ?? likelyContract(id !== null && isNftId(id) ? id : '0');
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-5">
        <div className="md:col-span-2">
          {nft ? (
            <NftMedia nft={nft} fromAnywhere={fromAnywhere} />
          ) : (
            <div aria-hidden className="aspect-square rounded-sm bg-sunken" />
          )}
        </div>
        <div className="min-w-0 md:col-span-3">
          <NftFacts nft={nft} contract={contract} />
          <p className="pt-2 text-xs text-quiet">
            {!nft ? '\u00a0' : nft.source === null ? text.fromTables : screen.source(nft.source)}
          </p>
        </div>
      </div>
      <Section
        title={text.attributes}
        note={nft && nft.attributes.length > 0 && format.number(nft.attributes.length)}
      >
        {!nft ? (
          <SkeletonRows />
        ) : nft.attributes.length === 0 ? (
          <p className="py-4 text-muted">{text.noAttributes}</p>
        ) : (
          <AttributeTable attributes={nft.attributes} />
        )}
      </Section>
      <NftHistory nft={nft} />
      {contract === 'atomicassets' && <NftSales nft={nft} />}
      <NftOffers nft={nft} />
      {nft && (
        <Section title={text.raw}>
          <JsonPanel value={nft.raw} />
        </Section>
      )}
    </div>
  );
}

export const screen: ScreenModule = { Screen: NftScreen };

await textsReady();
