import { isName } from '#src/chain/core/name.ts';
import type { ShownCollection } from '#src/chain/client/nft/nft-collection.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { CollectionFacts } from '#src/components/nft/collection-facts.tsx';
import { SchemaTable } from '#src/components/nft/schema-table.tsx';
import { TemplateGrid } from '#src/components/nft/template-grid.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { collectionStore, countsStore, templatesStore } from '#src/stores/nft/nft-groups.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { GroupFrame, GroupIntro } from './group-frame.tsx';
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
  return (
    <GroupFrame
      id={name ?? undefined}
      malformed={malformed}
      state={state}
      onRetry={store?.retry}
      kind={name ?? ''}
      copyLabel={common.copy}
      titleOf={({ title }) => title}
      missing={{
        title: text.noCollection,
        malformed: text.notACollection,
        text: text.noCollectionHint,
      }}
    >
      {(collection) => <Parts key={collection.name} collection={collection} />}
    </GroupFrame>
  );
}

function Parts({ collection }: { collection: ShownCollection }) {
  const text = useNftTexts();
  const format = useFormat();
  const { name, schemas, attributes } = collection;
  const counts = useLoad(countsStore, name).state;
  return (
    <div className="space-y-8">
      <GroupIntro picture={collection.picture} counts={counts}>
        <CollectionFacts
          collection={collection}
          counts={counts.kind === 'ready' ? counts.value : null}
        />
      </GroupIntro>
      <Templates name={name} />
      <LoadWhenNear minHeight={240}>
        <GroupNfts title={text.newest} of={name} />
      </LoadWhenNear>
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
      <InfiniteRowsView
        list={list}
        empty={{ title: text.noTemplates, text: text.noTemplatesHint }}
        loading={<SkeletonRows rows={6} />}
      >
        {(templates) => <TemplateGrid templates={templates} fromAnywhere={fromAnywhere} />}
      </InfiniteRowsView>
    </Section>
  );
}

export const screen: ScreenModule = { Screen: CollectionScreen };

await textsReady();
