import type { ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { type ScreenId, screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

type Tab = 'set' | 'register' | 'unregister';

type Forms = Readonly<Record<Tab, ComponentType<{ user: User }>>>;

/** Forms are loaded for users who can sign. FIO's proxies are addresses and need other forms. */
const forms: Forms = {
  set: lazyPart(async () =>
    isFio()
      ? (await import('./fio-set-proxy.tsx')).FioSetProxy
      : (await import('./set-proxy.tsx')).SetProxy,
  ),
  register: lazyPart(async () =>
    isFio()
      ? (await import('./fio-own-proxy.tsx')).FioRegisterProxy
      : (await import('./register-proxy.tsx')).RegisterProxy,
  ),
  unregister: lazyPart(async () =>
    isFio()
      ? (await import('./fio-own-proxy.tsx')).FioUnregisterProxy
      : (await import('./unregister-proxy.tsx')).UnregisterProxy,
  ),
};

const isFio = () => chainConfig().systemContract === 'fio';

const screenIds: Readonly<Record<Tab, ScreenId>> = {
  set: 'proxy',
  register: 'proxy-register',
  unregister: 'proxy-unregister',
};

const order: readonly Tab[] = ['set', 'register', 'unregister'];

export function ProxyScreen({ locale, screen }: ScreenProps) {
  const tab = order.find((one) => screenIds[one] === screen) ?? 'set';
  return (
    <Screen locale={locale}>
      <ProxyPage tab={tab} />
    </Screen>
  );
}

function ProxyPage({ tab }: { tab: Tab }) {
  const text = useVoteTexts().proxy;
  const pathOf = (one: Tab) => screenOf(screenIds[one]).path;
  const onServer = useOnServer();
  // The screen is drawn in advance for all chains.
  const available = order.filter(
    (one) => onServer || (screenOf(screenIds[one]).on?.(chainConfig()) ?? true),
  );
  const Form = forms[tab];
  return (
    <WalletPage
      title={text.title}
      tabs={available.map((key) => ({ path: pathOf(key), label: text.tabs[key] }))}
      current={pathOf(tab)}
    >
      {(user) => (
        <IfChainSupports fact="voting">
          <Form user={user} />
        </IfChainSupports>
      )}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: ProxyScreen };

await textsReady();
