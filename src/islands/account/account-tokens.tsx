import { TokenList } from '#src/components/account/token-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useMessages } from '#src/i18n/react.tsx';
import { tokensStore } from '#src/stores/account.ts';
import { useLoad } from '#src/stores/query.ts';

export function AccountTokens({ name }: { name: string | null }) {
  const { state, store } = useLoad(tokensStore, name);
  const { account: text, screen } = useMessages();
  return (
    <Section title={text.tokens} flush>
      <StateView state={state} empty={{ title: text.noTokens }} onRetry={store?.retry}>
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
