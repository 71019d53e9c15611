import { type ComponentType } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { type ScreenId, screenOf } from '#src/routes.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

type Tab = 'overview' | 'advanced' | 'link';

const AuthLimited = lazyPart(
  async () => (await import('./auth-limited.tsx')).AuthLimited,
  ({ children }) => children,
);

/** Forms are loaded for users who can sign. */
const forms: Readonly<Record<Tab, ComponentType<{ user: User }>>> = {
  overview: lazyPart(async () => (await import('./overview.tsx')).Overview),
  advanced: lazyPart(async () => (await import('./advanced.tsx')).Advanced),
  link: lazyPart(async () => (await import('./links.tsx')).Links),
};

const screenIds: Readonly<Record<Tab, ScreenId>> = {
  overview: 'permissions',
  advanced: 'permissions-advanced',
  link: 'permissions-link',
};

const order: readonly Tab[] = ['overview', 'advanced', 'link'];

/** The permissions of the user's account. */
export function PermissionsScreen({ locale, screen }: ScreenProps) {
  const tab = order.find((one) => screenIds[one] === screen) ?? 'overview';
  return (
    <Screen locale={locale}>
      <PermissionsPage tab={tab} />
    </Screen>
  );
}

function PermissionsPage({ tab }: { tab: Tab }) {
  const text = usePermissionTexts();
  const pathOf = (one: Tab) => screenOf(screenIds[one]).path;
  const Form = forms[tab];
  return (
    <WalletPage
      title={text.title}
      tabs={order.map((key) => ({ path: pathOf(key), label: text.tabs[key] }))}
      current={pathOf(tab)}
    >
      {(user) => (
        <AuthLimited user={user}>
          <Form user={user} />
        </AuthLimited>
      )}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: PermissionsScreen };

await textsReady();
