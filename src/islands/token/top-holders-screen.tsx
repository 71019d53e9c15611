import { useStore } from '@nanostores/react';
import { type TokenId, readTokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { TokenLookUp } from '#src/components/token/token-look-up.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { coreToken } from '#src/stores/chain/core-token.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { tokenFactsStore } from '#src/stores/token/tokens.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { RankedPart } from './ranked-part.tsx';

type Kind = 'token' | 'stake' | 'ram';

export function TopHoldersScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <TopHolders coreCode={chain.coreSymbol.code} />
    </Screen>
  );
}

function TopHolders({ coreCode }: { coreCode: string }) {
  const text = useTokenTexts();
  const url = useUrl();
  const kinds = kindsHere(url);
  const [kind, setKind] = useQueryChoice('by', kinds, 'token');
  const token = tokenOf(url);
  const title = {
    token: text.largestHolders(token?.code ?? coreCode),
    stake: text.largestStakes,
    ram: text.largestRam,
  };
  return (
    <>
      <h1 className="title">{text.topTitle}</h1>
      <p className="max-w-prose text-muted">{text.topHint}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <Toggle
          label={text.by}
          options={kinds.map((key) => ({ key, label: text.kinds[key] }))}
          current={kind}
          onSelect={(key) => setKind(key, { account: null })}
        />
        {kind === 'token' && (
          <div className="w-full sm:max-w-form">
            <TokenLookUp onOpen={(id) => setQuery({ token: tokenIdText(id), account: null })} />
          </div>
        )}
      </div>
      {kind === 'token' && token ? (
        <OfToken key={tokenIdText(token)} token={token} title={title.token} />
      ) : (
        <RankedPart
          key={kind}
          title={title[kind]}
          by={url && kind}
          defaultCount="500"
          total={null}
        />
      )}
    </>
  );
}

function OfToken({ token, title }: { token: TokenId; title: string }) {
  const { currency } = useStore($settings, { ssr: 'initial' });
  const { state } = useLoad(tokenFactsStore, `${tokenIdText(token)}/${currency}`);
  const total = state.kind === 'ready' ? (state.value?.supply ?? null) : null;
  return <RankedPart title={title} by={tokenIdText(token)} defaultCount="500" total={total} />;
}

/** Chains without a market have no ranking of RAM, those without stake none of stake. */
function kindsHere(url: URL | null): Kind[] {
  if (!url) return ['token'];
  const { features } = chainConfig();
  return [
    'token' as const,
    ...(features.includes('resource-staking') ? (['stake'] as const) : []),
    ...(features.includes('ram-market') ? (['ram'] as const) : []),
  ];
}

/** The token in the address, or the core token. Null while prerendering. */
function tokenOf(url: URL | null): TokenId | null {
  return url && (readTokenId(url.searchParams.get('token') ?? '') ?? coreToken());
}

export const screen: ScreenModule = { Screen: TopHoldersScreen };

await textsReady();
