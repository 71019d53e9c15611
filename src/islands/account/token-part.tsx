import { memo, Suspense, useMemo } from 'react';
import { TokenTable } from '#src/components/account/token-table.tsx';
import { TotalWorth } from '#src/components/account/worth.tsx';
import { PriceMark } from '#src/components/price/price-mark.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { TokenBalance } from '#src/chain/model/account/account.ts';
import { type Failure, withoutShownFailure } from '#src/chain/model/shared/load-state.ts';
import { tokenOrders, type TokenView, viewTokens } from '#src/chain/model/token/token-view.ts';
import { totalWorth } from '#src/chain/model/token/token-worth.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { ownTokens } from '#src/stores/chain/chain.ts';
import { usePrices } from '#src/stores/chain/prices.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useUser } from '../wallet/use-wallet.ts';

/** Most accounts have few tokens. */
const TokenTools = lazyPart(
  async () => (await import('#src/components/account/token-tools.tsx')).TokenTools,
);

/** Not rendered again with the fields above it. */
const Table = memo(TokenTable);

/** Search and sort controls appear from this number on. */
const MIN_TOKENS_FOR_TOOLS = 6;

/** Which tokens the list may lack. */
function Missing({ complete, truncated }: { complete: boolean; truncated: boolean | undefined }) {
  const text = useAccountPartsTexts();
  const missing = !complete ? text.coreTokenOnly : truncated ? text.tokensCut : null;
  return missing && <p className="pt-3 text-muted">{missing}</p>;
}

export function TokenPart({
  name,
  failureShown,
}: {
  name: string;
  failureShown: Failure | undefined;
}) {
  const { state, store } = useLoad(tokensStore, name);
  const text = useAccountTexts();
  const prices = usePrices();
  const isOwn = useUser()?.actor === name;
  const tokens = state.kind === 'ready' ? state.value.tokens : [];
  const worth = totalWorth(tokens, prices);
  const note =
    worth !== null && prices !== null ? (
      <>
        <TotalWorth of="list" value={worth} currency={prices.currency} />
        <PriceMark basis={prices.basis} />
      </>
    ) : (
      tokens.length || undefined
    );
  return (
    <Section title={text.tokens} note={note}>
      <StateView
        state={withoutShownFailure(state, failureShown)}
        empty={{ title: text.noTokens }}
        onRetry={store?.retry}
      >
        {({ tokens: all, complete, truncated }) => (
          <>
            <Missing complete={complete} truncated={truncated} />
            <Tokens tokens={all} isOwn={isOwn} />
          </>
        )}
      </StateView>
    </Section>
  );
}

function tokenView(url: URL | null): TokenView {
  const query = url?.searchParams;
  return {
    text: query?.get('token') ?? '',
    order: tokenOrders.find((order) => order === query?.get('by')) ?? 'usual',
    hideSmall: query?.get('small') === 'hidden',
  };
}

interface TokensProps {
  tokens: readonly TokenBalance[];
  /** Of the user, who can send them. */
  isOwn: boolean;
}

function Tokens({ tokens, isOwn }: TokensProps) {
  const prices = usePrices();
  const view = tokenView(useUrl());
  const text = useAccountPartsTexts();
  const { text: typed, order, hideSmall } = view;
  const own = useMemo(() => ownTokens(), []);
  const filter = useMemo(
    () => viewTokens(tokens, { text: typed, order, hideSmall }, prices),
    [tokens, typed, order, hideSmall, prices],
  );
  const change = (changed: Partial<TokenView>) => {
    const next = { ...view, ...changed };
    setQuery({
      token: next.text === '' ? null : next.text,
      by: next.order === 'usual' ? null : next.order,
      small: next.hideSmall ? 'hidden' : null,
    });
  };
  return (
    <>
      {tokens.length >= MIN_TOKENS_FOR_TOOLS && (
        <Suspense fallback={<div className="h-32" />}>
          <TokenTools view={view} priced={prices !== null} onChange={change} />
        </Suspense>
      )}
      {filter.length === 0 ? (
        <p className="py-4 text-muted">{text.noMatchingToken}</p>
      ) : (
        <Table tokens={filter} prices={prices} chainTokens={own} isOwn={isOwn} />
      )}
    </>
  );
}
