import { lazy, Suspense } from 'react';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { clockNow } from '#src/components/ui/clock.ts';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import type { AccountView } from '#src/chain/model/account.ts';
import type { LoadState } from '#src/chain/model/load-state.ts';
import { withRexWorth } from '#src/chain/model/account-with-rex.ts';
import { withCurrentUse } from '#src/chain/model/stale-use.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { accountStore, creatorStore } from '#src/stores/account.ts';
import { accountRexStore } from '#src/stores/account-rex.ts';
import { accountActionsStore } from '#src/stores/account-actions.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam, useUrl, visitHere } from '#src/stores/url.ts';
import { FavoriteMark } from '../favorites/favorite-mark.tsx';
import { Screen, type ScreenProps } from '../screen.tsx';
import type { ExtraPart } from './account-extra.tsx';
import type { AccountPartProps } from './account-part.ts';
import { AccountOverview, type AccountOverviewProps } from './account-overview.tsx';
import { accountTab, accountTabs, accountTabUrl, type AccountTab } from './account-tab.ts';
import { useVisitor } from './use-visitor.ts';

export function AccountScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Account />
    </Screen>
  );
}

const AccountMissing = lazy(async () => ({
  default: (await import('./account-missing.tsx')).AccountMissing,
}));
const AccountExtra = lazy(async () => ({
  default: (await import('./account-extra.tsx')).AccountExtra,
}));
const Contract = lazy(async () => ({
  default: (await import('../contract/contract.tsx')).Contract,
}));
const AccountResources = lazy(async () => ({
  default: (await import('./account-resources.tsx')).AccountResources,
}));
const AccountVotes = lazy(async () => ({
  default: (await import('./account-votes.tsx')).AccountVotes,
}));
const AccountPermissions = lazy(async () => ({
  default: (await import('./account-permissions.tsx')).AccountPermissions,
}));
const AccountHistory = lazy(async () => ({
  default: (await import('../history/account-history.tsx')).AccountHistory,
}));

function Account() {
  const name = useRouteParam();
  const { state: told, store } = useLoad(accountStore, name);
  const { screen } = useMessages();
  const url = useUrl();
  const tab = accountTab(url);
  const actions = useLoad(accountActionsStore, tab === 'account' ? name : null);
  const latest = actions.state.kind === 'ready' ? actions.state.value.rows : [];
  // Most accounts have never lent: theirs need no table of it.
  const hasLent = told.kind === 'ready' && Boolean(told.value.inRex);
  const rex = useLoad(accountRexStore, hasLent ? name : null).state;
  const state: LoadState<AccountView> =
    told.kind === 'ready'
      ? {
          ...told,
          value: withCurrentUse(
            rex.kind === 'ready' ? withRexWorth(told.value, rex.value.inRex) : told.value,
            latest,
            clockNow(),
          ),
        }
      : told;
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
        missing={{
          ofPage: true,
          title: screen.accountMissing,
          text: screen.accountMissingHint(name ?? ''),
        }}
        heading={name}
        onRetry={store?.retry}
      >
        {(account) => <Header account={account} />}
      </StateView>
      {state.kind === 'missing' && name !== null && (
        <Suspense>
          <AccountMissing name={name} />
        </Suspense>
      )}
      {shown && <AccountParts url={url} tab={tab} state={state} name={name} actions={actions} />}
    </>
  );
}

function Header({ account }: { account: AccountView }) {
  const creator = useLoad(creatorStore, isOfTheSystem(account) ? null : account.name).state;
  const here = useVisitor();
  const extra = (part: ExtraPart) =>
    here && (
      <Suspense fallback={null}>
        <AccountExtra part={part} account={account} />
      </Suspense>
    );
  const { backendUrl, accountServiceUrl } = chainConfig();
  const priced = backendUrl !== null || accountServiceUrl !== null;
  return (
    <AccountHeader
      account={account}
      actions={here && <FavoriteMark name={account.name} />}
      picture={extra('picture')}
      badges={extra('badges')}
      worth={priced ? extra('worth') : undefined}
      creator={creator.kind === 'ready' ? creator.value.creator : undefined}
    />
  );
}

/** These came with the chain: no account created them, and indexers have no answer. */
function isOfTheSystem({ name, privileged }: AccountView): boolean {
  return privileged || name.startsWith('eosio.');
}

interface AccountPartsProps extends AccountOverviewProps {
  url: URL | null;
  tab: AccountTab;
}

function AccountParts({ url, tab, state, name, actions }: AccountPartsProps) {
  const { account: text } = useMessages();
  return (
    <>
      <TabLinks
        label={text.tabsLabel}
        tabs={accountTabs.map((key) => ({
          key,
          label: text.tabs[key],
          href: url ? accountTabUrl(url, key).href : '',
        }))}
        current={tab}
        onSelect={(key) => url && visitHere(accountTabUrl(url, key as AccountTab))}
      />
      {tab === 'account' || name === null ? (
        <AccountOverview state={state} name={name} actions={actions} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={12} />}>
          <AccountPart tab={tab} state={state} name={name} />
        </Suspense>
      )}
    </>
  );
}

function AccountPart({
  tab,
  ...props
}: AccountPartProps & { tab: Exclude<AccountTab, 'account'> }) {
  switch (tab) {
    case 'contract':
      return <Contract name={props.name} />;
    case 'resources':
      return <AccountResources {...props} />;
    case 'votes':
      return <AccountVotes {...props} />;
    case 'permissions':
      return <AccountPermissions {...props} />;
    case 'transactions':
      return <AccountHistory name={props.name} />;
  }
}
