import { lazy } from 'react';
import { useProxyTexts } from '#src/i18n/areas/proxy/texts.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { OnFio } from './on-fio.tsx';

type Tab = 'set' | 'register' | 'unregister';

/** Each form comes with a user who can sign. */
const forms = {
  set: lazy(async () => ({ default: (await import('./set-proxy.tsx')).SetProxy })),
  register: lazy(async () => ({ default: (await import('./register-proxy.tsx')).RegisterProxy })),
  unregister: lazy(async () => ({
    default: (await import('./unregister-proxy.tsx')).UnregisterProxy,
  })),
};

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
  const text = useProxyTexts();
  const Form = forms[tab];
  return (
    <WalletPage
      title={text.title}
      logInHint={text.logInHint}
      tabs={order.map((key) => ({ path: paths[key], label: text.tabs[key] }))}
      current={paths[tab]}
    >
      {(user) => <OnFio>{() => <Form user={user} />}</OnFio>}
    </WalletPage>
  );
}
