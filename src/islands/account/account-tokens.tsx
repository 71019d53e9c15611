import { TokenList } from '#src/components/account/token-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { unlessSaid, type Failure } from '#src/chain/model/load-state.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { tokensStore } from '#src/stores/account.ts';
import { useLoad } from '#src/stores/query.ts';

interface AccountTokensProps {
  name: string | null;
  /** A failure that stands above already. */
  said: Failure | undefined;
}

export function AccountTokens({ name, said }: AccountTokensProps) {
  const { state, store } = useLoad(tokensStore, name);
  const { account: text, screen } = useMessages();
  return (
    <Section title={text.tokens} flush>
      <StateView
        state={unlessSaid(state, said)}
        empty={{ title: text.noTokens }}
        onRetry={store?.retry}
      >
        {({ tokens, complete }) => (
          <>
            {!complete && <p className="text-muted px-4 pt-3">{screen.coreTokenOnly}</p>}
            <TokenList tokens={tokens} />
          </>
        )}
      </StateView>
    </Section>
  );
}
