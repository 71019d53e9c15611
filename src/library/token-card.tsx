import { ownTokensOf } from '../chain/config/own-tokens.ts';
import { tokenFacts } from '../chain/client/token/token-facts.ts';
import { WithSource } from '../components/embed/with-source.tsx';
import { TokenFactList, TokenHeader } from '../components/token/token-header.tsx';
import { SkeletonHeader } from '../components/ui/skeleton-header.tsx';
import { rootProps } from '../components/ui/root-props.ts';
import { useTokenTexts } from '../i18n/areas/token/texts.ts';
import type { CardProps } from './account-card.tsx';
import { LoadStateView } from './load-state-view.tsx';
import { readNow } from './read-now.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

interface TokenCardProps extends CardProps {
  contract: string;
  /** Its symbol's code: `EOS`. */
  code: string;
  /** Of prices: `EUR`. US dollars without it. */
  currency?: string;
}

/** A token's supply, holders and issuer, and its price where a source of the chain has one. */
export function TokenCard(props: TokenCardProps) {
  const { client, contract, code, currency = 'USD', sourced = false, ...native } = props;
  const text = useTokenTexts();
  const own = ownTokensOf(client.config);
  const { state, retry } = useLoaded(loadKey(client, contract, code, currency), (signal) =>
    readNow(client, tokenFacts(client, { contract, code }, currency, { signal })),
  );
  const isMissing = state.kind === 'ready' && state.value.value === null;
  return (
    <LoadStateView
      state={isMissing ? { kind: 'missing' } : state}
      loading={<SkeletonHeader picture />}
      missing={{ title: text.noToken(code, contract), text: text.noTokenHint }}
      heading={`${contract}:${code}`}
      onRetry={retry}
      {...rootProps('token-card', null, native)}
    >
      {({ value, node, ...read }) => {
        if (value === null) return null;
        const card = (
          <div className="space-y-6">
            <TokenHeader {...{ contract, code, own }} name={value.name} />
            <TokenFactList facts={value} currency={currency} contractLinks={false} />
          </div>
        );
        if (!sourced) return card;
        return (
          <WithSource source={node} {...read}>
            {card}
          </WithSource>
        );
      }}
    </LoadStateView>
  );
}
