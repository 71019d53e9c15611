import { lazy } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { type LoadState, rowsIn, withoutShownFailure } from '#src/chain/model/shared/load-state.ts';
import { accountStub } from '#src/components/account/account-stub.ts';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { WhenNear } from '#src/components/ui/rows/when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { stakesApartStore } from '#src/stores/account/account-changes.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import type { ActionList, ActionListStore } from '#src/stores/history/action-list.ts';
import { useLoad } from '#src/stores/query.ts';
import { AccountActions } from './account-actions.tsx';
import { walletForms } from './wallet-forms.ts';

const AccountHoldings = lazy(async () => ({
  default: (await import('./account-holdings.tsx')).AccountHoldings,
}));

export interface AccountOverviewProps {
  name: string | null;
  state: LoadState<AccountView>;
  actions: { state: LoadState<ActionList>; store: ActionListStore | null };
}

/** An account's balances, resources and latest actions. */
export function AccountOverview({ name, state, actions }: AccountOverviewProps) {
  const text = useAccountTexts();
  const worded = useSentencesReady(rowsIn(actions.state), systemAccount);
  const listed = worded ? actions.state : ({ kind: 'loading' } as const);
  const account = state.kind === 'ready' ? state.value : null;
  const failure = state.kind === 'ready' ? state.failure : undefined;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Section title={text.balances} flush>
          <Balances account={account} />
        </Section>
        <Section title={text.resourcesTitle} flush>
          {account ? (
            <ResourceBars account={account} forms={walletForms()} />
          ) : (
            <Stub>
              <ResourceBars account={accountStub} />
            </Stub>
          )}
        </Section>
      </div>
      <AccountActions
        name={name}
        state={withoutShownFailure(listed, failure)}
        store={actions.store}
      />
      {/* Below a list of unknown length: shown later, so that it does not move. */}
      {listed.kind !== 'loading' && account && (
        <WhenNear minHeight={480}>
          <AccountHoldings account={account} failureShown={failure} />
        </WhenNear>
      )}
    </>
  );
}

/** FIO's balance includes the stake. The liquid part is in another response. */
function Balances({ account }: { account: AccountView | null }) {
  const isFio = account !== null && chainConfig().systemContract === 'fio';
  const { state } = useLoad(stakesApartStore, isFio ? account.name : null);
  if (!account || (isFio && state.kind === 'loading'))
    return (
      <Stub>
        <BalanceSummary account={accountStub} />
      </Stub>
    );
  const divided = !isFio || account.apart !== undefined;
  return <BalanceSummary account={account} staked={!isFio} divided={divided} />;
}
