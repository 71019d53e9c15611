import { namesIn, nftSorts, nftViewOf, viewNfts } from '#src/chain/model/nft/filter.ts';
import { NftGrid } from '#src/components/nft/nft-grid.tsx';
import { cutName } from '#src/components/nft/use-picture.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { OwnedNfts } from '#src/chain/client/account/account-nfts.ts';
import { useAccountNftsTexts } from '#src/i18n/areas/account/nfts/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { nftsStore } from '#src/stores/account/account-nfts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';

const AccountNftOffers = lazyPart(
  async () => (await import('./account-nft-offers.tsx')).AccountNftOffers,
);

/** An account's NFTs, filtered and sorted as the address says, and its open offers. */
export function AccountNfts({ name }: { name: string }) {
  const load = useLoad(nftsStore, name);
  const text = useAccountNftsTexts();
  const format = useFormat();
  const countNote = ({ nfts, complete }: OwnedNfts) => {
    if (nfts.length === 0) return undefined;
    const count = format.number(nfts.length);
    return complete ? count : text.atLeast(count);
  };
  const { kind } = load.state;
  return (
    <>
      <Section
        title={text.shared.nfts}
        note={load.state.kind === 'ready' ? countNote(load.state.value) : undefined}
      >
        <StateView {...load} empty={{ title: text.noNfts }}>
          {(owned) => <Gallery owned={owned} />}
        </StateView>
      </Section>
      {kind !== 'loading' && kind !== 'unsupported' && (
        <LoadWhenNear minHeight={240}>
          <AccountNftOffers name={name} />
        </LoadWhenNear>
      )}
    </>
  );
}

function Gallery({ owned }: { owned: OwnedNfts }) {
  const text = useAccountNftsTexts();
  const format = useFormat();
  const fromAnywhere = usePicturesFromAnywhere();
  const view = nftViewOf(useUrl()?.searchParams ?? null);
  const { nfts, failed, fromTables, complete } = owned;
  const ofCollection = viewNfts(nfts, { ...view, schema: '' });
  const shown = viewNfts(nfts, view);
  const missing = fromTables ? failed.filter((one) => one !== 'atomicassets') : failed;
  return (
    <>
      {missing.length > 0 && (
        <p className="pt-3 text-warning">{text.incomplete(missing.join(', '))}</p>
      )}
      {fromTables && (
        <p className="pt-3 text-muted">{complete ? text.fromTables : text.partFromTables}</p>
      )}
      {!fromTables && !complete && (
        <p className="pt-3 text-warning">{text.part(format.number(nfts.length))}</p>
      )}
      <div className="grid gap-4 py-3 sm:grid-cols-3">
        <NameFilter
          label={text.collection}
          names={namesIn(nfts, ({ collection }) => collection)}
          current={view.collection}
          onSelect={(collection) => setQuery({ collection, schema: null })}
        />
        <NameFilter
          label={text.schema}
          names={namesIn(ofCollection, ({ schema }) => schema)}
          current={view.schema}
          onSelect={(schema) => setQuery({ schema })}
        />
        <SelectField
          label={text.shared.sortBy}
          options={nftSorts.map((key) => ({ key, label: text.sorts[key] }))}
          value={view.sort}
          onSelect={(sort) => setQuery({ sort: sort === 'newest' ? null : sort })}
        />
      </div>
      {shown.length === 0 ? (
        <p className="py-4 text-muted">{text.none}</p>
      ) : (
        <NftGrid
          key={`${view.collection}/${view.schema}/${view.sort}`}
          nfts={shown}
          fromAnywhere={fromAnywhere}
        />
      )}
    </>
  );
}

interface NameFilterProps {
  label: string;
  names: readonly { readonly name: string; readonly count: number }[];
  current: string;
  onSelect: (name: string | null) => void;
}

function NameFilter({ label, names, current, onSelect }: NameFilterProps) {
  const { all } = useAccountNftsTexts();
  const format = useFormat();
  // A link can name what the account does not have.
  const strange = current !== '' && !names.some(({ name }) => name === current);
  const shown = strange ? [...names, { name: current, count: 0 }] : names;
  return (
    <SelectField
      label={label}
      options={[
        { key: '', label: all },
        ...shown.map(({ name, count }) => ({
          key: name,
          label: `${cutName(name)} (${format.number(count)})`,
        })),
      ]}
      value={current}
      onSelect={(name) => onSelect(name === '' ? null : name)}
    />
  );
}

await textsReady();
