import { NftGrid } from '#src/components/account/nft-grid.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { nftsStore } from '#src/stores/account/account-nfts.ts';
import { useLoad } from '#src/stores/query.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

export function NftPart({ name }: { name: string }) {
  const { state, store } = useLoad(nftsStore, name);
  const text = useAccountPartsTexts();
  const format = useFormat();
  const fromAnywhere = usePicturesFromAnywhere();
  const count = state.kind === 'ready' ? state.value.nfts.length : 0;
  return (
    <Section title={text.nfts} note={count > 0 ? format.number(count) : undefined} flush>
      <StateView state={state} empty={{ title: text.noNfts }} onRetry={store?.retry}>
        {({ nfts, failed }) => (
          <>
            {failed.length > 0 && (
              <p className="px-4 pt-3 text-warning">{text.nftsIncomplete(failed.join(', '))}</p>
            )}
            <NftGrid nfts={nfts} fromAnywhere={fromAnywhere} />
          </>
        )}
      </StateView>
    </Section>
  );
}
