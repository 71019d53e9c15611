import { Suspense } from 'react';
import { hasPrices } from '#src/chain/config/has-prices.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { isName } from '#src/chain/core/name.ts';
import { withCurrentUse } from '#src/chain/model/account/account-view.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { clockNow } from '#src/components/ui/clock.ts';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { accountActionsStore } from '#src/stores/account/account-actions.ts';
import {
  type AccountChange,
  accountRexStore,
  bookedRex,
  separateStakesStore,
  withChanges,
} from '#src/stores/account/account-changes.ts';
import { accountStore, creatorStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { routeParam, useFromUrl, useRouteParam, useUrl, pushUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import type { ExtraPart } from './account-extra.tsx';
import { AccountOverview, type AccountOverviewProps } from './account-overview.tsx';
import {
  type AccountPartProps,
  accountTab,
  type AccountTab,
  accountTabs,
  accountTabUrl,
} from './account-tab.ts';
import { useVisitor } from '../use-visitor.ts';
import { useUser } from '../wallet/use-wallet.ts';
import { formLinks, walletForms } from './wallet-forms.ts';

export function AccountScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Account chain={chain} />
    </Screen>
  );
}

const AccountMissing = lazyPart(
  async () => (await import('../missing/account-missing.tsx')).AccountMissing,
);
const AccountMarks = lazyPart(
  async () => (await import('./account-marks.tsx')).AccountMarks,
  Nothing,
);
const AccountExtra = lazyPart(async () => (await import('./account-extra.tsx')).AccountExtra);
const Contract = lazyPart(async () => (await import('../contract/contract.tsx')).Contract);
const AccountResources = lazyPart(
  async () => (await import('./account-resources.tsx')).AccountResources,
);
const AccountVotes = lazyPart(async () => (await import('./account-votes.tsx')).AccountVotes);
const AccountPermissions = lazyPart(
  async () => (await import('./account-permissions.tsx')).AccountPermissions,
);
const AccountHistory = lazyPart(
  async () => (await import('../history/account-history.tsx')).AccountHistory,
);

function Account({ chain }: { chain: ChainConfig }) {
  const locale = useLocale();
  const name = useRouteParam();
  const account = name !== null && isName(name) ? name : null;
  const { state: loaded, store } = useLoad(accountStore, account);
  const tab = useFromUrl(accountTab);
  // Old nodes do not report the time of the measured usage. Then the latest action gives it, on
  // each tab.
  const dated = loaded.kind !== 'ready' || loaded.value.cpu.reportedAt !== undefined;
  const actions = useLoad(accountActionsStore, tab === 'account' || !dated ? account : null);
  const latest = actions.state.kind === 'ready' ? actions.state.value.rows : [];
  // The node's own figure is the worth when the account last changed its REX. Most never had any, so
  // their table is not loaded.
  const hasLent = loaded.kind === 'ready' && Boolean(loaded.value.inRex);
  const rex = useLoad(accountRexStore, hasLent ? name : null).state;
  const apart = useLoad(
    separateStakesStore,
    name !== null && chain.features.includes('separate-stakes') ? name : null,
  ).state;
  const state: LoadState<AccountView> =
    loaded.kind === 'ready'
      ? {
          ...loaded,
          value: withCurrentUse(withChanges(loaded.value, rex, apart), latest, clockNow()),
        }
      : loaded;
  const shown = state.kind === 'ready' || state.kind === 'loading';
  if (name !== null && (account === null || state.kind === 'missing'))
    return (
      <Suspense fallback={<SkeletonRows />}>
        <AccountMissing name={name} />
      </Suspense>
    );
  return (
    <>
      <StateView
        state={state}
        loading={
          <Stub>
            <AccountHeader
              account={accountStub}
              links={formLinks('', chain, locale)}
              worth={hasPrices(chain) ? '' : undefined}
              staked={chain.systemContract !== 'fio'}
            />
          </Stub>
        }
        heading={name}
        onRetry={store?.retry}
      >
        {(account) => <Header account={account} chain={chain} apart={apart} rex={rex} />}
      </StateView>
      {shown && <AccountParts tab={tab} state={state} name={name} actions={actions} />}
    </>
  );
}

interface HeaderProps {
  chain: ChainConfig;
  account: AccountView;
  apart: LoadState<AccountChange>;
  rex: LoadState<AccountChange>;
}

function Header({ account, chain, apart, rex }: HeaderProps) {
  const locale = useLocale();
  // FIO's balance includes the stake. The liquid part is in another response.
  const isFio = chain.systemContract === 'fio';
  const creator = useLoad(creatorStore, isOfTheSystem(account) ? null : account.name).state;
  const visitor = useVisitor();
  const user = useUser();
  const extra = (part: ExtraPart) =>
    visitor && (
      <Suspense fallback={null}>
        <AccountExtra part={part} account={account} />
      </Suspense>
    );
  return (
    <AccountHeader
      account={account}
      marks={
        visitor && (
          <Suspense fallback={<span className="h-8 w-16" />}>
            <AccountMarks name={account.name} />
          </Suspense>
        )
      }
      picture={extra('picture')}
      badges={extra('badges')}
      worth={hasPrices(chain) ? (extra('worth') ?? '') : undefined}
      links={formLinks(account.name, chain, locale, user?.actor === account.name)}
      forms={walletForms(chain)}
      staked={!isFio}
      divided={!isFio || account.apart !== undefined || apart.kind === 'failed'}
      bookedRex={bookedRex(rex)}
      creator={creator.kind === 'ready' ? creator.value.creator : undefined}
    />
  );
}

/** Genesis accounts have no creator, so no indexer is queried. */
function isOfTheSystem({ name, privileged }: AccountView): boolean {
  return privileged || name.startsWith('eosio.');
}

/** Follows the whole address. The tabs' contents do not, so they are not rendered with each parameter. */
function Tabs({ tab }: { tab: AccountTab }) {
  const url = useUrl();
  const text = useAccountTexts();
  return (
    <TabLinks
      label={text.tabsLabel}
      tabs={accountTabs.map((key) => ({
        key,
        label: text.tabs[key],
        href: url ? accountTabUrl(url, key).href : '',
      }))}
      current={tab}
      onSelect={(key) => url && pushUrl(accountTabUrl(url, key as AccountTab))}
    />
  );
}

function AccountParts({ tab, state, name, actions }: AccountOverviewProps & { tab: AccountTab }) {
  return (
    <>
      <Tabs tab={tab} />
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

export const screen: ScreenModule = {
  Screen: AccountScreen,
  subject: (url) => {
    const name = routeParam(url);
    return isName(name) ? { store: accountStore(name) } : null;
  },
};

await textsReady();
