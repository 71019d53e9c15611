import { AccountHeader } from '#src/components/account/account-header.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { PermissionTree } from '#src/components/account/permission-tree.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import type { AccountView } from '#src/chain/model/account.ts';
import { unlessSaid, type LoadState } from '#src/chain/model/load-state.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useTellerReady } from '#src/i18n/sentences/use-teller.ts';
import { accountActionsStore } from '#src/stores/account-actions.ts';
import { accountStore, creatorStore } from '#src/stores/account.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountTokens } from './account-tokens.tsx';

export function AccountScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Account />
    </Screen>
  );
}

function Account() {
  const name = useRouteParam();
  const { state, store } = useLoad(accountStore, name);
  const made = state.kind === 'ready' && !isOfTheSystem(state.value);
  const creator = useLoad(creatorStore, made ? name : null).state;
  const { screen } = useMessages();
  const shown = state.kind === 'ready' || state.kind === 'loading';
  return (
    <>
      <StateView
        state={state}
        loading={
          <Stub>
            <AccountHeader account={accountStub} />
          </Stub>
        }
        missing={{ title: screen.accountMissing, text: screen.accountMissingHint(name ?? '') }}
        onRetry={store?.retry}
      >
        {(account) => (
          <AccountHeader
            account={account}
            creator={creator.kind === 'ready' ? creator.value.creator : undefined}
          />
        )}
      </StateView>
      {shown && <AccountParts state={state} name={name} />}
    </>
  );
}

/** These came with the chain: no account created them, and indexers have no answer. */
function isOfTheSystem({ name, privileged }: AccountView): boolean {
  return privileged || name.startsWith('eosio.');
}

function AccountParts({ state, name }: { state: LoadState<AccountView>; name: string | null }) {
  const { account: text } = useMessages();
  const actions = useLoad(accountActionsStore, name);
  const worded = useTellerReady();
  const listed = worded ? actions.state : ({ kind: 'loading' } as const);
  const account = state.kind === 'ready' ? state.value : null;
  const said = state.kind === 'ready' ? state.failure : undefined;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Section title={text.balances} flush>
          {account ? (
            <BalanceSummary account={account} />
          ) : (
            <Stub>
              <BalanceSummary account={accountStub} />
            </Stub>
          )}
        </Section>
        <Section title={text.resourcesTitle} flush>
          {account ? (
            <ResourceBars account={account} />
          ) : (
            <Stub>
              <ResourceBars account={accountStub} />
            </Stub>
          )}
        </Section>
      </div>
      <AccountActions name={name} state={unlessSaid(listed, said)} store={actions.store} />
      {/* Below a list of unknown length: it must not move once it is seen. */}
      {listed.kind !== 'loading' && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <AccountTokens name={name} said={said} />
          <Section title={text.permissions} flush>
            {account ? (
              <PermissionTree permissions={account.permissions} />
            ) : (
              <SkeletonRows rows={6} />
            )}
          </Section>
        </div>
      )}
    </>
  );
}
