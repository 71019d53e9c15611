import { type ComponentType, lazy } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

type Tab = 'set' | 'register' | 'unregister';

type Forms = Readonly<Record<Tab, ComponentType<{ user: User }>>>;

/** Forms are loaded for users who can sign. FIO's proxies are addresses and need other forms. */
const forms: Forms = {
  set: lazy(async () => ({
    default: isFio()
      ? (await import('./fio-set-proxy.tsx')).FioSetProxy
      : (await import('./set-proxy.tsx')).SetProxy,
  })),
  register: lazy(async () => ({
    default: isFio()
      ? (await import('./fio-own-proxy.tsx')).FioRegisterProxy
      : (await import('./register-proxy.tsx')).RegisterProxy,
  })),
  unregister: lazy(async () => ({
    default: isFio()
      ? (await import('./fio-own-proxy.tsx')).FioUnregisterProxy
      : (await import('./unregister-proxy.tsx')).UnregisterProxy,
  })),
};

const isFio = () => chainConfig().systemContract === 'fio';

const paths: Record<Tab, string> = {
  set: '/wallet/proxy',
  register: '/wallet/proxy/register',
  unregister: '/wallet/proxy/unregister',
};

const order: readonly Tab[] = ['set', 'register', 'unregister'];

export function ProxyScreen({ locale, tab }: ScreenProps & { tab: Tab }) {
  return (
    <Screen locale={locale}>
      <ProxyPage tab={tab} />
    </Screen>
  );
}

function ProxyPage({ tab }: { tab: Tab }) {
  const text = useVoteTexts().proxy;
  const Form = forms[tab];
  return (
    <WalletPage
      title={text.title}
      logInHint={text.logInHint}
      tabs={order.map((key) => ({ path: paths[key], label: text.tabs[key] }))}
      current={paths[tab]}
    >
      {(user) => <Form user={user} />}
    </WalletPage>
  );
}

await textsReady();
