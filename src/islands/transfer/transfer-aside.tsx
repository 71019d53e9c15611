import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { TokenBalances } from '#src/components/transfer/token-balances.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/query.ts';
import type { Tokens } from './use-tokens.ts';

interface TransferAsideProps extends Pick<Tokens, 'tokens' | 'token' | 'balance' | 'choose'> {
  actor: string;
}

/** The sender's balances and resources. */
export function TransferAside({ actor, choose, ...tokens }: TransferAsideProps) {
  const text = useTransferTexts();
  const { state, store } = useLoad(accountStore, actor);
  return (
    <>
      <AsidePart title={text.tokens}>
        <TokenBalances {...tokens} onToken={choose} />
      </AsidePart>
      <AsidePart title={text.resources}>
        <StateView state={state} onRetry={store?.retry}>
          {(account) => (
            <div className="-m-4">
              <ResourceBars account={account} />
            </div>
          )}
        </StateView>
      </AsidePart>
    </>
  );
}
