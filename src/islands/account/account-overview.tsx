import { Suspense } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { type LoadState, rowsIn, withoutShownFailure } from '#src/chain/model/shared/load-state.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { systemAccount } from '#src/stores/chain/chain.ts';
import type { ActionList, ActionListStore } from '#src/stores/history/action-list.ts';
import { AccountActions } from './account-actions.tsx';
import { useVisitor } from '../use-visitor.ts';

const AccountRail = lazyPart(async () => (await import('./account-rail.tsx')).AccountRail);
const AccountHoldings = lazyPart(
  async () => (await import('./account-holdings.tsx')).AccountHoldings,
);

export interface AccountOverviewProps {
  name: string | null;
  state: LoadState<AccountView>;
  actions: { state: LoadState<ActionList>; store: ActionListStore | null };
}

/** An account's latest actions, and what it holds beside them. */
export function AccountOverview({ name, state, actions }: AccountOverviewProps) {
  const worded = useSentencesReady(rowsIn(actions.state), systemAccount);
  const visitor = useVisitor();
  const listed = worded ? actions.state : ({ kind: 'loading' } as const);
  const account = state.kind === 'ready' ? state.value : null;
  const failure = state.kind === 'ready' ? state.failure : undefined;
  return (
    <div className="grid gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
      <AccountActions
        name={name}
        state={withoutShownFailure(listed, failure)}
        store={actions.store}
      />
      <div className="min-w-0 tablet:col-start-2 tablet:row-start-1">
        {/* On phones below a list of unknown length: shown after it, so that it does not move. */}
        {visitor && listed.kind !== 'loading' && account && (
          <Suspense fallback={null}>
            <AccountRail account={account} failureShown={failure} />
          </Suspense>
        )}
      </div>
      <div className="min-w-0 tablet:col-span-2">
        {listed.kind !== 'loading' && account && (
          <LoadWhenNear>
            <AccountHoldings account={account} />
          </LoadWhenNear>
        )}
      </div>
    </div>
  );
}
