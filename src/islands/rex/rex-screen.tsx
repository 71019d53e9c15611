import { Suspense } from 'react';
import { rexForms, type RexForm } from '#src/chain/model/rex/rex-form.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { rexMaturityStore } from '#src/stores/rex/rex.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { RexOverview } from './rex-overview.tsx';

const WalletPage = lazyPart(async () => (await import('../wallet/wallet-page.tsx')).WalletPage);

/** Forms and their checks are loaded for users who can sign. */
const Form = lazyPart(async () => (await import('./rex-form-part.tsx')).RexFormPart);

const forms = Object.keys(rexForms) as RexForm[];

/** The resource exchange: its state, and the forms to lend and rent. */
export function RexScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Rex />
    </Screen>
  );
}

function Rex() {
  const text = useRexTexts();
  const locale = useLocale();
  const url = useUrl();
  const { state } = useLoad(rexMaturityStore, url && '');
  const isStaking = state.kind === 'ready' && state.value.buysToSavings;
  const title = isStaking ? text.staking : text.title;
  const asked = url?.searchParams.get('tab');
  const form = forms.find((one) => one === asked);
  const pathOf = (key: RexForm | 'overview') => (key === 'overview' ? '/rex' : `/rex?tab=${key}`);
  const tabs = (['overview', ...forms] as const).map((key) => ({
    path: pathOf(key),
    label: text.tabs[key],
  }));
  if (form)
    return (
      <Suspense fallback={<h1 className="title">{title}</h1>}>
        <WalletPage title={title} tabs={tabs} current={pathOf(form)}>
          {(user) => (
            <IfChainSupports fact="rex">
              <Form key={form} form={form} user={user} />
            </IfChainSupports>
          )}
        </WalletPage>
      </Suspense>
    );
  return (
    <>
      <h1 className="title">{title}</h1>
      <TabLinks
        label={title}
        tabs={tabs.map(({ path, label }) => ({
          key: path,
          label,
          href: localizePath(path, locale),
        }))}
        current={pathOf('overview')}
      />
      <IfChainSupports fact="rex">
        <RexOverview />
      </IfChainSupports>
    </>
  );
}

export const screen: ScreenModule = { Screen: RexScreen };

await textsReady();
