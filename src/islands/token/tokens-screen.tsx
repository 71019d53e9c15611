import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import {
  capOf,
  type ListedToken,
  tokenListOrders,
  viewTokenList,
} from '#src/chain/model/token/listed-token.ts';
import { tokenIdText } from '#src/chain/model/token/token-id.ts';
import { TokenListTable } from '#src/components/token/token-list-table.tsx';
import { TokenLookUp } from '#src/components/token/token-look-up.tsx';
import { tokenPath } from '#src/components/token/token-name.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig, ownTokens } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { holderCountStore, supplyStore, tokenListStore } from '#src/stores/token/tokens.ts';
import { useUrl } from '#src/stores/url.ts';
import { goTo } from '#src/stores/change-url.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';

const Airgrabs = lazyPart(async () => (await import('../airgrab/airgrabs.tsx')).Airgrabs);

export function TokensScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Tabs />
    </Screen>
  );
}

const tabs = ['tokens', 'airgrabs'] as const;

function Tabs() {
  const text = useTokenTexts();
  const locale = useLocale();
  const [tab] = useQueryChoice('tab', tabs, 'tokens');
  return (
    <>
      <h1 className="title">{text.tokens}</h1>
      <TabLinks
        label={text.tokens}
        tabs={tabs.map((key) => ({
          key,
          label: text[key],
          href: localizePath(key === 'tokens' ? '/tokens' : `/tokens?tab=${key}`, locale),
        }))}
        current={tab}
      />
      {tab === 'tokens' ? (
        <Tokens />
      ) : (
        <Suspense fallback={<SkeletonForm />}>
          <Airgrabs />
        </Suspense>
      )}
    </>
  );
}

function Tokens() {
  const text = useTokenTexts();
  const format = useFormat();
  const locale = useLocale();
  const url = useUrl();
  const { currency } = useStore($settings, { ssr: 'initial' });
  const load = useLoad(tokenListStore, url && currency);
  const find = url?.searchParams.get('find') ?? '';
  const [order, setOrder] = useQueryChoice('sort', tokenListOrders, 'cap');
  const list = load.state.kind === 'ready' ? load.state.value.tokens : null;
  const shown = useMemo(
    () => (list ? viewTokenList(list, { text: find, order }) : []),
    [list, find, order],
  );
  return (
    <>
      <p className="max-w-prose text-muted">{text.hint}</p>
      <Section
        title={text.tokens}
        note={list && format.number(list.length)}
        actions={list && <ExportCsv rows={shown} {...tokensFile(chainConfig().key)} />}
      >
        <div className="grid grid-cols-1 gap-3 pb-3 sm:grid-cols-[2fr_1fr] tablet:grid-cols-[2fr_1fr_2fr]">
          <SearchField parameter="find" label={text.find} maxLength={40} />
          <SelectField
            label={text.order}
            value={order}
            options={tokenListOrders.map((key) => ({ key, label: text.orders[key] }))}
            onSelect={setOrder}
          />
          <TokenLookUp onOpen={(token) => goTo(localizePath(tokenPath(token), locale))} />
        </div>
        <StateView {...load}>
          {({ tokens, failed, sources }) => (
            <>
              {failed.map((service) => (
                <p key={service} role="status" className="pb-2 text-warning">
                  {text.serviceFailed(URL.parse(service)?.host ?? service)}
                </p>
              ))}
              {sources.length + failed.length === 0 && (
                <p className="pb-2 text-muted">{text.noPrices}</p>
              )}
              {shown.length === 0 ? (
                <p className="py-4 text-muted">{text.noMatch(find)}</p>
              ) : (
                <TokenListTable
                  tokens={shown}
                  currency={currency}
                  priced={tokens.some(({ market }) => market !== null)}
                  own={ownTokens()}
                  supply={(token, draw) => <WithSupply token={tokenIdText(token)} draw={draw} />}
                  holders={
                    hasHolders() ? (token) => <HolderCount token={tokenIdText(token)} /> : undefined
                  }
                />
              )}
            </>
          )}
        </StateView>
      </Section>
    </>
  );
}

/** Whether a service of the chain counts holders. */
function hasHolders(): boolean {
  const { lightApi, backendUrl } = chainConfig();
  return lightApi !== null || backendUrl !== null;
}

/** What follows from the supply of a token far down the list. */
function WithSupply({ token, draw }: { token: string; draw: (supply: Asset) => ReactNode }) {
  const { state } = useLoad(supplyStore, token);
  return state.kind === 'ready' && state.value ? draw(state.value) : '–';
}

/** The number of holders, requested for rows near the viewport. */
function HolderCount({ token }: { token: string }) {
  const format = useFormat();
  const { state } = useLoad(holderCountStore, token);
  return state.kind === 'ready' ? format.number(state.value) : '–';
}

const tokensFile = (chain: string): CsvFile<ListedToken> => ({
  name: `${chain}-tokens`,
  columns: {
    symbol: ({ code }) => code,
    contract: ({ contract }) => contract,
    name: ({ name }) => name,
    supply: ({ supply }) => supply,
    price: ({ market }) => market?.price,
    change_24h: ({ market }) => market?.change,
    volume: ({ market }) => market?.volume,
    cap: capOf,
  },
});

export const screen: ScreenModule = { Screen: TokensScreen };

await textsReady();
