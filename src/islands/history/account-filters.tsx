import { lazy, Suspense, useMemo, useState } from 'react';
import { HistoryFilters } from '#src/components/history/history-filters.tsx';
import { chainNow } from '#src/chain/core/clock.ts';
import type { ActionFilters, TokenFilter } from '#src/chain/model/action/action-filters.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';

const SpamSendersPart = lazy(async () => ({
  default: (await import('./spam-senders-part.tsx')).SpamSendersPart,
}));

interface AccountFiltersProps {
  name: string;
  filters: ActionFilters;
  active: number;
  /** Number of senders that the visitor marked as spam. */
  spamSenders: number;
  onChange: (filters: ActionFilters) => void;
}

/** The filters. The account's own tokens are loaded for the token filter. */
export function AccountFilters({ name, ...props }: AccountFiltersProps) {
  const [wanted, setWanted] = useState(false);
  const [now] = useState(chainNow);
  const { state } = useLoad(tokensStore, wanted ? name : null);
  const held = state.kind === 'ready' ? state.value.tokens : null;
  const tokens = useMemo(() => {
    const { accounts, coreSymbol } = chainConfig();
    const core: TokenFilter = { contract: accounts.token, symbol: coreSymbol.code };
    const others = (held ?? [])
      .map(({ contract, amount }) => ({ contract, symbol: amount.symbol.code }))
      .filter(({ contract, symbol }) => contract !== core.contract || symbol !== core.symbol);
    return [core, ...others];
  }, [held]);
  return (
    <HistoryFilters
      {...props}
      tokens={tokens}
      now={now}
      onWantTokens={() => setWanted(true)}
      spamSendersPart={
        <Suspense>
          <SpamSendersPart />
        </Suspense>
      }
    />
  );
}
