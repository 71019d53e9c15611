import { isName } from '#src/chain/core/name.ts';
import type { ShownCollection } from '#src/chain/client/nft/nft-collection.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { CollectionFacts } from '#src/components/nft/collection-facts.tsx';
import { GroupHeader } from '#src/components/nft/group-header.tsx';
import { SchemaTable } from '#src/components/nft/schema-table.tsx';
import { TemplateGrid } from '#src/components/nft/template-grid.tsx';
import { useNftPicture } from '#src/components/nft/use-picture.tsx';
import { WhenNear } from '#src/components/ui/rows/when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader, SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { collectionStore, countsStore, templatesStore } from '#src/stores/nft/nft-groups.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { GrowingRows } from '../growing-rows.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { CountsNote } from './counts-note.tsx';
import { GroupNfts } from './group-nfts.tsx';

export function CollectionScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Collection />
    </Screen>
  );
}

function Collection() {
  const name = useRouteParam();
  const text = useNftTexts();
  const { common } = useMessages();
  const malformed = name !== null && !isName(name);
  const { state, store } = useLoad(collectionStore, malformed ? null : name);
  if (malformed)
    return (
      <StateView
        state={{ kind: 'missing' }}
        missing={{ title: text.noCollection, text: text.notACollection }}
      >
        {() => null}
      </StateView>
    );
  return (
    <>
      {name !== null && state.kind !== 'loading' && (
        <GroupHeader
          kind={name}
          title={state.kind === 'ready' ? (state.value?.title ?? null) : null}
          copies={name}
          copyLabel={common.copy}
        />
      )}
      <StateView
        state={state}
        loading={
          <>
            <SkeletonHeader />
            <SkeletonRows rows={10} />
          </>
        }
        empty={{ title: text.noCollection, text: text.noCollectionHint }}
        onRetry={store?.retry}
      >
        {(collection) => collection && <Parts key={collection.name} collection={collection} />}
      </StateView>
    </>
  );
}

function Parts({ collection }: { collection: ShownCollection }) {
  const text = useNftTexts();
  const format = useFormat();
  const { name, schemas, attributes } = collection;
  const counts = useLoad(countsStore, name).state;
  const fromAnywhere = usePicturesFromAnywhere();
  const { picture, load } = useNftPicture(collection.picture, text.noPicture, fromAnywhere);
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-5">
        <div className="relative md:col-span-2">
          {picture}
          {load}
        </div>
        <div className="min-w-0 md:col-span-3">
          <CollectionFacts
            collection={collection}
            counts={counts.kind === 'ready' ? counts.value : null}
          />
          <CountsNote state={counts} />
        </div>
      </div>
      <Templates name={name} />
      <WhenNear minHeight={240}>
        <GroupNfts title={text.newest} of={name} />
      </WhenNear>
      <Section title={text.schemas} note={format.number(schemas.length)}>
        {schemas.length === 0 ? (
          <p className="py-4 text-muted">{text.noSchemas}</p>
        ) : (
          <SchemaTable collection={name} schemas={schemas} />
        )}
      </Section>
      {attributes.length > 0 && (
        <Section title={text.attributes} note={format.number(attributes.length)}>
          <AttributeTable attributes={attributes} />
        </Section>
      )}
    </div>
  );
}

function Templates({ name }: { name: string }) {
  const text = useNftTexts();
  const list = useLoad(templatesStore, name);
  const fromAnywhere = usePicturesFromAnywhere();
  return (
    <Section title={text.templates}>
      <GrowingRows
        list={list}
        empty={{ title: text.noTemplates, text: text.noTemplatesHint }}
        loading={<SkeletonRows rows={6} />}
      >
        {(templates) => <TemplateGrid templates={templates} fromAnywhere={fromAnywhere} />}
      </GrowingRows>
    </Section>
  );
}

export const screen: ScreenModule = { Screen: CollectionScreen };

await textsReady();
