import { groupOf, type ShownTemplate } from '#src/chain/client/nft/nft-collection.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { GroupHeader } from '#src/components/nft/group-header.tsx';
import { TemplateFacts } from '#src/components/nft/template-facts.tsx';
import { useNftPicture } from '#src/components/nft/use-picture.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader, SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { countsStore, lowestSaleStore, templateStore } from '#src/stores/nft/nft-groups.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { CountsNote } from './counts-note.tsx';
import { GroupNfts } from './group-nfts.tsx';

export function TemplateScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Template />
    </Screen>
  );
}

function Template() {
  const key = useRouteParam();
  const text = useNftTexts();
  const id = key === null ? undefined : groupOf(key)?.template;
  const malformed = key !== null && id === undefined;
  const { state, store } = useLoad(templateStore, malformed ? null : key);
  if (malformed)
    return (
      <StateView
        state={{ kind: 'missing' }}
        missing={{ title: text.missingTemplate, text: text.missingTemplateHint }}
      >
        {() => null}
      </StateView>
    );
  return (
    <>
      {id !== undefined && state.kind !== 'loading' && (
        <GroupHeader
          kind={text.ofTemplate(id)}
          title={state.kind === 'ready' ? (state.value?.name ?? null) : null}
          copies={id}
          copyLabel={text.copyId}
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
        empty={{ title: text.missingTemplate, text: text.missingTemplateHint }}
        onRetry={store?.retry}
      >
        {(template) => template && <Parts key={key} template={template} />}
      </StateView>
    </>
  );
}

function Parts({ template }: { template: ShownTemplate }) {
  const text = useNftTexts();
  const format = useFormat();
  const { collection, id, attributes } = template;
  const key = `${collection}/${id}`;
  const counts = useLoad(countsStore, key).state;
  const lowest = useLoad(lowestSaleStore, key).state;
  const fromAnywhere = usePicturesFromAnywhere();
  const { picture, load } = useNftPicture(template.picture, text.noPicture, fromAnywhere);
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-5">
        <div className="relative md:col-span-2">
          {picture}
          {load}
        </div>
        <div className="min-w-0 md:col-span-3">
          <TemplateFacts
            template={template}
            counts={counts.kind === 'ready' ? counts.value : null}
            lowest={lowest.kind === 'ready' ? lowest.value : undefined}
          />
          <CountsNote state={counts} />
        </div>
      </div>
      <Section
        title={text.attributes}
        note={attributes.length > 0 ? format.number(attributes.length) : undefined}
      >
        {attributes.length === 0 ? (
          <p className="py-4 text-muted">{text.noAttributes}</p>
        ) : (
          <AttributeTable attributes={attributes} />
        )}
      </Section>
      <GroupNfts title={text.nfts} of={key} />
    </div>
  );
}

export const screen: ScreenModule = { Screen: TemplateScreen };

await textsReady();
