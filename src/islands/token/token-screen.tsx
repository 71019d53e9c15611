import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { TokenFacts } from '#src/chain/model/token/token-facts.ts';
import { readTokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { MissingPage } from '#src/components/missing/missing-page.tsx';
import { PairTable } from '#src/components/token/pair-table.tsx';
import { TokenFactList, TokenHeader } from '#src/components/token/token-header.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig, ownTokens } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { tokenFactsStore } from '#src/stores/token/tokens.ts';
import { useQueryTabs } from '#src/stores/query-choice.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { useVisitor } from '../use-visitor.ts';
import { RankedPart } from './ranked-part.tsx';

const TokenTransfers = lazyPart(async () => (await import('./token-transfers.tsx')).TokenTransfers);
const EmbedButton = lazyPart(
  async () => (await import('../embed/embed-button.tsx')).EmbedButton,
  Nothing,
);
const PricePart = lazyPart(async () => (await import('./price-part.tsx')).PricePart);

const tabs = ['holders', 'transfers', 'markets'] as const;

export function TokenScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Token />
    </Screen>
  );
}

function Token() {
  const typed = useRouteParam();
  const text = useTokenTexts();
  const { currency } = useStore($settings, { ssr: 'initial' });
  const visitor = useVisitor();
  const id = typed === null ? null : readTokenId(typed);
  const token = id && tokenIdText(id);
  const load = useLoad(tokenFactsStore, token && `${token}/${currency}`);
  if (typed === null)
    return (
      <>
        <SkeletonHeader picture />
        <SkeletonRows rows={20} />
      </>
    );
  if (!id || !token)
    return (
      <MissingPage title={text.notFound}>
        <p dir="ltr" className="text-ink">
          <HostileText text={typed} limit={80} />
        </p>
        <p>{text.notAToken}</p>
        <AllTokens />
      </MissingPage>
    );
  const facts = load.state.kind === 'ready' ? load.state.value : null;
  const isMissing = load.state.kind === 'empty';
  return (
    <>
      <TokenHeader
        {...id}
        own={ownTokens()}
        name={facts?.name ?? null}
        actions={
          visitor &&
          facts && (
            <Suspense>
              <EmbedButton subject={{ kind: 'token', ...id }} />
            </Suspense>
          )
        }
      />
      <StateView
        {...load}
        loading={<SkeletonRows rows={7} />}
        empty={{
          title: text.noToken(id.code, id.contract),
          text: (
            <>
              <p>{text.noTokenHint}</p>
              <AllTokens />
            </>
          ),
        }}
      >
        {(ready) => ready && <TokenFactList facts={ready} currency={currency} />}
      </StateView>
      {!isMissing && <Parts token={token} code={id.code} facts={facts} currency={currency} />}
    </>
  );
}

interface PartsProps {
  token: string;
  code: string;
  facts: TokenFacts | null;
  currency: string;
}

/** Prices, and the tabs below them. */
function Parts({ token, code, facts, currency }: PartsProps) {
  const text = useTokenTexts();
  const links = useQueryTabs('tab', tabs, text.tabs);
  const tab = links.current;
  const hasPrices = chainConfig().backendUrl !== null;
  return (
    <>
      {hasPrices && (
        <Section title={text.priceOf(code)} note={text.inDollars}>
          <Suspense fallback={<div className="h-72" />}>
            <PricePart token={token} code={code} />
          </Suspense>
        </Section>
      )}
      <TabLinks label={text.shared.token} {...links} />
      {tab === 'holders' && (
        <RankedPart
          title={text.largestHolders(code)}
          by={token}
          defaultCount="100"
          total={facts?.supply ?? null}
        />
      )}
      {tab === 'transfers' && (
        <Section title={text.tabs.transfers}>
          <Suspense fallback={<SkeletonRows rows={20} />}>
            <TokenTransfers token={token} />
          </Suspense>
        </Section>
      )}
      {tab === 'markets' && (
        <Section title={text.tabs.markets}>
          {facts && facts.pairs.length > 0 ? (
            <PairTable pairs={facts.pairs} currency={currency} />
          ) : (
            <StateView
              state={facts ? { kind: 'empty' } : { kind: 'loading' }}
              empty={{ title: text.noMarkets, text: text.noMarketsHint }}
            >
              {() => null}
            </StateView>
          )}
        </Section>
      )}
    </>
  );
}

function AllTokens() {
  const text = useTokenTexts();
  const locale = useLocale();
  return (
    <a href={localizePath('/tokens', locale)} className="text-accent hover:underline">
      {text.shared.allTokens}
    </a>
  );
}

export const screen: ScreenModule = { Screen: TokenScreen };

await textsReady();
