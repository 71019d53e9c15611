import { groupOf, type ShownTemplate } from '#src/chain/client/nft/nft-collection.ts';
import { AttributeTable } from '#src/components/nft/attribute-table.tsx';
import { TemplateFacts } from '#src/components/nft/template-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { countsStore, lowestSaleStore, templateStore } from '#src/stores/nft/nft-groups.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { GroupFrame, GroupIntro } from './group-frame.tsx';
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
  return (
    <GroupFrame
      id={id}
      malformed={malformed}
      state={state}
      onRetry={store?.retry}
      kind={text.ofTemplate(id ?? '')}
      copyLabel={text.copyId}
      titleOf={({ name }) => name}
      missing={{
        title: text.missingTemplate,
        malformed: text.missingTemplateHint,
        text: text.missingTemplateHint,
      }}
    >
      {(template) => <Parts key={key} template={template} />}
    </GroupFrame>
  );
}

function Parts({ template }: { template: ShownTemplate }) {
  const text = useNftTexts();
  const format = useFormat();
  const { collection, id, attributes } = template;
  const key = `${collection}/${id}`;
  const counts = useLoad(countsStore, key).state;
  const lowest = useLoad(lowestSaleStore, key).state;
  return (
    <div className="space-y-8">
      <GroupIntro picture={template.picture} counts={counts}>
        <TemplateFacts
          template={template}
          counts={counts.kind === 'ready' ? counts.value : null}
          lowest={lowest.kind === 'ready' ? lowest.value : undefined}
        />
      </GroupIntro>
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
      <GroupNfts title={text.shared.nfts} of={key} />
    </div>
  );
}

export const screen: ScreenModule = { Screen: TemplateScreen };

await textsReady();
