import { type ComponentType, Suspense } from 'react';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { bridgeDirection } from '#src/chain/model/cross-chain/bridge.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { NoService } from '#src/components/cross-chain/no-service.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

type Tab = 'swap' | 'deposit' | 'withdraw';

/** Forms are loaded for users who can sign. */
const forms: Readonly<Record<Tab, ComponentType<{ user: User }>>> = {
  swap: lazyPart(async () => (await import('./exchange.tsx')).Exchange),
  deposit: lazyPart(async () => (await import('./deposit.tsx')).Deposit),
  withdraw: lazyPart(async () => (await import('./withdraw.tsx')).Withdraw),
};

const ServiceAccess = lazyPart(async () => (await import('./service-access.tsx')).ServiceAccess);

/** Tabs by the directions of older addresses. */
const tabOf = { receive: 'deposit', send: 'withdraw' } as const;

const path = screenOf('cross-chain').path;
const pathOf = (tab: Tab) => `${path}?tab=${tab}`;

/** Swaps, deposits and withdrawals by the services that the build names. */
export function CrossChainScreen({ locale, chain }: ScreenProps) {
  const tabs = tabsOf(chain);
  return (
    <Screen locale={locale}>
      {tabs.length > 0 ? <Services tabs={tabs} chain={chain} /> : <Without chain={chain} />}
    </Screen>
  );
}

function tabsOf({ swapUrl, wrapUrl }: ChainConfig): readonly Tab[] {
  return [
    ...(swapUrl === null ? [] : (['swap'] as const)),
    ...(wrapUrl === null ? [] : (['deposit', 'withdraw'] as const)),
  ];
}

function Services({ tabs, chain }: { tabs: readonly Tab[]; chain: ChainConfig }) {
  const text = useCrossChainTexts();
  const linkedTab = useQueryValue('tab');
  const direction = bridgeDirection(useQueryValue('direction'));
  const named = linkedTab ?? (direction && tabOf[direction]);
  const tab = tabs.find((one) => one === named) ?? tabs[0] ?? 'swap';
  const Form = forms[tab];
  return (
    <WalletPage
      title={text.title}
      tabs={tabs.map((one) => ({ path: pathOf(one), label: text.tabs[one] }))}
      current={pathOf(tab)}
    >
      {(user) => (
        <>
          {user.actor !== '' && chain.accountServiceUrl !== null && (
            <Suspense>
              <ServiceAccess
                key={user.actor}
                user={user}
                feature={tab === 'swap' ? 'swap' : 'bridge'}
              />
            </Suspense>
          )}
          <Form key={tab} user={user} />
        </>
      )}
    </WalletPage>
  );
}

function Without({ chain }: { chain: ChainConfig }) {
  const { title } = useCrossChainTexts();
  return (
    <>
      <h1 className="title">{title}</h1>
      <NoService
        chain={chain.displayName}
        closed={chain.features.includes('xpr-staking')}
        exchange={chain.exchangeSite ?? null}
      />
    </>
  );
}

export const screen: ScreenModule = { Screen: CrossChainScreen };

await textsReady();
